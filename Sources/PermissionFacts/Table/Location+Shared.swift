// What both permissions for location have in common.

extension Fact<[AuthorizationStatus]> {
  /// Never, Ask Next Time, and kinds of grants.
  static func locationChoices(with grants: [AuthorizationStatus]) -> Fact {
    .uncertain(
      [.denied, .notDetermined] + grants,
      .conclusion(
        "seen in Settings: Never, Ask Next Time, While Using, Precise, and Always if asked for"))
  }
}

extension Fact<[PromptAnswer]> {
  /// What the question for location in use can be answered with, and the one for the exact place.
  static let whileInUse = Fact.documented(
    [
      PromptAnswer(.allowOnce, .whenInUse, lapsesTo: .notDetermined),
      PromptAnswer(.allowWhileUsing, .whenInUse),
      PromptAnswer(.allowRoughly, .reduced),
      .deny,
      PromptAnswer(.allowOnce, .whenInUse, to: .fullAccuracy, from: .reduced, lapsesTo: .reduced),
      PromptAnswer(.deny, .reduced, to: .fullAccuracy, from: .reduced),
    ],
    .document("Requesting authorization to use location services"))
}

extension Fact<Callback> {
  /// A completion handler, called also where no prompt comes.
  static let completionOfFullAccuracy = Fact.documented(
    .completion, .header("CLLocationManager.h"))

  /// The delegate receives the status as soon as its manager is made, perhaps between a request
  /// and its alert, and then of changes.
  static let changesOfLocation = Fact.documented(
    .changesOnly, .document("locationManagerDidChangeAuthorization(_:)"))
}

extension Fact<SettingsRow> {
  /// "Ask Next Time" is set on the row, and the row does not go with it.
  static let rowOfLocation = Fact.uncertain(
    .afterAsking,
    .conclusion("the row stays on \"Ask Next Time\", as seen in Settings; no page says so"))
}

extension [Note] {
  /// What surprises about both.
  static let locationNotes: Self = [
    .documented(
      "An app that starts updates while Location Services are off makes the system show an alert of "
        + "its own, which leads to Settings or is dismissed.",
      .document("locationServicesEnabled()"),
      .notModelled("no use brings up the alert about Location Services")),
    .documented(
      "Switching Location Services off is told to the delegate as denied.",
      .document("locationServicesEnabled()"), .offered(["global-off"])),
  ]
}

extension Fact<GlobalSwitch> {
  /// Off, it reads as denied.
  static let locationServices = Fact.documented(
    .locationServices, .document("CLServiceSession.Diagnostic: authorizationDeniedGlobally"))
}

extension Fact<KillOnChange> {
  /// The delegate hears of the change.
  static let toldInstead = Fact.reported(
    .no, .issue("common experience: locationManagerDidChangeAuthorization is called"))
}

extension [Fact<Condition>] {
  /// In the background the request is ignored; a manager that goes takes its alert along.
  static let locationConditions: Self = [
    .documented(.foreground, .document("Requesting authorization to use location services")),
    .reported(.objectKept, .issue("ISHPermissionKit #36")),
  ]
}

extension [Fact<KeyMissing>] {
  /// Nothing happens, and nothing is sent.
  static func locationKeyMissing(_ page: String) -> Self {
    [.documented(KeyMissing(.doesNothing), .document(page))]
  }
}
