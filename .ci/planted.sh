#!/usr/bin/env bash
# Errors that are planted into the sources of the permissions' products, which the compiler must find
# against the stand-ins for Apple's frameworks, for that reason and no other: a check that cannot fail proves
# nothing. In each product a call is misspelt, and closures for a framework belong to the main actor, where
# the framework calls them elsewhere. It uses what .ci/played.sh has built.
set -euo pipefail
. "$(dirname "$(readlink -f "$0")")/common.sh"
cd "$(dirname "$0")/.."
[ "$(uname -s)" = Linux ] || skip "what is planted, since there are no stand-ins"
modules=$(PLAYED_PHONE=1 swift build -c release --show-bin-path)/Modules
package=$(sed -n 's/.*"-package-name","\([^"]*\)".*/\1/p' .build/release.yaml | head -1)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# The products whose framework takes a bare handler, which is not Sendable: the compiler cannot see there
# that a closure of the main actor traps. The tests of products look for it in the text.
export bare='SiriPermission SpeechPermission'

# The errors in some sources of a module, a line each: errors MODULE SOURCE... The output is a file, for a
# compiler that fails removes it, which root may do to /dev/null.
errors() {
  swiftc -emit-sil -wmo -parse-as-library -o "$scratch/$1/out.sil" -swift-version 6 \
    -warnings-as-errors -module-name "$1" -package-name "$package" -D PLAYED_PHONE \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility \
    -enable-upcoming-feature InternalImportsByDefault -I "$modules" "${@:2}" 2>&1 |
    grep -E '^[^ ]+:[0-9]+:[0-9]+: (error|warning):' | sort -u || true
}

# Fails unless the errors in a module's sources, changed by sed, are of one kind: expect MODULE WORDS SCRIPT
expect() {
  local found
  (cd "$scratch/$1" && rm -f ./*.swift)
  cp $(find "$products/$1" -name '*.swift') "$scratch/$1"
  sed -E -i "$3" "$scratch/$1"/*.swift
  found=$(errors "$1" "$scratch/$1"/*.swift)
  grep -qE "$2" <<<"$found" || fail "$1: not noticed after $3"
  ! grep -vE "$2" <<<"$found" | grep . >&2 || fail "$1: other errors after $3"
}

# All that is planted into one product: plant PRODUCT FRAMEWORK
plant() {
  local name calls
  mkdir "$scratch/$1"
  calls=$(cat "$products/$1"/*.swift | sed -E 's,//.*,,' | grep -oE '\.[A-Za-z]+' | tr -d . | sort -u)
  # The longest name called that the framework's stand-in declares.
  name=$(cat Tests/PlayedPhone/"$2"/*.swift | sed -nE 's,//.*,,; s/.*\b(func|let|var) ([A-Za-z]+).*/\2/p' |
    grep -xF "$calls" | awk '{ print length, $0 }' | sort -rn | sed -n '1s/.* //p')
  [ -n "$name" ] || fail "$1 calls nothing that Tests/PlayedPhone/$2 declares"
  expect "$1" "'${name}Misspelt'|cannot infer|cannot be resolved without" "s/\.$name\b/.${name}Misspelt/"
  if grep -q '{ @Sendable' "$products/$1"/*.swift && ! grep -qw "$1" <<<"$bare"; then
    expect "$1" "loses global actor 'MainActor'" 's/\{ @Sendable/{ @MainActor/'
  fi
}
export products=Flows/Permissions/Products modules package scratch
export -f errors expect fail plant

all=$(sed -nE 's/^  "([A-Za-z]+Permission)": "([A-Za-z]+)",?$/\1 \2/p' Package.swift)
[ -n "$all" ] || fail "Package.swift lists no products of permissions"
xargs -P "$(nproc)" -L 1 bash -euo pipefail -c 'plant "$@"' plant <<<"$all" ||
  fail "the compiler does not find all that is planted"

# A class of a stand-in is Sendable where Apple's is, and the compiler looks for races of all others.
diff <(printf '%s\n' AVAudioApplication Binding CMSampleBuffer Environment HKClinicalType HKCorrelationType \
  HKHealthStore HKObjectType HKPrescriptionType HKQuantityType HKSampleType HMHomeManager NWBrowser \
  NWConnection NWListener PHPhotoLibrary State UIColor UIFont UIImage) \
  <(cat $(find Tests/PlayedPhone -mindepth 2 -name '*.swift' -not -path '*/PlayedPhone/PlayedPhone/*') |
    sed -nE 's/^((open|public) (final )?class|extension) ([A-Za-z]+): .*Sendable( \{.*)?$/\4/p' | LC_ALL=C sort) ||
  fail "another class of a stand-in is Sendable; is Apple's?"
echo "what is planted is found in $(wc -l <<<"$all") products"
