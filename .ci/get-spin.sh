#!/usr/bin/env bash
# Installs SPIN where a package manager and the right to use it are at hand; else nothing happens, and
# whoever needs it says so.
set -uo pipefail
command -v spin >/dev/null && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  timeout 60 apt-get -qq update >/dev/null 2>&1
  timeout 120 apt-get -qq install -y --no-install-recommends spin >/dev/null 2>&1
fi
exit 0
