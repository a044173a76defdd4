#!/usr/bin/env bash
# The top level holds what it should and nothing else, and the package needs no other package.
set -euo pipefail
cd "${1:-$(dirname "$0")/..}"
. "$(dirname "$(readlink -f "$0")")/common.sh"

expected=$'Flows\nPackage.swift\nREADME.md\nSources\nTests'
actual=$(ls -1 | grep -v '^findings$' | LC_ALL=C sort)
[ "$actual" = "$expected" ] ||
  fail "the top level holds: $(echo $actual); it should hold: $(echo $expected)"
if grep -nE '\.package[[:space:]]*\(' Package.swift; then
  fail "Package.swift names another package"
fi
# Findings about other tools: each a script, and nothing else. They need a network and are not run here.
if [ -e findings ]; then
  for file in $(ls -A findings); do
    [[ $file == *.sh && -x findings/$file ]] || fail "findings holds $file, which is no script"
  done
fi
[ ! -e Package.resolved ] || fail "there is a Package.resolved, so something was resolved"
