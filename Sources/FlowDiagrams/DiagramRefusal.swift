/// Why a diagram is not drawn.
public enum DiagramRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// The format's readers draw no more than `limit` arrows.
  case tooManyArrows(count: Int, limit: Int)
  /// The format's readers take no more than `limit` characters.
  case tooLong(characters: Int, limit: Int)
  /// The flow has no position with the id; `nearest` is one that is spelt alike.
  case unknownPosition(String, nearest: String?)

  /// What is wrong.
  public var sentence: String {
    switch self {
    case .tooManyArrows(let count, let limit):
      "The diagram has \(count) arrows, and Mermaid draws at most \(limit)."
    case .tooLong(let characters, let limit):
      "The diagram has \(characters) characters, and Mermaid takes at most \(limit)."
    case .unknownPosition(let id, _):
      "The flow has no position \"\(visible(id))\"."
    }
  }

  /// What to do about it.
  public var hint: String {
    switch self {
    case .tooManyArrows, .tooLong:
      "Draw the states alone, or what is near one position; or write DOT, which has no limit."
    case .unknownPosition(_, let nearest?): "Did you mean \"\(visible(nearest))\"?"
    case .unknownPosition(_, nil): "Take the id of a state or of a waiting place."
    }
  }

  /// The sentence and the hint.
  public var description: String { "\(sentence) \(hint)" }
}
