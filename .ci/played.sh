#!/usr/bin/env bash
# The parts for iOS, compiled and run against stand-ins for Apple's frameworks, behind which is the
# simulated phone. That is no SDK: it finds misspelt calls, broken isolation and wrong order.
#
# Prints how many journeys were played of each permission, how many steps they have and how many of those
# were left out, and how many end as the model says. UI tests that the tool makes of journeys pass on the apps
# that ship, and of each lesson at least one fails.
#
# What .ci/optimised.sh has built is built on.
#
#   .ci/played.sh TOOL
set -euo pipefail
. "$(dirname "$(readlink -f "$0")")/common.sh"
journey=$(readlink -f "${1:?say where the tool is}")
cd "$(dirname "$0")/.."
[ "$(uname -s)" = Linux ] || skip "the stand-ins, since this machine may have the frameworks themselves"
export PLAYED_PHONE=1
scratch=$(mktemp -d)
made=$PWD/Tests/PlayedTests/UITests/Generated
trap 'rm -rf "$scratch" "$made"' EXIT

# The lessons, each with the system whose UI tests see it, and the order to begin with; `rare` where only what
# hardly ever happens shows it. The rest cannot be told by screens: a question that comes up beside another
# one (video-in-completion) looks and is answered as always, and the coordinator's have no tests of one person.
lessons='microphone-restricted-granted microphone 1
microphone-cached-status microphone 3
photos-add-only-guide photos-read-write 1
location-gives-up location-when-in-use 7
location-first-call location-when-in-use 7
location-always-waits location-always 3
notifications-provisional-denied notifications 1
notifications-muted-full notifications 1
calendars-full-stale-store calendars-full 1
speech-raw-value speech 1
healthkit-success healthkit 1
tracking-gives-up tracking 1
tracking-believes-inactive tracking 1 rare
local-network-blames local-network 1
research-sensors-raw-value research-sensors 1
background-passes-raw-value background-passes 1
camera-sketch camera 1
camera-stays camera 1
camera-prompt-on-page camera 1
camera-article camera 1
camera-no-wait camera-gate 1
camera-delay-only camera-gate 10'
rm -rf "$made"
write() { "$journey" export "$1" --format xcuitest -o "$made" 2>/dev/null; }
export journey made
export -f write
# One writes what all share; then those that take the longest first.
{
  write contacts
  printf '%s\n' camera location-always camera-gate $(cut -d ' ' -f 2 <<<"$lessons") | awk '!seen[$0]++' |
    xargs -P 2 -I '{}' bash -c 'write {}'
} >/dev/null || fail "UI tests are not written"
# The app on the phone that is played has its own.
rm "$made/JourneyApp.swift"

build_shipped || fail "the parts for iOS do not compile"
# The examples once more, on the main actor by default, as new apps are.
CONSUMER_ISOLATION=MainActor build_shipped || fail "the examples do not compile on the main actor by default"

# There is one phone in a process, so journeys are played one after the other: half of them in each of
# two processes, the first with all other tests.
tests=$(swift build -c release --show-bin-path)/EveryPathPackageTests.xctest
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

# The same UI tests while other things come by themselves, each phone in a process of its own.
ui() { UI_SEED=$1 "$tests" --testing-library xctest "${@:2}" >"$scratch/ui$1" 2>&1; }
ui 1 &
status=0
ui 2 || status=1
wait $! || status=1
grep -h ' Executed .* tests' "$scratch"/ui[12] | sort -u | tail -2
[ "$status" = 0 ] || { grep -h 'error:' "$scratch"/ui[12] && fail "a UI test fails on an app that ships"; }
# A lesson is noticed by a test that the app that ships passes, in the first of some orders in which the phone
# goes on by itself.
lesson() {
  local class seen='the model allows only\|takes no touch\|run it again' test
  class=$(grep -l "JourneyPhone(.*\"$2\"" "$made"/*UITests.swift | sed 's,.*/,,; s,\.swift,,' | head -1)
  if [ "${4:-}" = rare ]; then export UI_RARE=1 seen='the model allows only'; fi
  for UI_SEED in $(seq "$3" 16); do
    export UI_SEED
    ! UI_APP=$1 "$tests" --testing-library xctest "PlayedTests.$class" >"$scratch/$1" 2>&1 || continue
    test=$(sed -n "s/.*error: \([^ ]*\) : .*\($seen\).*/\1/p" "$scratch/$1" | head -1)
    [ -n "$test" ] || continue
    "$tests" --testing-library xctest "PlayedTests.${test/.//}" >"$scratch/$1.ships" 2>&1 ||
      ! grep -q "error: .*\($seen\)" "$scratch/$1.ships" || continue
    echo "$1: $(grep -c "error: .*\($seen\)" "$scratch/$1") UI tests fail in order $UI_SEED, first $test"
    return
  done
  fail "no UI test of $2 fails on $1"
}
export tests scratch
export -f fail lesson
xargs -P 2 -L 1 bash -euo pipefail -c 'lesson "$@"' lesson <<<"$lessons" || fail "a lesson passes its UI tests"
