/// A pattern that is wrong whatever surrounds it.
package enum AuditRule: String, Hashable, Sendable, CaseIterable {
  case deniedAndRestricted = "denied-and-restricted"
  case defaultAsDenied = "default-as-denied"
  case deniedAskedAgain = "denied-asked-again"
  case settingsInAlert = "settings-in-alert"
  case requestInRequest = "request-in-request"
  case statusByNumber = "status-by-number"
  case primerLabel = "primer-label"
  case cameraOnMain = "camera-on-main"
  case trackingAtLaunch = "tracking-at-launch"
  case notificationsAtLaunch = "notifications-at-launch"
  case keyMissing = "key-missing"
  case alwaysWithOneKey = "always-with-one-key"

  /// The article that explains every rule, with its source.
  package static let page = "AuditingAnApp"

  /// What is wrong, what follows, and what to do.
  var says: String {
    switch self {
    case .deniedAndRestricted:
      "denied and restricted lead to Settings in one branch: a person who is restricted can change "
        + "nothing there. Offer that person another way, and Settings only after denied."
    case .defaultAsDenied:
      "default leads to Settings, and restricted falls into it: that person can change nothing there. "
        + "Write a case for each status."
    case .deniedAskedAgain:
      "a request after denied shows no question. Say what is missing, and lead to Settings."
    case .settingsInAlert:
      "Settings are opened in the handler of an alert's button: that can fail while the alert is "
        + "closing. Open them in the next turn, as in Task { … }."
    case .requestInRequest:
      "tracking is asked for as soon as another request is answered: no question comes, since the app "
        + "is not active yet. Ask once the app is active."
    case .statusByNumber:
      "a status is told by its number, and the numbers differ from framework to framework. Compare "
        + "with a case, such as .authorized."
    case .primerLabel:
      "a button before the question"
    case .cameraOnMain:
      "the camera's session is started on the main thread, and startRunning() blocks: the screen "
        + "stands still. Call it on a queue of its own."
    case .trackingAtLaunch:
      "tracking is asked for before the app is active: no question comes, and the status stays not "
        + "determined. Ask once the app is active."
    case .notificationsAtLaunch:
      "notifications are asked for before anything is shown: the person cannot know what for. Ask "
        + "where they are of use, or ask for provisional ones."
    case .keyMissing:
      "a request needs"
    case .alwaysWithOneKey:
      "the request for always does nothing without NSLocationAlwaysAndWhenInUseUsageDescription and "
        + "NSLocationWhenInUseUsageDescription, and the folder has one of them alone. Add the other."
    }
  }
}

/// One place where a pattern was found.
package struct AuditFinding: Hashable, Comparable, Sendable {
  package let rule: AuditRule
  package let file: String
  /// From 1.
  package let line: Int
  package let says: String

  init(_ rule: AuditRule, _ file: String, _ line: Int, _ says: String? = nil) {
    self.rule = rule
    self.file = file
    self.line = line
    self.says = says ?? rule.says
  }

  package static func < (left: Self, right: Self) -> Bool {
    if left.file != right.file { return left.file < right.file }
    if left.line != right.line { return left.line < right.line }
    return (left.rule.rawValue, left.says) < (right.rule.rawValue, right.says)
  }
}
