#!/usr/bin/env bash
# The driver for iOS is behind canImport, so a compiler on Linux never looks at it. Here its types
# are checked against stand-ins for AVFoundation and UIKit, written by hand. That is no SDK.
set -euo pipefail
here=$(dirname "$(readlink -f "$0")")
. "$here/common.sh"
cd "$here/.."
modules=${1:?say where the built modules are}
if [ "$(uname -s)" = Darwin ]; then
  echo "skipped: stand-ins because this machine may have the SDK itself"
  exit 0
fi
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

for name in AVFoundation UIKit; do
  swiftc -emit-module -parse-as-library -swift-version 5 -module-name "$name" \
    -emit-module-path "$scratch/$name.swiftmodule" "$here/standins/$name.swift"
done
mapfile -t files < <(swift_files Flows/Camera/CameraSystem)
# Down to the diagnostics of data races; -typecheck ends before them. The output is a file, for a
# compiler that fails removes it, which root may do to /dev/null.
types() {
  swiftc -emit-sil -wmo -parse-as-library -o "$scratch/out.sil" -swift-version 6 \
    -warnings-as-errors -module-name CameraSystem \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility \
    -enable-upcoming-feature InternalImportsByDefault -I "$scratch" -I "$modules" "$@"
}
types "${files[@]}"
# The stand-ins must have been used: a call that they do not have is an error.
printf '%s\n' 'import UIKit' '@MainActor func f() { UIApplication.shared.noSuchCall() }' \
  >"$scratch/Planted.swift"
if types "${files[@]}" "$scratch/Planted.swift" 2>/dev/null; then
  fail "a call that does not exist was not noticed"
fi
# The session is not Sendable, and is handed to an actor: without @preconcurrency that is a race.
camera=Flows/Camera/CameraSystem/Apple/AppleCamera.swift
sed 's/@preconcurrency public import AVFoundation/public import AVFoundation/' "$camera" \
  >"$scratch/AppleCamera.swift"
! cmp -s "$camera" "$scratch/AppleCamera.swift" ||
  fail "$camera imports AVFoundation otherwise than this check believes"
others=()
for file in "${files[@]}"; do [ "$file" = "$camera" ] || others+=("$file"); done
if types "${others[@]}" "$scratch/AppleCamera.swift" 2>"$scratch/race"; then
  fail "a session that is sent to an actor was not noticed"
fi
grep -q "risks causing data races" "$scratch/race" ||
  fail "without @preconcurrency another error was found: $(cat "$scratch/race")"
echo "the types fit the stand-ins: ${#files[@]} files"
