/// What must be true when the app asks.
public enum Condition: String, Hashable, Sendable, CaseIterable {
  /// The app is active: neither inactive under an alert nor in the background.
  case active = "active"
  /// The app is in the foreground.
  case foreground = "foreground"
  /// No request for another permission is waiting for its answer.
  case nothingElsePending = "nothing else pending"
  /// The object that asks is kept until the answer comes.
  case objectKept = "the asking object is kept"
}
