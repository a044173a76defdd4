#!/usr/bin/env bash
# The finished tool on a terminal and in pipes: how it ends, what it does with keys, windows and
# closed streams. What is missing to try it is named, and its cases are skipped.
set -euo pipefail
here=$(dirname "$(readlink -f "$0")")
. "$here/common.sh"
journey=$(readlink -f "${1:?say where the tool is}")
scratch=$(mktemp -d)
server=journey-$$
trap 'tmux -L "$server" kill-server 2>/dev/null || true; rm -rf "$scratch"' EXIT
cd "$scratch"
steps=launch,active,scan,page-in,status-not-determined,prompt

# --- Streams

# Fails unless a status is the expected one.
ended() { [ "$2" = "$1" ] || fail "$3 ended with $2, not with $1"; }
# Fails if a file holds an escape code.
plain() { ! grep -q $'\e' "$1" || fail "$2 wrote escape codes"; }

echo q | "$journey" walk >out && ended 0 $? "walk in a pipe"
plain out "walk in a pipe"
TERM=screen "$journey" walk >out </dev/null
plain out "walk into a file"
printf 'launch\r\nactive' | "$journey" walk >out
grep -q '^Step 2\.' out || fail "the last line without an end, or CR LF, did not count"
status=0
# The reader leaves after one line; the tool is ended by the broken pipe, silently.
{ "$journey" list --json; "$journey" check camera-no-wait; } 2>err | head -1 >/dev/null || true
[ ! -s err ] || fail "a reader that leaves made the tool complain"
if [ -e /dev/full ]; then
  "$journey" export camera --component camera --format dot >/dev/full 2>err || status=$?
  ended 74 $status "export to a full disk"
  [ -s err ] || fail "export to a full disk said nothing"
fi
for command in "list" "walk" "check camera-no-wait" "suite camera --kind transitions" "export camera --component camera --format dot"; do
  for close in '>&-' '2>&-' '<&-'; do
    status=0
    bash -c "\"$journey\" $command >out 2>err </dev/null $close" || status=$?
    [ $status -lt 128 ] || fail "\`journey $command $close\` ended with $status"
  done
done
status=0
"$journey" 2>err </dev/null | cat >out || status=${PIPESTATUS[0]}
ended 2 "$status" "no command in a pipe"
[ ! -s out ] && grep -q "walks in lines" err || fail "no command in a pipe gave no short help"
status=0
printf '\xEF\xBB\xBFlaunch\nzebra\nactive\n' | "$journey" walk >out 2>err || status=$?
ended 1 "$status" "a script with a refused line"
grep -q '^Step 2\.' out && grep -q 'Line 2 of the input was refused' err ||
  fail "a script with a refused line did not go on, or was not told of it"
echo "streams: kept"

# --- Places to write to, and letters

mkfifo pipe
for place in pipe /dev/null /dev/zero .; do
  for command in "walk --lines --save" "check camera-no-wait --junit" "export camera --component camera -o"; do
    status=0
    # Unquoted: a command is several words.
    timeout 20 "$journey" $command "$place" -f </dev/null >out 2>err || status=$?
    ended 2 $status "$command $place"
    grep -q "Cannot write" err || fail "$command $place did not say that it cannot be written"
    [ ! -s out ] || fail "$command $place did the work first"
  done
done
status=0
echo 'save! pipe' | timeout 20 "$journey" walk >out 2>err || status=$?
ended 1 $status "saving to a pipe in a walk"
grep -q "Cannot write pipe: it is a pipe; name a file" out || fail "a walk was saved to a pipe"
for command in "list" "list permissions" "help play" "--version" "suite camera --kind transitions" \
  "walk camera --steps launch --no-input" "mutate im-login --list" "zebr\303\244"; do
  LC_ALL=C "$journey" $(printf -- "$command") >out 2>&1 || true
  [ -s out ] || fail "$command wrote nothing"
  ! LC_ALL=C grep -q '[^ -~]' out || fail "$command wrote more than ASCII in the locale C"
done
echo "places and letters: kept"

# --- Windows

# Waits until the screen shows a text.
see() {
  for _ in $(seq 200); do
    tmux -L "$server" capture-pane -p 2>/dev/null | grep -qF -- "$1" && return
    sleep 0.05
  done
  tmux -L "$server" capture-pane -p >&2
  fail "\"$1\" did not appear"
}
# Fails unless every line of the settled screen fits, and the choices are there.
window() {
  tmux -L "$server" resize-window -x "$1" -y "$2"
  for _ in $(seq 100); do
    tmux -L "$server" capture-pane -p >screen
    [ "$(sed -n 1p screen | sed 's/ *$//' | wc -m)" -ge $(($1 - 1)) ] &&
      grep -qF "$3" screen && return
    sleep 0.05
  done
  cat screen >&2
  fail "the window of $1 x $2 was not drawn anew"
}

if command -v tmux >/dev/null; then
  tmux -L "$server" -f /dev/null new-session -d -x 80 -y 24 \
    "env -i TERM=screen PATH=$PATH LC_ALL=C.UTF-8 COLUMNS=200 LINES=99 JOURNEY_TEST=1 PS1='P> ' bash --norc --noprofile"
  see 'P>'
  tmux -L "$server" send-keys "$journey walk camera --steps $steps" Enter
  see 'Would Like to'
  window 40 12 'tap Allow'
  window 132 50 'tap Allow'
  see 'Not now'
  tmux -L "$server" resize-window -x 20 -y 5
  see 'window too small'
  for number in $(seq 50); do
    tmux -L "$server" resize-window -x $((40 + number)) -y $((10 + number % 20))
  done
  window 80 24 'tap Allow'
  tmux -L "$server" send-keys C-z
  see 'P>'
  tmux -L "$server" send-keys "echo he''re" Enter
  see 'here'
  tmux -L "$server" send-keys 'fg' Enter
  see 'What happens next?'
  tmux -L "$server" send-keys u
  see 'step 5'
  tmux -L "$server" send-keys q
  see 'P>'
  tmux -L "$server" send-keys "echo R''C=\$?" Enter
  see 'RC=0'
  echo "windows: drawn"
else
  echo "skipped: windows because there is no tmux"
fi

# --- Ends and keys

if python3 -c 'import pexpect' 2>/dev/null; then
  python3 "$here/terminal.py" "$journey"
else
  echo "skipped: ends and keys because there is no python3 with pexpect"
fi
