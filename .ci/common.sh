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
