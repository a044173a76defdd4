extension PermissionFacts {
  /// The range of a person's age.
  public static let ageRange: PermissionFacts = .init(
    .ageRange, summary: "the range of a person's age: no status, each request tells",
    statusTypes: [],
    statuses: .documented([], .document("AgeRangeService")),
    final: .documented([], .document("AgeRangeService")),
    answers: .documented([.allow, .deny], .document("AgeRangeService.Response")),
    returns: .assumed,
    settings: .documented([.denied, .authorized], .document("Age Range for Apps & Privacy")),
    row: .documented(.elsewhere, .document("Age Range for Apps & Privacy")),
    killsOnChange: .unheardOf,
    callback: .documented(
      .firstUse, .document("AgeRangeService.requestAgeRange(ageGates:_:_:in:)")),
    keys: .uncertain([], .conclusion("no page names one; it needs an entitlement")),
    capability: .of("Declared Age Range", "declared-age-range"),
    keyMissing: [.uncertain(KeyMissing(.noKey), .conclusion("no page names a key"))],
    otherFailures: [
      .documented(
        "A request with ages or a configuration that do not fit fails (invalidRequest).",
        .document("AgeRangeService.Error.invalidRequest"))
    ],
    notes: [
      .documented(
        "Some systems throw notAvailable for a person who declined, from iOS 27 also "
          + "declinedOnboarding: both are a refusal, as declinedSharing is.",
        .document(
          "AgeRangeService.Response.declinedSharing; AgeRangeService.Error.notAvailable; "
            + "AgeRangeService.Error.declinedOnboarding"),
        .nothingToPlay),
      .documented(
        "A setting for all apps, for a child the family's, shares it always, asks first or never "
          + "shares it: only asking first brings up a prompt.",
        .document("Age Range for Apps & Privacy; Declared Age Range"),
        .notModelled("each app is asked about first")),
      .documented(
        "Whether one must ask is read before: isEligibleForAgeFeatures from iOS 26.2, "
          + "requiredRegulatoryFeatures from iOS 26.4.",
        .document("AgeRangeService; AgeRangeService.RegulatoryFeature"), .nothingToPlay),
    ])
}
