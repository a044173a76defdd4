extension PermissionFacts {
  /// Bluetooth.
  public static let bluetooth: PermissionFacts = .init(
    .bluetooth,
    summary: "Bluetooth: creating a manager asks, and a switch for all apps is above it",
    statusTypes: [.documented(.bluetooth, .header("CBManager.h"))],
    statuses: .fourStatuses(.header("CBManager.h")),
    final: .allButUndecided,
    answers: .allowOrDeny,
    returns: .usual,
    settings: .aSwitch,
    globalSwitch: .reported(
      .bluetoothPower, .issue("the power alert that ShowPowerAlert=false suppresses")),
    killsOnChange: .reported(.yes, .issue("flutter_reactive_ble #286")),
    hardware: .asked(with: "CBManagerState.unsupported"),
    callback: .documented(.firstUse, .document("centralManagerDidUpdateState(_:)")),
    settling: .reported(
      .maybeNever,
      .issue("ryanbr/noop #407: unauthorized, then powered off, then on, and allowed all the time")),
    keys: .documented(
      [
        UsageKey("NSBluetoothAlwaysUsageDescription", .from(13)),
        UsageKey("NSBluetoothPeripheralUsageDescription", .upTo(12)),
      ],
      .document("NSBluetoothAlwaysUsageDescription")),
    keyMissing: [
      .reported(
        KeyMissing(.endsTheApp), .issue("common crash log; documented only as required"))
    ],
    questionTaken: .documented(
      TakenQuestion(
        keys: [
          UsageKey("NSAccessorySetupKitSupports", .from(18), holds: .texts),
          UsageKey("NSAccessorySetupSupports", .from(18), holds: .texts),
        ], entry: "Bluetooth"),
      .document(
        "Discovering and configuring accessories; NSAccessorySetupKitSupports; "
          + "NSAccessorySetupSupports")),
    otherFailures: [
      .documented(
        "The state is unknown at first, and while the system's service is starting anew.",
        .document("CBManagerState.unknown; CBManagerState.resetting"))
    ],
    notes: [
      .documented(
        "An app that lists Bluetooth for AccessorySetupKit sets accessories up by a picker, and needs "
          + "no permission for it.",
        .document("Setting up and authorizing a Bluetooth accessory"),
        .offered(["status-question-taken"])),
      .reported(
        "Making a manager asks nothing then, and powered on is told only once an accessory has been "
          + "picked.",
        .issue("WWDC24 session 10203; dpearson2699/swift-ios-skills, accessorysetupkit"),
        .notModelled("nobody picks an accessory")),
      .documented(
        "The authorization is a property of the class and does not depend on power: refused and "
          + "switched off is read as refused.",
        .document("CBManager.authorization"), .offered(["global-off", "status-denied"])),
      .reported(
        "The state says unauthorized before it says powered off.",
        .issue("patlux/react-native-bluetooth-state-manager #56"), .offered(["status-denied"])),
      .uncertain(
        "Whether the question comes depends on use and not on power.",
        .conclusion("the authorization is independent of power; no page says it of the question"),
        .offered(["prompt"])),
      .reported(
        "Control Center switches it off and on without the app being left.",
        .issue("dotintent/FlutterBleLib #576; PAPermissions #40"), .offered(["control-center-off"])),
      .documented(
        "A central manager that is made while power is off makes the system show an alert of its own, "
          + "unless it is told not to.",
        .document("CBCentralManagerOptionShowPowerAlertKey"),
        .notModelled("no use brings up the alert about power")),
      .reported(
        "There is no request: making a manager prompts, and its state tells the answer.",
        .issue("zoontek/react-native-permissions; Baseflow/flutter-permission-handler"),
        .offered(["prompt", "callback"])),
    ])
}
