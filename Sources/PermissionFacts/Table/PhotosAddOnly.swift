extension PermissionFacts {
  /// Photos, to add only.
  public static let photosAddOnly: PermissionFacts = .init(
    .photosAddOnly,
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
        .conclusion("there is nothing to choose when nothing is read")),
      .reported(
        "It is asked and answered apart from reading.",
        .issue("common experience with both access levels")),
    ])
}
