extension PermissionFacts {
  /// Calendars, to read and write.
  public static let calendarsFull: PermissionFacts = .init(
    .calendarsFull,
    statusTypes: [.events],
    statuses: .documented(
      [.notDetermined, .restricted, .denied, .authorized, .writeOnly], .header("EKTypes.h")),
    final: .allButUndecided,
    answers: .documented(
      [
        .allow, .deny, PromptAnswer(.allow, .authorized, from: .writeOnly),
        PromptAnswer(.deny, .denied, from: .writeOnly),
      ],
      .header("EKTypes.h")),
    returns: .usual + [
      .reported(
        .fullAfterWriteOnly,
        .issue("zoontek/react-native-permissions, which keeps a flag of its own for it"))
    ],
    settings: .calendarChoices,
    killsOnChange: .namedByEngineers,
    keys: .documented(
      [
        UsageKey("NSCalendarsFullAccessUsageDescription", .from(17)),
        UsageKey("NSCalendarsUsageDescription", .upTo(16)),
      ],
      .document("NSCalendarsFullAccessUsageDescription")),
    keyMissing: .eventsKeyMissing(before: "NSCalendarsUsageDescription"),
    otherFailures: .eventErrors, staleObject: .eventStore,
    notes: [
      .uncertain(
        "Whether a refusal of everything takes adding away as well is told nowhere: it may stay "
          + "write-only.",
        .conclusion("photos have a button to keep adding only"),
        .notModelled("a refusal takes adding away as well")),
      .documented(
        "fullAccess and the older authorized are one value.", .header("EKTypes.h"), .nothingToPlay),
    ])
}
