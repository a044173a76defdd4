extension PermissionFacts {
  /// Location at all times.
  public static let locationAlways: PermissionFacts = .init(
    .locationAlways,
    statusTypes: [
      .documented(.location, .header("CLLocationManager.h")),
      .documented(.accuracy, .header("CLLocationManager.h")),
    ],
    statuses: .documented(
      [.notDetermined, .restricted, .denied, .whenInUse, .always],
      .header("CLLocationManager.h")),
    final: .documented([.restricted, .denied, .always], .document("requestAlwaysAuthorization()")),
    answers: .documented(
      [
        PromptAnswer(.allowOnce, .whenInUse, lapsesTo: .notDetermined),
        PromptAnswer(.allowWhileUsing, .whenInUse), .deny,
        PromptAnswer(
          .allowOnce, .whenInUse, to: .always, lapsesTo: .notDetermined),
        PromptAnswer(.allowWhileUsing, .provisionalAlways, to: .always),
        PromptAnswer(.deny, .denied, to: .always),
        PromptAnswer(.keepWhileUsing, .whenInUse, to: .always, from: .whenInUse, isTold: false),
        PromptAnswer(.changeToAlways, .always, to: .always, from: .whenInUse),
        PromptAnswer(.keepWhileUsing, .whenInUse, to: .always, from: .provisionalAlways),
        PromptAnswer(
          .changeToAlways, .always, to: .always, from: .provisionalAlways, isTold: false),
      ],
      .document("requestAlwaysAuthorization()")),
    returns: .usual + [
      .documented(
        .allowOnceExpires, .document("Requesting authorization to use location services")),
      .documented(.alwaysAfterWhenInUse, .document("requestAlwaysAuthorization()")),
      .reported(
        .reminder, .issue("e-mission/e-mission-docs #1018; home-assistant/iOS #3390, #481")),
    ],
    settings: .locationChoices(with: [.whenInUse, .always]),
    row: .rowOfLocation,
    globalSwitch: .locationServices,
    killsOnChange: .toldInstead,
    callback: .changesOfLocation,
    conditions: .locationConditions,
    keys: .documented(
      [
        UsageKey("NSLocationAlwaysAndWhenInUseUsageDescription"),
        UsageKey("NSLocationWhenInUseUsageDescription"),
      ],
      .document("requestAlwaysAuthorization()")),
    keyMissing: .locationKeyMissing("requestAlwaysAuthorization()"),
    managedDefault: .named,
    notes: [
      .documented(
        "After a grant while in use, \"keep only while using\" calls no delegate at all.",
        .document("requestAlwaysAuthorization()"), .offered(["keep-while-using"])),
      .documented(
        "Asked for first, it reads as always although the question for always comes later.",
        .document("requestAlwaysAuthorization()"), .offered(["later-change-to-always"])),
      .documented(
        "After \"allow once\" the request is ignored, and a second one never has an effect.",
        .document("requestAlwaysAuthorization()"), .offered(["allow-once"])),
      .reported(
        "A full Always is asked about again as well: \"App has used your location in the background\", "
          + "to be kept or changed to while using.",
        .issue("e-mission/e-mission-docs #1018; home-assistant/iOS #3390, #481"),
        .offered(["later-keep-while-using"])),
      .reported(
        "If the screen is locked during the prompt, the answer may never come.",
        .issue("Baseflow/flutter-permission-handler #1035"), .offered(["lock-never-told"])),
    ] + .locationNotes)
}
