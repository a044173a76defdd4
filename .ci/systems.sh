#!/usr/bin/env bash
# The finished tool on every system: what ships holds, passes its suites, and few changes of its flows go
# unnoticed; a lesson breaks; two processes draw the same bytes. Prints the scores.
#
#   .ci/systems.sh TOOL
set -euo pipefail
. "$(dirname "$(readlink -f "$0")")/common.sh"
journey=$(readlink -f "${1:?say where the tool is}")
cd "$(dirname "$0")/.."
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# The systems, one a line: with `true` the lessons, with `false` what ships.
systems() {
  "$journey" list --json | tr '{' '\n' | grep "\"lesson\": $1" | sed -E 's/.*"name": "([^"]+)".*/\1/'
}

# Runs the tool and prints what it says; fails unless it ends with the status: ends STATUS ARGUMENT...
ends() {
  local status=0 said
  said=$("$journey" "${@:2}" 2>&1) || status=$?
  [ "$status" = "$1" ] || fail "\`journey ${*:2}\` ended with $status, not with $1: $said"
  echo "$said"
}

# Draws each flow of a system in each format. It may have more arrows than Mermaid draws.
draw() {
  local flow flows
  flows=$({ "$journey" export "$1" --format json 2>&1 >/dev/null || true; } |
    sed -n 's/.*say which with --component: \(.*\)\./\1/p' | sed 's/ and /, /; s/, /\n/g')
  for flow in ${flows:-all}; do
    set -- "$1"
    [ "$flow" = all ] || set -- "$1" --component "$flow"
    ends 0 export "$@" --format dot
    ends 0 export "$@" --format json
    # Of one that has too many arrows even so, the tool says that.
    "$journey" export "$@" 2>&1 || "$journey" export "$@" --scope states 2>&1 ||
      ends 2 export "$@" --scope states
  done
}

twice() {
  draw "$1" >"$scratch/$1.drawn"
  draw "$1" | cmp - "$scratch/$1.drawn" || fail "two exports of $1 differ"
}

# Prints how many changes of a system go unnoticed: score NAME LEAST [--properties].
score() {
  local said
  said=$(ends 0 mutate "$1" --min "$2" "${@:3}")
  awk -v name="$*" '$1 == "all" { print name ": " $5 " of " $2 - $3 " mutants survive, " $6 }' <<<"$said"
}

ships() {
  ends 0 check "$1" --suites >"$scratch/$1"
  score "$1" 70
  # Those whose properties can be tried on every change in the time of a check.
  if [[ " popups guest-form im-login healthkit tracking local-network notifications-quiet " == *" $1 "* ]]; then
    score "$1" 80 --properties
  fi
  twice "$1"
}

lesson() {
  ends 1 check "$1" >/dev/null
  twice "$1"
  echo "$1: breaks, as a lesson should"
}

# As many at once as there are processors: each FUNCTION, which gets one of the names in the input.
each() {
  xargs -P "$(getconf _NPROCESSORS_ONLN)" -I NAME bash -euo pipefail -c "$1 NAME"
}
export journey scratch
export -f draw ends fail lesson score ships twice
systems false | each ships
systems true | each lesson

# The README's numbers.
said=$(sed -nE 's/^camera-access: ([0-9]+)([0-9]{3}) states, .* ([0-9]+) properties.*/have \1,\2 states, and \3 properties hold/p' \
  "$scratch/camera-access")
grep -qF "${said:?nothing is said of camera-access}" README.md ||
  fail "the README does not say of camera-access: $said"
