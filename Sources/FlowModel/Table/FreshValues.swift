/// Values that a reader of a numbering found and did not know, in the order in which they were found.
///
/// Found again by their bytes alone, so equal ones of other bytes may be there twice: whoever inserts
/// them decides by `Hashable`.
@usableFromInline
struct FreshValues<Value: Hashable> {
  @usableFromInline var values: [Value] = []
  /// Half of the hash of each.
  @usableFromInline var tags: [UInt32] = []
  /// The number that each was given where it was inserted.
  @usableFromInline var numbers: [UInt32] = []
  @usableFromInline var front = TagTable()
  /// The numbers of values that the source has, but did not find by their bytes.
  @usableFromInline var overlooked: [UInt32] = []
  /// The records of those that could be packed, one after the other, and the hash of each.
  @usableFromInline var records: [UInt32] = []
  @usableFromInline var hashes: [UInt64?] = []

  @inlinable
  init() {}

  /// How many there are.
  @inlinable var count: Int { values.count }

  /// How much memory they take.
  var bytes: Int {
    values.capacity * MemoryLayout<Value>.stride + front.bytes
      + (tags.capacity + numbers.capacity + overlooked.capacity + records.capacity)
      * MemoryLayout<UInt32>.stride
      + hashes.capacity * MemoryLayout<UInt64?>.stride
  }

  /// The place of a value of the same bytes; nil if there is none.
  ///
  /// - Parameter bytes: half of the hash of its bytes.
  @inlinable
  func find(_ value: UnsafePointer<Value>, _ bytes: UInt32) -> UInt32? {
    let known = front[
      front.place(of: bytes) { number in
        ByteFront.isSame(value, pointer(to: Int(number)), MemoryLayout<Value>.size)
      }]
    return known >= 0 ? UInt32(bitPattern: known) : nil
  }

  /// Adds a value that was looked for last in a packing and not found, and says at which place.
  @inlinable
  mutating func append(
    _ value: UnsafePointer<Value>, _ bytes: UInt32, _ tag: UInt32, _ packing: WordPacking
  ) -> UInt32 {
    records.append(contentsOf: packing.lastRecord)
    hashes.append(packing.isPacked ? packing.hash : nil)
    let number = Int32(values.count)
    values.append(value.pointee)
    tags.append(tag)
    front.note(number, bytes, at: front.place(of: bytes) { _ in false })
    return UInt32(bitPattern: number)
  }

  /// Where a value stands until another one is added.
  @inlinable
  @inline(__always)
  func pointer(to number: Int) -> UnsafePointer<Value> {
    values.withUnsafeBufferPointer { values in
      guard let first = values.baseAddress else { preconditionFailure("there are no values") }
      return first + number
    }
  }

  /// Forgets all, and keeps the memory.
  mutating func removeAll() {
    values.removeAll(keepingCapacity: true)
    tags.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    overlooked.removeAll(keepingCapacity: true)
    records.removeAll(keepingCapacity: true)
    hashes.removeAll(keepingCapacity: true)
    front.removeAll()
  }
}
