#!/usr/bin/env python3
"""Exported pages in a real browser, with no network: every journey and seeded random walks clicked through by labels,
each step compared with the walker; the keyboard, links, sizes, right to left, and axe-core where a wheel of it is given.

    .ci/browser.py TOOL WHEEL-OF-AXE WALKS SYSTEM...

With SHOTS set to a folder, a picture of each page is kept there."""

import base64
import glob
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import zipfile


def check(holds, sentence):
    if not holds:
        sys.exit(f"error: {sentence}")


class Browser:
    """Chromium without a window, by the pipe of its DevTools protocol; other pages can be opened with it, too."""

    def __init__(self, folder):
        (answers, tell), (listen, asks) = os.pipe(), os.pipe()
        offline = [] if subprocess.call(["unshare", "-rn", "true"], stderr=subprocess.DEVNULL) else ["unshare", "-rn"]
        # Chromium reads 3 and writes 4.
        self.process = subprocess.Popen(
            ["bash", "-c", f'exec 3<&{listen} 4>&{tell}; exec "$@"', "-"] + offline +
            ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
             "--no-first-run", f"--user-data-dir={folder}", "about:blank"],
            pass_fds=[listen, tell], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.reading, self.writing, self.rest, self.number, self.session = answers, asks, b"", 0, None
        self.requests, self.complaints = [], []
        targets = self.ask("Target.getTargets")["targetInfos"]
        page = next(target["targetId"] for target in targets if target["type"] == "page")
        self.session = self.ask("Target.attachToTarget", targetId=page, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network"]:
            self.ask(f"{domain}.enable")

    def ask(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.writing, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.next()
            if answer.get("id") == self.number:
                check("error" not in answer, f"{method}: {answer.get('error')}")
                return answer["result"]

    def next(self):
        pieces = [self.rest]
        while b"\0" not in pieces[-1]:
            pieces.append(os.read(self.reading, 1 << 20))
            check(pieces[-1], "the browser has ended")
        text, self.rest = b"".join(pieces).split(b"\0", 1)
        message = json.loads(text)
        method, parameters = message.get("method"), message.get("params", {})
        if method == "Network.requestWillBeSent":
            self.requests.append(parameters["request"]["url"])
        elif method in ("Runtime.exceptionThrown", "Log.entryAdded") or (
                method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning", "assert")):
            self.complaints.append(json.dumps(parameters)[:400])
        return message

    def run(self, script):
        """The value of a script, which may promise it."""
        answer = self.ask("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        check("exceptionDetails" not in answer, f"{answer.get('exceptionDetails')}")
        return answer["result"].get("value")

    def open(self, path, ready="document.readyState === 'complete' && !!performance.getEntriesByName('shown').length"):
        self.requests.clear()
        end = time.monotonic() + 60
        for url in ["about:blank", f"file://{path}"]:
            self.ask("Page.navigate", url=url)
        while not self.run(ready):
            check(time.monotonic() < end, f"{path} is not ready after a minute")
            time.sleep(0.01)

    def key(self, key):
        for kind in ["keyDown", "keyUp"]:
            text = {"text": "\r" if key == "Enter" else key} if kind == "keyDown" and key != "Tab" else {}
            code = {"Enter": 13, "Tab": 9}.get(key, 0)
            self.ask("Input.dispatchKeyEvent", type=kind, key=key, windowsVirtualKeyCode=code, **text)

    def size(self, width, height=900):
        self.ask("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def shot(self, path):
        open(path, "wb").write(base64.b64decode(self.ask("Page.captureScreenshot", format="png")["data"]))


# What the page shows, by its words alone; and clicks on labels.
DRIVER = r"""
const one = selector => document.querySelector(selector)
const texts = selector => Array.from(document.querySelectorAll(selector), element => element.textContent)
const label = button => `${button.querySelector('.says').textContent} (${button.querySelector('code').textContent})`
const buttons = () => Array.from(document.querySelectorAll('#offered button'))
const look = () => ({
  choices: buttons().map(button => [button.dataset.by, label(button)]),
  facts: texts('#facts dt').map((name, i) => [name, texts('#facts dd')[i]]),
  broken: texts('#properties .bad').filter(text => text.startsWith('BROKEN')).length,
})
// Walks by the ids of a journey, or at random by a seed; clicks on labels.
const walk = (world, ids, seed, most) => {
  if (one('#world').hidden) { if (!one('#restart').disabled) one('#restart').click() }
  else { one('#world').value = world; one('#world').onchange() }
  const seen = [look()], done = []
  for (let i = 0; i < (ids ? ids.length : most); i++) {
    const labels = seen[i].choices.map(choice => choice[1])
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    const wanted = ids ? labels.find(text => text.endsWith(` (${ids[i]})`)) : labels[Math.floor(seed / 4294967296 * labels.length)]
    const button = buttons().find(button => label(button) === wanted)
    if (!button) break
    button.click()
    done.push(wanted.slice(wanted.lastIndexOf('(') + 1, -1))
    seen.push(look())
  }
  return { world, ids: done, seen }
}
const wild = (number, most) => walk(number % G.starts, null, number * 2654435761 >>> 0, most)
"""


def said(tool, system, world, walks):
    """What the walker says at each step of some walks that begin in one world."""
    lines = [line for walk in walks for step in ["goto 0"] + walk["ids"] for line in (step, "kills")]
    tell = subprocess.run([tool, "walk", system, "--lines", "--world", str(world + 1)], input="\n".join(lines),
                          capture_output=True, text=True, env={**os.environ, "COLUMNS": "99"})
    text = re.sub(r"\n {2,}", " ", tell.stdout)
    places = re.split(r"^(?=Step \d+\. )", text, flags=re.M)[2:]
    at = 0
    for walk in walks:
        yield walk, places[at:at + len(walk["ids"]) + 1]
        at += len(walk["ids"]) + 1


CHOICE = re.compile(r"^(\d+)\. (person|system|time): (.*?\)?) ?\(([^\s()]+)\)\. ?(?:New|Seen)", re.M)


def differences(tool, system, walks):
    """Where the page and the walker differ, as sentences."""
    for world in sorted({walk["world"] for walk in walks}):
        for walk, places in said(tool, system, world, [walk for walk in walks if walk["world"] == world]):
            name = f"{system}, world {world + 1}, {','.join(walk['ids'])}"
            if len(places) != len(walk["seen"]):
                yield f"{name}: the walker says {len(places)} places, not {len(walk['seen'])}"
                continue
            for step, (seen, place) in enumerate(zip(walk["seen"], places)):
                choices = list({number: [by, f"{says} ({id})"] for number, by, says, id in CHOICE.findall(place)}.values())
                if choices != seen["choices"]:
                    yield f"{name}, step {step}: the walker offers {choices}, the page {seen['choices']}"
                plain = " ".join(place.split()).lower()
                for fact, value in seen["facts"]:
                    if " ".join(f"{fact}: {value}".split()).lower() not in plain:
                        yield f"{name}, step {step}: the walker does not say {fact}: {value}"
                broken = re.search(r"^Properties: (\d+) BROKEN", place, re.M)
                if seen["broken"] != (int(broken[1]) if broken else 0):
                    yield f"{name}, step {step}: {seen['broken']} properties are broken on the page"


def fits(browser, axe, what):
    """The page fits into what shows it, and axe-core finds nothing."""
    for width in [1280, 360]:
        browser.size(width)
        check(browser.run("document.documentElement.scrollWidth <= innerWidth"), f"{what} is wider than {width}")
    found = axe and browser.run(axe + ";axe.run().then(found => found.violations.map(v => `${v.id} (${v.impact}): "
                                "${v.nodes.slice(0, 3).map(n => n.html.slice(0, 150)).join(' | ')}`))")
    check(not found, f"axe-core finds in {what}: {found}")


def try_looks(browser, path, _tool, _system, axe):
    browser.open(path)
    check(browser.run("['en', 'zh-Hans'].map(l => Object.keys(T[l]).join()).every((k, _, all) => k === all[0])"), "a language lacks words")
    browser.run("take(0); take(0); show()")
    for scheme in ["light", "dark"]:
        for language, way in [("en", "ltr"), ("zh-Hans", "ltr"), ("en", "rtl")]:
            browser.ask("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
            browser.run(f"document.dir = '{way}'; speak('{language}')")
            fits(browser, axe, f"{scheme}, {language}, {way}")
    browser.ask("Emulation.setEmulatedMedia", media="print")
    check(browser.run("getComputedStyle($('question')).display === 'none' && $('path').offsetHeight > 0"), "it prints what is for a screen alone")
    browser.ask("Emulation.setEmulatedMedia", media="", features=[])


def try_keys(browser, path, *_):
    """A journey by the keyboard alone."""
    browser.open(path)
    at = lambda: browser.run("W.at")
    for step in range(1, 5):
        for key in ["1", "Enter"] if browser.run("choicesOf(W.states[W.at]).length > 9") else ["1"]:
            browser.key(key)
        check(at() == step, f"the key 1 is not the first choice at step {step}")
    browser.key("u"), browser.key("u"), browser.key("r")
    check(at() == 3, "u and r do not undo and redo")
    while not browser.run("$('offered').contains(document.activeElement)"):
        browser.key("Tab")
    browser.key("Enter")
    check(at() == 4 and browser.run("$('offered').contains(document.activeElement)"), "Tab and Enter do not choose, and stay at the choices")
    browser.key("/")
    check(browser.run("document.activeElement === $('where')"), "/ does not lead to the question")


def try_links(browser, path, *_):
    browser.open(path)
    browser.run("for (let i = 0; i < 5; i++) take(0); show()")
    hash, end = browser.run("[$('link').getAttribute('href'), W.states[W.at]]")
    browser.open(path + hash)
    check(browser.run("W.at === 5 && $('stale').hidden && W.states[5]") == end, f"{hash} does not open where it was made")
    browser.open(path + hash + ",no-such-choice")
    check(browser.run("W.at === 5 && $('stale').textContent").startswith('Step 6 of the link no longer fits: there is no choice "no-such-choice"'),
          "a stale link does not say which step no longer fits")


def try_questions(browser, path, *_):
    """Questions count what a pass over the whole table counts."""
    browser.open(path)
    ask = lambda text: browser.run(f"answer({json.dumps(text)}); $('answer').textContent")
    brute = """(() => { const slot = G.slots.findIndex(slot => slot[0] === 'position')
      if (slot < 0) return [,,,, true]
      const seen = new Set(), held = Array.from({ length: G.count }, (_, s) => G.values[shown(s)[slot]])
      const value = held[G.count - 1], move = G.words[choicesOf(0)[0]][1]
      for (let s = 0; s < G.count; s++) choicesOf(s).forEach((word, place) => { const t = G.target[G.first[s] + place]
        if (G.words[word][1] === move && held[s] !== value || held[t] === value) seen.add(t) })
      for (let s = 0; s < G.starts; s++) if (held[s] === value) seen.add(s)
      return [G.flows[0], value.replace(', ended', ''), move, seen.size, value.endsWith('ended')] })()"""
    flow, value, move, count, ended = browser.run(brute)
    if not ended:
        said = ask(f'did "{move}" and not before(at "{flow}" "{value}") or at "{flow}" "{value}"')
        check(said.startswith(f"{count} of "), f"the question counts {said}, a pass over the table {count}")
    check("at character 1" in ask("nosuch").lower() and "missing" in ask("not (").lower(), "a wrong question is not refused with its place")
    check("100" in ask("(" * 100000), "brackets without end are not refused")


def try_broken(browser, _path, tool, system):
    """Which steps break a property is answered as the tool answers it; of one that looks back, that is its first breach."""
    whole, *names = browser.run("[G.properties.find(p => !p[2])?.[0] ?? '', ...G.judged.map(n => G.properties[n][0]).slice(0, 12), "
                                "...G.properties.filter(p => p[1] === 'holds' && p[2]).slice(0, 2).map(p => p[0])]")
    broke = [f"broke {json.dumps(name.removeprefix('never: '))}" for name in names]
    for where in broke + [f"({broke[0]} or not {broke[1]}) and {broke[2]} or {broke[3]}"]:
        tell = json.loads(subprocess.run([tool, "find", system, "--where", where, "--json"], capture_output=True).stdout)
        steps = [len(journey["steps"]) for journey in tell["journeys"]]
        said = browser.run(f"answer({json.dumps(where)}); $('answer').textContent")
        wanted = f"{tell['found']} of {tell['states']} states, first after {steps[0]} step" if steps else f"None of {tell['states']} states"
        check(said.startswith(wanted), f"{system}: of {where} the page says {said} and the tool {wanted}")
    check("every path" in browser.run(f"answer('broke ' + {json.dumps(json.dumps(whole))}); $('answer').textContent"), f"{system}: {whole} is asked about")
    print(f"{system}: {len(broke) + 1} questions about what is broken, as the tool answers them", flush=True)


def try_damage(browser, path, *_):
    """A table that lost or won a byte, or has another one, is refused with a sentence."""
    begin, data, end = re.match(r"(.*<script id=\"table\"[^>]*>)([^<]*)(<.*)", open(path).read(), re.S).groups()
    packed = base64.b64decode(data)
    for other in [packed[:-9], packed + b"\0", packed[:99] + bytes([packed[99] ^ 1]) + packed[100:]]:
        open(path + ".bad.html", "w").write(begin + base64.b64encode(other).decode() + end)
        browser.open(path + ".bad.html", "document.querySelector('#loading')?.textContent.includes('cannot be unpacked')")


def try_mutant(browser, path, tool, system, _axe):
    browser.open(path)
    browser.run(DRIVER + ";G.target[1] = G.target[0] === 0 ? 1 : 0")
    walks = browser.run("Array.from({ length: 30 }, (_, i) => wild(i * G.starts, 6))")
    check(any(differences(tool, system, walks)), f"a table of {system} with another target passes")


def try_page(browser, tool, system, path, walks):
    """Walks all journeys of a page, and some at random; how many steps that were."""
    browser.open(path)
    shown = browser.run("performance.getEntriesByName('shown')[0].startTime")
    browser.run(DRIVER + ";0")
    # A journey that names no world begins where it gets farthest.
    journeys = browser.run("G.journeys.map(({ title, world, steps }) => Object.assign({ title, steps },"
                           "(world ? [world - 1] : Array.from({ length: G.starts }, (_, i) => i)).map(w => walk(w, steps))"
                           ".sort((a, b) => b.ids.length - a.ids.length)[0]))")
    for journey in journeys:
        check(journey["ids"] == journey["steps"], f"{system}: \"{journey['title']}\" ends at step {len(journey['ids'])}")
    wild = [walk for first in range(0, walks, 50) for walk in browser.run(
        f"Array.from({{ length: {min(50, walks - first)} }}, (_, i) => wild({first} + i, 12))")]
    for sentence in differences(tool, system, journeys + wild):
        check(False, sentence)
    check(browser.requests == [f"file://{path}"], f"{system} asks for {browser.requests}")
    check(not browser.complaints, f"{system}: the console has {browser.complaints}")
    steps = sum(len(walk["ids"]) for walk in journeys + wild)
    (size, moves) = (os.path.getsize(path), browser.run("G.target.length"))
    check(size <= 60e3 + 2.6 * moves, f"{system} has {size} bytes for {moves} moves")
    check(shown < 3000, f"{system} shows its first choice after {shown:.0f} ms")
    print(f"{system}: {size} bytes, {moves} moves; first choice after {shown:.0f} ms; {len(journeys)} journeys and "
          f"{len(wild)} random walks, {steps} steps, as the walker has them", flush=True)
    if "SHOTS" in os.environ:
        browser.size(1280)
        browser.shot(os.path.join(os.environ["SHOTS"], f"{system}.png"))


tool, wheel, walks, *systems = sys.argv[1:]
axe = zipfile.ZipFile(wheel).read("axe_playwright_python/axe.min.js").decode() if os.path.exists(wheel) else ""
kept = sorted(glob.glob(os.path.join(os.path.dirname(os.path.realpath(__file__)), "../Flows/*/Journeys/*.journey")))
with tempfile.TemporaryDirectory() as folder:
    browser = Browser(os.path.join(folder, "profile"))
    for system in systems:
        path = os.path.join(folder, f"{system}.html")
        subprocess.run([tool, "export", system, *kept, "--format", "html", "-o", path, "-q"], check=True, stderr=subprocess.DEVNULL)
        try_page(browser, tool, system, path, int(walks) // len(systems))
        if browser.run("G.judged.length > 3"):
            try_broken(browser, path, tool, system)
        for attempt in [try_keys, try_links, try_questions, try_looks, try_mutant, try_damage] if system == systems[0] else []:
            attempt(browser, path, tool, system, axe)
    browser.process.terminate()
    browser.process.wait()
