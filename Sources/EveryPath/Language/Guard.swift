/// A named condition of a row, so that a walker can say why a choice is closed.
///
/// ```swift
/// On(.tapped(.retry), when: Guard("attempts left", attempts < 3)) { … }
/// ```
public struct Guard: Hashable, Sendable {
  /// What must be true, in words.
  package let name: String
  /// Whether it is, in this state of this flow value.
  @usableFromInline package let isOpen: Bool

  /// A named condition.
  ///
  /// It may depend on the state and the flow value only.
  public init(_ name: String, _ isOpen: Bool) {
    self.name = name
    self.isOpen = isOpen
  }
}
