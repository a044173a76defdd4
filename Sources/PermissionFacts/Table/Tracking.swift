extension PermissionFacts {
  /// Tracking across apps and sites of other companies.
  public static let tracking: PermissionFacts = .init(
    .tracking,
    statusTypes: [.documented(.tracking, .header("ATTrackingManager.h"))],
    statuses: .fourStatuses(.header("ATTrackingManager.h")),
    final: .allButUndecided,
    answers: .documented(
      [.allow, .deny, .additionalInformation],
      .document("requestTrackingAuthorization(completionHandler:)")),
    returns: [
      .documented(.reinstall, .document("App Tracking Transparency")),
      .documented(
        .resetLocationAndPrivacy,
        .document("Requesting access to protected resources; Technical Q&A QA1906")),
      .documented(.undecided, .document("requestTrackingAuthorization(completionHandler:)")),
      .documented(.yearLater, .document("requestTrackingAuthorization(completionHandler:)")),
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
      [
        UsageKey("NSUserTrackingUsageDescription"),
        UsageKey(
          "NSUserTrackingMarkdownUsageDescription", .from(27, minor: 2), for: "to use Markdown"),
      ],
      .document("NSUserTrackingUsageDescription; NSUserTrackingMarkdownUsageDescription")),
    keyMissing: [
      .documented(
        KeyMissing(.endsTheApp, of: "NSUserTrackingUsageDescription"),
        .document("NSUserTrackingUsageDescription"))
    ],
    notes: [
      .documented(
        "From iOS 27.2 a sheet in some countries of the EU has a button for additional information; "
          + "the request then ends undecided, and the app has to ask again.",
        .document("requestTrackingAuthorization(completionHandler:)"),
        .offered(["additional-information"])),
      .documented(
        "If the system takes the question away without a decision, the app has to ask again.",
        .document("requestTrackingAuthorization(completionHandler:)"), .offered(["dropped"])),
      .reported(
        "A request soon after the app became active can end undecided, with no question shown; "
          + "a second later it is asked.",
        .issue(
          "deniza/app_tracking_transparency #54, #56, #57; chemerisuk/cordova-plugin-idfa #19"),
        .offered(["dropped"])),
      .documented(
        "A request while another is pending is not kept, and an extension never prompts.",
        .header("ATTrackingManager.h"), .offered(["callback"])),
      .documented(
        "Where it is restricted, the answer comes at once.", .header("ATTrackingManager.h"),
        .offered(["status-restricted"])),
      .reported(
        "In the completion of another permission the app is not active yet: nothing is asked.",
        .issue("Apple developer forums 687781; Baseflow/flutter-permission-handler #967"),
        .offered(["callback"])),
      .documented(
        "In iOS 17.4 it can read denied while the prompt is still open.",
        .document("iOS 17.5 release notes, 126589236"), .offered(["told-no-early"])),
    ])
}
