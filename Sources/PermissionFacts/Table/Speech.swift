extension PermissionFacts {
  /// Speech recognition.
  public static let speech: PermissionFacts = .init(
    .speech, summary: "speech recognition",
    statusTypes: [.documented(.speech, .header("SFSpeechRecognizer.h"))],
    statuses: .fourStatuses(.header("SFSpeechRecognizer.h")),
    final: .allButUndecided,
    answers: .allowOrDeny,
    returns: .usual,
    settings: .aSwitch,
    globalSwitch: .reported(
      .siriAndDictation, .issue("willowtreeapps/vocable-ios #688, #696, #697")),
    killsOnChange: .reported(.yes, .issue("app_settings #201")),
    keys: .documented(
      [UsageKey("NSSpeechRecognitionUsageDescription")],
      .document("NSSpeechRecognitionUsageDescription")),
    keyMissing: .endsTheApp(.header("SFSpeechRecognizer.h")),
    notes: [
      .uncertain(
        "A recognition that starts without a request may prompt by itself.",
        .conclusion("the first use prompts as a rule; no page says it of speech"),
        .offered(["prompt"])),
      .documented(
        "Whether it can be used now is told by isAvailable, apart from the status.",
        .document("SFSpeechRecognizer.isAvailable"), .nothingToPlay),
      .reported(
        "With Siri and Dictation off the status stays authorized, and recognition fails with "
          + "kLSRErrorDomain 201.",
        .issue("willowtreeapps/vocable-ios #696; vellum-ai/vellum-assistant #11647"),
        .offered(["global-off"])),
      .reported(
        "One report of speech that is recognized although both are off.",
        .issue("willowtreeapps/vocable-ios #694"),
        .notModelled("nothing is recognized while Siri and Dictation are off")),
      .documented(
        "Denied is 1 and restricted is 2.", .header("SFSpeechRecognizer.h"), .nothingToPlay),
      .documented(
        "The answer need not come on the main queue.", .header("SFSpeechRecognizer.h"),
        .nothingToPlay),
      .documented(
        "Live audio needs the microphone and its key as well.",
        .document("Asking Permission to Use Speech Recognition"), .nothingToPlay),
    ])
}
