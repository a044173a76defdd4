#!/usr/bin/env bash
# The engine that ships imports nothing, vouches for nothing that the compiler cannot see, and lints
# nothing.
set -euo pipefail
here=$(dirname "$(readlink -f "$0")")
. "$here/common.sh"

# The code under a folder, each line with its file and number; comments are no code.
code() {
  swift_files "$1" | while IFS= read -r file; do
    sed -E 's,//.*$,,' "$file" | awk -v file="$file" '{ print file ":" NR ": " $0 }'
  done
}

# What is not to be there: imports, what is unsafe, what belongs to the checker.
imports() {
  local import='(^|[[:space:]:;])(@[A-Za-z]+ )?((public|package|internal|fileprivate|private) )?import[[:space:]]'
  code "$1" | grep -E "^[^:]*:[0-9]+:.*$import"
}
unsafe() { code "$1" | grep -E '@unchecked|@exclusivity|[Uu]nsafe|_isPOD'; }
lint() { code "$1" | grep -E '\b(Findings?|findings|[A-Za-z]*Lint[A-Za-z]*)\b'; }

# What is planted must be found: a search that finds nothing proves nothing.
planted=$(mktemp -d)
trap 'rm -rf "$planted"' EXIT
printf '%s\n' '/// import Foundation, unsafe, findings' 'let important = 1 // import Foundation' \
  'let isChecked = Splint.finding' >"$planted/A.swift"
for search in imports unsafe lint; do
  if $search "$planted"; then fail "the check of $search refuses what is good"; fi
done
while IFS=' ' read -r search bad; do
  printf '%s\n' "$bad" >"$planted/A.swift"
  $search "$planted" >/dev/null || fail "the check of $search does not find: $bad"
done <<'PLANTED'
imports import Foundation
imports public import Foundation
imports @preconcurrency import Dispatch
imports #if canImport(os); import os
unsafe struct Box: @unchecked Sendable {
unsafe let cells: UnsafePointer<Cell>
unsafe nonisolated(unsafe) var count = 0
unsafe withUnsafeBytes(of: event) { $0.count }
unsafe @exclusivity(unchecked) var count = 0
lint public let findings: [Finding]
lint enum LintRules {
PLANTED

engine=$here/../Sources/EveryPath
[ -d "$engine" ] || fail "there is no engine at $engine"
if imports "$engine"; then fail "the engine imports something"; fi
if unsafe "$engine"; then fail "the engine is unsafe"; fi
if lint "$engine"; then fail "the engine lints"; fi
echo "the engine imports nothing, is safe, and lints nothing"
