#!/usr/bin/env bash
# DocC converts the catalogue of every module, or its comments alone, and takes a warning for an error: a link
# to an article or a symbol that is not there. The symbols are read out of the modules that `swift build` has
# left. A parameter whose name says what it is needs no line of its own, so DocC is not asked about parameters.
#
#   .ci/docc.sh [MODULE...]     these modules; all of them without any
set -euo pipefail
. "$(dirname "$(readlink -f "$0")")/common.sh"
cd "$(dirname "$0")/.."
needs docc swift-symbolgraph-extract
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
modules=$(swift build --show-bin-path)/Modules
triple=$(swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p' | head -1)

# Converts the pages of a module, with its symbols: convert MODULE CATALOGUE.
convert() {
  local graph=$scratch/$1
  mkdir -p "$graph"
  [ "$1" = Planted ] || swift-symbolgraph-extract -module-name "$1" -I "$modules" -I Sources/zlib -target "$triple" \
    -minimum-access-level public -output-dir "$graph" || fail "$1 has no symbols; run swift build first"
  docc convert "$2" --additional-symbol-graph-dir "$graph" --output-path "$graph/archive" \
    --fallback-display-name "$1" --fallback-bundle-identifier "$1" \
    --disable-parameters-and-returns-validation --warnings-as-errors >"$graph/log" 2>&1
}

# What is planted must be found.
planted=$scratch/Planted.docc
mkdir -p "$planted"
printf '# Planted\n\nA page.\n\n- <doc:Other>\n' >"$planted/Planted.md"
if convert Planted "$planted"; then fail "DocC does not find a broken link"; fi
printf '# Other\n\nA page.\n' >"$planted/Other.md"
convert Planted "$planted" || fail "DocC refuses a link that leads somewhere"

# Programs have small initials; of the flows, those that have pages.
names() {
  basename -a Sources/[A-Z]*
  find Flows -name '*.docc' -type d -exec basename {} .docc ';'
}
[ $# -gt 0 ] || set -- $(names | LC_ALL=C sort)
failed=0
for module; do
  catalogue=$(find Sources Flows -name "$module.docc" -type d)
  # A module without pages has an empty catalogue.
  [ -n "$catalogue" ] || mkdir -p "${catalogue:=$scratch/empty/$module.docc}"
  convert "$module" "$catalogue" && continue
  echo "$module:" >&2
  cat "$scratch/$module/log" >&2
  failed=1
done
[ "$failed" = 0 ] || fail "the documentation has broken links"
echo "converted: $# modules"
