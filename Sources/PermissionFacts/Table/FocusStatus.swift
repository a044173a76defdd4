extension PermissionFacts {
  /// The Focus status.
  public static let focusStatus: PermissionFacts = .init(
    .focusStatus, summary: "the Focus status",
    statusTypes: [.documented(.focus, .header("INFocusStatusCenter.h"))],
    statuses: .fourStatuses(.header("INFocusStatusCenter.h")),
    final: .allButUndecided,
    answers: .allowOrDeny,
    returns: .usual,
    settings: .aSwitch,
    killsOnChange: .likely,
    keys: .documented(
      [UsageKey("NSFocusStatusUsageDescription", .from(15))],
      .document("NSFocusStatusUsageDescription")),
    capability: .of("Communication Notifications", "usernotifications.communication"),
    keyMissing: [
      .reported(KeyMissing(.endsTheApp), .issue("notes of several projects"))
    ],
    notes: [
      .documented(
        "It needs the Communication Notifications capability.", .document("INFocusStatusCenter"),
        .nothingToPlay)
    ])
}
