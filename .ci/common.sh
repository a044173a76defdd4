# What every step of the check shares. Sourced, not run.

# Ends the step with a sentence.
fail() {
  echo "error: $*" >&2
  exit 1
}

# Swift files of some folders, one a line, in a fixed order.
swift_files() {
  find "$@" -name '*.swift' -type f | LC_ALL=C sort
}
