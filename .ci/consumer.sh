#!/usr/bin/env bash
# A package outside, with none of our settings, can use everything that ships: see Tests/Consumer. It
# is built and tested twice, without a default isolation and on the main actor by default, as new
# apps are. What is built of this package is shared with its own tests. A warning in the consumer is an
# error.
# The tests that the pages show are compiled here; `swift test` of this package runs them.
set -euo pipefail
here=$(dirname "$(readlink -f "$0")")
. "$here/common.sh"
cd "$here/.."
consumer=Tests/Consumer
scratch=$PWD/.build

# It uses every library, and one file imports all of their modules.
modules=$(swift package dump-package | python3 -c '
import json, sys
package = json.load(sys.stdin)
libraries = [p["targets"] for p in package["products"] if "library" in p["type"]]
print("\n".join(module for modules in libraries for module in modules))')
imports=$(sed -n 's/^import //p' "$consumer/Sources/Names/EveryProduct.swift" | LC_ALL=C sort)
[ -n "$modules" ] || fail "the package has no libraries"
diff -u <(LC_ALL=C sort -u <<<"$modules") <(echo "$imports") >&2 ||
  fail "$consumer/Sources/Names/EveryProduct.swift does not import each module of the libraries once"

# What the program of the README's flow prints.
opening='readStatus
request
showAlert
dismissAlert
outcome: refused'

for isolation in nonisolated MainActor; do
  begin=$SECONDS
  CONSUMER_ISOLATION=$isolation swift test --package-path "$consumer" --scratch-path "$scratch" \
    --filter TeaTests || fail "the consumer fails, isolated by default as: $isolation"
  said=$(CONSUMER_ISOLATION=$isolation swift run --skip-build --package-path "$consumer" \
    --scratch-path "$scratch" Opening 2>&1)
  [ "$said" = "$opening" ] || fail "the program of the README's flow says: $said"
  echo "$isolation: passed ($((SECONDS - begin)) s)"
done
