extension PermissionFacts {
  /// Motion and fitness.
  public static let motion: PermissionFacts = .init(
    .motion,
    statusTypes: [.documented(.motion, .header("CMAuthorization.h"))],
    statuses: .fourStatuses(.header("CMAuthorization.h")),
    final: .allButUndecided,
    answers: .allowOrDeny,
    returns: .usual,
    settings: .aSwitch,
    killsOnChange: .likely,
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
      .documented(
        "There is no request: the first query prompts.", .document("CMMotionActivityManager")),
      .documented(
        "A refusal is told as error 105, motionActivityNotAuthorized, or 111, notAuthorized.",
        .header("CMError.h")),
    ])
}
