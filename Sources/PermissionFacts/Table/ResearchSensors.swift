extension StatusType {
  /// Of sensors for research, a sensor each: authorized is 1, denied is 2.
  public static let researchSensors = StatusType(
    "SRAuthorizationStatus", systems: .from(14),
    [
      Case("notDetermined", 0, .notDetermined), Case("authorized", 1, .authorized),
      Case("denied", 2, .denied),
    ])
}

extension PermissionFacts {
  /// Sensors for research.
  public static let researchSensors: PermissionFacts = .init(
    .researchSensors, summary: "sensors for research: authorized is 1, denied is 2",
    statusTypes: [.documented(.researchSensors, .header("SRAuthorization.h"))],
    statuses: .threeStatuses(.header("SRAuthorization.h")),
    final: .refusedOrGranted,
    answers: .allowOrDeny,
    returns: .assumed,
    settings: .documented([.denied, .authorized], .document("SRSensorReader.authorizationStatus")),
    row: .uncertain(
      .elsewhere, .conclusion("seen in Settings: Research Sensor & Usage Data, a switch a sensor")),
    killsOnChange: .unheardOf,
    callback: .documented(
      .completion, .document("SRSensorReader.requestAuthorization(sensors:completion:)")),
    keys: .documented(
      [
        UsageKey("NSSensorKitUsageDescription"),
        UsageKey("NSSensorKitUsageDetail", holds: .details),
      ],
      .document("Configuring your project for sensor reading")),
    capability: .of("SensorKit", "sensorkit.reader.allow"),
    keyMissing: [
      .reported(
        KeyMissing(.failsAtOnce),
        .issue("Apple developer forums 655882: SRError 8197 without NSSensorKitUsageDetail"))
    ],
    otherFailures: [
      .documented(
        "The sheet fails, as without the entitlement (invalidEntitlement); that the person left it "
          + "is an error as well (promptDeclined).",
        .document("SRError.Code"))
    ],
    notes: [
      .documented(
        "An app whose signature lacks the entitlement is ended.",
        .document("com.apple.developer.sensorkit.reader.allow"),
        .notModelled("the app is signed as it must be")),
      .documented(
        "The question is a sheet with a switch a sensor; its details are a dictionary by sensor.",
        .document("Configuring your project for sensor reading"),
        .notModelled("one switch stands for all sensors")),
      .documented(
        "The completion says only whether the sheet failed; changes come to the delegate.",
        .document("SRSensorReader.requestAuthorization(sensors:completion:)"),
        .offered(["callback"])),
    ])
}
