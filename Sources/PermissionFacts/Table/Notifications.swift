extension PermissionFacts {
  /// Notifications.
  public static let notifications: PermissionFacts = .init(
    .notifications,
    statusTypes: [
      .documented(.notifications, .header("UNNotificationSettings.h")),
      .documented(.alertSetting, .header("UNNotificationSettings.h")),
      .documented(.criticalAlerts, .header("UNNotificationSettings.h")),
    ],
    statuses: .documented(
      [.notDetermined, .denied, .authorized, .provisional, .muted, .ephemeral, .critical],
      .header("UNNotificationSettings.h")),
    final: .documented(
      [.denied, .authorized, .muted, .critical], .document("Asking permission to use notifications")
    ),
    answers: .documented(
      [
        .allow, .deny,
        PromptAnswer(.allow, .provisional, to: .quiet),
        PromptAnswer(.allow, .authorized, from: .provisional),
        PromptAnswer(.deny, .denied, from: .provisional),
        PromptAnswer(.allow, .critical, to: .critical, from: .authorized),
        PromptAnswer(.deny, .authorized, to: .critical, from: .authorized),
      ],
      .document("Asking permission to use notifications")),
    returns: .assumed + [
      .reported(
        .explicitAfterProvisional, .issue("common experience with provisional authorization"))
    ],
    settings: .documented(
      [.denied, .muted, .authorized], .document("UNNotificationSettings")),
    killsOnChange: .reported(.no, .issue("sparrowcode/PermissionsKit #125")),
    keys: .uncertain([], .conclusion("no page names one; critical alerts need an entitlement")),
    capability: .of(
      "Critical Alerts", "usernotifications.critical-alerts", for: "for critical alerts"),
    keyMissing: [.uncertain(KeyMissing(.noKey), .conclusion("no page names a key"))],
    notes: [
      .documented(
        "Authorized is no guarantee that anything shows: alerts, sounds, badges, the lock screen and "
          + "the center have a switch each, which no request turns on again.",
        .document("UNNotificationSettings"), .offered(["set-muted"])),
      .reported(
        "With all of them off it is still authorized, and nothing is ever seen.",
        .issue("Baseflow/flutter-permission-handler #1467"), .offered(["status-muted"])),
      .documented(
        "In the Scheduled Summary it comes hours later, unless it is time-sensitive.",
        .document("UNNotificationSettings.scheduledDeliverySetting; timeSensitiveSetting"),
        .nothingToPlay),
      .documented(
        "A provisional grant comes without a prompt and is not a refusal.",
        .document("Asking permission to use notifications"), .offered(["status-provisional"])),
      .reported(
        "A prompt that is swept away can be told as refused while nothing is determined.",
        .issue("Baseflow/flutter-permission-handler #1423"), .offered(["home-told-no"])),
      .documented(
        "The status is read asynchronously only.", .header("UNUserNotificationCenter.h"),
        .nothingToPlay),
      .documented(
        "Its settings have an address of their own.",
        .document("openNotificationSettingsURLString"), .nothingToPlay),
    ])
}
