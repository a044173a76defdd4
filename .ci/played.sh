#!/usr/bin/env bash
# The parts for iOS, compiled and run against stand-ins for Apple's frameworks, behind which is the
# simulated phone. That is no SDK: it finds misspelt calls, broken isolation and wrong order.
#
# Prints how many journeys were played of each permission, how many steps they have and how many of those
# were left out, and how many end as the model says.
set -euo pipefail
here=$(dirname "$(readlink -f "$0")")
. "$here/common.sh"
cd "$here/.."
if [ "$(uname -s)" != Linux ]; then
  echo "skipped: the stand-ins, since this machine may have the frameworks themselves"
  exit 0
fi
export PLAYED_PHONE=1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

swift build --scratch-path .build/played --build-tests 2>&1 | tee "$scratch/build"
# A stand-in may warn: it is written in an older language mode, as Apple's headers are.
if grep -E '^/[^:]+\.swift:[0-9]+:[0-9]+: warning:' "$scratch/build" | sort -u |
  grep -vE '/Tests/PlayedPhone/[A-Za-z]+/' | grep .; then
  fail "the compiler warns"
fi
# The examples once more, on the main actor by default, as new apps are.
CONSUMER_ISOLATION=MainActor swift build --scratch-path .build/played --build-tests ||
  fail "the examples do not compile on the main actor by default"

# There is one phone in a process, so journeys are played one after the other: half of them in each of
# two processes, the first with all other tests.
tests=$(swift build --scratch-path .build/played --show-bin-path)/EveryPathPackageTests.xctest
play() { PLAYED_HALF=$1 "$tests" --testing-library swift-testing "${@:2}" 2>&1 | tee "$scratch/half$1"; }
set -m
play 2 --filter PlayedTests/JourneyTests/ >/dev/null &
set +m
second=$!
play 1 || {
  kill -- -"$second" || true
  fail "a test on the played phone fails"
}
wait "$second" || {
  cat "$scratch/half2"
  fail "a journey of the second half differs"
}

rows() {
  grep -E '^\| `[^`]+` \| [0-9]+ \| [0-9]+ \| [0-9]+ \| [0-9]+ \|$' "$scratch/half$1" ||
    fail "no journey was played of half $1"
}
rows 1 >"$scratch/rows1"
rows 2 >"$scratch/rows2"
echo '| journeys of | journeys | steps | left out | end as the model says |'
# Every second row is of the second half.
paste -d '\n' "$scratch/rows1" "$scratch/rows2" | grep .
