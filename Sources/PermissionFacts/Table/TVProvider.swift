extension StatusType {
  /// Of the subscription to a TV provider.
  public static let accountAccess = StatusType(
    "VSAccountAccessStatus", systems: .from(10),
    [
      Case("notDetermined", 0, .notDetermined), Case("restricted", 1, .restricted),
      Case("denied", 2, .denied), Case("granted", 3, .authorized),
    ])
}

extension PermissionFacts {
  /// The subscription to a TV provider.
  public static let tvProvider: PermissionFacts = .init(
    .tvProvider, title: "TV Provider", summary: "the subscription to a TV provider",
    statusTypes: [.documented(.accountAccess, .header("VSAccountManager.h"))],
    statuses: .fourStatuses(.header("VSAccountManager.h")),
    final: .allButUndecided,
    answers: .allowOrDeny,
    returns: .assumed,
    settings: .aSwitch,
    killsOnChange: .unheardOf,
    callback: .documented(.completion, .header("VSAccountManager.h")),
    keys: .documented(
      [UsageKey("NSVideoSubscriberAccountUsageDescription")],
      .document("NSVideoSubscriberAccountUsageDescription")),
    capability: .of("TV Provider Authentication", "video-subscriber-single-sign-on"),
    keyMissing: [
      .uncertain(
        KeyMissing(.mayEndTheApp), .conclusion("documented as required; the effect is not"))
    ],
    otherFailures: [
      .documented(
        "It fails where the provider cannot be reached (serviceTemporarilyUnavailable) or is not "
          + "supported; a refusal is accessNotGranted.",
        .header("VideoSubscriberAccountErrors.h"))
    ],
    notes: [
      .documented(
        "Signing in by itself, from iOS 26, is a consent of its own: `journey list consents`.",
        .header("VSAutoSignInAuthorization.h"), .nothingToPlay),
      .documented(
        "One call reads and asks: only with the option to prompt it asks.",
        .document("checkAccessStatus(options:completionHandler:)"), .nothingToPlay),
      .documented(
        "The completion is called exactly once, maybe before the call returns, on any queue.",
        .header("VSAccountManager.h"), .nothingToPlay),
    ])
}
