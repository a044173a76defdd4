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
types() {
  swiftc -typecheck -swift-version 6 -warnings-as-errors -module-name CameraSystem \
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
echo "the types fit the stand-ins: ${#files[@]} files"
