#!/usr/bin/env bash
# Builds everything as it is shipped. Then the tests that are too long where the code is not optimised, which
# `swift test` leaves out, with those beside them.
set -euo pipefail
. "$(dirname "$(readlink -f "$0")")/common.sh"
cd "$(dirname "$0")/.."
log=$(mktemp)
trap 'rm -f "$log"' EXIT
# Nothing in the other targets is too long where the code is not optimised.
export ONLY_TESTS=DocumentationTests,PermissionTests,SystemTests

build_shipped
swift test --skip-build --disable-testable-imports "${shipped[@]}" 2>&1 | tee "$log"
if grep -E 'skipped: .*not optimised' "$log"; then fail "the code is not optimised"; fi
