#!/usr/bin/env bash
# The exports for SPIN say the same as our own search: as many states, and as many moves.
set -euo pipefail
here=$(dirname "$(readlink -f "$0")")
. "$here/common.sh"
cd "$here/.."
journey=$(readlink -f "${1:?say where the tool is}")
for program in spin gcc; do
  command -v "$program" >/dev/null || {
    echo "skipped: exports for SPIN, because there is no $program"
    exit 0
  }
done
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# Exports, lets SPIN count, and compares with our own count. SPIN counts the first state as a move
# too; with several starts it has one state more, from which each of them is a move.
compare() {
  local level=$1 ours file states moves extra=0 stored transitions
  shift
  ours=$("$journey" export "$@" --format promela --count 2>/dev/null) || fail "no count of $*"
  read -r states _ moves _ <<<"$ours"
  file=$scratch/model.pml
  "$journey" export "$@" --format promela -o "$file" -f 2>/dev/null || fail "no export of $*"
  extra=$(sed -n 's/.* one more, in which one of \([0-9]*\) starts.*/\1/p' "$file")
  # Something that spoils the export, so that this check can be seen to fail.
  if [ -n "${SPOIL:-}" ]; then sed -i "$SPOIL" "$file"; fi
  (
    cd "$scratch"
    spin -a model.pml && gcc "-O$level" -w -DSAFETY -DNOREDUCE -o pan pan.c && ./pan -m3000000
  ) >"$scratch/out" 2>&1 || { cat "$scratch/out" >&2 && fail "SPIN did not run on $*"; }
  grep -q 'errors: 0' "$scratch/out" || { cat "$scratch/out" >&2 && fail "SPIN found errors in $*"; }
  stored=$(awk '/states, stored/ { print $1 }' "$scratch/out")
  transitions=$(awk '/transitions \(=/ { print $1 }' "$scratch/out")
  [ "$stored" = "$((states + (${extra:-0} > 0)))" ] ||
    fail "SPIN stores $stored states of $*, we find $states"
  [ "$transitions" = "$((moves + ${extra:-0} + 1))" ] ||
    fail "SPIN takes $transitions transitions in $*, we find $moves moves"
  echo "$*: $states states, $moves moves, as SPIN counts"
}

# Structure: a permission, parts that tell each other, parts that call, a part too long for one step.
compare 1 microphone --scope parts
compare 1 widget --scope parts --part session,token
compare 1 widget --scope parts --part session,route,timeline --most-held 1
compare 1 im-login --scope parts --most-held 1
compare 1 guest --scope parts --part identity
compare 1 guest --scope parts --part form
compare 1 guest --scope parts --part gate --most-held 1
compare 0 camera --scope parts --most-held 1
# Explored graphs: one start, several starts.
compare 1 microphone
compare 1 widget
