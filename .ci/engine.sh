#!/usr/bin/env bash
# The engine imports nothing.
set -euo pipefail
here=$(dirname "$(readlink -f "$0")")
. "$here/common.sh"

# The imports under a folder, each with its file and line; comments are no code.
imports() {
  local import='(^|[[:space:]:;])(@[A-Za-z]+ )?((public|package|internal|fileprivate|private) )?import[[:space:]]'
  swift_files "$1" | while IFS= read -r file; do
    sed -E 's,//.*$,,' "$file" | awk -v file="$file" '{ print file ":" NR ": " $0 }'
  done | grep -E "^[^:]*:[0-9]+:.*$import"
}

# Each planted import must be found: a search that finds nothing proves nothing.
planted=$(mktemp -d)
trap 'rm -rf "$planted"' EXIT
printf '%s\n' '/// import Foundation' 'let important = 1 // import Foundation' >"$planted/A.swift"
if imports "$planted"; then fail "the check refuses what is good"; fi
while IFS= read -r bad; do
  printf '%s\n' "$bad" >"$planted/A.swift"
  imports "$planted" >/dev/null || fail "the check does not find: $bad"
done <<'PLANTED'
import Foundation
  public import Foundation
@preconcurrency import Dispatch
#if canImport(os); import os
PLANTED

engine=$here/../Sources/PermissionFlow
[ -d "$engine" ] || fail "there is no engine at $engine"
if imports "$engine"; then fail "the engine imports something"; fi
echo "the engine imports nothing"
