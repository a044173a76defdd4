extension StatusType {
  /// Of crash detection: denied is 1, authorized is 2, and there is no restricted.
  public static let crashDetection = StatusType(
    "SAAuthorizationStatus", systems: .from(16),
    [
      Case("notDetermined", 0, .notDetermined), Case("denied", 1, .denied),
      Case("authorized", 2, .authorized),
    ])
}

extension PermissionFacts {
  /// Crash detection.
  public static let crashDetection: PermissionFacts = .init(
    .crashDetection, summary: "crash detection, which some devices lack",
    statusTypes: [.documented(.crashDetection, .header("SAAuthorizationStatus.h"))],
    statuses: .threeStatuses(.header("SAAuthorizationStatus.h")),
    final: .refusedOrGranted,
    answers: .allowOrDeny,
    returns: .assumed,
    settings: .aSwitch,
    killsOnChange: .unheardOf,
    hardware: .asked(with: "SACrashDetectionManager.isAvailable"),
    callback: .documented(
      .completion, .document("SACrashDetectionManager.requestAuthorization(completionHandler:)")),
    keys: .uncertain([], .conclusion("no page names one; it needs an entitlement")),
    capability: .of("Crash Detection", "severe-vehicular-crash-event"),
    keyMissing: [.uncertain(KeyMissing(.noKey), .conclusion("no page names a key"))],
    otherFailures: [
      .documented(
        "The request fails where the system restricts the feature (notAllowed), or for a moment "
          + "(operationFailed); a refusal is the status beside it.",
        .document("SAError.Code"))
    ],
    notes: [
      .documented("It needs an entitlement.", .document("SafetyKit"), .nothingToPlay)
    ])
}
