#!/usr/bin/env bash
# The exports for SPIN say the same as our own search: as many states, and as many moves.
set -euo pipefail
. "$(dirname "$(readlink -f "$0")")/exports.sh"
for program in spin gcc; do
  command -v "$program" >/dev/null || {
    echo "skipped: exports for SPIN, because there is no $program"
    exit 0
  }
done

# Lets SPIN count, and compares with our own count. SPIN counts the first state as a move too.
compare() {
  local level=1 file=$scratch/model.pml states moves stored transitions
  # Its program is long: without optimisation it is compiled sooner than it runs.
  if [ "$1" = camera ]; then level=0; fi
  count_states "$@" --format promela
  write_export "$file" "$@" --format promela
  (
    cd "$scratch"
    spin -a model.pml && gcc "-O$level" -w -DSAFETY -DNOREDUCE -o pan pan.c && ./pan -m3000000
  ) >"$scratch/out" 2>&1 || { cat "$scratch/out" >&2 && fail "SPIN did not run on $*"; }
  grep -q 'errors: 0' "$scratch/out" || { cat "$scratch/out" >&2 && fail "SPIN found errors in $*"; }
  stored=$(awk '/states, stored/ { print $1 }' "$scratch/out")
  transitions=$(awk '/transitions \(=/ { print $1 }' "$scratch/out")
  [ "$stored" = "$states" ] ||
    fail "SPIN stores $stored states of $*, we find $states"
  [ "$transitions" = "$((moves + 1))" ] ||
    fail "SPIN takes $transitions transitions in $*, we find $moves moves"
  echo "$*: $states states, $moves moves, as SPIN counts"
}

each_export compare
