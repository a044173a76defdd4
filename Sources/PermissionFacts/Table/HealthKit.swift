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
      [
        UsageKey("NSHealthShareUsageDescription"), UsageKey("NSHealthUpdateUsageDescription"),
        UsageKey(
          "NSHealthClinicalHealthRecordsShareUsageDescription", .from(12),
          for: "to read clinical records"),
      ],
      .document(
        "Authorizing access to health data; NSHealthClinicalHealthRecordsShareUsageDescription")),
    capability: .of("HealthKit", "healthkit"),
    keyMissing: [
      .reported(
        KeyMissing(
          .endsTheApp, of: "NSHealthShareUsageDescription", where: "the app asks to read"),
        .issue("exception in crash logs; documented as required")),
      .reported(
        KeyMissing(
          .endsTheApp, of: "NSHealthUpdateUsageDescription", where: "the app asks to write"),
        .issue("exception in crash logs; documented as required")),
      .reported(
        KeyMissing(
          .endsTheApp, of: "NSHealthClinicalHealthRecordsShareUsageDescription",
          where: "the app asks to read clinical records"),
        .issue("exception in crash logs; documented as required")),
    ],
    otherFailures: [
      .documented(
        "The request fails where the data is locked with the device (errorDatabaseInaccessible), or "
          + "forbidden on it (errorHealthDataRestricted).",
        .document("HKError.Code"))
    ],
    notes: [
      .reported(
        "A request, and the read of whether it would ask, raise an exception that Swift cannot catch "
          + "for a correlation, such as blood pressure, and for a type to write that the system alone "
          + "writes, such as Apple Exercise Time.",
        .issue(
          "Cap-go/capacitor-health #81; perezjuanj/OpenCircuit #128; ryanbr/noop #1371; "
            + "kingstinct/react-native-healthkit #178; EddyVerbruggen/HealthKit #106"),
        .notModelled("the app asks for types that can be asked for together")),
      .documented(
        "Vision prescriptions and medications are read by the object: each query asks, and the common "
          + "request for reading them is an error.",
        .document("HKObjectType.requiresPerObjectAuthorization()"),
        .notModelled("the app asks for types that can be asked for together")),
      .documented(
        "Clinical records can be asked for where supportsHealthRecords() says so, and never to be "
          + "written.",
        .header("HKHealthStore.h"), .nothingToPlay),
      .documented(
        "Success means that the sheet was finished, not that anything was granted.",
        .header("HKHealthStore.h"), .offered(["callback"])),
      .documented(
        "Whether reading was granted cannot be known, by design.",
        .document("Authorizing access to health data"), .offered(["read-answered"])),
      .reported(
        "App Store Connect asks for both keys, of an app that only reads as well.",
        .issue(
          "home-assistant/iOS #5267; OneBusAway/onebusaway-ios #1158; "
            + "kingstinct/react-native-healthkit #138"), .nothingToPlay),
      .documented("It is a sheet, not an alert.", .header("HKHealthStore.h"), .nothingToPlay),
      .uncertain(
        "The sheet has a switch for each type.", .conclusion("seen; no header says so"),
        .notModelled("one switch stands for all types")),
    ])
}
