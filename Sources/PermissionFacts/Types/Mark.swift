/// How sure a fact is.
public enum Mark: String, Hashable, Sendable, CaseIterable {
  /// Apple says so, on a page or in a header.
  case documented
  /// Developers report it, in issues, crash logs or forums.
  case reported
  /// No source says it, or it differs by version: every variant has to be explored.
  case uncertain
}
