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
    conditions: [.documented(.foreground, .header("LAError.h"))],
    keys: .documented(
      [UsageKey("NSFaceIDUsageDescription")], .document("NSFaceIDUsageDescription")),
    keyMissing: [
      .reported(KeyMissing(.endsTheApp), .issue("crash logs; documented as required"))
    ],
    notes: [
      .documented(
        "There is no status: the first evaluation of a policy prompts.", .header("LAContext.h")),
      .reported(
        "After a refusal biometry is not available (-6) although its type is Face ID.",
        .issue("zoontek/react-native-permissions, which detects it so")),
    ])
}
