extension PermissionFacts {
  /// Location while the app is in use.
  public static let locationWhenInUse: PermissionFacts = .init(
    .locationWhenInUse,
    statusTypes: [
      .documented(.location, .header("CLLocationManager.h")),
      .documented(.accuracy, .header("CLLocationManager.h")),
    ],
    statuses: .documented(
      [.notDetermined, .restricted, .denied, .whenInUse, .reduced],
      .header("CLLocationManager.h")),
    final: .documented(
      [.restricted, .denied, .whenInUse, .reduced],
      .document("requestWhenInUseAuthorization()")),
    answers: .whileInUse,
    returns: .usual + [
      .documented(
        .allowOnceExpires, .document("Requesting authorization to use location services"))
    ],
    settings: .locationChoices(with: [.whenInUse, .reduced]),
    row: .rowOfLocation,
    globalSwitch: .locationServices,
    killsOnChange: .toldInstead,
    callback: .changesOfLocation,
    callbackForMore: .completionOfFullAccuracy,
    conditions: .locationConditions,
    keys: .documented(
      [UsageKey("NSLocationWhenInUseUsageDescription")],
      .document("requestWhenInUseAuthorization()")),
    keyMissing: .locationKeyMissing("requestWhenInUseAuthorization()"),
    managedDefault: .named,
    notes: [
      .documented(
        "A service session prompts by itself, as far as its authorization asks.",
        .header("CLServiceSession.h"), .offered(["prompt"])),
      .documented(
        "Reduced accuracy is independent of the status; full accuracy for a while is asked for "
          + "with a purpose key of NSLocationTemporaryUsageDescriptionDictionary.",
        .document("requestTemporaryFullAccuracyAuthorization(withPurposeKey:)"),
        .offered(["status-reduced", "allow-once"])),
      .documented(
        "The request for full accuracy is answered with an error where no prompt comes, and without "
          + "one after a refusal, on the run loop of the location manager.",
        .header("CLLocationManager.h"), .offered(["callback"])),
      .documented(
        "An app that never asks for location at all times cannot be given it.",
        .document("requestAlwaysAuthorization()"), .offered(["set-when-in-use"])),
    ] + .locationNotes)
}
