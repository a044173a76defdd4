#!/usr/bin/env bash
# Exported pages in a real browser, with no network, see browser.py. Debian's Chromium is installed where it is missing.
#
#   .ci/browser.sh TOOL
set -euo pipefail
. "$(dirname "$(readlink -f "$0")")/common.sh"
journey=$(readlink -f "${1:?say where the tool is}")
needs python3
command -v chromium >/dev/null || { apt-get update && apt-get install -y chromium; } ||
  skip "browser, because there is no chromium and it cannot be installed"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# The wheel is of use for the script that is in it.
python3 -m pip download --quiet --no-deps -d "$scratch" axe-playwright-python==0.1.8 ||
  echo "skipped: axe-core, because its wheel cannot be fetched"
"$(dirname "$0")/browser.py" "$journey" "$scratch/axe_playwright_python-0.1.8-py3-none-any.whl" 400 \
  camera-access camera-sketch speech-raw-value notifications im-login guest-form coordinator kicked
