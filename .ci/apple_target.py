"""Compiles the modules of this package for Apple's systems, as apple-target.sh says."""

import hashlib
import json
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from graphlib import TopologicalSorter
from pathlib import Path

root = Path.cwd()
scratch = root / ".build/apple-target"
standins = root / ".ci/standins"

# A target, how its interfaces are called, the newest system that the toolchain's may speak of, and whether
# only the parts for iOS are looked at, with what they need.
TARGETS = [
    ("arm64-apple-ios16.0", "arm64-apple-ios", "arm64-apple-ios26.4", False),
    ("arm64-apple-macosx13.0", "arm64-apple-macos", "arm64-apple-macosx26.4", False),
    ("arm64-apple-ios26.0", "arm64-apple-ios", "arm64-apple-ios26.4", True),
    ("arm64-apple-ios16.0-macabi", "arm64-apple-ios-macabi", "arm64-apple-ios26.4-macabi", True),
]
# Modules of the toolchain that have a textual interface and are needed.
INTERFACES = ["Swift", "_Concurrency", "_StringProcessing", "SwiftOnoneSupport"]
# Stand-ins, in the order in which they need each other.
STANDINS = ["os", "zlib", "Dispatch", "Darwin", "Foundation", "Testing"]
# What the manifest switches on for the package, and not for its examples.
FEATURES = [word for feature in ["ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault"]
            for word in ("-enable-upcoming-feature", feature)]
# Never looked at, nor what imports it: much of Foundation, and no app links it.
SKIPPED = {"FlowTestSupport", "CrashHelper", "flow-bench"}
# Where the stand-ins for the frameworks of iOS are, behind which is the simulated phone.
PLAYED = "Tests/PlayedPhone/"
# For targets what must not compile, and a word of the reason; with none, what must: a gate that refuses
# nothing proves nothing.
OLD = r"(ios16|macosx13)\.0$"
PLANTED = [
    ("", "func f(_ s: Span<Int>) -> AsyncStream<Int> { AsyncStream { nil } }", None),
    ("", "final class Box { var number = 0 }\n@MainActor func take(_ box: Box) {}\n"
     "func f() async { let box = Box(); await take(box); box.number = 1 }", "data races"),
    (OLD, "let builders: [(Int, @Sendable () throws(CancellationError) -> Void)] = []", "typed throws"),
    (OLD, "func f(_ s: any AsyncSequence<Int, Never>) {}", "available in"),
    (OLD, "import Synchronization\nlet number = Mutex(0)", "no such module"),
    ("ios16.0$", "import AVFAudio\nfunc f() { _ = AVAudioApplication.shared }", "only available in iOS 17"),
    ("ios26.0$", "import FamilyControls\nfunc f() -> AuthorizationStatus { .approvedWithDataAccess }",
     "only available in iOS 26.4"),
    ("ios16.0$", "import UIKit\n@MainActor func f() { _ = UIApplication.shared }",
     "unavailable in application extensions"),
    ("macabi$", "import FamilyControls\nfunc f(_ c: AuthorizationCenter) {}", "unavailable in Mac Catalyst"),
]
# What an app extension links: nothing that an extension may not call.
IN_EXTENSIONS = {"EveryPath", "EveryPathFiles", "WidgetFlow", "WidgetSystem"}
# What SwiftPM writes for a module with resources.
BUNDLE = "import Foundation\nextension Bundle { static var module: Bundle { .main } }\n"
EMBEDDED = "".join(f"extension PackageResources {{ static let {name}: [UInt8] = [] }}\n" for name in
                   ["page_html", "page_js", "JourneyApp_txt", "JourneyPhone_txt"]) + "enum PackageResources {}\n"
IMPORT = re.compile(
    r"^\s*(?:@\w+ )*(?:(?:public|package|internal|private|fileprivate) )?import (\w+)", re.M)


def run(*command, **environment):
    return subprocess.run(command, capture_output=True, text=True, env={**os.environ, **environment})


