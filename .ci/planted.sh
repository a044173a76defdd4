#!/usr/bin/env bash
# Errors that are planted into the sources of the permissions' products, which the compiler must find
# against the stand-ins for Apple's frameworks: a check that cannot fail proves nothing. For each product:
#
#   a call that is misspelt;
#   closures for a framework that belong to the main actor, where the framework calls them elsewhere;
#   an object of the framework that may not leave its actor, used on two sides at once.
#
# The compiler must reject each, for that reason and no other.
#
#   .ci/planted.sh MODULES PACKAGE     what PLAYED_PHONE=1 built, and the package's name there
set -euo pipefail
here=$(dirname "$(readlink -f "$0")")
. "$here/common.sh"
cd "$here/.."
products=Flows/Permissions/Products

# The class of each product's framework that is not Sendable; `-` where all that it uses is.
classes='
AlarmsPermission AlarmManager
AppleMusicPermission -
BackgroundPassesPermission PKPassLibrary
BluetoothPermission CBCentralManager
CalendarsFullPermission EKEventStore
CalendarsWriteOnlyPermission EKEventStore
CameraPermission AVCaptureDevice
ContactsPermission CNContactStore
CrashDetectionPermission SACrashDetectionManager
FaceIDPermission LAContext
FinancePermission FinanceStore
FocusStatusPermission INFocusStatusCenter
GameCenterFriendsPermission GKLocalPlayer
HealthKitPermission -
HomeKitPermission -
LiveActivitiesPermission ActivityAuthorizationInfo
LocalNetworkPermission NWParameters
LocationAlwaysPermission CLLocationManager
LocationExactPermission CLLocationManager
LocationWhenInUsePermission CLLocationManager
MediaLibraryPermission MPMediaLibrary
MicrophoneInjectionPermission -
MicrophonePermission AVAudioSession
MotionPermission CMMotionActivityManager
NearbyInteractionPermission NISession
NotificationsPermission UNUserNotificationCenter
PersonalVoicePermission AVSpeechSynthesizer
PhotosAddOnlyPermission -
PhotosReadWritePermission PHAsset
RemindersPermission EKEventStore
ResearchSensorsPermission SRSensorReader
ScreenTimePermission AuthorizationCenter
SiriPermission INPreferences
SpeechPermission SFSpeechRecognizer
TVProviderPermission VSAccountManager
TrackingPermission ATTrackingManager
WatchWorkoutsPermission WorkoutScheduler
'

# The products whose framework takes a bare handler, which is not Sendable: the compiler cannot see there
# that a closure of the main actor traps. The tests of products look for it in the text.
bare='SiriPermission SpeechPermission'

# The errors in some sources of a product, a line each. The output is a file, for a compiler that fails
# removes it, which root may do to /dev/null.
errors() {
  swiftc -emit-sil -wmo -parse-as-library -o "$scratch/out.sil" -swift-version 6 \
    -warnings-as-errors -module-name "$product" -package-name "$package" -D PLAYED_PHONE \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility \
    -enable-upcoming-feature InternalImportsByDefault -I "$modules" "$@" 2>&1 |
    grep -E '^[^ ]+:[0-9]+:[0-9]+: (error|warning):' | sort -u || true
}

# Fails unless the errors in some sources are of one kind: expect WORDS PLANTED SOURCE...
expect() {
  local words=$1 planted=$2 found
  shift 2
  found=$(errors "$@")
  grep -qE "$words" <<<"$found" || fail "$product: $planted was not noticed"
  ! grep -vE "$words" <<<"$found" | grep . >&2 || fail "$product: $planted gave other errors too"
}

# A product's sources, changed by sed: changed SCRIPT; sets `copies`.
changed() {
  copies=()
  for file in "${files[@]}"; do
    sed -E "$1" "$file" >"$scratch/${file##*/}"
    copies+=("$scratch/${file##*/}")
  done
}

# The members that the stand-in of the product's framework declares.
declared() {
  swift_files "Tests/PlayedPhone/$framework" |
    xargs sed -nE 's,//.*,,; s/.*\b(func|let|var) ([A-Za-z]+).*/\2/p' | LC_ALL=C sort -u
}

# All that is planted into one product.
plant() {
  local name
  mapfile -t files < <(swift_files "$products/$product")
  # The longest name called that the framework's stand-in declares.
  name=$(cat "${files[@]}" | sed -E 's,//.*,,' | grep -oE '\.[A-Za-z]+' | tr -d . | LC_ALL=C sort -u |
    LC_ALL=C comm -12 - <(declared) | awk '{ print length, $0 }' | sort -rn | sed -n '1s/.* //p')
  [ -n "$name" ] || fail "$product calls nothing that Tests/PlayedPhone/$framework declares"
  changed "s/\.$name\b/.${name}Misspelt/"
  expect "'${name}Misspelt'|cannot infer|cannot be resolved without" "a misspelt $name" "${copies[@]}"

  if cat "${files[@]}" | grep -q '{ @Sendable'; then
    changed 's/\{ @Sendable/{ @MainActor/'
    if grep -qw "$product" <<<"$bare"; then
      [ -z "$(errors "${copies[@]}")" ] ||
        fail "$product: the handler of its request is no longer bare; take it out of the list above"
    else
      expect "loses global actor 'MainActor'" "a closure of the main actor" "${copies[@]}"
    fi
  fi

  if [ "$class" != - ]; then
    printf '%s\n' "import $framework" "func planted(_ object: $class) {" \
      '  Task.detached { _ = object }' '  _ = object' '}' >"$scratch/Planted.swift"
    expect 'risks causing data races' "a $class on two sides" "${files[@]}" "$scratch/Planted.swift"
  fi
}

modules=$(readlink -f "${1:?say where the modules are that PLAYED_PHONE=1 built}")
package=${2:?say what the package is called there}
if [ $# = 5 ]; then
  product=$3 framework=$4 class=$5
  scratch=$(mktemp -d)
  trap 'rm -rf "$scratch"' EXIT
  plant
  exit
fi

all=$(sed -nE 's/^  "([A-Za-z]+Permission)": "([A-Za-z]+)",?$/\1 \2/p' Package.swift | LC_ALL=C sort)
[ -n "$all" ] || fail "Package.swift lists no products of permissions"
diff <(cut -d ' ' -f 1 <<<"$all") <(sed -nE 's/^([A-Za-z]+) .*/\1/p' <<<"$classes" | LC_ALL=C sort) >&2 ||
  fail "the products above are not in both Package.swift and .ci/planted.sh: say which class of their framework is not Sendable"
while read -r product framework; do
  echo "$product $framework $(sed -nE "s/^$product (.*)/\1/p" <<<"$classes")"
done <<<"$all" | xargs -P "$(nproc)" -L 1 "$0" "$modules" "$package" ||
  fail "the compiler does not find all that is planted"
echo "what is planted is found in $(wc -l <<<"$all") products"
