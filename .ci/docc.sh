#!/usr/bin/env bash
# DocC converts the catalogue of every module, or its comments alone, and takes a warning for an error: a link
# to an article or a symbol that is not there. The symbols are read out of the modules that `swift build` has left. A parameter
# whose name says what it is needs no line of its own, so DocC is not asked about parameters.
#
#   .ci/docc.sh [CATALOGUE...]     these catalogues; all of them without any
set -euo pipefail
here=$(dirname "$(readlink -f "$0")")
. "$here/common.sh"
cd "$here/.."
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

for tool in docc swift-symbolgraph-extract; do
  command -v "$tool" >/dev/null || {
    echo "skipped: documentation, because there is no $tool"
    exit 0
  }
done

# Converts a catalogue, which has the name of its module; its symbols are in a folder.
convert() {
  docc convert "$1" --additional-symbol-graph-dir "$2" --output-path "$2/archive" \
    --fallback-display-name "$(basename "$1" .docc)" \
    --fallback-bundle-identifier "$(basename "$1" .docc)" \
    --disable-parameters-and-returns-validation --warnings-as-errors >"$2/log" 2>&1
}

# What is planted must be found.
planted=$scratch/Planted.docc
mkdir -p "$planted" "$scratch/planted"
printf '# Planted\n\nA page.\n\n- <doc:Other>\n' >"$planted/Planted.md"
if convert "$planted" "$scratch/planted"; then fail "DocC does not find a broken link"; fi
printf '# Other\n\nA page.\n' >"$planted/Other.md"
convert "$planted" "$scratch/planted" || fail "DocC refuses a link that leads somewhere"

if [ $# -gt 0 ]; then
  printf '%s\n' "$@"
else
  find Sources Flows -name '*.docc' -type d | LC_ALL=C sort
  # A module without pages gets an empty catalogue; programs have small initials.
  for module in Sources/[A-Z]*; do
    module=${module#Sources/}
    [ ! -d "Sources/$module/$module.docc" ] || continue
    mkdir -p "$scratch/empty/$module.docc"
    echo "$scratch/empty/$module.docc"
  done
fi >"$scratch/catalogues"
[ -s "$scratch/catalogues" ] || fail "there is no documentation"

failed=0
while IFS= read -r catalogue; do
  module=$(basename "$catalogue" .docc)
  graph=$scratch/graphs/$module
  symbols_of "$module" "$graph"
  convert "$catalogue" "$graph" && continue
  echo "$catalogue:" >&2
  cat "$graph/log" >&2
  failed=1
done <"$scratch/catalogues"
[ "$failed" = 0 ] || fail "the documentation has broken links"
echo "converted: $(wc -l <"$scratch/catalogues") catalogues"
