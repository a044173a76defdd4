# What the steps for SPIN and TLC share. Sourced, not run; the first argument is where the tool is.
here=$(dirname "$(readlink -f "$0")")
. "$here/common.sh"
cd "$here/.."
journey=$(readlink -f "${1:?say where the tool is}")

# Calls a function for each export that is counted: each_export FUNCTION, which gets the arguments of
# `journey export`.
each_export() {
  # A permission, parts that tell each other, parts that call, one that goes on without its caller.
  "$1" microphone --scope components
  "$1" widget --scope components --component session,token
  "$1" widget --scope components --component session,route,timeline --most-deferred 1
  "$1" im-login --scope components --most-deferred 1
  "$1" guest --scope components --component identity
  "$1" guest --scope components --component form
  "$1" guest --scope components --component gate --most-deferred 1
  "$1" guest --scope components --component gate,form --most-deferred 1
  "$1" video --scope components --component video,microphone-access --most-deferred 1
  "$1" camera --scope components --component camera,camera-question --most-deferred 1
}

# Our own count: sets `states` and `moves`.
count_states() {
  local ours
  ours=$("$journey" export "$@" --count 2>/dev/null) || fail "no count of $*"
  read -r states _ moves _ <<<"$ours"
}

# Writes an export into a file: write_export FILE ARGUMENT...
write_export() {
  local file=$1
  shift
  "$journey" export "$@" -o "$file" -f 2>/dev/null || fail "no export of $*"
  # Something that spoils the export, so that a check can be seen to fail.
  if [ -n "${SPOIL:-}" ]; then sed -i "$SPOIL" "$file"; fi
}

# A folder for one step, which goes with it.
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
