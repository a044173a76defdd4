#!/usr/bin/env bash
# The public surface of the engine is the one that is written down in `.ci/surface`, so that a new public
# declaration is a decision.
#
#   .ci/surface.sh                     compares; UPDATE_SURFACE=1 writes the list anew
#
# It is read out of the module that `swift build` has left, and holds what its author has made public:
# types, typealiases, initializers, functions, properties and requirements, each overload by itself. Not
# what comes along with something else: what the compiler writes or a type inherits; a default of a
# requirement beside the requirement; what a conformance asks for, be it to a protocol of the engine or
# of the standard library; a builder's function that is unavailable and there for its message.
# The cases of an enum are listed with it, and count as its own.
set -euo pipefail
here=$(dirname "$(readlink -f "$0")")
. "$here/common.sh"
cd "$here/.."
engine=EveryPath
most=205
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

command -v swift-symbolgraph-extract >/dev/null || {
  echo "skipped: the surface, because there is no swift-symbolgraph-extract"
  exit 0
}
symbols_of "$engine" "$scratch" -skip-synthesized-members

python3 - "$scratch/$engine.symbols.json" >"$scratch/surface" <<'LIST'
import json, sys

graph = json.load(open(sys.argv[1]))
kinds = {
    "associatedtype": "associatedtype", "class": "class", "enum": "enum", "enum.case": "case",
    "func": "func", "func.op": "func", "init": "init", "macro": "macro", "method": "func",
    "property": "var", "protocol": "protocol", "struct": "struct", "subscript": "subscript",
    "type.method": "static func", "type.property": "static var", "typealias": "typealias",
    "type.subscript": "static subscript", "var": "var",
}
# What protocols of the standard library ask for.
standard = {
    "description", "hash(into:)", "==(_:_:)", "<(_:_:)", "encode(to:)", "init(from:)", "rawValue",
    "init(rawValue:)", "allCases",
}
symbols = {s["identifier"]["precise"]: s for s in graph["symbols"]}
defaults, owners, asked = set(), {}, {}
for relation in graph["relationships"]:
    source, target = relation["source"], relation["target"]
    if relation["kind"] == "defaultImplementationOf":
        defaults.add(source)
    elif relation["kind"] == "memberOf":
        owners[source] = target
    elif relation["kind"] == "requirementOf" and source in symbols:
        asked.setdefault(target, set()).add(symbols[source]["pathComponents"][-1])
conformances = [
    (r["source"], r["target"]) for r in graph["relationships"] if r["kind"] == "conformsTo"
]
lines = []
for identifier, symbol in symbols.items():
    if "location" not in symbol or identifier in defaults:
        continue
    *path, name = symbol["pathComponents"]
    owner = owners.get(identifier)
    if owner and any(name in asked.get(t, ()) for s, t in conformances if s == owner):
        continue
    if path and name in standard and symbols.get(owner, symbol)["kind"]["identifier"] != "swift.protocol":
        continue
    kind = kinds[symbol["kind"]["identifier"].removeprefix("swift.")]
    text = "".join(f["spelling"] for f in symbol["declarationFragments"])
    # The signature tells overloads apart.
    lines.append((".".join(path + [name]), kind, " ".join(text.split())))
lines.sort()
for path, kind, text in lines:
    twins = [l for l in lines if l[:2] == (path, kind)]
    print(f"{kind} {path}" + (f"  {text}" if len(twins) > 1 else ""))
LIST

count=$(grep -vc '^case ' "$scratch/surface")
cases=$(grep -c '^case ' "$scratch/surface" || true)
said="$count public declarations of $engine, and $cases cases of enums"
[ "$count" -le "$most" ] || fail "$said; there should be $most declarations at most"
if [ "${UPDATE_SURFACE:-}" = 1 ]; then
  cp "$scratch/surface" .ci/surface
  echo "written down: $said"
  exit
fi
if ! diff <(cat .ci/surface 2>/dev/null) "$scratch/surface" >"$scratch/difference"; then
  sed -n 's/^> /new: /p; s/^< /gone: /p' "$scratch/difference" >&2
  fail "the public surface of $engine is another than the one in .ci/surface: make what no flow and no" \
    "app needs \`package\`, or accept the lines above with UPDATE_SURFACE=1 .ci/surface.sh"
fi
cat "$scratch/surface"
echo "as written down: $said"
