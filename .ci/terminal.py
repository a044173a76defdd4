"""How the tool ends on a terminal, and what it does with keys."""

import os
import signal
import subprocess
import sys
import tempfile
import time

import pexpect

TOOL = sys.argv[1]
SURROUNDINGS = {
    "TERM": "screen",
    "LC_ALL": "C.UTF-8",
    "PATH": os.environ["PATH"],
    "JOURNEY_TEST": "1",
    "NO_COLOR": "1",
}


SCRATCH = tempfile.TemporaryDirectory()

# A job that a shell runs in the background has these ignored, and so would the tool.
signal.signal(signal.SIGINT, signal.default_int_handler)
signal.signal(signal.SIGQUIT, signal.SIG_DFL)


def fail(sentence):
    print(f"error: {sentence}", file=sys.stderr)
    sys.exit(1)


def start(*arguments, until=" #1", state=None):
    # What was kept by one run is not offered to the next, unless that is tried.
    home = {"XDG_STATE_HOME": state or tempfile.mkdtemp(dir=SCRATCH.name)}
    tool = pexpect.spawn(
        TOOL, list(arguments), env={**SURROUNDINGS, **home}, dimensions=(24, 80), timeout=10)
    tool.delaybeforesend = None
    if until:
        tool.expect(until)
    return tool


def end(tool):
    tool.expect(pexpect.EOF, timeout=5)
    screen = tool.before
    tool.close()
    return tool.exitstatus, tool.signalstatus, screen


def ends(name, act, status=None, by=None):
    tool = start()
    act(tool)
    got_status, got_signal, screen = end(tool)
    if (got_status, got_signal) != (status, by):
        fail(f"{name} ended with {got_status}, signal {got_signal}, not {status}, signal {by}")
    if any(mode not in screen for mode in [b"\x1b[?1049l", b"\x1b[?25h", b"\x1b[?2004l"]):
        fail(f"{name} did not give the screen back")


ends("q", lambda tool: tool.send("q"), 0)
ends("Ctrl-D", lambda tool: tool.send("\x04"), 0)
ends("Ctrl-C", lambda tool: tool.send("\x03"), by=signal.SIGINT)
ends("Ctrl-\\", lambda tool: tool.send("\x1c"), by=signal.SIGQUIT)
ends("SIGTERM", lambda tool: tool.kill(signal.SIGTERM), by=signal.SIGTERM)
ends("SIGHUP", lambda tool: tool.kill(signal.SIGHUP), by=signal.SIGHUP)

# A shell keeps its terminal settings, and a list of commands stops at Ctrl-C.
shell = pexpect.spawn(
    "/bin/bash", ["--norc", "--noprofile"], env={**SURROUNDINGS, "PS1": "P> "},
    dimensions=(24, 80), timeout=10)
shell.expect("P> ")
for key in ["q", "\x04", "\x03"]:
    shell.sendline(f"A=$(stty -g); {TOOL}; echo ne''xt")
    shell.expect(" #1")
    shell.send(key)
    if key == "\x03":
        shell.expect("P> ")
        if b"next" in shell.before:
            fail("a list of commands went on after Ctrl-C")
    else:
        shell.expect("next")
        shell.expect("P> ")
    shell.sendline('[ "$A" = "$(stty -g)" ] && echo sa""me')
    shell.expect("same")
    shell.expect("P> ")
shell.close(force=True)

# The window is closed.
tool = start()
tool.close(force=False)
if tool.isalive() or tool.signalstatus != signal.SIGHUP:
    fail("closing the window did not end the tool by SIGHUP")

