extension PermissionFacts {
  /// Siri.
  public static let siri: PermissionFacts = .init(
    .siri, summary: "Siri",
    statusTypes: [.documented(.siri, .header("INSiriAuthorizationStatus.h"))],
    statuses: .fourStatuses(.header("INSiriAuthorizationStatus.h")),
    final: .allButUndecided,
    answers: .allowOrDeny,
    returns: .usual,
    settings: .aSwitch,
    globalSwitch: .documented(.siri, .document("INPreferences.siriAuthorizationStatus()")),
    killsOnChange: .likely,
    keys: .documented(
      [UsageKey("NSSiriUsageDescription")], .document("NSSiriUsageDescription")),
    capability: .of("Siri", "siri"),
    keyMissing: [
      .uncertain(
        KeyMissing(.mayEndTheApp), .conclusion("documented as required; the effect is not"))
    ],
    notes: [
      .documented(
        "Authorized means that Siri is enabled and the app may use it; restricted may be a "
          + "restriction of Siri and no refusal.",
        .document("INSiriAuthorizationStatus"), .offered(["status-off"])),
      .reported(
        "Without the Siri capability the request ends the app.", .issue("common crash log"),
        .notModelled("the app is signed as it must be")),
    ])
}
