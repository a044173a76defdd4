#!/usr/bin/env bash
# The tests that are too long where the code is not optimised, which `swift test` leaves out, with those
# beside them. With the flags of a release build that is there, only tests are compiled.
#
#   .ci/optimised.sh [FLAG...]
set -euo pipefail
here=$(dirname "$(readlink -f "$0")")
. "$here/common.sh"
cd "$here/.."
log=$(mktemp)
trap 'rm -f "$log"' EXIT

export OPTIMISED_TESTS=1
release_build --build-tests "$@"
swift test -c release --skip-build --disable-testable-imports "$@" 2>&1 | tee "$log"
if grep -E 'skipped: .*not optimised' "$log"; then fail "the code is not optimised"; fi
