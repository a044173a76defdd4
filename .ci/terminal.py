#!/usr/bin/env python3
"""The finished tool on a terminal and in pipes: how it ends, what it does with keys, windows and closed streams.

The terminal is one of Python's. What is drawn, and what keys do, has tests in Swift.

    .ci/terminal.py TOOL"""

import fcntl
import os
import pty
import re
import select
import signal
import stat
import struct
import subprocess
import sys
import tempfile
import termios
import time

TOOL = os.path.realpath(sys.argv[1])
scratch = tempfile.TemporaryDirectory()
os.chdir(scratch.name)
SURROUNDINGS = {"TERM": "screen", "LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"], "NO_COLOR": "1",
                "JOURNEY_TEST": "1", "PS1": "P> "}
SHELL = ["/bin/bash", "--norc", "--noprofile"]
# What gives the screen, the cursor and pastes back.
BACK = [b"\x1b[?1049l", b"\x1b[?25h", b"\x1b[?2004l"]
# A job that a shell runs in the background has these ignored, and so would the tool.
signal.signal(signal.SIGINT, signal.default_int_handler)
signal.signal(signal.SIGQUIT, signal.SIG_DFL)


def check(holds, sentence):
    if not holds:
        sys.exit(f"error: {sentence}")


class Terminal:
    """A program on a terminal."""

    def __init__(self, *command, until=" #1", state=None, typed=b""):
        # What was kept by one run is not offered to the next, unless that is tried.
        self.state = state or tempfile.mkdtemp(dir=scratch.name)
        self.pid, self.file = pty.fork()
        if self.pid == 0:
            time.sleep(0.3 if typed else 0.05)
            os.execve(command[0], command, {**SURROUNDINGS, "XDG_STATE_HOME": self.state})
        self.resize(80, 24)
        self.screen = b""
        self.type(typed, until)

    def resize(self, columns, rows):
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def type(self, keys, said=""):
        keys = keys if isinstance(keys, bytes) else keys.encode()
        while keys:
            # Both ways at once: the tool may draw while it is typed at.
            self.read()
            keys = keys[os.write(self.file, keys[:1024]):]
        return self.see(said)

    def read(self, seconds=0.0):
        """What came meanwhile; False at the end."""
        while select.select([self.file], [], [], seconds)[0]:
            try:
                self.screen += os.read(self.file, 65536)
            except OSError:
                return False
            seconds = 0
        return True

    def settle(self):
        """Waits until it draws no more, and forgets what was drawn."""
        count = -1
        while count != (count := len(self.screen)):
            self.read(0.5)
        self.screen = b""

    def see(self, text):
        """Waits until a text came, and goes on behind it; hands out what came before its end."""
        deadline, goes_on = time.time() + 15, True
        while not (found := re.search(text.encode(), self.screen)):
            check(goes_on and time.time() < deadline, f'"{text}" did not appear: {self.screen[-2000:]}')
            goes_on = self.read(0.1)
        seen, self.screen = self.screen[:found.end()], self.screen[found.end():]
        return seen

    def end(self, is_closed=False):
        """How it ended, as `subprocess` says it, and what it still wrote; the window may be closed before."""
        deadline = time.time() + 10
        while not is_closed and self.read(0.1):
            check(time.time() < deadline, f"it did not end: {self.screen[-2000:]}")
        os.close(self.file)
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1]), self.screen


def run(*arguments, close="", **more):
    """The tool without a terminal: with what `input` says, and with a stream closed as in a shell."""
    command = ["/bin/bash", "-c", f'"$0" "$@" {close}', TOOL, *arguments]
    return subprocess.run(command, capture_output=True, timeout=60,
                          **{"input": b"", "env": SURROUNDINGS, **more})


# Streams.
ended = run("walk", input=b"\xef\xbb\xbflaunch\r\nzebra\nactive")
check(ended.returncode == 1 and b"\nStep 2." in ended.stdout and b"\x1b" not in ended.stdout
      and b"Line 2 of the input was refused" in ended.stderr, f"a script with a refused line: {ended}")
ended = run()
check(ended.returncode == 2 and not ended.stdout and b"walks in lines" in ended.stderr,
      f"no command in a pipe: {ended}")
ended = run("list", "--json", close="| head -c 1")
check(ended.stdout == b"{" and not ended.stderr, f"a reader that leaves: {ended}")
if os.path.exists("/dev/full") and stat.S_ISCHR(os.stat("/dev/full").st_mode):
    ended = run("list", "--json", close="> /dev/full")
    check(ended.returncode == 74 and ended.stderr, f"a full disk: {ended}")
for command in ["list", "walk", "check camera-no-wait", "suite camera --kind transitions"]:
    for close in [">&-", "2>&-", "<&-"]:
        ended = run(*command.split(), close=close)
        check(0 <= ended.returncode < 128, f"{command} {close}: {ended}")

# Places that are no files.
os.mkfifo("pipe")
for place in ["pipe", "/dev/null", "/dev/zero", "."]:
    for command in ["walk --lines --save", "check camera-no-wait --junit",
                    "export camera --component camera -o"]:
        ended = run(*command.split(), place, "-f")
        check(ended.returncode == 2 and b"Cannot write" in ended.stderr and not ended.stdout,
              f"{command} {place}: {ended}")
ended = run("walk", input=b"save! pipe\n")
check(b"Cannot write pipe: it is a pipe; name a file" in ended.stdout, f"saving to a pipe: {ended}")
tool = Terminal(TOOL, "walk", "--lines", "--save", "/dev/tty", until="it is a terminal or another device")
check(tool.end()[0] == 2, "saving to a terminal")

