/// Values that are named by numbers, for what a world mostly has none of: it then keeps no memory of
/// its own, and is copied as it stands.
///
/// Equal values have one number. They live as long as the process. Any thread may ask.
package final class Interned<Value: Hashable & Sendable>: Sendable {
  private let values = Guarded(Numbering<Value>())

  /// No values yet.
  package init() {}

  /// The number of a value, which it is given if it has none.
  package func number(of value: Value) -> UInt32 {
    values.withLock { $0.number(of: value) }
  }

  /// The value with a number that it was given here.
  package subscript(number: UInt32) -> Value { values.withLock { $0[number] } }
}
