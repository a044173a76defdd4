#!/usr/bin/env bash
# test-results-parser 0.6.1, which reads test reports for Codecov, gives each testcase without a time
# the whole time of its suite, and refuses a file in which neither has one.
#
# Input: JUnit files whose testcases have no `time`; the attribute is optional in the schema that
# Jenkins publishes, and many writers leave it out.
# Seen: in a suite of 36 seconds each testcase took 36 seconds, also beside one that took 35 of them;
# without a time on the suite the file is refused, "No time/duration found", even if `testsuites` has
# one.
# A good guess is wrong: what is not written is unknown, or nothing, and the times of a suite's tests add
# up to at most the suite's. Here two tests make 72 seconds of 36. Whoever writes JUnit files must give
# every testcase a time, `0` where it is not known.
#
# Needs python3 (3.8 or later, CPython) with pip.
set -euo pipefail
version=0.6.1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
python3 -m pip -q install --disable-pip-version-check --root-user-action=ignore --no-deps \
  --target "$scratch" "test-results-parser==$version"

cat >"$scratch/read.py" <<'READ'
from test_results_parser import parse_junit_xml

suite = '<testsuite name="s" tests="2"%s>%s</testsuite>'
case = '<testcase classname="s" name="%s"%s/>'
bare = case % ("a", "") + case % ("b", "")
files = {
    "times on testcases": suite % (' time="36.0"', case % ("a", ' time="1.0"') + case % ("b", ' time="2.0"')),
    "time on the suite alone": suite % (' time="36.0"', bare),
    "one testcase without": suite % (' time="36.0"', case % ("a", ' time="35.0"') + case % ("b", "")),
    "time on testsuites alone": suite % ("", bare),
    "no time": suite % ("", bare),
}
for name, text in files.items():
    top = ' time="36.0"' if name == "time on testsuites alone" else ""
    try:
        runs = parse_junit_xml(f"<testsuites{top}>{text}</testsuites>".encode()).testruns
        seen = " ".join(f"{run.name} {run.duration}" for run in runs)
    except Exception as error:
        seen = f"refused: {error}"
    print(f"{name}: {seen}")
READ
seen=$(PYTHONPATH="$scratch" python3 "$scratch/read.py")
expected='times on testcases: a 1.0 b 2.0
time on the suite alone: a 36.0 b 36.0
one testcase without: a 35.0 b 36.0
time on testsuites alone: refused: No time/duration found
no time: refused: No time/duration found'
echo "test-results-parser $version, the seconds that it reads:"
echo "$seen"
diff <(echo "$expected") <(echo "$seen") >&2 || {
  echo "error: this is no longer what test-results-parser $version reads" >&2
  exit 1
}
