extension StatusType {
  /// Of the personal voice: denied is 1, and 2 is no status but a device that lacks it.
  public static let personalVoice = StatusType(
    "AVSpeechSynthesizer.PersonalVoiceAuthorizationStatus", systems: .from(17),
    [
      Case("notDetermined", 0, .notDetermined), Case("denied", 1, .denied),
      Case("unsupported", 2, nil), Case("authorized", 3, .authorized),
    ])
}

extension PermissionFacts {
  /// The personal voice.
  public static let personalVoice: PermissionFacts = .init(
    .personalVoice, summary: "the personal voice: unsupported is one of the statuses",
    statusTypes: [.documented(.personalVoice, .header("AVSpeechSynthesis.h"))],
    statuses: .threeStatuses(.header("AVSpeechSynthesis.h")),
    final: .refusedOrGranted,
    answers: .allowOrDeny,
    returns: .assumed,
    settings: .aSwitch,
    killsOnChange: .unheardOf,
    hardware: .asked(with: "PersonalVoiceAuthorizationStatus.unsupported"),
    callback: .documented(.completion, .header("AVSpeechSynthesis.h")),
    keys: .uncertain([], .conclusion("no page or header names one")),
    keyMissing: [.uncertain(KeyMissing(.noKey), .conclusion("no page or header names a key"))],
    notes: [
      .documented(
        "Unsupported is a status with the number 2; it is read before anything is asked.",
        .header("AVSpeechSynthesis.h"), .offered(["status-no-hardware"])),
      .uncertain(
        "Whether apps may ask is a switch under Accessibility; what is read while it is off is not "
          + "told.",
        .conclusion("seen in Settings: Allow Apps to Request to Use"),
        .notModelled("the switch under Accessibility is on")),
    ])
}