def write(path, text):
    """Writes a file unless it is so already, so that what was built from it stays good."""
    if not path.exists() or path.read_text() != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def interface(text, newest):
    """An interface of Linux as one of another target."""
    text = re.sub(r"-target (x86_64|aarch64)-unknown-linux-gnu", f"-target {newest}", text)
    text = text.replace(" -static ", " ")
    # The bodies of functions that are copied into their callers are not printed.
    text = re.sub(r"@backDeployed\([^)]*\)\s*", "", text)
    # Failure is where Apple's systems have it.
    text = re.sub(
        r"@available\([^)]*\)(\n\s*@_implements\(_Concurrency\.Async\w+, Failure\))",
        r"@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)\1", text)
    # The long double of x86.
    return re.sub(r"[^\n]*_stdlib_(?:remainderl|squareRootl)\([^\n]*", "fatalError()", text)


def modules(**environment):
    """The modules of the package that are no tests, by name."""
    answer = run("swift", "package", "--scratch-path", str(scratch / "package"), "describe",
                 "--type", "json", **environment)
    if answer.returncode:
        sys.exit(f"error: the package cannot be read: {answer.stderr}")
    return {t["name"]: t for t in json.loads(answer.stdout)["targets"] if t["type"] != "test" and t["sources"]}


def ordered(found):
    """Modules, each behind those that it needs."""
    graph = {name: [other for other in needs(found[name]) if other in found] for name in sorted(found)}
    return {name: found[name] for name in TopologicalSorter(graph).static_order()}


def needs(module):
    return module.get("target_dependencies", [])


def parts(package):
    """What is compiled against the stand-ins, and what that needs, in order."""
    needed = set()
    for name, module in reversed(package.items()):
        if name in needed or any(
                package[other]["path"].startswith(PLAYED) for other in needs(module) if other in package):
            needed.update([name], needs(module))
    return {name: module for name, module in package.items() if name in needed}


def flags(module, target):
    """What a module is compiled with. With each set of flags the compiler takes a minute for Swift's library."""
    if module["path"].startswith(PLAYED) and module["name"] != "PlayedPhone":
        return ["-swift-version", "5", "-suppress-warnings"]
    if module["name"] in IN_EXTENSIONS and target.endswith("ios16.0"):
        return ["-application-extension", *FEATURES]
    return ["-swift-version", "6"] if module["path"].startswith("Flows/Examples/") else FEATURES


class Look:
    """The look at all modules for one target."""

    def __init__(self, target, name, newest, is_narrow, toolchain):
        self.target, self.is_narrow = target, is_narrow
        self.work = scratch / target
        self.keys, self.errors, self.skipped = {}, [], set()
        for module in INTERFACES:
            folder = Path(toolchain["paths"]["runtimeLibraryPaths"][0]) / f"{module}.swiftmodule"
            source = [f for f in folder.glob("*.swiftinterface") if f.name.count(".") == 1]
            write(self.work / f"sdk/usr/lib/swift/{module}.swiftmodule/{name}.swiftinterface",
                  interface(source[0].read_text(), newest))
        (self.work / "modules").mkdir(exist_ok=True)
        self.common = [
            "-Xfrontend", "-disable-objc-interop", "-target", target, "-sdk", f"{self.work}/sdk",
            "-module-cache-path", f"{self.work}/cache", "-I", f"{self.work}/modules",
            "-I", f"{standins}/Darwin", "-swift-version", "6", "-package-name", "everypath",
        ]
        self.seed = toolchain["compilerVersion"] + " ".join(self.common)

    def compile(self, name, files, flags=FEATURES):
        """Down to the diagnostics of data races; -typecheck and -emit-module end before them.

        The output is a file: a compiler that fails removes it, which root may do to /dev/null."""
        parsed = [] if any(f.name == "main.swift" for f in files) else ["-parse-as-library"]
        return run("swiftc", "-emit-sil", "-wmo", "-o", f"{self.work}/{name}.sil", "-emit-module-path",
                   f"{self.work}/modules/{name}.swiftmodule", "-module-name", name.replace("-", "_"), *parsed,
                   *self.common, *flags, *map(str, files))

    def update(self, name, files, flags):
        """Compiles a module unless neither it nor what it imports changed; keeps the errors."""
        key = hashlib.sha256((self.seed + " ".join(flags)).encode())
        for file in files:
            text = file.read_text()
            imports = [self.keys.get(other, "") for other in sorted(IMPORT.findall(text))]
            key.update((str(file) + text + "".join(imports)).encode())
        key = self.keys[name] = key.hexdigest()
        stamp = self.work / f"modules/{name}.key"
        if stamp.exists() and stamp.read_text() == key:
            return
        stamp.unlink(missing_ok=True)
        result = self.compile(name, [f for f in files if f.suffix == ".swift"], flags)
        if result.returncode:
            found = set(re.findall(r"^/\S+\.swift:\d+:\d+: error: .*", result.stderr, re.M))
            self.errors += sorted(found) or [f"{name}: {result.stderr.strip()}"]
            self.skipped.add(name)
        else:
            stamp.write_text(key)

    def all(self, package):
        for name in STANDINS:
            header = list(standins.glob(f"{name}/*.h"))
            more = ["-import-underlying-module"] if header else []
            self.update(name, [standins / f"{name}.swift", *header], ["-suppress-warnings", *FEATURES, *more])
        for name, module in (parts(package) if self.is_narrow else package).items():
            if name in SKIPPED or self.skipped.intersection(needs(module)):
                self.skipped.add(name)
                continue
            files = sorted(root / module["path"] / source for source in module["sources"])
            for word, text in [("Bundle.module", BUNDLE), ("PackageResources.", EMBEDDED)]:
                if any(word in file.read_text() for file in files):
                    files.append(self.work / f"{word.split('.')[0]}.swift")
                    write(files[-1], text)
            self.update(name, files, flags(module, self.target))
        file = self.work / "Planted.swift"
        for pattern, text, word in () if self.errors else PLANTED:
            if re.search(pattern, self.target):
                write(file, text)
                found = self.compile("Planted", [file], flags({"name": "WidgetSystem", "path": ""}, self.target))
                if (found.returncode == 0) != (word is None) or (word or "") not in found.stderr:
                    self.errors.append(f"what is planted is taken for something else: {text}\n{found.stderr}")
        return self


