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
# What the manifest switches on for the package, and not for its examples.
FEATURES = ["ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault"]
# Stand-ins, in the order in which they need each other.
STANDINS = ["os", "Dispatch", "Darwin", "Foundation", "Testing"]
# Never looked at, and why.
SKIPPED = {
    "FlowTestSupport": "is of the tests, and reads files by much of Foundation",
    "CrashHelper": "is of the tests, and ends its process by Foundation",
    "flow-bench": "measures by much of Foundation; no app links it",
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
# Where the stand-ins for the frameworks of iOS are, behind which is the simulated phone.
PLAYED = "Tests/PlayedPhone/"
# What must not compile against them for a target, and a word of the reason; with none, what must.
PLANTED_PARTS = [
    ("arm64-apple-ios16.0", "import AVFAudio\nfunc f() { _ = AVAudioApplication.shared }",
     "only available in iOS 17"),
    ("arm64-apple-ios26.0", "import AVFAudio\nfunc f() { _ = AVAudioApplication.shared }", None),
    ("arm64-apple-ios26.0", "import FamilyControls\nfunc f() -> AuthorizationStatus { "
     ".approvedWithDataAccess }", "only available in iOS 26.4"),
    ("arm64-apple-ios16.0-macabi", "import FamilyControls\nfunc f(_ c: AuthorizationCenter) {}",
     "unavailable in Mac Catalyst"),
]
# What is laxer in the stand-ins than in the SDK, and why.
LAX = {
    "AVFAudio": "calls a type RecordPermission that is recordPermission there, as a property is",
    "LocalAuthentication": "has a plain pointer to an error, for Linux has no autoreleasing one",
}
# What SwiftPM writes for a module with resources.
BUNDLE = "import Foundation\nextension Bundle { static var module: Bundle { .main } }\n"
# What must compile.
GOOD = "func f(_ numbers: Span<Int>) -> AsyncStream<Int> { AsyncStream { nil } }"
IMPORT = re.compile(
    r"^\s*(?:@\w+ )*(?:(?:public|package|internal|private|fileprivate) )?import (\w+)", re.M)


def run(*command, cwd=None, env=None):
    return subprocess.run(command, capture_output=True, text=True, cwd=cwd, env=env)


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


def targets(played):
    """The modules of the package that are no tests, by name; with the stand-ins, or without."""
    environment = dict(os.environ)
    if played:
        environment["PLAYED_PHONE"] = "1"
    answer = run("swift", "package", "--scratch-path", f"{scratch}/package", "describe",
                 "--type", "json", cwd=root, env=environment)
    if answer.returncode:
        fail(f"the package at {root} cannot be read: {answer.stderr.strip()}")
    return {t["name"]: t for t in json.loads(answer.stdout)["targets"] if t["type"] != "test"}


def ordered(targets):
    """Modules in the order in which they need each other."""
    order = []

    def visit(name):
        if name in targets and name not in order:
            for other in targets[name].get("target_dependencies", []):
                visit(other)
            order.append(name)

    for name in sorted(targets):
        visit(name)
    return [targets[name] for name in order]


def is_stand_in(module):
    return module["path"].startswith(PLAYED)


def parts(played):
    """The names of what is compiled against stand-ins, and of what that needs."""
    needed, open_names = set(), []
    for module in ordered(played):
        needs = module.get("target_dependencies", [])
        if any(is_stand_in(played[other]) for other in needs if other in played):
            open_names.append(module["name"])
    while open_names:
        name = open_names.pop()
        if name not in needed:
            needed.add(name)
            open_names += played[name].get("target_dependencies", [])
    return needed


def flags(module):
    """What a module is compiled with; with nothing, as the package is."""
    if is_stand_in(module) and module["name"] != "PlayedPhone":
        return ["-swift-version", "5", "-suppress-warnings"]
    return ["-swift-version", "6"] if module["path"].startswith("Flows/Examples/") else []


class Look:
    """The look at all modules for one target."""

    def __init__(self, target, library, version):
        self.target, self.name, newest, self.is_narrow = target
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
            "-package-name", "everypath",
        ]
        self.features = [word for feature in FEATURES
                         for word in ("-enable-upcoming-feature", feature)]
        self.seed = version + " ".join(self.common + self.features)

    def compile(self, module, files, *more):
        """Down to the diagnostics of data races; -typecheck and -emit-module end before them.

        The output is a file: a compiler that fails removes it, which root may do to /dev/null."""
        parsed = [] if any(f.endswith("/main.swift") for f in files) else ["-parse-as-library"]
        return run("swiftc", "-emit-sil", "-wmo", "-o", f"{self.work}/{module}.sil", "-emit-module-path",
                   f"{self.work}/modules/{module}.swiftmodule", "-module-name", module, *parsed,
                   *self.common, *(more or self.features), *files)

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
            more = ["-suppress-warnings", *self.features]
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
        # A newer system has what the others lack; races are errors everywhere.
        for text, word in PLANTED[-1:] if self.is_narrow else PLANTED:
            write(file, text)
            found = self.compile("Planted", [file])
            if found.returncode == 0 or word not in found.stderr:
                fail(f"for {self.target} it was not noticed that this cannot be: {text}")

    def plant_parts(self):
        file = f"{self.work}/Planted.swift"
        for target, text, word in PLANTED_PARTS:
            if target != self.target:
                continue
            write(file, text)
            found = self.compile("Planted", [file])
            if word is None and found.returncode:
                fail(f"{self.target} refuses what is good: {found.stderr}")
            if word is not None and (found.returncode == 0 or word not in found.stderr):
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
            if "ios" in self.target and not self.has_stand_ins and any(IOS in t for t in texts):
                self.skipped[name] = "has parts for iOS, and there are no stand-ins"
                continue
            if any("Bundle.module" in text for text in texts):
                bundle = f"{self.work}/Bundle.swift"
                write(bundle, BUNDLE)
                files.append(bundle)
            imports = {name for text in texts for name in IMPORT.findall(text)}
            errors = self.update(name, files, sorted(imports), *flags(module))
            self.looked.append(name)
            if errors:
                failed.add(name)
                self.errors += errors

    def all(self, plain, played):
        self.stand_in()
        self.plant()
        if "ios" not in self.target:
            played = {}
        self.has_stand_ins = bool(played)
        package = {**plain, **played}
        if self.is_narrow:
            package = {name: package[name] for name in parts(played)}
        self.modules(ordered(package))
        if played and not self.errors:
            self.plant_parts()
        return self


def main():
    library, version = toolchain()
    plain, played = targets(played=False), targets(played=True)
    if not any(is_stand_in(module) for module in played.values()):
        played = {}
    looks = [Look(target, library, version) for target in TARGETS if played or not target[3]]
    with ThreadPoolExecutor(2) as pool:
        looks = list(pool.map(lambda look: look.all(plain, played), looks))
    status = 0
    for look in looks:
        for error in look.errors:
            print(f"{look.target}: {error}")
            status = 1
        print(f"{look.target}: looked at {len(look.looked)} modules, {look.kept} unchanged since "
              "the last look")
    print("found every planted error")
    print("modules: " + " ".join(looks[0].looked))
    for name, why in LAX.items() if played else ():
        print(f"laxer than the SDK: {name} {why}")
    for name, why in sorted({n: w for look in looks for n, w in look.skipped.items()}.items()):
        print(f"skipped {name}: {why}")
    if not looks[0].looked:
        fail("there was no module to look at")
    if status:
        fail("the package does not compile for an Apple system; a name that a stand-in lacks goes "
             "into .ci/standins")
    sys.exit(status)


main()