# Steps that were not saved are kept, however the walk ends, and offered the next time.
for name, act in [
    ("q", lambda tool: tool.send("q")),
    ("Ctrl-D", lambda tool: tool.send("\x04")),
    ("Ctrl-C", lambda tool: tool.send("\x03")),
    ("SIGTERM", lambda tool: tool.kill(signal.SIGTERM)),
    ("SIGHUP", lambda tool: tool.kill(signal.SIGHUP)),
    ("closing the window", lambda tool: tool.close(force=False)),
]:
    state = tempfile.mkdtemp(dir=SCRATCH.name)
    tool = start("walk", "camera", state=state)
    tool.send("1")
    tool.expect("step 1")
    act(tool)
    if not tool.closed:
        _, _, screen = end(tool)
        if b"Kept what was not saved, 1 step" not in screen:
            fail(f"after {name} it is not said that the steps were kept")
    if not os.path.exists(f"{state}/journey/camera.journey"):
        fail(f"after {name} the steps were not kept")
    tool = start("walk", "camera", until="A walk of 1 step was not saved", state=state)
    tool.send("y")
    tool.expect("step 1")
    tool.send("q")
    end(tool)

# --save holds for signals, on the screen and in lines.
for more in [["--screen"], ["--lines"]]:
    place = tempfile.mktemp(dir=SCRATCH.name)
    tool = start("walk", "camera", "--save", place, *more, until="Choose 1|#1")
    tool.send("1\r" if more == ["--lines"] else "1")
    tool.expect("[Ss]tep 1")
    tool.kill(signal.SIGTERM)
    _, by, _ = end(tool)
    if by != signal.SIGTERM or not os.path.exists(place):
        fail(f"SIGTERM with --save and {more[0]}: ended by {by}, saved: {os.path.exists(place)}")

# A tool that was stopped obeys the first signal, gives the screen back and keeps its steps.
for stop, kill in [("\x1a", "kill %1"), ("\x1a", "kill -HUP %1"), (None, "kill %1")]:
    state = tempfile.mkdtemp(dir=SCRATCH.name)
    shell = pexpect.spawn(
        "/bin/bash", ["--norc", "--noprofile"],
        env={**SURROUNDINGS, "PS1": "P> ", "XDG_STATE_HOME": state}, dimensions=(24, 80), timeout=10)
    shell.expect("P> ")
    shell.sendline(f"{TOOL} walk camera")
    shell.expect(" #1")
    shell.send("1")
    shell.expect("step 1")
    if stop:
        shell.send(stop)
    else:
        # Stopped from elsewhere, it could not give the screen back before.
        os.kill(int(subprocess.check_output(["pgrep", "-P", str(shell.pid)])), signal.SIGSTOP)
    shell.expect("P> ")
    shell.sendline(
        f"P=$(jobs -p); {kill}; for i in $(seq 100); do kill -0 $P 2>/dev/null || break; sleep 0.05;"
        " done; kill -0 $P 2>/dev/null && echo ali''ve; echo en''ded")
    shell.expect("ended")
    if b"alive" in shell.before:
        fail(f"a stopped tool did not obey `{kill}`")
    if not stop and b"\x1b[?2004l" not in shell.before:
        fail("a tool that was stopped from elsewhere and ended did not give the screen back")
    if not os.path.exists(f"{state}/journey/camera.journey"):
        fail(f"a stopped tool did not keep its steps after `{kill}`")
    shell.close(force=True)

# What is ignored, as `nohup` has it, stays ignored; half a line is no choice when a signal comes.
place = tempfile.mktemp(dir=SCRATCH.name)
script = subprocess.Popen(
    [TOOL, "walk", "camera", "--lines", "--save", place], env=SURROUNDINGS,
    stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, bufsize=1,
    preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN))


def told(text):
    for line in script.stdout:
        if text in line:
            return
    fail(f"a walk in a pipe did not say {text}")


script.stdin.write("1\n")
script.stdin.flush()
told("Step 1.")
script.send_signal(signal.SIGHUP)
script.stdin.write("1\n1")
script.stdin.flush()
told("Step 2.")
script.terminate()
told("ended at step 2")
if script.wait(10) != -signal.SIGTERM or not os.path.exists(place):
    fail(f"SIGTERM in a pipe ended with {script.returncode}, saved: {os.path.exists(place)}")
