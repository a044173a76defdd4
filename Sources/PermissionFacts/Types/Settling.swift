/// Whether a new process reads of a permission what holds.
public enum Settling: String, Hashable, Sendable, CaseIterable {
  /// The first read says what holds.
  case atOnce = "at once"
  /// It may say "not determined", whatever was answered, until the app has asked.
  case onceAsked = "maybe not before it asks"
}
