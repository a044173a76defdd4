#!/usr/bin/env bash
# Changes every shipped flow in every small way, and tries the suites on it: whatever survives more than
# the table says is a failure. Of the properties, those of some quick systems are tried; the others are
# named, and their scores stay as they were last written. The table of the scores is held against them,
# or written anew with UPDATE_MUTANTS=1.
#
# mutants.sh TOOL [SYSTEM...]: without names, every system that is no lesson. With names, these alone,
# and the properties of each, however long it takes.
set -euo pipefail
here=$(dirname "$(readlink -f "$0")")
. "$here/common.sh"
cd "$here/.."
journey=$(readlink -f "${1:?say where the tool is}")
shift
page=Sources/FlowChecker/FlowChecker.docc/MutationTesting.md
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# Systems whose properties can be tried on every change in the time of a check.
quick="popups guest-form im-login healthkit tracking local-network notifications-quiet"
# How many of a hundred mutants properties must kill. Suites are held against the table alone: some
# mutants do what the flow does.
least=80

all=$("$journey" list --json | systems false)
names=${*:-$all}
quick=${*:-$quick}

# Tries systems, as many at once as there are processors: try_all SUFFIX OPTIONS NAME...
try_all() {
  local suffix=$1 options=$2
  shift 2
  # shellcheck disable=SC2016
  printf '%s\n' "$@" | xargs -P "$(getconf _NPROCESSORS_ONLN)" -I NAME bash -c '
    status=0
    "$1" mutate NAME $3 >"$2/NAME.$4" 2>&1 || status=$?
    [ "$status" = 0 ] && exit
    cat "$2/NAME.$4" >&2
    echo "error: \`journey mutate NAME $3\` ended with $status" >&2
    exit 1' mutants "$journey" "$scratch" "$options" "$suffix" || fail "not every mutant is killed"
}

# What stands under "all": mutants, equivalent ones, survived, score.
all() { awk '$1 == "all" { print $2, $3, $5, $6; exit }' "$scratch/$1"; }

# Names have no spaces.
try_all suites "--min 1" $names
try_all properties "--properties --min $least" $quick

# The cells of a system: those that were tried now, the others as the table has them.
row() {
  local name=$1 mutants equivalent survived percent suites properties
  IFS='|' read -r _ _ mutants survived properties < <(
    grep -m 1 "^| \`$name\` |" "$scratch/old" || echo '|||| | |')
  suites="$mutants|$survived"
  if [ -e "$scratch/$name.suites" ]; then
    read -r mutants _ survived _ <<<"$(all "$name.suites")"
    suites=" $mutants | $survived "
  fi
  if [ -e "$scratch/$name.properties" ]; then
    read -r mutants equivalent _ percent <<<"$(all "$name.properties")"
    properties=" $((mutants - equivalent)) | $percent |"
  fi
  echo "| \`$name\` |$suites|$properties"
}

sed -n '/^<!-- mutants -->$/,/^<!-- end of mutants -->$/p' "$page" >"$scratch/old"
{
  echo '| system | mutants | survive the suites | counting in its world | killed by properties |'
  echo '|---|--:|--:|--:|--:|'
  for name in $all; do row "$name"; done
} >"$scratch/table"
for name in $names; do
  grep -qx -- "$name" <<<"${quick// /$'\n'}" ||
    echo "skipped, for its time: journey mutate $name --properties --min $least"
done

page_table "$page" mutants "$scratch/table" "${UPDATE_MUTANTS:-}" "the scores" \
  "UPDATE_MUTANTS=1 .ci/mutants.sh .build/release/journey $*"
