extension PermissionFacts {
  /// Photos, to read and write.
  public static let photosReadWrite: PermissionFacts = .init(
    .photosReadWrite,
    statusTypes: [.documented(.photos, .header("PHPhotoLibrary.h"))],
    statuses: .documented(
      [.notDetermined, .restricted, .denied, .authorized, .limited],
      .header("PHPhotoLibrary.h")),
    final: .documented(
      [.restricted, .denied, .authorized, .limited],
      .document("Delivering an enhanced privacy experience in your photos app")),
    answers: .documented(
      [.allow, PromptAnswer(.selectPhotos, .limited), .deny],
      .document("Delivering an enhanced privacy experience in your photos app")),
    returns: .usual + [
      .documented(
        .limitedChoice, .document("PHPhotoLibraryPreventAutomaticLimitedAccessAlert"))
    ],
    settings: .uncertain(
      [.denied, .limited, .authorized],
      .conclusion("None, Limited and Full are seen in Settings from iOS 14; no page lists them")),
    killsOnChange: .reported(
      .yes, .issue("app_settings #201; Baseflow/flutter-permission-handler #1528")),
    keys: .documented(
      [UsageKey("NSPhotoLibraryUsageDescription")], .document("NSPhotoLibraryUsageDescription")),
    keyMissing: .endsTheApp(.document("NSPhotoLibraryUsageDescription")),
    notes: [
      .reported(
        "A request from the background has prompted over other apps.",
        .issue("openradar 34769974")),
      .documented(
        "The status without an access level says authorized while it is limited.",
        .header("PHPhotoLibrary.h")),
      .uncertain(
        "Whether a change between limited and full ends the app is not known.",
        .conclusion("no report tells the two apart")),
      .reported(
        "What was fetched before the grant stays empty: fetch anew after it.",
        .issue("mikaoj/BSImagePicker #315; banchichen/TZImagePickerController #1547")),
    ])
}
