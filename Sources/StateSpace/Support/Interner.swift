/// An exact set of values that numbers them in the order of their discovery.
///
/// Open addressing over numbers: a value is stored once. Hashing decides where to look, equality
/// alone decides what is found.
@frozen
@usableFromInline
package struct Interner<Value: Hashable> {
  @usableFromInline package private(set) var values: [Value] = []
  /// For each place half of a value's hash, above its number; the largest word where there is none.
  ///
  /// With the half few values are compared that differ, and growing needs no hashing.
  @usableFromInline var cells: [UInt64] = []

  @inlinable
  package init() {}

  @inlinable package var count: Int { values.count }

  @inlinable
  package mutating func insert(_ value: Value) -> (number: Int32, isNew: Bool) {
    insert(Self.half(of: value), isIt: { $0 == value }, make: { value })
  }

  /// The number of the value that has half of a hash and is it, and whether it is new.
  @inlinable
  @inline(__always)
  package mutating func insert(
    _ half: UInt32, isIt: (Value) -> Bool, make: () -> Value
  ) -> (number: Int32, isNew: Bool) {
    if (values.count + 1) * 4 > cells.count * 3 { grow() }
    let place = place(half, isIt)
    guard cells[place] == .max else { return (Self.number(in: cells[place]), false) }
    let number = Int32(values.count)
    values.append(make())
    cells[place] = UInt64(half) << 32 | UInt64(UInt32(bitPattern: number))
    return (number, true)
  }

  @inlinable
  package static func half(of value: some Hashable) -> UInt32 {
    UInt32(truncatingIfNeeded: value.hashValue)
  }

  @inlinable
  static func half(in cell: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: cell &>> 32) }

  @inlinable
  static func number(in cell: UInt64) -> Int32 { Int32(truncatingIfNeeded: cell) }

  /// Where the number of a value is, or would be.
  @inlinable
  @inline(__always)
  func place(_ half: UInt32, _ isIt: (Value) -> Bool) -> Int {
    var place = Int(half) & (cells.count - 1)
    while cells[place] != .max {
      let cell = cells[place]
      if Self.half(in: cell) == half, isIt(values[Int(Self.number(in: cell))]) { break }
      place = (place + 1) & (cells.count - 1)
    }
    return place
  }

  @inlinable
  mutating func grow() {
    let old = cells
    cells = [UInt64](repeating: .max, count: max(16, old.count * 2))
    for cell in old where cell != .max {
      var place = Int(Self.half(in: cell)) & (cells.count - 1)
      while cells[place] != .max { place = (place + 1) & (cells.count - 1) }
      cells[place] = cell
    }
  }

  /// The number of a value; negative if it has none.
  @inlinable
  package func find(_ value: Value) -> Int32 {
    guard !cells.isEmpty else { return -1 }
    return Self.number(in: cells[place(Self.half(of: value)) { $0 == value }])
  }

  /// The number of a value, which it is given if it is new.
  @inlinable
  package mutating func number(of value: Value) -> UInt32 {
    UInt32(bitPattern: insert(value).number)
  }

  @inlinable
  package subscript(_ number: UInt32) -> Value { values[Int(number)] }
}

extension Interner: Sendable where Value: Sendable {}
