#!/usr/bin/env bash
# The top level holds what it should and nothing else, and the package needs no other package.
set -euo pipefail
cd "${1:-$(dirname "$0")/..}"
. "$(dirname "$(readlink -f "$0")")/common.sh"

expected=$'Flows\nPackage.swift\nREADME.md\nSources\nTests'
actual=$(ls -1 | LC_ALL=C sort)
[ "$actual" = "$expected" ] ||
  fail "the top level holds: $(echo $actual); it should hold: $(echo $expected)"
if grep -nE '\.package[[:space:]]*\(' Package.swift; then
  fail "Package.swift names another package"
fi
[ ! -e Package.resolved ] || fail "there is a Package.resolved, so something was resolved"
