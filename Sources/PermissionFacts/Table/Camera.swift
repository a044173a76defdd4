extension PermissionFacts {
  /// The camera.
  public static let camera: PermissionFacts = .init(
    .camera,
    statusTypes: [.documented(.capture, .header("AVCaptureDevice.h"))],
    statuses: .fourStatuses(.header("AVCaptureDevice.h")),
    final: .allButUndecided,
    answers: .allowOrDeny,
    returns: .usual,
    settings: .aSwitch,
    row: .reported(
      .afterAsking,
      .issue("hyperoslo/Gallery #152; zoontek/react-native-permissions #671")),
    killsOnChange: .reported(
      .yes, .issue("MTBBarcodeScanner #42; zoontek/react-native-permissions #640; DTS 715056")),
    hardware: .asked(with: "AVCaptureDevice.DiscoverySession"),
    keys: .documented(
      [UsageKey("NSCameraUsageDescription")],
      .document("Requesting authorization to capture and save media")),
    keyMissing: .endsTheApp(.document("Requesting authorization to capture and save media")),
    managedDefault: .named,
    notes: [
      .documented(
        "Making a capture input while not determined prompts too.", .header("AVCaptureDevice.h"),
        .offered(["prompt"])),
      .reported(
        "While restricted no camera is found: read the status before the hardware.",
        .issue("MTBBarcodeScanner #86"), .offered(["status-restricted"])),
      .reported(
        "One report of an app that is not ended and goes on reading the old status.",
        .issue("PermissionScope #186"), .offered(["switch-off-stale"])),
    ])
}
