#!/usr/bin/env bash
# The README's table of figures, held against what the checks have just printed. With
# UPDATE_FIGURES=1 it is written anew.
#
# figures.sh FOLDER NAME...: FOLDER holds what `journey check NAME` printed, as NAME.check.
set -euo pipefail
here=$(dirname "$(readlink -f "$0")")
. "$here/common.sh"
cd "$here/.."
folder=$1
shift

table=$(mktemp)
readme=$(mktemp)
trap 'rm -f "$table" "$readme"' EXIT
{
  echo '| system | positions | transitions | promises |'
  echo '|---|--:|--:|--:|'
  for name in "$@"; do
    figures=$(tr '\n' ' ' <"$folder/$name.check" | tr -s ' ' |
      grep -oE '[0-9]+ positions, [0-9]+ transitions, [0-9]+ promises' | head -n 1) ||
      fail "\`journey check $name\` printed no figures"
    sed -E "s/([0-9]+) positions, ([0-9]+) transitions, ([0-9]+) promises/| \`$name\` | \1 | \2 | \3 |/" \
      <<<"$figures"
  done
} >"$table"

# The README, with the table between the two marks replaced.
awk -v table="$table" '
  /^<!-- figures -->$/ { print; while ((getline line < table) > 0) print line; skips = 1; next }
  /^<!-- end of figures -->$/ { skips = 0 }
  !skips { print }
' README.md >"$readme"
if [ "${UPDATE_FIGURES:-}" = 1 ]; then
  cat "$readme" >README.md
  exit
fi
diff -u README.md "$readme" >&2 ||
  fail "the figures in README.md have drifted; run UPDATE_FIGURES=1 .ci/journeys.sh .build/release/journey"
echo "figures: those of README.md"
