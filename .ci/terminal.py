"""How the tool ends on a terminal, and what it does with keys."""

import os
import signal
import sys
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


def fail(sentence):
    print(f"error: {sentence}", file=sys.stderr)
    sys.exit(1)


def start(*arguments, until=" #1"):
    tool = pexpect.spawn(
        TOOL, list(arguments), env=SURROUNDINGS, dimensions=(24, 80), timeout=10)
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
    if b"\x1b[?1049l" not in screen or b"\x1b[?25h" not in screen:
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
tool.send("9")
tool.expect("Choose 1 to")
tool.send("u")
tool.expect("nothing to take back")
tool.send("g")
tool.expect("Go to step")
tool.send("\x1b")
tool.expect("What happens next|1-9 choose")
tool.send("q")
status, by, _ = end(tool)
if status != 0:
    fail(f"after odd keys q ended with {status}, signal {by}")
print("keys: used, or ignored")
