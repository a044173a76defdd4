#!/usr/bin/env bash
# What an Apple system's runtime lacks is an error of the compiler's, but only when it compiles for that
# system. Linux can do that without an SDK of Apple's: the toolchain's own textual interfaces of Swift
# and _Concurrency are read for another target, and the few declarations of Darwin, Dispatch, Foundation,
# Testing and os that the package uses are stood in for. So every module is compiled for arm64, for iOS 16 and
# macOS 13 side by side, down to the data races; the parts for iOS against the stand-ins for Apple's frameworks,
# which say since when there is what, for iOS 26 and Mac Catalyst besides. It proves nothing about linking or
# running, nor about a stand-in that is wrong.
#
#   .ci/apple-target.sh [ROOT]     the package at ROOT; this one without it
#
# What was built is kept in ROOT/.build/apple-target; a module is looked at again when it changed.
set -euo pipefail
here=$(dirname "$(readlink -f "$0")")
. "$here/common.sh"
root=$(readlink -f "${1:-$here/..}")
if [ "$(uname -s)" = Darwin ]; then
  echo "skipped: this machine compiles for Apple's systems itself"
  exit 0
fi
command -v swiftc >/dev/null || fail "there is no swiftc on the PATH"
command -v python3 >/dev/null || fail "there is no python3 on the PATH"
exec python3 "$here/apple_target.py" "$root" "$here/standins"
