import EveryPath

/// A journey in one line, as it is pasted: `journey:camera/9f3c scan deny`.
///
/// It names system, beginning of the fingerprint, perhaps the world, and choices, nothing else.
public struct JourneyLine: Hashable, Sendable {
  /// How such a line begins.
  public static let mark = "journey:"

  /// The system's name.
  public let system: String
  /// The beginning of the fingerprint; empty if it is not given.
  public let fingerprint: String
  /// The number of the world in which it begins, counted from 1; nil if it is not given.
  public let world: Int?
  /// The ids of the choices.
  public let choices: [String]

  /// Reads a line; nil if it is not one.
  public init?(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let head = words.first, head.hasPrefix(Self.mark) else { return nil }
    let pieces = head.dropFirst(Self.mark.count)
      .split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard let system = pieces.first, !system.isEmpty else { return nil }
    self.system = String(system)
    fingerprint = pieces.count > 1 ? String(pieces[1]) : ""
    world = pieces.count > 2 ? wholeNumber(pieces[2]) : nil
    guard pieces.count < 3 || world ?? 0 > 0 else { return nil }
    choices = Array(words.dropFirst())
  }
}
