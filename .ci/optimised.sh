#!/usr/bin/env bash
# Builds everything as it is shipped; a warning is an error, and a body that takes the type checker longer than
# 400 ms is a warning. Then the tests that are too long where the code is not optimised, which `swift test`
# leaves out, with those beside them.
set -euo pipefail
. "$(dirname "$(readlink -f "$0")")/common.sh"
cd "$(dirname "$0")/.."
log=$(mktemp)
trap 'rm -f "$log"' EXIT
flags=(-c release -Xswiftc -warnings-as-errors -Xswiftc -Xfrontend -Xswiftc -warn-long-function-bodies=400)
# Nothing in the other targets is too long where the code is not optimised.
export ONLY_TESTS=DocumentationTests,PermissionTests,SystemTests

# Neighbours on the machine take the type checker time, so a build that fails is done again, one file after
# the other.
swift build --build-tests "${flags[@]}" || {
  echo "-- again, one file after the other"
  swift build --build-tests "${flags[@]}" --jobs 1
}
swift test --skip-build --disable-testable-imports "${flags[@]}" 2>&1 | tee "$log"
if grep -E 'skipped: .*not optimised' "$log"; then fail "the code is not optimised"; fi
