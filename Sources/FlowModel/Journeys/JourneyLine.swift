/// A journey in one line, as it is pasted: `journey:camera/9f3c scan deny`.
///
/// It names system, beginning of the fingerprint and choices, nothing else.
public struct JourneyLine: Hashable, Sendable {
  /// How such a line begins.
  public static let mark = "journey:"

  /// The system's name.
  public let system: String
  /// The beginning of the fingerprint; empty if it is not given.
  public let fingerprint: String
  /// The ids of the choices.
  public let choices: [String]

  /// Reads a line; nil if it is not one.
  public init?(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let head = words.first, head.hasPrefix(Self.mark) else { return nil }
    let parts = head.dropFirst(Self.mark.count)
      .split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let system = parts.first, !system.isEmpty else { return nil }
    self.system = String(system)
    fingerprint = parts.count > 1 ? String(parts[1]) : ""
    choices = Array(words.dropFirst())
  }
}
