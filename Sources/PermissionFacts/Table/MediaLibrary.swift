extension PermissionFacts {
  /// The media library and Apple Music.
  public static let mediaLibrary: PermissionFacts = .init(
    .mediaLibrary, summary: "the media library and Apple Music",
    statusTypes: [
      .documented(.mediaLibrary, .header("MPMediaLibrary.h")),
      .documented(.music, .header("MusicKit.swiftinterface")),
      .documented(.cloudService, .header("SKCloudServiceController.h")),
    ],
    statuses: .fourStatuses(.header("MPMediaLibrary.h")),
    final: .allButUndecided,
    answers: .allowOrDeny,
    returns: .usual,
    settings: .aSwitch,
    killsOnChange: .likely,
    keys: .documented(
      [UsageKey("NSAppleMusicUsageDescription")], .document("NSAppleMusicUsageDescription")),
    keyMissing: .endsTheApp(.document("NSAppleMusicUsageDescription")),
    notes: [
      .uncertain(
        "The first query prompts by itself.",
        .conclusion("the first use prompts as a rule; no page says it of the media library"),
        .offered(["prompt"])),
      .documented("Denied is 1 and restricted is 2.", .header("MPMediaLibrary.h"), .nothingToPlay),
      .documented(
        "SKCloudServiceAuthorizationStatus is deprecated since iOS 18; the status of MusicKit, "
          + "whose raw values are words, takes its place.",
        .header("SKCloudServiceController.h"), .nothingToPlay),
    ])
}
