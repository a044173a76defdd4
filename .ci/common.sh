# What the steps of the check share. Sourced, not run.

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

# The compiler's warnings in a log, each once: warnings LOG. Fails if there is none.
warnings() { grep -E '^/[^:]+\.swift:[0-9]+:[0-9]+: warning:' "$1" | sort -u | grep .; }

# How everything is built as it is shipped: a warning is an error, and a body that takes the type checker longer
# than 400 ms is a warning.
shipped=(-c release -Xswiftc -warnings-as-errors -Xswiftc -Xfrontend -Xswiftc -warn-long-function-bodies=400)
# Neighbours take the type checker time, so a build that fails is done again, one file after the other.
build_shipped() {
  swift build --build-tests "${shipped[@]}" || swift build --build-tests "${shipped[@]}" --jobs 1
}
