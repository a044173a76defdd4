extension StatusType {
  /// Of alarms; it has no raw values, and there is no restricted.
  public static let alarms = StatusType(
    "AlarmManager.AuthorizationState", encoding: .none, systems: .from(26),
    [
      Case("notDetermined", nil, .notDetermined), Case("denied", nil, .denied),
      Case("authorized", nil, .authorized),
    ])
}

extension PermissionFacts {
  /// Alarms and timers.
  public static let alarms: PermissionFacts = .init(
    .alarms, summary: "alarms and timers: the first schedule asks too",
    statusTypes: [.documented(.alarms, .header("AlarmKit.swiftinterface"))],
    statuses: .threeStatuses(.header("AlarmKit.swiftinterface")),
    final: .refusedOrGranted,
    answers: .allowOrDeny,
    returns: .assumed,
    settings: .aSwitch,
    killsOnChange: .unheardOf,
    callback: .documented(.completion, .document("AlarmManager.requestAuthorization()")),
    settling: .reported(
      .onceAsked,
      .issue("Apple developer forums 792819: notDetermined after a grant, in a beta of iOS 26")),
    keys: .documented(
      [UsageKey("NSAlarmKitUsageDescription", .from(26))], .document("NSAlarmKitUsageDescription")),
    keyMissing: [
      .documented(KeyMissing(.failsAtOnce), .document("NSAlarmKitUsageDescription"))
    ],
    otherFailures: [
      .documented(
        "The request throws; a refusal is the state that it returns.",
        .document("AlarmManager.requestAuthorization()"))
    ],
    notes: [
      .documented(
        "An app that schedules an alarm without a request prompts by that.",
        .document("Scheduling an alarm with AlarmKit"), .offered(["prompt"])),
      .documented(
        "Once denied, every attempt to schedule fails.",
        .document("AlarmManager.requestAuthorization()"), .nothingToPlay),
      .documented(
        "A key that is empty counts as missing: nothing can be scheduled.",
        .document("NSAlarmKitUsageDescription"), .offered(["status-no-description"])),
      .documented(
        "Changes come as an asynchronous sequence.", .document("AlarmManager.authorizationUpdates"),
        .nothingToPlay),
    ])
}
