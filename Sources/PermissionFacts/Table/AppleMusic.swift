extension PermissionFacts {
  /// Apple Music by MusicKit, beside the media library.
  public static let appleMusic: PermissionFacts = .init(
    .appleMusic, summary: "Apple Music by MusicKit: its raw values are words",
    statusTypes: [.documented(.music, .header("MusicKit.swiftinterface"))],
    statuses: .fourStatuses(.header("MusicKit.swiftinterface")),
    final: .allButUndecided,
    answers: .allowOrDeny,
    returns: .assumed,
    settings: .aSwitch,
    killsOnChange: .likely,
    callback: .documented(.completion, .document("MusicAuthorization.request()")),
    keys: .documented(
      [UsageKey("NSAppleMusicUsageDescription")], .document("NSAppleMusicUsageDescription")),
    keyMissing: .endsTheApp(.document("NSAppleMusicUsageDescription")),
    notes: [
      .uncertain(
        "The media library and MusicKit share the key, and may share the answer.",
        .conclusion("one key and one row in Settings; no page says so of the status"),
        .notModelled("each permission has an answer of its own")),
      .documented(
        "The request is asynchronous and returns the status.",
        .header("MusicKit.swiftinterface"), .nothingToPlay),
    ])
}
