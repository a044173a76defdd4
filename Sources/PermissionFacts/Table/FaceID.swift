extension PermissionFacts {
  /// Face ID.
  public static let faceID: PermissionFacts = .init(
    .faceID, summary: "Face ID: no status, the first evaluation asks",
    statusTypes: [],
    statuses: .documented([], .header("LAContext.h")),
    final: .documented([], .header("LAContext.h")),
    answers: .allowOrDeny,
    returns: .assumed,
    settings: .aSwitch,
    killsOnChange: .likely,
    hardware: .asked(with: "LAContext.biometryType"),
    callback: .documented(.firstUse, .document("evaluatePolicy(_:localizedReason:reply:)")),
    conditions: [
      .uncertain(
        .foreground,
        .conclusion("LAError.h: it is cancelled when another application comes to the foreground"))
    ],
    keys: .documented(
      [UsageKey("NSFaceIDUsageDescription")], .document("NSFaceIDUsageDescription")),
    keyMissing: [
      .documented(
        KeyMissing(.failsAtOnce),
        .document("Logging a User into Your App with Face ID or Touch ID")),
      .reported(KeyMissing(.endsTheApp), .issue("rolandleth/LTHPasscodeViewController #193")),
    ],
    otherFailures: [
      .documented(
        "It fails for other reasons too, each an error of its own: the face is not known, too many "
          + "attempts (biometryLockout), cancelled by the person, the app or the system.",
        .header("LAError.h"))
    ],
    notes: [
      .documented(
        "Without a face enrolled it cannot be evaluated (biometryNotEnrolled): the app's page in "
          + "Settings does not help.",
        .header("LAError.h"), .offered(["status-no-hardware"])),
      .documented(
        "There is no status: the first evaluation of a policy prompts.", .header("LAContext.h"),
        .offered(["prompt"])),
      .documented(
        "After a refusal an evaluation fails with biometryNotAvailable (-6).",
        .header("LAContext.h"), .nothingToPlay),
      .reported(
        "The type of biometry is still Face ID then.",
        .issue("zoontek/react-native-permissions, which detects it so"), .nothingToPlay),
    ])
}
