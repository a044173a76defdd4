extension PermissionFacts {
  /// Bluetooth.
  public static let bluetooth: PermissionFacts = .init(
    .bluetooth,
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
    otherFailures: [
      .documented(
        "The state is unknown at first, and while the system's service is starting anew.",
        .document("CBManagerState.resetting"))
    ],
    notes: [
      .reported(
        "There is no request: making a manager prompts, and its state tells the answer.",
        .issue("zoontek/react-native-permissions; Baseflow/flutter-permission-handler"))
    ])
}
