extension PermissionFacts {
  /// Reminders.
  public static let reminders: PermissionFacts = .init(
    .reminders, summary: "reminders",
    statusTypes: [.events],
    statuses: .fourStatuses(.header("EKTypes.h")),
    final: .allButUndecided,
    answers: .allowOrDeny,
    returns: .usual,
    settings: .aSwitch,
    killsOnChange: .namedByEngineers,
    keys: .documented(
      [
        UsageKey("NSRemindersFullAccessUsageDescription", .from(17)),
        UsageKey("NSRemindersUsageDescription", .upTo(16)),
      ],
      .document("NSRemindersFullAccessUsageDescription")),
    keyMissing: .eventsKeyMissing(before: "NSRemindersUsageDescription"),
    otherFailures: .eventErrors, staleObject: .eventStore,
    notes: [
      .documented(
        "The type has writeOnly, which is not used here.", .header("EKTypes.h"), .nothingToPlay)
    ])
}
