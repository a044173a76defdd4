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
  /// The store, as Apple's page and several reports say.
  static let eventStore = Fact.documented(
    "EKEventStore: asked for data before the grant, it gives none afterwards until reset()",
    .document("requestAccess(to:completion:)"))
}

extension [Fact<String>] {
  /// What else a request of the event store can fail for.
  static let eventErrors: Self = [
    .documented(
      "The request has an error beside the answer (internalFailure, osNotSupported); a refusal is "
        + "eventStoreNotAuthorized, or no error.",
      .header("EKError.h"))
  ]
}
