#!/usr/bin/env bash
# The parts for iOS, compiled and run against stand-ins for Apple's frameworks, behind which is the
# simulated phone. That is no SDK: it finds misspelt calls, broken isolation and wrong order.
#
# Prints how many journeys were played of each permission, how many steps they have and how many of those
# were left out, and how many end as the model says.
set -euo pipefail
. "$(dirname "$(readlink -f "$0")")/common.sh"
cd "$(dirname "$0")/.."
[ "$(uname -s)" = Linux ] || skip "the stand-ins, since this machine may have the frameworks themselves"
export PLAYED_PHONE=1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
build() { swift build --scratch-path .build/played --build-tests; }

build 2>&1 | tee "$scratch/build"
# A stand-in may warn: it is written in an older language mode, as Apple's headers are.
if warnings "$scratch/build" | grep -vE '/Tests/PlayedPhone/[A-Za-z]+/'; then fail "the compiler warns"; fi
# The examples once more, on the main actor by default, as new apps are.
CONSUMER_ISOLATION=MainActor build || fail "the examples do not compile on the main actor by default"

# There is one phone in a process, so journeys are played one after the other: half of them in each of
# two processes, the first with all other tests.
tests=$(swift build --scratch-path .build/played --show-bin-path)/EveryPathPackageTests.xctest
play() { PLAYED_HALF=$1 "$tests" --testing-library swift-testing "${@:2}" >"$scratch/half$1" 2>&1; }
play 2 --filter PlayedTests/JourneyTests/ &
status=0
play 1 || status=1
wait $! || status=1
cat "$scratch/half1"
[ "$status" = 0 ] || { cat "$scratch/half2" && fail "a test or a journey on the played phone fails"; }

# Every second row is of the second half.
for half in 1 2; do
  grep -E '^\| `[^`]+` (\| [0-9]+ ){4}\|$' "$scratch/half$half" >"$scratch/rows$half" ||
    fail "no journey was played of half $half"
done
echo '| journeys of | journeys | steps | left out | end as the model says |'
paste -d '\n' "$scratch/rows1" "$scratch/rows2" | grep .
