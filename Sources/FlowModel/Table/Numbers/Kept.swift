public import StateSpace

/// A value that is kept once, however much refers to it.
@usableFromInline
package final class Kept<Value: Hashable & Sendable>: Hashable, Sendable {
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

extension Interner {
  @inlinable
  mutating func insert<Inner>(
    keeping value: Inner
  ) -> (number: Int32, isNew: Bool) where Value == Kept<Inner> {
    insert(Self.half(of: value), isIt: { $0.value == value }, make: { Kept(value) })
  }

  /// The number of a kept value, which it is given if it is new.
  @inlinable
  mutating func number<Inner>(keeping value: Inner) -> UInt32 where Value == Kept<Inner> {
    UInt32(bitPattern: insert(keeping: value).number)
  }
}
