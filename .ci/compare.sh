#!/usr/bin/env bash
# What every command of the tool prints, byte for byte, but for seconds.
#
#   compare.sh TOOL        holds it against the stored copy, `.ci/printed`: a hash a command
#   compare.sh OLD NEW     holds NEW against OLD; each is a tool, or a commit that is built first
#
# UPDATE_PRINTED=1 stores what the tool prints now. ONLY=PATTERN runs, and stores, the commands that
# it matches.
# RENAMED=FILE is a sed script that is applied to what OLD prints, for a change of words.
# SHOWN=N shows the full text of so many differences (1); without OLD there is only the new text.
set -euo pipefail
here=$(dirname "$(readlink -f "$0")")
. "$here/common.sh"
cd "$here/.."
stored=.ci/printed
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"; git worktree prune' EXIT

# The tool at a path, or built from a commit.
tool() {
  if [ -x "$1" ] && [ -f "$1" ]; then
    readlink -f "$1"
    return
  fi
  git rev-parse -q --verify "$1^{commit}" >/dev/null ||
    fail "\`$1\` is neither a tool nor a commit"
  local tree
  tree="$scratch/tree-$(git rev-parse "$1")"
  [ -d "$tree" ] || git worktree add -q --detach "$tree" "$1" >&2
  swift build -c release --package-path "$tree" --product journey >&2 ||
    fail "\`$1\` does not build"
  echo "$tree/.build/release/journey"
}

