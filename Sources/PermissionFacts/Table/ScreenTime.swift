extension StatusType {
  /// Of Family Controls; there is no restricted.
  public static let familyControls = StatusType(
    "FamilyControls.AuthorizationStatus", systems: .from(15),
    [
      Case("notDetermined", 0, .notDetermined), Case("denied", 1, .denied),
      Case("approved", 2, .authorized),
      Case("approvedWithDataAccess", nil, .authorized, .from(26, minor: 4)),
    ])
}

extension PermissionFacts {
  /// Screen Time by Family Controls.
  public static let screenTime: PermissionFacts = .init(
    .screenTime, title: "Screen Time",
    summary: "Screen Time: a new process may read \"not determined\" until it asks",
    statusTypes: [.documented(.familyControls, .document("FamilyControls.AuthorizationStatus"))],
    statuses: .fourStatuses(
      .document("FamilyControls.AuthorizationStatus; FamilyControlsError.restricted")),
    final: .allButUndecided,
    answers: .allowOrDeny,
    returns: .assumed,
    settings: .aSwitch,
    killsOnChange: .unheardOf,
    callback: .documented(
      .completion, .document("AuthorizationCenter.requestAuthorization(for:)")),
    settling: .documented(.onceAsked, .document("AuthorizationCenter.authorizationStatus")),
    keys: .documented([], .document("FamilyControls")),
    capability: .of("Family Controls", "family-controls"),
    keyMissing: [.documented(KeyMissing(.noKey), .document("FamilyControls"))],
    otherFailures: [
      .documented(
        "The request fails on a device without a passcode (authenticationMethodUnavailable), without "
          + "an iCloud account that fits (invalidAccountType), without a network (networkError), and "
          + "where another app has it (authorizationConflict).",
        .document("FamilyControlsError")),
      .reported(
        "No passcode is the most common of these errors.",
        .issue("Apple developer forums 717466; awaseem/foqos #199")),
    ],
    notes: [
      .documented(
        "The status has no restricted: a request that fails as restricted tells it.",
        .document("FamilyControlsError.restricted"), .offered(["unread-restricted"])),
      .documented(
        "It needs the capability Family Controls, and Apple's permission to distribute with it.",
        .document("FamilyControls"), .nothingToPlay),
      .documented(
        "The status begins as not determined, and is set by a request that succeeds.",
        .document("AuthorizationCenter.authorizationStatus"), .offered(["status-too-early"])),
      .reported(
        "Just after the start it reads not determined, and settles by itself a moment later.",
        .issue("SamuelColacchia/freedomfrom #54"), .offered(["status-too-early"])),
      .documented(
        "For a child, a parent or guardian answers; for an individual, the person.",
        .document("AuthorizationCenter.requestAuthorization(for:)"), .nothingToPlay),
      .documented(
        "The app itself may give it back; until that or its end the status follows changes.",
        .document("AuthorizationCenter.revokeAuthorization(completionHandler:)"),
        .notModelled("the app does not give a grant back")),
      .documented(
        "Approved with data access grants what approved does, and names of apps and sites.",
        .document("AuthorizationStatus.approvedWithDataAccess"), .nothingToPlay),
      .documented(
        "One app at a time has it with data access, from iOS 26.4; what it does without is an error, "
          + "unauthorized.",
        .document("AuthorizationStatus.approvedWithDataAccess; FamilyControlsError.unauthorized"),
        .notModelled("no other app takes the access to data")),
      .uncertain(
        "The raw value of approved with data access is not known.",
        .conclusion("the page names the case without a number"), .nothingToPlay),
    ])
}
