extension StatusType {
  /// Of adding audio to calls; service disabled is the switch for all apps.
  public static let microphoneInjection = StatusType(
    "AVAudioApplication.MicrophoneInjectionPermission", encoding: .fourCharacters,
    systems: .from(18, minor: 2),
    [
      Case("serviceDisabled", 0x7372_6473, nil), Case("undetermined", 0x756E_6474, .notDetermined),
      Case("denied", 0x6465_6E79, .denied), Case("granted", 0x6772_6E74, .authorized),
    ])
}

extension PermissionFacts {
  /// Adding audio to calls.
  public static let microphoneInjection: PermissionFacts = .init(
    .microphoneInjection, summary: "adding audio to calls, with a switch for all apps above it",
    statusTypes: [.documented(.microphoneInjection, .header("AVAudioApplication.h"))],
    statuses: .threeStatuses(.header("AVAudioApplication.h")),
    final: .refusedOrGranted,
    answers: .allowOrDeny,
    returns: .assumed,
    settings: .aSwitch,
    globalSwitch: .documented(
      .allowAppsToAddAudioToCalls, .document("MicrophoneInjectionPermission.serviceDisabled")),
    killsOnChange: .unheardOf,
    callback: .documented(
      .completion, .document("requestMicrophoneInjectionPermission(completionHandler:)")),
    keys: .documented(
      [UsageKey("NSMicrophoneInjectionUsageDescription")],
      .document("Adding synthesized speech to calls")),
    keyMissing: .endsTheApp(.document("Adding synthesized speech to calls")),
    notes: [
      .documented(
        "While the service is off for all apps, a request returns at once without a prompt.",
        .document("requestMicrophoneInjectionPermission(completionHandler:)"),
        .offered(["callback"])),
      .documented(
        "A person turns the service on in Settings, under Accessibility.",
        .document("Adding synthesized speech to calls"), .offered(["global-on"])),
      .documented(
        "The answer may come on any thread.", .header("AVAudioApplication.h"), .nothingToPlay),
    ])
}
