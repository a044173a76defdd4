extension PermissionFacts {
  /// HealthKit.
  public static let healthKit: PermissionFacts = .init(
    .healthKit,
    statusTypes: [
      .documented(.healthSharing, .header("HKDefines.h")),
      .documented(.healthRequest, .header("HKDefines.h")),
    ],
    statuses: .documented([.notDetermined, .denied, .authorized], .header("HKDefines.h")),
    final: .documented(
      [.denied, .authorized], .document("requestAuthorization(toShare:read:completion:)")),
    answers: .documented(
      [
        PromptAnswer(.writeAllowed, .authorized), PromptAnswer(.writeRefused, .denied),
        PromptAnswer(.readAnswered, .notKnowable),
      ],
      .document("Authorizing access to health data")),
    returns: [
      .documented(.newTypes, .document("requestAuthorization(toShare:read:completion:)")),
      .documented(
        .singleObjects, .document("requestPerObjectReadAuthorization(for:predicate:completion:)")),
    ] + .assumed,
    settings: .uncertain(
      [.denied, .authorized], .conclusion("each type has a switch in the Health app")),
    row: .uncertain(
      .elsewhere, .conclusion("seen in the Health app and in Settings under Health")),
    killsOnChange: .uncertain(.unknown, .conclusion("probably not; no report")),
    hardware: .asked(with: "HKHealthStore.isHealthDataAvailable()"),
    keys: .documented(
      [UsageKey("NSHealthShareUsageDescription"), UsageKey("NSHealthUpdateUsageDescription")],
      .document("Authorizing access to health data")),
    keyMissing: [
      .reported(KeyMissing(.endsTheApp), .issue("exception in crash logs; documented as required"))
    ],
    otherFailures: [
      .documented(
        "The request fails where the data is locked with the device (errorDatabaseInaccessible), or "
          + "forbidden on it (errorHealthDataRestricted).",
        .document("HKError.Code"))
    ],
    notes: [
      .documented(
        "Success means that the sheet was finished, not that anything was granted.",
        .header("HKHealthStore.h")),
      .documented(
        "Whether reading was granted cannot be known, by design.",
        .document("Authorizing access to health data")),
      .reported(
        "App Store Connect asks for both keys, of an app that only reads as well.",
        .issue(
          "home-assistant/iOS #5267; OneBusAway/onebusaway-ios #1158; "
            + "kingstinct/react-native-healthkit #138")),
      .documented("It is a sheet, not an alert.", .header("HKHealthStore.h")),
      .uncertain("The sheet has a switch for each type.", .conclusion("seen; no header says so")),
    ])
}
