#!/usr/bin/env bash
# Changes every shipped flow in every small way, and tries the suites on it; of some quick systems also the
# properties. Too many survivors are a failure. Prints the scores.
#
# mutants.sh TOOL [SYSTEM...]: without names, every system that is no lesson. With names, these alone,
# and the properties of each, however long it takes.
set -euo pipefail
here=$(dirname "$(readlink -f "$0")")
. "$here/common.sh"
cd "$here/.."
journey=$(readlink -f "${1:?say where the tool is}")
shift
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# Systems whose properties can be tried on every change in the time of a check.
quick="popups guest-form im-login healthkit tracking local-network notifications-quiet"
# How many of a hundred mutants must be killed: by suites fewer, since some mutants do what the flow does.
least_by_suites=70
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
try_all suites "--min $least_by_suites" $names
try_all properties "--properties --min $least" $quick

# A row for each system; of the others the properties would take too long.
echo '| system | mutants | survive the suites | counting in its world | killed by properties |'
echo '|---|--:|--:|--:|--:|'
for name in $names; do
  read -r mutants _ survived _ <<<"$(all "$name.suites")"
  row="| \`$name\` | $mutants | $survived |"
  if [ -e "$scratch/$name.properties" ]; then
    read -r mutants equivalent _ percent <<<"$(all "$name.properties")"
    row+=" $((mutants - equivalent)) | $percent |"
  else
    row+=" | |"
  fi
  echo "$row"
done
