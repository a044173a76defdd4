#!/usr/bin/env bash
# Mermaid 11.16.0 draws only the last of several arrows from a node to itself.
#
# Input: valid flowcharts and state diagrams in which a node has two or three arrows to itself, each
# with a label of its own.
# Seen: one arrow, with the label of the last; the others are gone, and nothing is reported. Two arrows
# between two different nodes are both drawn.
# A good guess is wrong: the grammar takes any number of arrows, equal ends are no error, and parallel
# arrows elsewhere are all drawn, so one expects as many arrows as were written. Whoever draws a state
# machine, where a state often re-enters itself for several reasons, must write one arrow a node, with
# a label for all of them.
#
# Needs python3 with pip, and Chromium (any version), which apt-get installs where root may.
set -euo pipefail
version=11.16.0
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
if ! command -v chromium >/dev/null; then
  apt-get -qq update
  apt-get -qq install -y --no-install-recommends chromium >/dev/null
fi
# The wheel holds Mermaid's own file; nothing of Python's is run.
python3 -m pip -q download --disable-pip-version-check --no-deps --only-binary=:all: \
  --python-version 3.12 -d "$scratch" "artoo-mermaid==$version"
python3 -m zipfile -e "$scratch"/artoo_mermaid-*.whl "$scratch/wheel"
mv "$scratch/wheel/artoo_mermaid/assets/mermaid.min.js" "$scratch/mermaid.js"

cat >"$scratch/page.html" <<'PAGE'
<!doctype html><meta charset="utf-8"><pre id="seen">nothing was drawn</pre>
<script src="mermaid.js"></script>
<script>
const drawings = {
  "flowchart, one self arrow": "flowchart TD\n  a -->|first| a",
  "flowchart, two self arrows": "flowchart TD\n  a -->|first| a\n  a -->|second| a",
  "flowchart, three self arrows":
    "flowchart TD\n  a -->|first| a\n  a -->|second| a\n  a -.->|third| a",
  "flowchart, two arrows from a to b": "flowchart TD\n  a -->|first| b\n  a -->|second| b",
  "state diagram, two self arrows": "stateDiagram-v2\n  a --> a: first\n  a --> a: second",
};
(async () => {
  mermaid.initialize({ startOnLoad: false, flowchart: { htmlLabels: false } });
  const lines = [];
  for (const [name, text] of Object.entries(drawings)) {
    let seen;
    try {
      const { svg } = await mermaid.render("drawing" + lines.length, text);
      seen = ["first", "second", "third"].filter((label) => svg.includes(">" + label + "<")).join(" ");
    } catch (error) {
      seen = "error: " + error;
    }
    lines.push(name + ": " + seen);
  }
  document.getElementById("seen").textContent = lines.join("\n");
})();
</script>
PAGE
seen=$(timeout 120 chromium --headless --no-sandbox --disable-gpu --virtual-time-budget=20000 \
  --user-data-dir="$scratch/profile" --dump-dom "file://$scratch/page.html" 2>/dev/null |
  sed -n '/id="seen"/,/<\/pre>/p' | sed -E 's/.*id="seen">//; s,</pre>.*,,')
expected='flowchart, one self arrow: first
flowchart, two self arrows: second
flowchart, three self arrows: third
flowchart, two arrows from a to b: first second
state diagram, two self arrows: second'
echo "Mermaid $version, the labels that are drawn:"
echo "$seen"
diff <(echo "$expected") <(echo "$seen") >&2 || {
  echo "error: this is no longer what Mermaid $version draws" >&2
  exit 1
}
