#!/usr/bin/env bash
# A package outside, with none of our settings, can use everything that ships: see Tests/Consumer. It is built
# and tested twice, without a default isolation and on the main actor by default. `swift test` runs the pages' code.
set -euo pipefail
. "$(dirname "$(readlink -f "$0")")/common.sh"
cd "$(dirname "$0")/.."
needs python3
consumer=(--package-path Tests/Consumer --scratch-path "$PWD/.build")

modules=$(swift package dump-package | python3 -c '
import json, sys
print(*(m for p in json.load(sys.stdin)["products"] if "library" in p["type"] for m in p["targets"]), sep="\n")')
diff <(sort -u <<<"$modules") <(cd Tests/Consumer && sed -n '/ Testing$/d; s/^import //p' \
  Sources/Names/EveryProduct.swift Tests/TeaTests/EveryPermission*.swift | sort -u) ||
  fail "EveryProduct.swift and the lists of permissions do not import each module of the libraries"

export CONSUMER_ISOLATION
for CONSUMER_ISOLATION in nonisolated MainActor; do
  swift test "${consumer[@]}" --filter 'TeaTests|CoreTests' || fail "the consumer fails, isolated as: $CONSUMER_ISOLATION"
  # What the program of the README's flow prints.
  diff <(printf '%s\n' readStatus request showAlert dismissAlert 'outcome: refused') \
    <(swift run --skip-build "${consumer[@]}" Opening 2>&1) || fail "the README's flow prints something else"
done

# The recipe of the pages, in a folder that has nothing but an Info.plist and the folder of the tools.
app=$(mktemp -d)
trap 'rm -rf "$app"' EXIT
mkdir "$app/BuildTools"
sed -n '/^\$ cat BuildTools/,/^\$ swift run/{/^\$/d;p}' Sources/PermissionUI/PermissionUI.docc/FiveMinutes.md |
  sed "s|path: \"[^\"]*\"|path: \"$PWD\"|" >"$app/BuildTools/Package.swift"
echo '{ CFBundleName = Shop; NSCameraUsageDescription = "To scan."; }' >"$app/Info.plist"
doctor=(swift run --package-path BuildTools)
TIMEFORMAT='permission-doctor: %U s + %S s of the processor'
(cd "$app" && time "${doctor[@]}" permission-doctor Info.plist --uses camera) || fail "the recipe does not run"
[[ -z $(find "$app/BuildTools/.build/" -name FlowModel.swiftmodule) ]] ||
  fail "permission-doctor builds more than it needs"
code=0
(cd "$app" && "${doctor[@]}" --skip-build permission-doctor Info.plist --uses microphone) || code=$?
[[ $code = 1 ]] || fail "permission-doctor misses a missing key: $code"
(cd "$app" && time BuildTools/.build/debug/permission-doctor Info.plist --uses camera)
