#!/usr/bin/env bash
# What an app ships must run on iOS 16 and macOS 13, and the engine imports nothing. A compiler on
# Linux notices neither, so the words are looked for.
set -euo pipefail
here=$(dirname "$(readlink -f "$0")")
. "$here/common.sh"

# Where the targets that an app links live, under the root of the package.
shipped=(Sources/PermissionFlow Sources/IntentFiles Sources/PermissionFacts 'Flows/*/*Flow' 'Flows/*/*System')
# Under here every folder is one, but for those that only tests and the tool link.
permissions=Flows/Permissions
linked_by_tests=' Models Lessons Promises '

newer='\b(Synchronization|Observation)\b|\b(Observable|Mutex|Atomic|AtomicLazyReference)\b'
newer+='|\b(Span|RawSpan|MutableSpan|MutableRawSpan|OutputSpan|UTF8Span|InlineArray)\b'
newer+='|\b(any|some)[[:space:]]+AsyncSequence[[:space:]]*<'
# InlineArray's short form, [3 of Int]; code, not prose.
newer+='|\[[[:space:]]*[0-9]+[[:space:]]+of[[:space:]]'

# Lines of Swift without comments, each with its file and number.
code() {
  swift_files "$@" | while IFS= read -r file; do
    sed -E 's,//.*$,,' "$file" | awk -v file="$file" '{ print file ":" NR ": " $0 }'
  done
}

# Fails if a package at the given root breaks a rule.
check() (
  cd "$1"
  shopt -s nullglob
  local folders=()
  for folder in "${shipped[@]}"; do
    for found in $folder; do [ -d "$found" ] && folders+=("$found"); done
  done
  for found in "$permissions"/*; do
    [ -d "$found" ] || continue
    [[ $linked_by_tests == *" ${found##*/} "* ]] || folders+=("$found")
  done
  [ ${#folders[@]} -gt 0 ] || fail "there is no shipped target under $1"
  if code "${folders[@]}" | grep -E "^[^:]*:[0-9]+:.*($newer)"; then
    fail "a shipped target needs more than iOS 16 and macOS 13"
  fi
  if code Sources/PermissionFlow |
    grep -E '^[^:]*:[0-9]+:.*(^|[[:space:]:;])(@[A-Za-z]+ )?((public|package|internal|fileprivate|private) )?import[[:space:]]'
  then
    fail "the engine imports something"
  fi
  echo "looked at: ${folders[*]}"
)

# Each planted violation must be found: a search that finds nothing proves nothing.
self_test() {
  local root planted
  root=$(mktemp -d)
  trap 'rm -rf "$root"' RETURN
  plant() {
    rm -rf "$root/p"
    mkdir -p "$root/p/$(dirname "$1")" "$root/p/Sources/PermissionFlow"
    printf '%s\n' '/// A word in a comment: Mutex, Span, import.' 'let important = 1' \
      >"$root/p/Sources/PermissionFlow/Clean.swift"
    printf '%s\n' "$2" >"$root/p/$1"
    planted="$1: $2"
  }
  plant Flows/Door/DoorFlow/Good.swift 'let spanning = [1, 2]; public func f() -> AsyncStream<Int>'
  check "$root/p" >"$root/out" 2>&1 || fail "the check refuses what is good: $(cat "$root/out")"
  plant Flows/Permissions/Models/Good.swift 'import Synchronization'
  check "$root/p" >"$root/out" 2>&1 || fail "the check refuses what is good: $(cat "$root/out")"
  local engine=Sources/PermissionFlow/Bad.swift
  local bad
  while IFS='|' read -r file bad; do
    plant "$file" "$bad"
    if check "$root/p" >"$root/out" 2>&1; then fail "the check does not find: $planted"; fi
  done <<PLANTED
$engine|import Foundation
$engine|  public import Foundation
$engine|@preconcurrency import Dispatch
$engine|#if canImport(os); import os
Flows/Door/DoorFlow/Bad.swift|import Synchronization
Flows/Door/DoorSystem/Bad.swift|import Observation
Flows/Door/DoorSystem/Apple/Bad.swift|  let lock = Mutex(0)
Flows/Door/DoorFlow/Bad.swift|func f(_ numbers: Span<Int>) {}
Flows/Door/DoorFlow/Bad.swift|var three: InlineArray<3, Int>
Flows/Door/DoorFlow/Bad.swift|var three: [3 of Int]
Flows/Door/DoorSystem/Bad.swift|var steps: any AsyncSequence<Int, Never> { stream }
$engine|func f() -> some AsyncSequence<Int, Never> { stream }
Flows/Permissions/Access/Rows/Bad.swift|import Synchronization
Flows/Permissions/Door/DoorFlow.swift|var three: InlineArray<3, Int>
Sources/PermissionFacts/Table/Bad.swift|import Observation
PLANTED
  echo "found every planted violation"
}

self_test
check "${1:-$here/..}"
