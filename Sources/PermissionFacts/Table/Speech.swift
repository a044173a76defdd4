extension PermissionFacts {
  /// Speech recognition.
  public static let speech: PermissionFacts = .init(
    .speech,
    statusTypes: [.documented(.speech, .header("SFSpeechRecognizer.h"))],
    statuses: .fourStatuses(.header("SFSpeechRecognizer.h")),
    final: .allButUndecided,
    answers: .allowOrDeny,
    returns: .usual,
    settings: .aSwitch,
    killsOnChange: .reported(.yes, .issue("app_settings #201")),
    keys: .documented(
      [UsageKey("NSSpeechRecognitionUsageDescription")],
      .document("NSSpeechRecognitionUsageDescription")),
    keyMissing: .endsTheApp(.header("SFSpeechRecognizer.h")),
    notes: [
      .documented("Denied is 1 and restricted is 2.", .header("SFSpeechRecognizer.h")),
      .documented(
        "The answer need not come on the main queue.", .header("SFSpeechRecognizer.h")),
      .documented(
        "Live audio needs the microphone and its key as well.",
        .document("Asking Permission to Use Speech Recognition")),
    ])
}
