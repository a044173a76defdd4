extension PermissionFacts {
  /// Face ID.
  public static let faceID: PermissionFacts = .init(
    .faceID,
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
      .reported(KeyMissing(.endsTheApp), .issue("crash logs; documented as required"))
    ],
    notes: [
      .documented(
        "There is no status: the first evaluation of a policy prompts.", .header("LAContext.h")),
      .documented(
        "After a refusal an evaluation fails with biometryNotAvailable (-6).",
        .header("LAContext.h")),
      .reported(
        "The type of biometry is still Face ID then.",
        .issue("zoontek/react-native-permissions, which detects it so")),
    ])
}
