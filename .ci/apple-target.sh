#!/usr/bin/env bash
# What an Apple system's runtime lacks is an error of the compiler's, but only when it compiles for that
# system. Linux can do that without an SDK of Apple's: the toolchain's own textual interfaces of Swift
# and _Concurrency are read for another target, and the few declarations of Darwin, Dispatch, Foundation,
# Testing and os that the package uses are stood in for. So every module is compiled for arm64, for iOS 16 and
# macOS 13 side by side, down to the data races; the parts for iOS against the stand-ins for Apple's frameworks,
# which say since when there is what, for iOS 26 and Mac Catalyst besides. It proves nothing about linking or
# running, nor about a stand-in that is wrong. What was built is kept in .build/apple-target; a module is
# looked at again when it changed.
set -euo pipefail
. "$(dirname "$(readlink -f "$0")")/common.sh"
cd "$(dirname "$0")/.."
[ "$(uname -s)" = Linux ] || skip "Apple targets, since this machine compiles for them itself"
needs python3
exec python3 .ci/apple_target.py
