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

# Holds a table of the README against a file, or writes it anew: readme_table MARK FILE ANEW WORDS HOW.
# The table stands between `<!-- MARK -->` and `<!-- end of MARK -->`; HOW says how to write it anew.
readme_table() {
  local mark=$1 table=$2 anew=$3 words=$4 how=$5 readme
  readme=$(awk -v table="$table" -v mark="$mark" '
    $0 == "<!-- " mark " -->" {
      print; while ((getline line < table) > 0) print line; skips = 1; next
    }
    $0 == "<!-- end of " mark " -->" { skips = 0 }
    !skips { print }
  ' README.md)
  if [ "$anew" = 1 ]; then
    printf '%s\n' "$readme" >README.md
    return
  fi
  diff -u README.md <(printf '%s\n' "$readme") >&2 ||
    fail "$words in README.md have drifted; run $how"
  echo "$mark: those of README.md"
}
