#!/usr/bin/env bash
# The finished tool, from outside: every system, every lesson, every journey file, every diagram.
set -euo pipefail
here=$(dirname "$(readlink -f "$0")")
. "$here/common.sh"
cd "$here/.."
journey=${1:?say where the tool is}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# Runs a command and fails unless it ends with the status.
expect() {
  local expected=$1 status=0
  shift
  "$@" >"$scratch/out" 2>"$scratch/err" || status=$?
  [ "$status" = "$expected" ] || {
    cat "$scratch/out" "$scratch/err" >&2
    fail "\`journey ${*:2:2}\` ended with $status, not with $expected"
  }
}

list=$("$journey" list --json)
real=$(systems false <<<"$list")
lessons=$(systems true <<<"$list")
for name in camera camera-gate; do
  grep -qx -- "$name" <<<"$real" || fail "the system $name is missing from \`journey list\`"
done
for name in camera-sketch camera-stays camera-prompt-on-page camera-article camera-no-wait \
  camera-delay-only; do
  grep -qx -- "$name" <<<"$lessons" || fail "the lesson $name is missing from \`journey list\`"
done
# Every permission of the table has a way of its own on the catalogs.
permissions=$("$journey" list permissions --json | grep -oE '"permission": ?"[^"]+"' |
  sed -E 's/.*"([^"]+)"$/\1/')
[ -n "$permissions" ] || fail "\`journey list permissions --json\` was not understood"
for name in $permissions; do
  grep -qx -- "$name" <<<"$real" || fail "the permission $name has no system"
done
counted=$(grep -oE '"name"' <<<"$list" | wc -l)
[ "$counted" = "$(printf '%s\n%s\n' "$real" "$lessons" | grep -c .)" ] ||
  fail "not every entry of \`journey list --json\` was understood"

# Checks systems, as many at once as there are processors; fails unless each ends with the status.
check_all() {
  local expected=$1 words=$2 name
  shift 2
  # shellcheck disable=SC2016
  printf '%s\n' "$@" | xargs -P "$(getconf _NPROCESSORS_ONLN)" -I NAME bash -c '
    status=0
    "$1" check NAME >"$2/NAME.check" 2>&1 || status=$?
    [ "$status" = "$3" ] && exit
    cat "$2/NAME.check" >&2
    echo "error: \`journey check NAME\` ended with $status, not with $3" >&2
    exit 1' check "$journey" "$scratch" "$expected" || fail "not every check ended as it should"
  for name in "$@"; do echo "check $name: $words"; done
}
# Names have no spaces.
check_all 0 "holds" $real
# The README's numbers.
said=$(tr '\n' ' ' <"$scratch/camera-access.check" | tr -s ' ' |
  sed -nE 's/.*\b([0-9]+)([0-9]{3}) states, [0-9]+ transitions, ([0-9]+) properties.*/have \1,\2 states, and \3 properties hold/p')
[ -n "$said" ] && grep -qF "$said" README.md || fail "the README does not say of camera-access: $said"
check_all 1 "breaks, as a lesson should" $lessons

# Fails unless the last output is JSON.
is_json() {
  command -v python3 >/dev/null || return 0
  python3 -m json.tool <"$scratch/out" >/dev/null || fail "$1 is no JSON"
}

replays() {
  local files name
  mapfile -t files < <(find Flows -path '*/Journeys/*.journey' | LC_ALL=C sort)
  [ ${#files[@]} -gt 0 ] || fail "there is no journey file under Flows"
  expect 0 "$journey" play "${files[@]}"
  if [ -s "$scratch/err" ]; then
    cat "$scratch/err" >&2
    fail "journey files were replayed with warnings"
  fi
  echo "play: ${#files[@]} journey files fit"

  for name in $real; do
    expect 0 "$journey" suite "$name"
    grep -qx "Every case does what the rows say." "$scratch/out" || fail "the suites of $name"
  done
  echo "suites: pairs and every event, of every system"
}

covers() {
  local guests
  mapfile -t guests < <(grep -l '"name": "guest"' Flows/Guest/Journeys/*.journey | LC_ALL=C sort)
  expect 0 "$journey" cover guest "${guests[@]}" --min-states 1 --suggest 1
  grep -q "^The search is complete" "$scratch/out" || fail "the search for what guests can see"
  expect 1 "$journey" cover guest "${guests[0]}" --min-moves 100
  expect 0 "$journey" cover guest "${guests[0]}" --json --suggest 1
  is_json "\`cover guest --json\`"
  echo "cover: of what guests can see"
}

# Exports one diagram twice, and compares.
export_twice() {
  local name=$1 format=$2 scope=all
  shift 2
  # A whole diagram may be too large for Mermaid, which draws 500 arrows; the tool says so.
  if [ "$format" = mermaid ] &&
    ! "$journey" export "$name" --format mermaid "$@" >/dev/null 2>&1; then
    scope=states
  fi
  expect 0 "$journey" export "$name" --format "$format" --scope "$scope" "$@"
  cp "$scratch/out" "$scratch/first"
  expect 0 "$journey" export "$name" --format "$format" --scope "$scope" "$@"
  cmp -s "$scratch/first" "$scratch/out" || fail "two exports of $name as $format differ"
  [ -s "$scratch/out" ] || fail "the export of $name as $format is empty"
}

exports() {
  local name parts part format
  for name in $real $lessons; do
    parts=$(parts_of "$journey" "$name")
    for format in mermaid dot json; do
      if [ -z "$parts" ]; then export_twice "$name" "$format"; fi
      for part in $parts; do export_twice "$name" "$format" --component "$part"; done
    done
  done
  echo "export: the same bytes twice"
}

documents() {
  command -v python3 >/dev/null || echo "skipped: JSON validation because there is no python3"
  expect 0 "$journey" check camera --json
  is_json "\`check camera --json\`"
  expect 0 "$journey" suite camera --kind transitions --json --list
  is_json "\`suite camera --json\`"
  expect 0 "$journey" list --json
  is_json "\`list --json\`"
}

# In a pipe the walker takes lines, and stops politely when they end.
walks() {
  local input status
  for input in '' $'1\n' $'q\n'; do
    status=0
    printf '%s' "$input" | "$journey" walk >"$scratch/out" 2>"$scratch/err" || status=$?
    [ "$status" = 0 ] || fail "\`journey walk\` in a pipe ended with $status"
  done
  expect 2 "$journey" check no-such-system
  expect 2 "$journey" play "$scratch/no-such-file"
  echo "walker in a pipe, unknown names: as promised"
}

# Runs several of these one after the other, with files of their own.
apart() {
  local part
  scratch="$scratch/$1"
  mkdir "$scratch"
  for part in "$@"; do "$part"; done
}

# Each says itself what is wrong; both come to their end before their files are taken away.
status=0
apart exports &
first=$!
apart covers replays documents walks &
wait $! || status=1
wait $first || status=1
exit $status
