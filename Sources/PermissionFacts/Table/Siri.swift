extension PermissionFacts {
  /// Siri.
  public static let siri: PermissionFacts = .init(
    .siri,
    statusTypes: [.documented(.siri, .header("INSiriAuthorizationStatus.h"))],
    statuses: .fourStatuses(.header("INSiriAuthorizationStatus.h")),
    final: .allButUndecided,
    answers: .allowOrDeny,
    returns: .usual,
    settings: .aSwitch,
    killsOnChange: .likely,
    keys: .documented(
      [UsageKey("NSSiriUsageDescription")], .document("NSSiriUsageDescription")),
    keyMissing: [
      .uncertain(
        KeyMissing(.mayEndTheApp), .conclusion("documented as required; the effect is not"))
    ],
    notes: [
      .reported(
        "Without the Siri capability the request ends the app.", .issue("common crash log"))
    ])
}
