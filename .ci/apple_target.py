"""Compiles the modules of a package for Apple's systems, as apple-target.sh says."""

import hashlib
import json
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

root, standins = sys.argv[1], sys.argv[2]
scratch = f"{root}/.build/apple-target"

# A target, how its interfaces are called, and the newest system that the toolchain's may speak of.
TARGETS = [
    ("arm64-apple-ios16.0", "arm64-apple-ios", "arm64-apple-ios26.0"),
    ("arm64-apple-macosx13.0", "arm64-apple-macos", "arm64-apple-macosx26.0"),
]
# Modules of the toolchain that have a textual interface and are needed.
INTERFACES = ["Swift", "_Concurrency", "_StringProcessing", "SwiftOnoneSupport"]
# Stand-ins, in the order in which they need each other.
STANDINS = ["os", "Dispatch", "Darwin", "Foundation", "Testing"]
# Never looked at, and why.
SKIPPED = {
    "FlowTestSupport": "is of the tests, and reads files by much of Foundation",
    "CrashHelper": "is of the tests, and ends its process by Foundation",
    "flow-bench": "starts processes by Foundation, which iOS cannot; no app links it",
}
# What must not compile, and a word of the reason: a gate that refuses nothing proves nothing.
PLANTED = [
    ("let builders: [(Int, @Sendable () throws(CancellationError) -> Void)] = []", "typed throws"),
    ("func f() { let x: [(Int, () throws(CancellationError) -> Int)] = []; _ = x }", "typed throws"),
    ("func f(_ s: any AsyncSequence<Int, Never>) {}", "available in"),
    ("func f(_ three: InlineArray<3, Int>) {}", "available in"),
    ("func f(_ text: UTF8Span) {}", "available in"),
    ("import Synchronization\nlet number = Mutex(0)", "no such module"),
    ("import Observation", "no such module"),
    (
        "final class Box { var number = 0 }\n@MainActor func take(_ box: Box) {}\n"
        "func f() async { let box = Box(); await take(box); box.number = 1 }",
        "data races",
    ),
]
# What begins a part for iOS alone.
IOS = "#if os(iOS)"
# What SwiftPM writes for a module with resources.
BUNDLE = "import Foundation\nextension Bundle { static var module: Bundle { .main } }\n"
# What must compile.
GOOD = "func f(_ numbers: Span<Int>) -> AsyncStream<Int> { AsyncStream { nil } }"
IMPORT = re.compile(
    r"^\s*(?:@\w+ )*(?:(?:public|package|internal|private|fileprivate) )?import (\w+)", re.M)


def run(*command, cwd=None):
    return subprocess.run(command, capture_output=True, text=True, cwd=cwd)


def write(path, text):
    """Writes a file unless it is so already, so that what was built from it stays good."""
    if os.path.exists(path) and open(path).read() == text:
        return
    os.makedirs(os.path.dirname(path), exist_ok=True)
    open(path, "w").write(text)


def fail(sentence):
    sys.exit(f"error: {sentence}")


def toolchain():
    """The folder of the toolchain's interfaces, and a word that changes with the toolchain."""
    information = json.loads(run("swiftc", "-print-target-info").stdout)
    folder = information["paths"]["runtimeLibraryPaths"][0]
    return folder, information["compilerVersion"]


def interface(text, newest):
    """An interface of Linux as one of another target."""
    text = re.sub(r"-target x86_64-unknown-linux-gnu|-target aarch64-unknown-linux-gnu",
                  f"-target {newest}", text)
    text = text.replace(" -static ", " ")
    # The bodies of functions that are copied into their callers are not printed.
    text = re.sub(r"@backDeployed\([^)]*\)\s*", "", text)
    # Failure is where Apple's systems have it.
    text = re.sub(
        r"@available\([^)]*\)(\n\s*@_implements\(_Concurrency\.Async\w+, Failure\))",
        r"@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)\1", text)
    # The long double of x86.
    return re.sub(r"[^\n]*_stdlib_(?:remainderl|squareRootl)\([^\n]*", "fatalError()", text)


def described():
    """The modules of the package that are no tests, each after those it imports."""
    answer = run("swift", "package", "--scratch-path", f"{scratch}/package", "describe",
                 "--type", "json", cwd=root)
    if answer.returncode:
        fail(f"the package at {root} cannot be read: {answer.stderr.strip()}")
    targets = {t["name"]: t for t in json.loads(answer.stdout)["targets"] if t["type"] != "test"}
    order = []

    def visit(name):
        if name in targets and name not in order:
            for other in targets[name].get("target_dependencies", []):
                visit(other)
            order.append(name)

    for name in sorted(targets):
        visit(name)
    return [targets[name] for name in order]


