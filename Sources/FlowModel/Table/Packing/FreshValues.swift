/// Values that a reader of a numbering found and did not know, in the order in which they were found.
///
/// Kept as their records; whole only with a word that no value had at its place. Found again by their
/// records or bytes alone, so equal ones of other bytes may be there twice: whoever inserts them decides
/// by `Hashable`.
@usableFromInline
final class FreshValues<Value: Hashable> {
  /// Whose values are read.
  @usableFromInline let source: PackedNumbering<Value>

  // Plain memory, since a search does each of these many million times.
  /// What is known of each.
  @usableFromInline @exclusivity(unchecked) var facts: UnsafeMutablePointer<Fact>
  /// The records of all, one after the other.
  @usableFromInline @exclusivity(unchecked) var records: UnsafeMutablePointer<UInt32>
  @usableFromInline @exclusivity(unchecked) var room = 64
  /// How many units there are in a record.
  @usableFromInline @exclusivity(unchecked) var recordRoom = 1
  /// How many there are.
  @usableFromInline @exclusivity(unchecked) var count = 0
  /// Those without records.
  @usableFromInline @exclusivity(unchecked) var odd: [Value] = []
  @usableFromInline @exclusivity(unchecked) var front = TagTable()
  /// The numbers of values that the source has, but did not find by their bytes.
  @usableFromInline @exclusivity(unchecked) var overlooked: [UInt32] = []

  @usableFromInline
  struct Fact {
    /// The hash of its record, or its place among those without.
    @usableFromInline let hash: UInt64
    /// Half of the hash of the value.
    @usableFromInline let tag: UInt32
    /// Whether it has a record.
    @usableFromInline let isPacked: Bool
    /// Whether what it refers to is held by whoever inserted it.
    @usableFromInline var isTaken = false
    /// The number that it was given where it was inserted; ``WorldSteps/unknown32`` if it was not yet.
    @usableFromInline var number = WorldSteps.unknown32

    @inlinable
    init(hash: UInt64, tag: UInt32, isPacked: Bool) {
      (self.hash, self.tag, self.isPacked) = (hash, tag, isPacked)
    }
  }

  /// No values yet.
  @inlinable
  init(reading source: PackedNumbering<Value>) {
    self.source = source
    facts = .allocate(capacity: 64)
    records = .allocate(capacity: 64)
  }

  deinit {
    facts.deallocate()
    records.deallocate()
  }

  /// How much memory they take.
  var bytes: Int {
    room * (MemoryLayout<Fact>.stride + recordRoom * MemoryLayout<UInt32>.stride)
      + odd.capacity * MemoryLayout<Value>.stride
      + overlooked.capacity * MemoryLayout<UInt32>.stride + front.bytes
  }

  /// The record of the value at a place.
  @inlinable
  @inline(__always)
  func record(_ place: Int) -> UnsafeMutablePointer<UInt32> { records + place &* recordRoom }

  /// Where a value is in the table, or would be, that was looked for last in a packing.
  @inlinable
  @inline(__always)
  func place(of value: UnsafePointer<Value>, _ key: UInt32, _ packing: WordPacking) -> Int {
    front.place(of: key) { number in
      let fact = facts[Int(number)]
      guard packing.isPacked, fact.isPacked else {
        return !packing.isPacked && !fact.isPacked && isSame(value, Int(fact.hash))
      }
      return fact.hash == packing.hash && packing.isLastRecord(record(Int(number)))
    }
  }

  @inlinable
  func isSame(_ value: UnsafePointer<Value>, _ place: Int) -> Bool {
    odd.withUnsafeBufferPointer { odd in
      guard let first = odd.baseAddress else { return false }
      return ByteFront.isSame(value, first + place, MemoryLayout<Value>.size)
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
    if packing.isPacked {
      (facts + count).initialize(to: Fact(hash: packing.hash, tag: tag, isPacked: true))
      packing.putLastRecord(at: record(count))
      PackedNumbering<Value>.retain(value)
    } else {
      (facts + count).initialize(to: Fact(hash: UInt64(odd.count), tag: tag, isPacked: false))
      odd.append(value.pointee)
    }
    count &+= 1
    return UInt32(truncatingIfNeeded: count &- 1)
  }

  @inlinable
  @inline(never)
  func grow() {
    let old = (facts: facts, records: records)
    facts = .allocate(capacity: room * 2)
    facts.moveInitialize(from: old.facts, count: count)
    records = .allocate(capacity: room * 2 * recordRoom)
    records.moveInitialize(from: old.records, count: count * recordRoom)
    old.facts.deallocate()
    old.records.deallocate()
    room *= 2
  }

  /// Shows the value at a place where it stands until another one is shown.
  @inlinable
  func use<Result>(
    _ place: Int, _ packing: WordPacking, _ look: (UnsafePointer<Value>) -> Result
  ) -> Result {
    let fact = facts[place]
    guard !fact.isPacked else {
      return look(PackedNumbering<Value>.value(packing.bytes(ofRecord: record(place))))
    }
    return odd.withUnsafeBufferPointer { odd in
      guard let first = odd.baseAddress else { preconditionFailure("there is no such value") }
      return look(first + Int(fact.hash))
    }
  }

  /// Forgets all, and keeps the memory.
  ///
  /// - Parameter packing: the one with which the records were made.
  @inlinable
  func removeAll(_ packing: WordPacking) {
    if !_isPOD(Value.self) {
      for place in 0..<count where facts[place].isPacked && !facts[place].isTaken {
        _ = use(place, packing) { UnsafeMutablePointer(mutating: $0).deinitialize(count: 1) }
      }
    }
    count = 0
    odd.removeAll(keepingCapacity: true)
    overlooked.removeAll(keepingCapacity: true)
    front.removeAll()
  }

  /// Makes records as large as those of a packing, while there are none.
  @inlinable
  func fit(_ packing: WordPacking) {
    guard recordRoom != packing.unitCount else { return }
    recordRoom = packing.unitCount
    records.deallocate()
    records = .allocate(capacity: room * recordRoom)
  }
}
