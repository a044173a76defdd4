extension PermissionFacts {
  /// Tracking across apps and sites of other companies.
  public static let tracking: PermissionFacts = .init(
    .tracking,
    statusTypes: [.documented(.tracking, .header("ATTrackingManager.h"))],
    statuses: .fourStatuses(.header("ATTrackingManager.h")),
    final: .allButUndecided,
    answers: .documented([.allow, .deny], .document("App Tracking Transparency")),
    returns: [
      .documented(.reinstall, .document("App Tracking Transparency")),
      .documented(
        .resetLocationAndPrivacy,
        .document("Requesting access to protected resources; Technical Q&A QA1906")),
    ],
    settings: .documented(
      [.denied, .authorized], .document("If an app asks to track your activity")),
    globalSwitch: .documented(
      .allowAppsToRequestToTrack, .document("If an app asks to track your activity")),
    killsOnChange: .uncertain(.unknown, .conclusion("no report")),
    conditions: [
      .documented(.active, .header("ATTrackingManager.h")),
      .documented(.nothingElsePending, .header("ATTrackingManager.h")),
    ],
    keys: .documented(
      [UsageKey("NSUserTrackingUsageDescription")], .document("NSUserTrackingUsageDescription")),
    keyMissing: [
      .documented(KeyMissing(.mayEndTheApp), .document("NSUserTrackingUsageDescription"))
    ],
    notes: [
      .documented(
        "A request while another is pending is not kept, and an extension never prompts.",
        .header("ATTrackingManager.h")),
      .documented(
        "Where it is restricted, the answer comes at once.", .header("ATTrackingManager.h")),
      .reported(
        "In the completion of another permission the app is not active yet: nothing is asked.",
        .issue("Apple developer forums 687781; Baseflow/flutter-permission-handler #967")),
      .documented(
        "In iOS 17.4 it can read denied while the prompt is still open.",
        .document("iOS 17.5 release notes, 126589236")),
    ])
}
