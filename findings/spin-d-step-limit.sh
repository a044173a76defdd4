#!/usr/bin/env bash
# SPIN 6.5.2 takes at most 2,047 statements in a d_step. It counts an inline by what it expands to, and
# one more for each call; the error names a line of the inline.
#
# Input: valid models of one process whose only step is a d_step, with assignments, or with calls of an
# inline of ten assignments.
# Seen: 2,047 assignments are taken, and 2,048 are refused, "d_step sequence too long". Of the calls 186
# are taken, and 187 are refused, though they are 187 lines: 11 statements each. The error names the first
# statement of the inline, which is right, and not the d_step. `atomic` takes the same 187 calls.
# A good guess is wrong: an inline reads as a call, the error does not say what is counted or how much
# is allowed, and the line it names is short. A program that writes Promela and bounds the lines of a
# d_step is refused at a tenth of its bound; it must count what inlines expand to, and split the step.
#
# Needs apt-get, which downloads Debian's package spin into a temporary folder, and a C preprocessor.
set -euo pipefail
version=6.5.2
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"
apt-get -qq update
apt-get -qq -o APT::Sandbox::User=root download "spin=$version*"
dpkg -x spin_*.deb package
spin=$scratch/package/usr/bin/spin
"$spin" -V | grep -q "Version $version " || {
  echo "error: this is not SPIN $version" >&2
  exit 1
}

# A model with a line so many times in one step: model LINE TIMES KIND
model() {
  echo 'byte x'
  echo 'inline ten() {'
  for value in 0 1 2 3 4 5 6 7 8 9; do echo "  x = $value;"; done
  echo '}'
  echo 'active proctype P() {'
  echo "  $3 {"
  for ((count = 0; count < $2; count++)); do echo "    $1;"; done
  echo '  }'
  echo '}'
}
look() {
  model "$2" "$3" "$4" >model.pml
  if said=$("$spin" -a model.pml 2>&1); then said=taken; fi
  echo "$1: $(sed -E 's/^spin: //; s/ *$//' <<<"$said")"
}
seen=$(
  look '2,047 assignments' 'x = 1' 2047 d_step
  look '2,048 assignments' 'x = 1' 2048 d_step
  look '186 calls of an inline of ten' 'ten()' 186 d_step
  look '187 calls of an inline of ten' 'ten()' 187 d_step
  look '187 calls in an atomic' 'ten()' 187 atomic
)
expected='2,047 assignments: taken
2,048 assignments: model.pml:2063, Error: d_step sequence too long
186 calls of an inline of ten: taken
187 calls of an inline of ten: model.pml:3, Error: d_step sequence too long
187 calls in an atomic: taken'
echo "SPIN $version:"
echo "$seen"
diff <(echo "$expected") <(echo "$seen") >&2 || {
  echo "error: this is no longer what SPIN $version does" >&2
  exit 1
}