def objective_c():
    """The errors in what Objective-C can call of a widget: its types, against Foundation's as far as they are
    named there, and what it calls of WidgetApp, by the declarations there."""
    parts, work = root / "Flows/Widget/WidgetSystem", scratch / "objective-c"
    common = ["-swift-version", "6", "-parse-as-library", "-Xfrontend", "-enable-objc-interop",
              "-I", f"{standins}/ObjectiveC", "-I", str(work)]
    declared = re.findall(r"^  (public func [^{]+)", (parts / "WidgetApp.swift").read_text(), re.M)
    write(work / "WidgetApp.swift", "public import Foundation\n@MainActor public final class WidgetApp {\n"
          + "".join(f"  {line}{{ fatalError() }}\n" for line in declared) + "}\n")
    planted = "@MainActor extension WidgetBridge { @objc public func two(_ pair: (Int, Int)) {} }\n"
    write(work / "Planted.swift", planted)
    found = run("swiftc", "-emit-module", "-module-name", "Foundation", *common, "-o",
                f"{work}/Foundation.swiftmodule", f"{standins}/ObjectiveC/Foundation.swift").stderr
    files = [str(work / "WidgetApp.swift"), str(parts / "Apple/WidgetBridge.swift")]
    looks = [run("swiftc", "-typecheck", "-module-name", "WidgetSystem", *common, *files, *more).stderr
             for more in ([], [str(work / "Planted.swift")])]
    errors = [line for line in (found + looks[0]).splitlines() if "error:" in line]
    return errors if "cannot be represented in Objective-C" in looks[1] else [*errors, f"not noticed: {planted}"]


def main():
    toolchain = json.loads(run("swiftc", "-print-target-info").stdout)
    plain, played = modules(), modules(PLAYED_PHONE="1")
    plain, played = ordered(plain), ordered({**plain, **played})
    with ThreadPoolExecutor(2) as pool:
        looks = list(pool.map(
            lambda target: Look(*target, toolchain).all(played if "ios" in target[0] else plain), TARGETS))
    for look in looks:
        for error in look.errors:
            print(f"{look.target}: {error}")
        print(f"{look.target}: looked at {len(look.keys)} modules; skipped {' '.join(sorted(look.skipped))}")
    bridge = objective_c()
    print(*bridge, f"Objective-C: {len(bridge)} errors in what it can call", sep="\n")
    if bridge or any(look.errors for look in looks):
        sys.exit("error: the package does not compile for an Apple system; a name that a stand-in lacks "
                 "goes into .ci/standins")


main()
