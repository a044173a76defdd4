// What both permissions for location have in common.

extension Fact<[Standing]> {
  /// Never, Ask, While Using, Always.
  static let locationChoices = Fact.uncertain(
    [.denied, .notDetermined, .whenInUse, .always],
    .conclusion("seen in Settings: Never, Ask Next Time, While Using, Always if asked for"))
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
  /// Nothing happens, and nothing is told.
  static func locationKeyMissing(_ page: String) -> Self {
    [.documented(KeyMissing(.doesNothing), .document(page))]
  }
}
