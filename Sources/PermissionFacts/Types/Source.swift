/// Where a fact comes from.
public enum Source: Hashable, Sendable {
  /// A page of Apple's documentation or support.
  case document(String)
  /// A comment or declaration in a header of an SDK.
  case header(String)
  /// An issue, a crash log or a forum thread, by project and number where one is known.
  case issue(String)
  /// No source says it; what it is concluded from.
  case conclusion(String)

  /// The document, header or issue by name, or the conclusion in words.
  public var name: String {
    switch self {
    case .document(let name), .header(let name), .issue(let name), .conclusion(let name): name
    }
  }
}
