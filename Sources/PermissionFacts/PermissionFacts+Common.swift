extension PermissionFacts {
  /// What holds for nearly every permission, a sentence each.
  public static let common: [Fact<String>] = [
    .documented(
      "A stored answer is given again without a prompt.",
      .document("Requesting access to protected resources")),
    .documented(
      "The first use prompts as well, not the request alone.",
      .document("Requesting access to protected resources")),
    .documented(
      "A request returns at once, and the app runs on while the alert is up.",
      .header("AVCaptureDevice.h")),
    .documented(
      "Restricted means that the person of this device cannot change it; no prompt is shown.",
      .header("AVCaptureDevice.h")),
    .uncertain(
      "While restricted, the app's page in Settings does not help.",
      .conclusion("Screen Time or an administrator decides")),
    .documented(
      "A status may change at any moment without a request: read it again when active.",
      .document("Requesting access to protected resources")),
    .documented(
      "A usage description must not be blank and must be shorter than 4,000 bytes.",
      .document("Requesting access to protected resources")),
    .documented(
      "An answer may come on any queue.",
      .header(
        "AVCaptureDevice.h; CNContactStore.h; HKHealthStore.h; AVAudioApplication.h; "
          + "SFSpeechRecognizer.h")),
    .documented(
      "The alert makes the scene inactive, not background.",
      .document("sceneWillResignActive(_:)")),
    .reported(
      "The answer and becoming active again come in either order.",
      .issue("Apple developer forums 687781; PermissionScope #34")),
    .uncertain(
      "Alerts come one at a time; a second request waits, that for tracking is dropped.",
      .conclusion("documented for tracking alone")),
    .uncertain(
      "Two requests for the same permission share one alert and one answer.",
      .conclusion("no report: do not rely on it")),
    .reported(
      "An alert that is swept away may count as no, leave everything undecided, or never answer.",
      .issue("Baseflow/flutter-permission-handler #1423, #1035; xDrip #228")),
    .uncertain(
      "If the app is ended while the alert is up, no answer is stored.",
      .conclusion("no report")),
    .reported(
      "Resetting Location & Privacy ends the app too.", .issue("restcomm-ios-sdk #398")),
    .reported(
      "An end by a change in Settings leaves no crash report.",
      .issue("Baseflow/flutter-permission-handler #1528: signal 9 in Xcode")),
  ]
}
