# What every step of the check shares. Sourced, not run.

# Ends the step with a sentence.
fail() {
  echo "error: $*" >&2
  exit 1
}

# Ends the step, which passes; says why.
skip() {
  echo "skipped: $*"
  exit 0
}

# Skips the step where a tool is missing: needs TOOL...
needs() {
  local tool
  for tool; do
    command -v "$tool" >/dev/null || skip "${name:-$(basename "$0" .sh)}, because there is no $tool"
  done
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
