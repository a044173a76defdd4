import PermissionDoctor

/// A closure that is handed to a framework of Apple's and does not begin with `{ @Sendable`:
/// written on the main actor it belongs to it, and traps when called on another thread.
enum BareClosure {
  /// The calls whose handlers come on another thread, and the properties that hold one.
  static let known: Set<String> = [
    "checkAccessStatus", "evaluatePolicy", "getNotificationSettings",
    "getRequestStatusForAuthorization", "loadFriends", "loadFriendsAuthorizationStatus",
    "queryActivityStarting", "queryPedometerData", "requestAccess", "requestAuthorization",
    "requestFullAccessToEvents", "requestFullAccessToReminders",
    "requestMicrophoneInjectionPermission", "requestPersonalVoiceAuthorization",
    "requestRecordPermission", "requestSiriAuthorization",
    "requestTemporaryFullAccuracyAuthorization", "requestTrackingAuthorization",
    "requestWriteOnlyAccessToEvents", "browseResultsChangedHandler", "newConnectionHandler",
    "stateUpdateHandler",
  ]

  /// The calls whose closures are called before they return, on the thread that calls.
  static let synchronous: Set<String> = ["enumerateContacts"]

  static func found(in text: SwiftText, _ path: String, _ names: Set<String>) -> [String] {
    text.bareClosures(handedTo: names.subtracting(synchronous)).map {
      "\(path):\($0.line): the closure handed to \($0.name) belongs to the main actor, and traps on "
        + "another thread; begin it with { @Sendable"
    }
  }
}
