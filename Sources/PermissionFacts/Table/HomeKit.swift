extension PermissionFacts {
  /// HomeKit.
  public static let homeKit: PermissionFacts = .init(
    .homeKit, summary: "home data: creating a manager asks",
    statusTypes: [.documented(.home, .header("HMHomeManager.h"))],
    statuses: .fourStatuses(.header("HMHomeManager.h")),
    final: .allButUndecided,
    answers: .allowOrDeny,
    returns: .usual,
    settings: .aSwitch,
    killsOnChange: .likely,
    callback: .documented(.firstUse, .document("homeManager(_:didUpdate:)")),
    settling: .uncertain(
      .maybeNever, .conclusion("the status comes to the delegate; no page says within which time")),
    keys: .documented(
      [UsageKey("NSHomeKitUsageDescription")], .document("NSHomeKitUsageDescription")),
    capability: .of("HomeKit", "homekit"),
    keyMissing: [
      .uncertain(
        KeyMissing(.mayEndTheApp), .conclusion("documented as required; the effect is not"))
    ],
    otherFailures: [
      .uncertain(
        "A manager may be made and never tell.", .conclusion("no page says that it always does"))
    ],
    notes: [
      .documented(
        "The status is a set of options, not a case.", .header("HMHomeManager.h"), .nothingToPlay),
      .documented(
        "There is no request: making a home manager prompts.", .document("HMHomeManager"),
        .offered(["prompt"])),
    ])
}
