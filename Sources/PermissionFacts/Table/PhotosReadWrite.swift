extension PermissionFacts {
  /// Photos, to read and write.
  public static let photosReadWrite: PermissionFacts = .init(
    .photosReadWrite,
    statusTypes: [.documented(.photos, .header("PHPhotoLibrary.h"))],
    statuses: .uncertain(
      [.notDetermined, .restricted, .denied, .authorized, .limited, .writeOnly, .nothingChosen],
      .conclusion(
        "PHPhotoLibrary.h; add-only is read of the other level, and that nothing is chosen is found "
          + "by counting")),
    final: .uncertain(
      [.restricted, .denied, .authorized, .limited, .nothingChosen],
      .conclusion(
        "Delivering an enhanced privacy experience in your photos app; that nothing is chosen is found "
          + "by counting")),
    answers: .reported(
      [
        .allow, PromptAnswer(.selectPhotos, .limited), .deny,
        PromptAnswer(.selectPhotos, .limited, from: .writeOnly),
        PromptAnswer(.allow, .authorized, from: .writeOnly),
        PromptAnswer(.keepAddOnly, .writeOnly, from: .writeOnly),
        PromptAnswer(.keepAddOnlyForGood, .writeOnly, from: .writeOnly),
      ],
      .issue(
        "inaturalist/iNaturalistReactNative #1612, PR #1869; fluttercandies/flutter_photo_manager "
          + "#979, #1243; ionic-team/capacitor #6421")),
    returns: .usual + [
      .reported(.readWriteAfterAddOnly, .issue("inaturalist/iNaturalistReactNative PR #1869")),
      .documented(
        .limitedChoice, .document("PHPhotoLibraryPreventAutomaticLimitedAccessAlert")),
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
        "Where adding is granted, the prompt offers Limit, Allow Full and Keep Add Only; after the "
          + "last, Settings offers None and Add Photos Only, and only another question can help.",
        .issue("inaturalist/iNaturalistReactNative #1612, PR #1869"), .offered(["keep-add-only"])),
      .uncertain(
        "Whether it is asked again after Keep Add Only, and what the status says then, differs: read "
          + "the level for adding as well.",
        .conclusion("one report was read as refused, and one asks again"),
        .offered(["keep-add-only", "keep-add-only-for-good"])),
      .uncertain(
        "What a person has chosen may be nothing: the status says limited, and a fetch is empty.",
        .conclusion("the sheet has Done whether something is chosen or not"),
        .offered(["chosen-nothing"])),
      .documented(
        "The picker needs no permission.", .document("PHPickerViewController"), .nothingToPlay),
      .reported(
        "Fetching without a request prompts by itself.",
        .issue("fluttercandies/flutter_photo_manager #1243"), .offered(["prompt"])),
      .reported(
        "A request from the background has prompted over other apps.",
        .issue("openradar 34769974"), .notModelled("a prompt comes up over the app alone")),
      .documented(
        "The status without an access level says authorized while it is limited.",
        .header("PHPhotoLibrary.h"), .nothingToPlay),
      .uncertain(
        "Whether a change between limited and full ends the app is not known.",
        .conclusion("no report tells the two apart"), .offered(["set-limited", "set-limited-kill"])),
      .reported(
        "What was fetched before the grant stays empty: fetch anew after it.",
        .issue("mikaoj/BSImagePicker #315; banchichen/TZImagePickerController #1547"),
        .notModelled("of what is used before a grant, only event stores stay empty")),
    ])
}
