/// Values that are named by numbers, for what a world mostly has none of: it then keeps no memory of
/// its own, and is copied as it stands.
///
/// Equal values have one number. They live as long as the process. Any thread may ask.
package final class Interned<Value: Hashable & Sendable>: Sendable {
  @usableFromInline let values = Guarded(Numbering<Value>())

  /// No values yet.
  @inlinable
  package init() {}

  /// The number of a value, which it is given if it has none.
  @inlinable
  package func number(of value: Value) -> UInt32 {
    values.withLock { $0.number(of: value) }
  }

  /// The value with a number that it was given here.
  @inlinable
  package subscript(number: UInt32) -> Value { values.withLock { $0[number] } }
}
