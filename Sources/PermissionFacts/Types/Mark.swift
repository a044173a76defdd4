/// How sure a fact is.
public enum Mark: String, Hashable, Sendable, CaseIterable {
  /// Apple says so, on a page or in a header.
  case documented
  /// Developers report it, in issues, crash logs or forums.
  case reported
  /// Nobody says it, or it differs by version: whoever relies on it must explore every variant.
  case uncertain
}