class Look:
    """The look at all modules for one target."""

    def __init__(self, target, library, version):
        self.target, self.name, newest = target
        self.work = f"{scratch}/{self.target}"
        self.keys = {}
        self.errors, self.looked, self.kept, self.skipped = [], [], 0, {}
        for module in INTERFACES:
            folder = f"{library}/{module}.swiftmodule"
            source = [f for f in os.listdir(folder) if f.endswith(".swiftinterface")
                      and ".private." not in f and ".package." not in f]
            if not source:
                fail(f"the toolchain has no textual interface of {module} in {folder}")
            text = open(f"{folder}/{source[0]}").read()
            write(f"{self.work}/sdk/usr/lib/swift/{module}.swiftmodule/{self.name}.swiftinterface",
                  interface(text, newest))
        os.makedirs(f"{self.work}/modules", exist_ok=True)
        self.common = [
            "-Xfrontend", "-disable-objc-interop", "-target", self.target, "-sdk",
            f"{self.work}/sdk", "-module-cache-path", f"{self.work}/cache", "-I",
            f"{self.work}/modules", "-I", f"{standins}/Darwin", "-swift-version", "6",
            "-package-name", "everypath", "-enable-upcoming-feature", "ExistentialAny",
            "-enable-upcoming-feature", "MemberImportVisibility", "-enable-upcoming-feature",
            "InternalImportsByDefault",
        ]
        self.seed = version + " ".join(self.common)

    def compile(self, module, files, *more):
        """Down to the diagnostics of data races; -typecheck and -emit-module end before them.

        The output is a file: a compiler that fails removes it, which root may do to /dev/null."""
        parsed = [] if any(f.endswith("/main.swift") for f in files) else ["-parse-as-library"]
        return run("swiftc", "-emit-sil", "-wmo", "-o", f"{self.work}/{module}.sil", "-emit-module-path",
                   f"{self.work}/modules/{module}.swiftmodule", "-module-name", module, *parsed,
                   *more, *self.common, *files)

    def update(self, module, files, dependencies, *more):
        """Compiles a module unless nothing changed; the errors, if there are any."""
        key = hashlib.sha256((self.seed + " ".join(more)).encode())
        for dependency in dependencies:
            key.update(self.keys.get(dependency, dependency).encode())
        for file in files:
            key.update(file.encode() + open(file, "rb").read())
        key = self.keys[module] = key.hexdigest()
        stamp = f"{self.work}/modules/{module}.key"
        if os.path.exists(stamp) and open(stamp).read() == key:
            self.kept += module not in STANDINS
            return []
        result = self.compile(module, files, *more)
        if result.returncode == 0:
            write(stamp, key)
            return []
        if os.path.exists(stamp):
            os.remove(stamp)
        found = re.findall(r"^/\S+\.swift:\d+:\d+: error: .*", result.stderr, re.M)
        return sorted(set(found)) or [f"{module}: {result.stderr.strip()}"]

    def stand_in(self):
        for module in STANDINS:
            more = ["-suppress-warnings"]
            files = [f"{standins}/{module}.swift"]
            if os.path.isdir(f"{standins}/{module}"):
                more.append("-import-underlying-module")
                header = open(f"{standins}/{module}/{module}.h").read()
                self.keys[f"{module}.h"] = hashlib.sha256(header.encode()).hexdigest()
            errors = self.update(module, files, STANDINS + [f"{module}.h"], *more)
            if errors:
                fail("a stand-in does not compile:\n" + "\n".join(errors))

    def plant(self):
        """What a check of the check needs: each planted error is found, and what is good passes."""
        file = f"{self.work}/Planted.swift"
        write(file, GOOD)
        good = self.compile("Planted", [file])
        if good.returncode:
            fail(f"{self.target} refuses what is good: {good.stderr}")
        for text, word in PLANTED:
            write(file, text)
            found = self.compile("Planted", [file])
            if found.returncode == 0 or word not in found.stderr:
                fail(f"for {self.target} it was not noticed that this cannot be: {text}")

    def modules(self, package):
        failed = set()
        for module in package:
            name, needs = module["name"], module.get("target_dependencies", [])
            left_out = [other for other in needs if other in self.skipped]
            if name in SKIPPED:
                self.skipped[name] = SKIPPED[name]
                continue
            if left_out:
                self.skipped[name] = f"imports {left_out[0]}"
                continue
            if failed.intersection(needs):
                failed.add(name)
                self.skipped[name] = "imports a module that failed"
                continue
            files = sorted(f"{root}/{module['path']}/{source}" for source in module["sources"])
            texts = [open(file).read() for file in files]
            if "ios" in self.target and any(IOS in text for text in texts):
                self.skipped[name] = "has parts for iOS, which are compiled against stand-ins"
                continue
            if any("Bundle.module" in text for text in texts):
                bundle = f"{self.work}/Bundle.swift"
                write(bundle, BUNDLE)
                files.append(bundle)
            imports = {name for text in texts for name in IMPORT.findall(text)}
            errors = self.update(name, files, sorted(imports))
            self.looked.append(name)
            if errors:
                failed.add(name)
                self.errors += errors

    def all(self, package):
        self.stand_in()
        self.plant()
        self.modules(package)
        return self


def main():
    library, version = toolchain()
    package = described()
    looks = [Look(target, library, version) for target in TARGETS]
    with ThreadPoolExecutor(len(looks)) as pool:
        looks = list(pool.map(lambda look: look.all(package), looks))
    status = 0
    for look in looks:
        for error in look.errors:
            print(f"{look.target}: {error}")
            status = 1
        print(f"{look.target}: looked at {len(look.looked)} modules, {look.kept} unchanged since "
              "the last look")
    print("found every planted error")
    print("modules: " + " ".join(looks[0].looked))
    for name, why in sorted({n: w for look in looks for n, w in look.skipped.items()}.items()):
        print(f"skipped {name}: {why}")
    if not looks[0].looked:
        fail("there was no module to look at")
    if status:
        fail("the package does not compile for an Apple system; a name that a stand-in lacks goes "
             "into .ci/standins")
    sys.exit(status)


main()
