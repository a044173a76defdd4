extension PermissionFacts {
  /// Calendars, to add only.
  public static let calendarsWriteOnly: PermissionFacts = .init(
    .calendarsWriteOnly,
    statusTypes: [.events],
    statuses: .documented(
      [.notDetermined, .restricted, .denied, .authorized, .writeOnly], .header("EKTypes.h")),
    final: .documented(
      [.restricted, .denied, .authorized, .writeOnly], .header("EKTypes.h")),
    answers: .documented(
      [PromptAnswer(.allow, .writeOnly), .deny], .header("EKTypes.h")),
    returns: .usual,
    settings: .calendarChoices,
    killsOnChange: .namedByEngineers,
    keys: .documented(
      [
        UsageKey("NSCalendarsWriteOnlyAccessUsageDescription", .from(17)),
        UsageKey("NSCalendarsUsageDescription", .upTo(16)),
      ],
      .document("NSCalendarsWriteOnlyAccessUsageDescription")),
    keyMissing: .eventsKeyMissing(before: "NSCalendarsUsageDescription"),
    otherFailures: .eventErrors, staleObject: .eventStore,
    notes: [
      .documented(
        "Before iOS 17 there is no write-only: one request for everything.",
        .header("EKEventStore.h"), .notModelled("the system is iOS 17 or later"))
    ])
}

extension Fact<[AuthorizationStatus]> {
  static let calendarChoices = Fact.uncertain(
    [.denied, .writeOnly, .authorized],
    .conclusion("None, Add Only and Full are seen in Settings from iOS 17"))
}