# However a walk ends on a terminal, the screen is given back, and what was not saved is kept and offered.
for keys, status in [("q", 0), ("\x04", 0), ("\x03", -signal.SIGINT), (None, -signal.SIGTERM),
                     (None, -signal.SIGHUP), ("\x1c", -signal.SIGQUIT)]:
    tool = Terminal(TOOL, "walk", "camera")
    tool.type("1", "step 1")
    tool.type(keys) if keys else os.kill(tool.pid, -status)
    ended, screen = tool.end()
    check(ended == status and all(mode in screen for mode in BACK), f"{keys!r} ended with {ended}, {screen}")
    if keys == "\x1c":
        # It ends the tool at once.
        continue
    check(b"Kept what was not saved, 1 step" in screen, f"{keys!r} kept nothing: {screen}")
    tool = Terminal(TOOL, "walk", "camera", until="A walk of 1 step was not saved", state=tool.state)
    check(tool.end(is_closed=True)[0] == -signal.SIGHUP, "closing the window did not end the tool by SIGHUP")
tool = Terminal(TOOL, "check", "camera", until="searched [0-9]+ states")
tool.type("\x03", "Interrupted: searched")
check(tool.end()[0] == -signal.SIGINT, "an interrupted search")

# --save holds for signals; half a line is no choice, and what `nohup` ignores stays ignored.
tool = Terminal(TOOL, "walk", "camera", "--save", "screen.journey")
tool.type("1", "step 1")
os.kill(tool.pid, signal.SIGTERM)
check(tool.end()[0] == -signal.SIGTERM and os.path.exists("screen.journey"), "--save on the screen")
lines = subprocess.Popen(
    [TOOL, "walk", "camera", "--lines", "--save", "lines.journey"], env=SURROUNDINGS, bufsize=1, text=True,
    stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
    preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN))
for text, number, said in [("1\n", signal.SIGHUP, "Step 1."), ("1\n1", signal.SIGTERM, "Step 2.")]:
    lines.stdin.write(text)
    lines.stdin.flush()
    check(any(said in line for line in lines.stdout), f"a walk in a pipe did not say {said}")
    lines.send_signal(number)
check("ended at step 2" in lines.stdout.read() and lines.wait(10) == -signal.SIGTERM
      and os.path.exists("lines.journey"), "--save in a pipe")

# A shell keeps its terminal's settings, and a list of commands stops at Ctrl-C.
shell = Terminal(*SHELL, until="P> ")
for key in ["q", "\x04", "\x03"]:
    shell.type(f"A=$(stty -g); {TOOL}; echo ne''xt\r", " #1")
    check((b"next" in shell.type(key, "P> ")) == (key != "\x03"), "a list of commands stops at Ctrl-C alone")
    shell.type('[ "$A" = "$(stty -g)" ] && echo sa""me\r', "same")
    shell.see("P> ")
shell.end(is_closed=True)

# A tool that was stopped goes on, or ends by the first signal; its steps are kept, the screen is given back.
for stops, ends in [("\x1a", "fg"), ("\x1a", "kill %1"), ("\x1a", "kill -HUP %1"), (None, "kill %1")]:
    shell = Terminal(*SHELL, until="P> ")
    shell.type(f"{TOOL} walk camera\r", " #1")
    shell.type("1", "step 1")
    if stops:
        shell.type(stops)
    else:
        # From elsewhere: it could not give the screen back before.
        os.kill(int(subprocess.check_output(["pgrep", "-P", str(shell.pid)])), signal.SIGSTOP)
    shell.see("P> ")
    shell.type(f"P=$(jobs -p); {ends}; while kill -0 $P; do sleep 0.1; done; echo go''ne\r")
    if ends == "fg":
        shell.see("step 1")
        shell.type("q")
    check(BACK[0] in shell.see("gone\r") or stops, "a tool that was stopped from elsewhere keeps the screen")
    check(os.path.exists(f"{shell.state}/journey/camera.journey"), f"a stopped tool keeps no steps: {ends}")
    shell.end(is_closed=True)

# Windows are drawn anew, however fast they change; every line fits.
tool = Terminal(TOOL, "walk", "camera", "--steps", "launch,active,scan,page-in,status-not-determined,prompt")
for number in range(50):
    tool.resize(40 + number, 10 + number % 20)
for columns, rows, text in [(40, 12, "tap Allow"), (20, 5, "window too small"), (132, 50, "Not now")]:
    tool.settle()
    tool.resize(columns, rows)
    lines = re.split(rb"\x1b\[\d+;1H", tool.see(text))
    width = max(len(re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", line.decode())) for line in lines)
    check(width <= columns, f"a window of {columns} columns has a line of {width}")
tool.type("q")
tool.end()

# Keys typed before the start are used, in order; an arrow may come in two pieces; a paste is no keys.
tool = Terminal(TOOL, typed=b"12", until="step 2")
tool.type("q")
tool.end()
tool = Terminal(TOOL)
tool.type("?", "Keys")
tool.type("\x1b", "What happens next")
tool.type("\x1b")
time.sleep(0.02)
tool.type("[B", " > 2 ")
for junk in [b"\x1b[15~", b"\x1b[<0;10;10M", b"\xc3\xa9", b"\xff", b"x" * 10_000, b"\x1b]11;rgb:12", b"12\x1b\\"]:
    tool.type(junk)
    time.sleep(0.1)
for begin, finish in [("\x1b[200~", "\x1b[201~"), ("", "")]:
    tool.type(f"{begin}journey:camera launch active scan{finish}", "Opened the pasted journey: 3 steps")
    tool.type(f"{begin}quick check, can you{finish}", "The pasted text was ignored")
    tool.type(f"{begin}{'quick check ' * 100_000}{finish}", "too long, or has no end")
tool.type("q")
check(tool.end()[0] == 0, "q after odd keys")
print("streams, places, ends, shells, windows, keys: kept")
