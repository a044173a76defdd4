/// A value of any type that can be compared, hashed and sent, with its type forgotten.
@usableFromInline
package struct AnyValue: Hashable, Sendable, CustomStringConvertible {
  package let base: any Hashable & Sendable

  /// Forgets the type of `base`.
  @usableFromInline package init(_ base: some Hashable & Sendable) { self.base = base }

  /// Equal if the types are the same and the values are equal.
  @usableFromInline package static func == (left: Self, right: Self) -> Bool {
    func matches<Value: Hashable>(_ value: Value) -> Bool { (right.base as? Value) == value }
    return matches(left.base)
  }

  @usableFromInline package func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

  /// The value's description without type names.
  @usableFromInline package var description: String { identifier(of: base) }
}
