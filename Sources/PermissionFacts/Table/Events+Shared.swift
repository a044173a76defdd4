// What calendars and reminders have in common.

extension Fact<StatusType> {
  /// Calendars and reminders share a type.
  static let events = Fact.documented(StatusType.events, .header("EKTypes.h"))
}

extension [Fact<KeyMissing>] {
  /// Silent from iOS 17 on.
  ///
  /// - Parameter key: The key of the systems before.
  static func eventsKeyMissing(before key: String) -> Self {
    [
      .documented(
        KeyMissing(.countsAsDenied, .from(17)),
        .document("TN3152: Migrating to the latest Calendar access levels")),
      .documented(KeyMissing(.endsTheApp, .upTo(16)), .document(key)),
    ]
  }
}

extension Fact<String> {
  /// An event store keeps what it knew.
  static let eventStoreIsStale = Fact.documented(
    "An event store that was made before the grant returns nothing until it is reset or made anew.",
    .document("EKEventStore.reset()"))
}