# Files of saved journeys, by the system they are of: `SYSTEM FILE`, one a line.
kept_journeys() {
  find Flows -path '*/Journeys/*.journey' | LC_ALL=C sort | while read -r file; do
    echo "$(grep -oE '"name": "[^"]+"' "$file" | head -1 | sed -E 's/.*: "(.*)"/\1/') $file"
  done
}

# The files of one system.
files_of() { grep "^$1 " <<<"$kept" | cut -d' ' -f2; }
export -f files_of

# Systems whose properties are tried on some of their changes.
small="popups guest-form im-login healthkit tracking local-network notifications-quiet microphone"
# The larger of these are no drawings and no input of another checker.
states=30000

# Every command, one a line. It names no file that is not in the repository.
commands() {
  local journey=$1 list real lessons name parts part format
  list=$("$journey" list --json)
  real=$(systems false <<<"$list")
  lessons=$(systems true <<<"$list")
  for name in walk play check suite cover mutate list export doctor help; do echo "help $name"; done
  printf '%s\n' help --version list "list --json" "list permissions" "list permissions --json"
  # The longest come first.
  for name in $real; do echo "check $name --json"; done
  for name in $lessons; do
    echo "check $name --json"
    echo "check $name --explain"
  done
  for name in $real $lessons; do
    echo "suite $name"
    echo "mutate $name --shard 1/30"
  done
  for name in $real; do echo "suite $name --list --limit 300 --kind pairs,tour,prime"; done
  for name in $small; do echo "mutate $name --properties --shard 1/40"; done
  for name in $(cut -d' ' -f1 <<<"$kept" | LC_ALL=C sort -u); do
    echo "cover $name \$(files_of $name) --suggest 2"
  done
  cut -d' ' -f2 <<<"$kept" | sed 's/^/play --json /'
  for name in $real $lessons; do
    parts=$(parts_of "$journey" "$name")
    for format in mermaid dot json; do
      [ -n "$parts" ] || echo "export $name --format $format"
      for part in $parts; do echo "export $name --format $format --component $part"; done
    done
    for format in promela tla; do
      echo "export $name --format $format --max-states $states"
      [ -n "$parts" ] ||
        echo "export $name --format $format --scope components --most-deferred 1 --max-states $states"
    done
  done
  for name in $real; do echo "walk $name --lines --steps 'nothing of this name'"; done
}

# Leaves seconds out, which are no two times the same, and may end a line sooner or later.
without_seconds() {
  sed -z -E 's/properties,[ \n]+[0-9.]+[ \n]+s\n/properties, - s\n/' |
    sed -E 's/"seconds": ?[0-9.e-]+/"seconds": -/g; s/[0-9]+(\.[0-9]+)? ?m?s([^a-z0-9]|$)/- s\2/g'
}
export -f without_seconds

# Runs each command of a list, and keeps what it prints: print_all TOOL LIST FOLDER
# How far a search is depends on the time, so that is not printed.
print_all() {
  mkdir -p "$3"
  # shellcheck disable=SC2016
  nl -b a -n rz -w 5 "$2" | xargs -P "$(getconf _NPROCESSORS_ONLN)" -d '\n' -n 1 bash -c '
    read -r number command <<<"$3"
    status=0
    eval "set -- \"\$1\" \"\$2\" $command"
    out="$2/$number"
    "$1" --quiet "${@:3}" </dev/null >"$out.out" 2>"$out.err" || status=$?
    { cat "$out.out"; echo "--- standard error"; cat "$out.err"; echo "--- status $status"; } |
      without_seconds >"$out.text"
    rm "$out.out" "$out.err"' print "$1" "$3"
}

# The hash of what each command printed, before the command: hashes LIST FOLDER
hashes() {
  local number=0 command
  while read -r command; do
    number=$((number + 1))
    echo "$(sha256sum <"$2/$(printf %05d $number).text" | cut -c1-16) $command"
  done <"$1"
}

chosen() { if [ -n "${ONLY:-}" ]; then grep -E -- "$ONLY" || true; else cat; fi; }

kept=$(kept_journeys)
export kept
old=
if [ $# = 2 ]; then
  old=$(tool "$1")
  shift
fi
new=$(tool "${1:?say where the tool is, or which commits are compared}")
commands "${old:-$new}" >"$scratch/every"
chosen <"$scratch/every" >"$scratch/list"
[ -s "$scratch/list" ] || fail "no command matches \`${ONLY:-}\`"
print_all "$new" "$scratch/list" "$scratch/new"
hashes "$scratch/list" "$scratch/new" >"$scratch/new.hashes"
if [ -n "$old" ]; then
  print_all "$old" "$scratch/list" "$scratch/old"
  if [ -n "${RENAMED:-}" ]; then sed -E -i -f "$RENAMED" "$scratch"/old/*.text; fi
  hashes "$scratch/list" "$scratch/old" >"$scratch/old.hashes"
elif [ "${UPDATE_PRINTED:-}" = 1 ]; then
  # Commands that were not run keep their line.
  awk 'FILENAME == ARGV[3] { if ($0 in line) print line[$0]; next }
    { line[substr($0, index($0, " ") + 1)] = $0 }' \
    "$stored" "$scratch/new.hashes" "$scratch/every" >"$scratch/all"
  cp "$scratch/all" "$stored"
  echo "stored: what $(wc -l <"$scratch/new.hashes") commands print"
  exit
else
  # A hash is no command.
  while read -r hash command; do
    [ -z "$(chosen <<<"$command")" ] || echo "$hash $command"
  done <"$stored" >"$scratch/old.hashes"
fi

differing=$({ diff "$scratch/old.hashes" "$scratch/new.hashes" || true; } |
  sed -nE 's/^[<>] [0-9a-f]+ //p' | awk '!seen[$0]++')
if [ -z "$differing" ]; then
  echo "printed: $(wc -l <"$scratch/list") commands, all as before"
  exit
fi
shown=0
while read -r command; do
  number=$(grep -nxF -- "$command" "$scratch/list" | head -1 | cut -d: -f1 || true)
  [ -n "$number" ] && [ $shown -lt "${SHOWN:-1}" ] || continue
  shown=$((shown + 1))
  file=$(printf %05d "$number").text
  echo "journey $command" >&2
  if [ -n "$old" ]; then
    diff "$scratch/old/$file" "$scratch/new/$file" >&2 || true
  else
    cat "$scratch/new/$file" >&2
  fi
done <<<"$differing"
# shellcheck disable=SC2001
sed 's/^/differs: journey /' <<<"$differing" >&2
fail "$(wc -l <<<"$differing") of $(wc -l <"$scratch/list") commands print something else; if that" \
  "is meant, run UPDATE_PRINTED=1 .ci/compare.sh .build/release/journey"
