#!/usr/bin/env python3
"""Mermaid in a browser, and Graphviz, draw every node and every arrow of exported drawings.

  .ci/drawings.py TOOL MERMAID.JS [N]     prints how many drawings each was given, or what is lost

Mermaid is given every Nth drawing, by default each: all of them take it some ten minutes.
"""
import json, re, subprocess, sys, tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

tool, script = sys.argv[1], Path(sys.argv[2]).read_text()


def export(*words):
    done = subprocess.run([tool, "export", *words], capture_output=True, text=True)
    return done.stdout if done.returncode == 0 else None, done.stderr


def flows(system):
    names = re.search(r"with --component: (.*)\.", export(system, "--format", "json")[1])
    return [["--component", name] for name in re.split(", | and ", names[1])] if names else [[]]


def drawings(system):
    return [
        (format, export(system, *flow, "--format", format, "--scope", scope)[0])
        for flow in flows(system) for scope in ("all", "states") for format in ("mermaid", "dot")
    ]


def counted(text, node, arrow):
    lines = text.splitlines()
    return [sum(bool(re.match(p, line)) for line in lines) for p in (node, arrow)]


PAGE = """<meta charset=utf-8><script>%s</script><pre id=out></pre><script>
mermaid.initialize({startOnLoad: false, maxEdges: 500});
(async () => {
  const counts = [];
  for (const [number, text] of %s.entries()) {
    try {
      const box = document.createElement('div');
      box.innerHTML = (await mermaid.render('d' + number, text)).svg;
      counts.push([box.querySelectorAll('g.node').length,
        box.querySelectorAll('path.flowchart-link').length]);
    } catch (error) { counts.push(String(error)); }
  }
  document.getElementById('out').textContent = 'COUNTS' + JSON.stringify(counts) + 'END';
})();
</script>"""


def browser(texts):
    """How many nodes and arrows Mermaid draws of each."""
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder, "page.html")
        # No text ends the script that it stands in.
        safe = json.dumps(texts).replace("</", "<\\/")
        page.write_text(PAGE % (script.replace("</script", "<\\/script"), safe))
        said = subprocess.run(
            ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--timeout=600000",
             f"--user-data-dir={folder}/profile", "--dump-dom",
             page.as_uri()], capture_output=True, text=True, timeout=600)
    found = re.search(r"<pre id=\"out\">COUNTS(.*?)END", said.stdout, re.S)
    return json.loads(found[1]) if found else [said.stderr[-2000:]] * len(texts)


def graphviz(text):
    lines = subprocess.run(["dot", "-Tplain"], input=text, capture_output=True, text=True).stdout
    return counted(lines, "node ", "edge ")


systems = [s["name"] for s in json.loads(subprocess.check_output([tool, "list", "--json"]))["systems"]]
with ThreadPoolExecutor() as pool:
    every = [d for system in pool.map(drawings, systems) for d in system if d[1]]
    mermaid, dot = (sorted({t for f, t in every if f == name}) for name in ("mermaid", "dot"))
    mermaid = mermaid[:: int(sys.argv[3]) if len(sys.argv) > 3 else 1]
    # Long and short ones on both processors.
    mermaid, half = mermaid[::2] + mermaid[1::2], (len(mermaid) + 1) // 2
    drawn = {"Mermaid": sum(pool.map(browser, (mermaid[:half], mermaid[half:])), []), "Graphviz": list(pool.map(graphviz, dot))}
written = {
    "Mermaid": [counted(t, r"  \w+[(\[{>]", r"  \w+ -\.?->") for t in mermaid],
    "Graphviz": [counted(t, r"  (s\d+|start) \[", r"  \w+ -> ") for t in dot],
}
lost = 0
for name in drawn:
    for text, has, shows in zip(mermaid if name == "Mermaid" else dot, written[name], drawn[name]):
        if has != shows:
            lost += 1
            print(f"error: {name} draws {shows} nodes and arrows, not {has}, of:\n{text[:300]}")
    arrows = sum(has[1] for has in written[name])
    print(f"{name}: {len(drawn[name])} drawings, {arrows} arrows, all drawn" if not lost else name)
sys.exit(1 if lost or not mermaid or not dot else 0)
