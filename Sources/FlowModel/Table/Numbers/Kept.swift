/// A value that is kept once, however much refers to it.
@usableFromInline
package final class Kept<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value.
  @usableFromInline package let value: Value

  @inlinable
  package init(_ value: Value) { self.value = value }

  @inlinable
  package static func == (left: Kept, right: Kept) -> Bool {
    left === right || left.value == right.value
  }

  @inlinable
  package func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
