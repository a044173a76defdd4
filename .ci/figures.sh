#!/usr/bin/env bash
# The table of figures, held against what the checks have just printed. With
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
trap 'rm -f "$table"' EXIT
{
  echo '| system | states | transitions | properties |'
  echo '|---|--:|--:|--:|'
  for name in "$@"; do
    figures=$(tr '\n' ' ' <"$folder/$name.check" | tr -s ' ' |
      grep -oE '[0-9]+ states, [0-9]+ transitions, [0-9]+ properties' | head -n 1) ||
      fail "\`journey check $name\` printed no figures"
    sed -E "s/([0-9]+) states, ([0-9]+) transitions, ([0-9]+) properties/| \`$name\` | \1 | \2 | \3 |/" \
      <<<"$figures"
  done
} >"$table"

page_table Sources/JourneyTool/JourneyTool.docc/Figures.md figures "$table" "${UPDATE_FIGURES:-}" "the figures" \
  "UPDATE_FIGURES=1 .ci/journeys.sh .build/release/journey"
