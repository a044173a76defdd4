# What every step of the check shares. Sourced, not run.

# Ends the step with a sentence.
fail() {
  echo "error: $*" >&2
  exit 1
}

# The systems of the document that `list --json` prints on one line, which is read from the input: one
# a line, with `true` the lessons, with `false` what ships.
systems() {
  grep -oE '"lesson": ?(true|false), ?"name": ?"[^"]+"|"name": ?"[^"]+"[^{}]*"lesson": ?(true|false)' |
    grep -E "\"lesson\": ?$1" | sed -E 's/.*"name": ?"([^"]+)".*/\1/'
}

# The flows of a system, one a line; none for a system that is drawn as a whole: parts_of TOOL NAME.
parts_of() {
  { "$1" export "$2" --format json 2>&1 >/dev/null || true; } |
    sed -n 's/.*say which with --component: \(.*\)\./\1/p' | sed 's/ and /\n/; s/, /\n/g'
}

# Swift files of some folders, one a line, in a fixed order.
swift_files() {
  find "$@" -name '*.swift' -type f | LC_ALL=C sort
}

# Builds as it is shipped: release_build [FLAG...]. Flags may limit the time of the type checker, which
# neighbours on the machine can take, so a build that fails is done again, one file after the other.
release_build() {
  swift build -c release "$@" && return
  echo "-- again, one file after the other"
  swift build -c release --jobs 1 "$@"
}

# The symbols of a module that `swift build` has left, in a folder: symbols_of MODULE FOLDER [OPTION...].
modules= triple=
symbols_of() {
  local module=$1 folder=$2
  shift 2
  # Found out once a step.
  modules=${modules:-$(swift build --show-bin-path)/Modules}
  triple=${triple:-$(swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p' | head -1)}
  [ -e "$modules/$module.swiftmodule" ] || fail "$module is not built; run swift build first"
  mkdir -p "$folder"
  swift-symbolgraph-extract -module-name "$module" -I "$modules" -target "$triple" \
    -minimum-access-level public -output-dir "$folder" "$@" || fail "$module has no symbols"
}
