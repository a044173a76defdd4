extension PermissionFacts {
  /// The microphone.
  public static let microphone: PermissionFacts = .init(
    .microphone, summary: "recording, where a device may have no microphone",
    statusTypes: [
      .documented(.capture, .header("AVCaptureDevice.h")),
      .documented(.recording, .header("AVAudioApplication.h")),
    ],
    statuses: .fourStatuses(.header("AVCaptureDevice.h")),
    final: .allButUndecided,
    answers: .allowOrDeny,
    returns: .usual,
    settings: .aSwitch,
    killsOnChange: .reported(
      .yes, .issue("zoontek/react-native-permissions #736; app_settings #201")),
    hardware: .asked(with: "AVAudioSession.isInputAvailable"),
    keys: .documented(
      [UsageKey("NSMicrophoneUsageDescription")],
      .document("Requesting authorization to capture and save media")),
    keyMissing: .endsTheApp(.document("Requesting authorization to capture and save media")),
    managedDefault: .named,
    notes: [
      .documented(
        "The first use of an input while recording is enabled prompts by itself.",
        .document("requestRecordPermission(_:)"), .offered(["prompt"])),
      .documented(
        "The record permission knows no restricted; the status of the capture device does.",
        .header("AVAudioApplication.h"), .offered(["status-restricted"])),
      .documented(
        "Until it is granted, recording gives silence.", .document("AVAudioApplication"),
        .nothingToPlay),
    ])
}
