#!/usr/bin/env bash
# Nothing in the repository may mention the place it was made in; no public type may have a word in its name
# that the article Vocabulary has given up; no public doc comment may speak of code as of a person; tests have
# one style of names.
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

# Words that were given up, each as a word of a type's name, one or several.
retired="Aim|Alarm|Arc|Cast|Core|Crew|Deeds|Draft|Drill|Ensemble|Fate|Handover|Heard|Held|Intake|Lent|Lookahead|Memo|Moment|News|Notice|Numbering|Part|Passage|Picking|Plan|Promise|Questions|Reached|Road|Setting|SettingTable|Shelf|Shelves|Sight|Sign|Silence|Standing|Surroundings|Telling|Trail|Trial|Trouble|Watch|Watcher|Way"
types() { grep -rhoE '^ *(@[A-Za-z]+ )*public (final |indirect )*(struct|class|enum|actor|protocol|typealias) [A-Za-z0-9]+' "$@" || true; }
retired_in() { grep -nE "( |[a-z0-9])($retired)s?([A-Z0-9]|\$)"; }
if types Sources/{EveryPath,Reducers,EveryPathFiles,EveryPathTesting,StateSpace,FlowModel,FlowChecker,FlowDiagrams,JourneyTool,SimulatedPhone} | sed -E 's/^.* ([A-Za-z0-9]+)$/ \1/' | retired_in; then
  fail "a public type has a word in its name that was given up; the article Vocabulary has the word"
fi
printf ' OldPromiseName\n' | retired_in >/dev/null || fail "the search for retired words is broken"
if printf ' Promiseory\n' | retired_in; then fail "the search for retired words refuses what is good"; fi

# Code is no person: a public doc comment names the caller, the runner, the component. Quoted words are what
# a program prints.
persons() {
  awk '
    FNR == 1 { count = ofProtocol = 0 }
    /^ *\/\/\// { docs[++count] = FILENAME ":" FNR ": " $0; next }
    /^ *@[A-Za-z]+([(].*[)])?$/ { next }
    /^ *(@[^ ]+ )*public .*protocol / { ofProtocol = 1 }
    /^}/ || /^ *(@[^ ]+ )*public .*protocol .*[{] *[}]$/ { ofProtocol = 0 }
    /^ *(@[^ ]+ )*(public|case) / ||
      ofProtocol && /^ *(@[^ ]+ )*(mutating |static )*(func|var|associatedtype|init)/ {
      for (n = 1; n <= count; n++) print docs[n]
    }
    { count = 0 }' "$@" | sed -E 's/"[^"]*"//g' | grep -iE '\b(nobody|somebody|anybody|whoever)\b'
}
mapfile -t files < <(swift_files Sources)
if persons "${files[@]}"; then
  fail "a public doc comment speaks of code as of a person"
fi
printf '/// Whoever calls it.\npublic struct A {}\n' | persons >/dev/null || fail "the search for persons is broken"
printf 'public protocol A {\n  /// Nobody asks.\n  func a()\n}\n' | persons >/dev/null ||
  fail "the search for persons overlooks what a protocol asks for"
if printf '/// Prints "nobody".\npublic struct A {}\n' | persons; then fail "the search for persons refuses what is printed"; fi

# A test is a function with its sentence for a name, and a suite has the name of its type: no display names,
# no camel case. What pages show, in Snippets and Guide, is written as readers may write it.
named_otherwise() {
  awk '
    FNR == 1 { isText = isTest = isOpen = 0 }
    gsub(/"""/, "&") % 2 { isText = !isText }
    isText { next }
    /@Test/ { isTest = 1 }
    /@(Test|Suite)\( *"/ || /@Suite.* `/ || (isOpen && /^ *"/) || (isTest && /^[^"]*func [^`]/) { print FILENAME ":" FNR ": " $0 }
    { isOpen = /@(Test|Suite)\($/ }
    /func / { isTest = 0 }' "$@" | grep .
}
mapfile -t files < <(swift_files Tests | grep -vE '/(Snippets|Guide)/')
if named_otherwise "${files[@]}"; then
  fail "a test is \`@Test func\` with a sentence in backticks, and a suite is \`@Suite\` without a title"
fi
for other in '@Test("a sentence") func name() {}' '@Test func aSentence() {}' '@Suite("A title") struct A {}' \
  '@Suite struct `A title` {}' \
  $'@Test(\n  "a sentence", arguments: all)\nfunc name() {}' $'@Test(arguments: all)\nfunc aSentence() {}'; do
  printf '%s\n' "$other" | named_otherwise >/dev/null || fail "the search for other names of tests is broken"
done
if printf '@Test(arguments: all) func `A sentence`() {}\nfunc helper() {}\n' | named_otherwise; then
  fail "the search for other names of tests refuses what is good"
fi
