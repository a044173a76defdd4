/// An exact set of values that numbers them and keeps them packed.
///
/// Values of the same bytes are equal, and most are found by them. Others may be equal as well, since
/// padding and the places of arrays differ: what is not found by its bytes is for `Hashable` to decide.
/// Where packing does not pay, as for values that keep all in arrays, they are kept whole.
@usableFromInline
package final class PackedNumbering<Value: Hashable> {
  /// Whether values are kept whole.
  @usableFromInline @exclusivity(unchecked) var isWhole: Bool
  /// The values, if they are.
  @usableFromInline @exclusivity(unchecked) var whole = QuickNumbering<Value>()
  @usableFromInline @exclusivity(unchecked) var packing: WordPacking
  @usableFromInline @exclusivity(unchecked) var tags = TagTable()
  /// For each word the first value that had it, so that what it refers to lives on.
  @usableFromInline @exclusivity(unchecked) var keepers: [Value] = []

  /// The values that were unpacked to be read where they stand.
  @usableFromInline @exclusivity(unchecked) var unpacked: [UnsafeMutablePointer<Value>] = []

  /// No values yet.
  ///
  /// - Parameter packs: whether values are packed at all.
  @inlinable
  package init(packs: Bool) {
    packing = WordPacking(
      size: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment)
    isWhole = !packs
  }

  deinit { forgetUnpacked() }

  /// How many values there are.
  @inlinable package var count: Int { isWhole ? whole.count : packing.count }

  /// How much memory the tables hold, without what the values keep outside of their own.
  @usableFromInline package var bytes: Int {
    isWhole
      ? whole.bytes
      : packing.bytes + tags.bytes + keepers.capacity * MemoryLayout<Value>.stride
  }

  /// The value with a number.
  @inlinable
  package subscript(number: UInt32) -> Value {
    isWhole ? whole.values[Int(number)] : Self.value(packing.bytes(of: number)).pointee
  }

  /// Where the value with a number stands until another one is inserted, or what was unpacked is
  /// forgotten.
  @inlinable
  @inline(__always)
  package func pointer(to number: UInt32) -> UnsafePointer<Value> {
    isWhole ? whole.pointer(to: number) : unpack(number)
  }

  @inlinable
  @inline(never)
  func unpack(_ number: UInt32) -> UnsafePointer<Value> {
    let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    place.initialize(to: self[number])
    unpacked.append(place)
    return UnsafePointer(place)
  }

  /// Forgets what was unpacked.
  @inlinable
  package func forgetUnpacked() {
    guard !unpacked.isEmpty else { return }
    for place in unpacked {
      place.deinitialize(count: 1)
      place.deallocate()
    }
    unpacked.removeAll(keepingCapacity: true)
  }

  /// Shows the value with a number where it stands.
  ///
  /// Values that are inserted next are best made from it: only words that differ are packed anew.
  @inlinable
  @inline(__always)
  package func use<Result>(_ number: UInt32, _ look: (UnsafePointer<Value>) -> Result) -> Result {
    guard isWhole else { return look(Self.value(packing.use(number))) }
    return look(whole.pointer(to: number))
  }

  @inlinable
  static func value(_ bytes: UnsafeRawPointer) -> UnsafePointer<Value> {
    bytes.assumingMemoryBound(to: Value.self)
  }

  // MARK: - Inserting

  /// The number of a value where it stands, and whether it is new.
  @inlinable
  @inline(__always)
  package func insert(at place: UnsafePointer<Value>) -> (number: UInt32, isNew: Bool) {
    if isWhole { return whole.insert(at: place) }
    let known = packing.find(place)
    return known >= 0 ? (UInt32(bitPattern: known), false) : insertUnseen(place)
  }

  /// The same for some values beside each other, in order, and tells of each.
  @inlinable
  package func insert(
    _ values: UnsafeMutableBufferPointer<Value>,
    _ tell: (_ place: Int, _ number: UInt32, _ isNew: Bool) -> Void
  ) {
    guard !isWhole else { return whole.insert(values, tell) }
    guard let first = values.baseAddress else { return }
    for place in values.indices {
      let (number, isNew) = insert(at: first + place)
      tell(place, number, isNew)
    }
  }

  @inlinable
  @inline(never)
  func insertUnseen(_ place: UnsafePointer<Value>) -> (number: UInt32, isNew: Bool) {
    let tag = UInt32(truncatingIfNeeded: place.pointee.hashValue)
    let free = tags.place(of: tag) { number in
      Self.value(packing.bytes(of: UInt32(bitPattern: number))).pointee == place.pointee
    }
    if tags[free] >= 0 {
      let known = UInt32(bitPattern: tags[free])
      packing.noteFound(known)
      return (known, false)
    }
    let number = packing.count
    if packing.add(place) { keepers.append(place.pointee) }
    tags.note(Int32(number), tag, at: free)
    if number & 0xFFF == 0xFFF, keepers.count > number / 2 { keepWhole() }
    return (UInt32(number), true)
  }

  /// Unpacks all values for good.
  @inlinable
  func keepWhole() {
    var all = QuickNumbering<Value>()
    for number in 0..<packing.count {
      _ = all.insert(at: Self.value(packing.bytes(of: UInt32(number))))
    }
    (isWhole, whole) = (true, all)
    packing = WordPacking(size: 0, alignment: 1)
    tags = TagTable()
    keepers = []
  }
}
