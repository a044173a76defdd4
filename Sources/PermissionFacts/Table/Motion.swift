extension PermissionFacts {
  /// Motion and fitness.
  public static let motion: PermissionFacts = .init(
    .motion, summary: "motion and fitness: the first query asks",
    statusTypes: [.documented(.motion, .header("CMAuthorization.h"))],
    statuses: .fourStatuses(.header("CMAuthorization.h")),
    final: .allButUndecided,
    answers: .allowOrDeny,
    returns: .usual,
    settings: .aSwitch,
    globalSwitch: .reported(
      .fitnessTracking,
      .issue(
        "zoontek/react-native-permissions #825; timfraedrich/OutRun #41, #97; "
          + "e-mission/e-mission-docs #632; dpa99c/cordova-diagnostic-plugin #322")),
    killsOnChange: .reported(.yes, .issue("openradar 31351434")),
    hardware: .asked(with: "CMMotionActivityManager.isActivityAvailable()"),
    callback: .documented(.firstUse, .document("CMMotionActivityManager")),
    keys: .documented(
      [UsageKey("NSMotionUsageDescription")], .document("NSMotionUsageDescription")),
    keyMissing: .endsTheApp(.document("NSMotionUsageDescription")),
    otherFailures: [
      .documented(
        "A query fails for other reasons too, each an error of its own.", .header("CMError.h"))
    ],
    notes: [
      .reported(
        "While Fitness Tracking is off it reads restricted, for restrictions of the whole system.",
        .issue("zoontek/react-native-permissions #825; CMAuthorizationStatus.restricted"),
        .offered(["status-off"])),
      .reported(
        "On some phones it reads as if the device could not do it, and the app's page has no row.",
        .issue("zoontek/react-native-permissions #825; e-mission/e-mission-docs #632"),
        .offered(["status-off-unseen"])),
      .reported(
        "A change of Fitness Tracking ends the app, or once it is on again the app goes on reading "
          + "that it is off until it is started again.",
        .issue("openradar 31351434; zoontek/react-native-permissions #825"),
        .offered(["global-off-kill", "global-on-stale"])),
      .uncertain(
        "From iOS 27.2 the motion manager has an authorization status of its own, for the sensors.",
        .conclusion("read in one binding of the header, and on no page"), .nothingToPlay),
      .documented(
        "There is no request: the first query prompts.", .document("CMMotionActivityManager"),
        .offered(["prompt"])),
      .documented(
        "A refusal is told as error 105, motionActivityNotAuthorized, or 111, notAuthorized.",
        .header("CMError.h"), .nothingToPlay),
    ])
}
