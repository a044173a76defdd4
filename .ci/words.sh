#!/usr/bin/env bash
# Nothing in the repository may mention the place it was made in.
set -euo pipefail
here=$(dirname "$(readlink -f "$0")")
. "$here/common.sh"
cd "$here/.."

# Written in pieces, so that this file does not find itself.
forbidden="\.\./sha""red|/\.lib""rary|\.lib""rary/|fa""rm-[a-z]|/wo""rk/|/tmp/""wt"
if git rev-parse --is-inside-work-tree >/dev/null 2>&1; then
  list() { git ls-files -z --cached --others --exclude-standard; }
else
  list() { find . -name .build -prune -o -type f -print0; }
fi
if list | xargs -0 -r grep -d skip -nIE "$forbidden" --; then
  fail "a file mentions a place outside of the repository"
fi
# The search must be able to find something.
printf '../sha%s\n' red/x | grep -qE "$forbidden" || fail "the search for forbidden words is broken"
