/// Values that a reader of a numbering found and did not know, in the order in which they were found.
///
/// Found again by their records or bytes alone, so equal ones of other bytes may be there twice: whoever
/// inserts them decides by `Hashable`.
@usableFromInline
final class FreshValues<Value: Hashable> {
  /// Whose values are read.
  @usableFromInline let source: PackedNumbering<Value>

  // Plain memory, since a search does each of these many million times.
  @usableFromInline @exclusivity(unchecked) var values: UnsafeMutablePointer<Value>
  /// What is known of each besides.
  @usableFromInline @exclusivity(unchecked) var facts: UnsafeMutablePointer<Fact>
  /// The records of all, one after the other.
  @usableFromInline @exclusivity(unchecked) var records: UnsafeMutablePointer<UInt32>
  @usableFromInline @exclusivity(unchecked) var room = 64
  /// How many units there are in a record at most.
  @usableFromInline let recordRoom: Int
  /// How many there are.
  @usableFromInline @exclusivity(unchecked) var count = 0
  @usableFromInline @exclusivity(unchecked) var front = TagTable()
  /// The number that each was given where it was inserted.
  @usableFromInline @exclusivity(unchecked) var numbers: [UInt32] = []
  /// The numbers of values that the source has, but did not find by their bytes.
  @usableFromInline @exclusivity(unchecked) var overlooked: [UInt32] = []

  @usableFromInline
  struct Fact {
    /// The hash of its record.
    @usableFromInline let hash: UInt64
    /// Half of the hash of the value.
    @usableFromInline let tag: UInt32
    /// Whether it has a record.
    @usableFromInline let isPacked: Bool
    /// Whether what it refers to is held by whoever inserted it.
    @usableFromInline var isTaken = false

    @inlinable
    init(hash: UInt64, tag: UInt32, isPacked: Bool) {
      (self.hash, self.tag, self.isPacked) = (hash, tag, isPacked)
    }
  }

  /// No values yet.
  @inlinable
  init(reading source: PackedNumbering<Value>) {
    self.source = source
    recordRoom = max((MemoryLayout<Value>.size + 7) / 8, 1)
    values = .allocate(capacity: 64)
    facts = .allocate(capacity: 64)
    records = .allocate(capacity: 64 * recordRoom)
  }

  deinit {
    removeAll()
    values.deallocate()
    facts.deallocate()
    records.deallocate()
  }

  /// How much memory they take.
  var bytes: Int {
    let record = recordRoom * MemoryLayout<UInt32>.stride
    let numbers = numbers.capacity + overlooked.capacity
    return room * (MemoryLayout<Value>.stride + MemoryLayout<Fact>.stride + record)
      + numbers * MemoryLayout<UInt32>.stride + front.bytes
  }

  /// Where a value is in the table, or would be, that was looked for last in a packing.
  @inlinable
  @inline(__always)
  func place(of value: UnsafePointer<Value>, _ key: UInt32, _ packing: WordPacking) -> Int {
    front.place(of: key) { number in
      let fact = facts[Int(number)]
      guard packing.isPacked, fact.isPacked else {
        return !packing.isPacked && !fact.isPacked
          && ByteFront.isSame(value, values + Int(number), MemoryLayout<Value>.size)
      }
      return fact.hash == packing.hash
        && packing.isLastRecord(records + Int(number) &* recordRoom)
    }
  }

  /// What a value is looked for by: its record, or else its bytes.
  @inlinable
  @inline(__always)
  static func key(of value: UnsafePointer<Value>, _ packing: WordPacking) -> UInt32 {
    guard packing.isPacked else {
      return ByteFront.tag(
        of: UnsafeRawBufferPointer(start: value, count: MemoryLayout<Value>.size))
    }
    let product = packing.hash.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return UInt32(truncatingIfNeeded: (product.high ^ product.low) &>> 32)
  }

  /// Adds a value that was not found, and says at which place.
  @inlinable
  func append(_ value: UnsafePointer<Value>, _ tag: UInt32, _ packing: WordPacking) -> UInt32 {
    if count == room { grow() }
    (values + count).initialize(to: value.pointee)
    (facts + count).initialize(
      to: Fact(hash: packing.hash, tag: tag, isPacked: packing.isPacked))
    packing.putLastRecord(at: records + count &* recordRoom)
    count &+= 1
    return UInt32(truncatingIfNeeded: count &- 1)
  }

  @inlinable
  @inline(never)
  func grow() {
    func moved<Element>(
      _ memory: UnsafeMutablePointer<Element>, _ each: Int
    ) -> UnsafeMutablePointer<Element> {
      let larger = UnsafeMutablePointer<Element>.allocate(capacity: room * 2 * each)
      larger.moveInitialize(from: memory, count: room * each)
      memory.deallocate()
      return larger
    }
    (values, facts, records) = (moved(values, 1), moved(facts, 1), moved(records, recordRoom))
    room *= 2
  }

  /// Forgets all, and keeps the memory.
  @inlinable
  func removeAll() {
    if !_isPOD(Value.self) {
      for number in 0..<count where !facts[number].isTaken {
        (values + number).deinitialize(count: 1)
      }
    }
    count = 0
    numbers.removeAll(keepingCapacity: true)
    overlooked.removeAll(keepingCapacity: true)
    front.removeAll()
  }
}