print("unsaved walks: kept")

# A search is interrupted.
tool = start("check", "camera", until="searched [0-9]+ states")
tool.send("\x03")
_, by, screen = end(tool)
if by != signal.SIGINT or b"Interrupted: searched" not in screen:
    fail("an interrupted check did not say what was searched")
# Nothing is asked with --no-input, and nothing is saved to a terminal; a person may mistype.
for arguments, until, keys, status in [
    (["walk", "--no-input", "--lines"], "with --no-input say it", "", 2),
    (["walk", "--lines", "--save", "/dev/tty"], "it is a terminal or another device", "", 2),
    (["play", "-", "--no-input"], "nothing is read from a terminal", "", 2),
    (["walk", "--lines"], "Choose 1", "zebra\rq\r", 0),
]:
    tool = start(*arguments, until=until)
    tool.send(keys)
    got_status, _, _ = end(tool)
    if got_status != status:
        fail(f"{' '.join(arguments)} ended with {got_status}, not {status}")
print("ends: clean")

# Keys typed before the start are used, in order.
tool = pexpect.spawn(
    "/bin/bash", ["--norc", "--noprofile", "-c", f"sleep 0.5; exec {TOOL}"],
    env=SURROUNDINGS, dimensions=(24, 80), timeout=10)
tool.send("12")
tool.expect("step 2")
tool.send("q")
end(tool)

tool = start()
tool.send("?")
tool.expect("Keys")
tool.send("\x1b")
tool.expect("What happens next")
# An arrow that comes in two pieces.
tool.send("\x1b")
time.sleep(0.02)
tool.send("[B")
tool.expect(" > 2 person")
# Unknown sequences, a mouse, half a character, a paste.
for junk in [b"\x1b[15~", b"\x1b[<0;10;10M", b"\xc3\xa9", b"\xff", b"x" * 10_000]:
    tool.send(junk)
    time.sleep(0.1)
# A paste is no keys: a journey is opened, anything else does nothing; so of an answer of the terminal.
for begin, finish in [("\x1b[200~", "\x1b[201~"), ("", "")]:
    tool.send(f"{begin}journey:camera launch active scan{finish}")
    tool.expect("Opened the pasted journey: 3 steps")
    for text in ["quick check, can you", "q1", "12", "s\r"]:
        tool.send(f"{begin}{text}{finish}")
        tool.expect("The pasted text was ignored")
    # Neither megabytes, nor what is pasted where a file is named.
    tool.send("s")
    tool.expect("Save as: camera")
    tool.send(f"{begin}some.journey\rq{finish}")
    tool.expect("Save as: some.journey_")
    tool.send("\x1b")
    tool.expect("1-9 take")
    tool.send(f"{begin}{'quick check ' * 400_000}{finish}")
    tool.expect("too long, or has no end")
    # An arrow that repeats itself, and Enter, are keys.
    tool.send("g")
    tool.expect("Go to step")
    tool.send("0")
    tool.expect("step: 0_")
    tool.send("\r")
    tool.expect("step 0")
    tool.send("\x1b[B\x1b[B\x1b[A\x1b[A\r")
    tool.expect("step 1")
    tool.send("u")
    tool.expect("step 0")
for piece in ["\x1b]11;rgb:12", "12/1212/12", "12\x1b", "\\"]:
    tool.send(piece)
    time.sleep(0.1)
tool.send("9")
tool.expect("Choose 1 to")
tool.send("u")
tool.expect("nothing to take back")
tool.send("g")
tool.expect("Go to step")
tool.send("\x1b")
tool.expect("What happens next|1-9 take")
tool.send("q")
status, by, _ = end(tool)
if status != 0:
    fail(f"after odd keys q ended with {status}, signal {by}")
print("keys: used, or ignored")
