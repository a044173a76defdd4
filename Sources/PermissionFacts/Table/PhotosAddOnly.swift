extension PermissionFacts {
  /// Photos, to add only.
  public static let photosAddOnly: PermissionFacts = .init(
    .photosAddOnly, summary: "adding photos without reading any",
    statusTypes: [.documented(.photos, .header("PHPhotoLibrary.h"))],
    statuses: .fourStatuses(.header("PHPhotoLibrary.h")),
    final: .allButUndecided,
    answers: .allowOrDeny,
    returns: .usual,
    settings: .aSwitch,
    killsOnChange: .uncertain(
      .unknown, .conclusion("likely, the same service answers as for reading; no report")),
    keys: .documented(
      [UsageKey("NSPhotoLibraryAddUsageDescription")],
      .document("NSPhotoLibraryAddUsageDescription")),
    keyMissing: .endsTheApp(.document("NSPhotoLibraryAddUsageDescription")),
    notes: [
      .uncertain(
        "The type has limited, which means nothing here.",
        .conclusion("there is nothing to choose when nothing is read"), .nothingToPlay),
      .reported(
        "It has a status of its own, and shares the prompt (\"Keep Add Only\") and the row in Settings "
          + "with reading.",
        .issue("inaturalist/iNaturalistReactNative #1612; ionic-team/capacitor #6421"),
        .notModelled("each permission has an answer of its own")),
      .uncertain(
        "Saving without a request prompts by itself.",
        .conclusion("the first use prompts as a rule; reported for reading"), .offered(["prompt"])),
    ])
}
