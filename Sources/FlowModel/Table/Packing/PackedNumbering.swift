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
  /// What a reader found that its source does not have; nil for one that reads nobody's values.
  @usableFromInline let fresh: FreshValues<Value>?
  @usableFromInline let packing: WordPacking
  @usableFromInline @exclusivity(unchecked) var tags = TagTable()
  /// How many values had a word that no value had at its place.
  @usableFromInline @exclusivity(unchecked) var withNewWords = 0
  /// At how many values it is looked next whether words are shared.
  @usableFromInline @exclusivity(unchecked) var nextLook = 1 << 12
  /// Whether somebody has records that nobody else can read.
  @usableFromInline @exclusivity(unchecked) package var isBeingRead = false
  /// The values that were unpacked to be read where they stand.
  @usableFromInline @exclusivity(unchecked) var unpacked: [Unpacked] = []

  /// A value that was unpacked.
  @usableFromInline
  struct Unpacked {
    @usableFromInline let number: UInt32
    @usableFromInline let place: UnsafeMutablePointer<Value>

    @inlinable
    init(number: UInt32, place: UnsafeMutablePointer<Value>) {
      self.number = number
      self.place = place
    }
  }

  /// No values yet.
  ///
  /// - Parameter packs: whether values are packed at all.
  @inlinable
  package init(packs: Bool) {
    packing = WordPacking(
      size: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment)
    isWhole = !packs
    fresh = nil
  }

  /// One that reads the values of another, which are packed, while nobody adds any; what that one does
  /// not have gets numbers from ``StateWord/firstFresh`` on.
  package init(reading source: PackedNumbering) {
    packing = WordPacking(reading: source.packing)
    isWhole = false
    fresh = FreshValues(reading: source)
  }

  deinit {
    forgetUnpacked()
    fresh?.removeAll(packing)
    release()
  }

  /// How many values there are.
  @inlinable package var count: Int { isWhole ? whole.count : packing.count }

  /// How much memory the tables hold, without what the values keep outside of their own.
  @usableFromInline package var bytes: Int {
    isWhole ? whole.bytes : packing.bytes + tags.bytes + (fresh?.bytes ?? 0)
  }

  /// The value with a number.
  @inlinable
  package subscript(number: UInt32) -> Value {
    if isWhole { return whole.values[Int(number)] }
    guard number >= StateWord.firstFresh, let fresh else {
      return Self.value(packing.bytes(of: number)).pointee
    }
    return fresh.use(Int(number ^ StateWord.firstFresh), packing) { $0.pointee }
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
    // Mostly one and the same is asked for again and again.
    if let last = unpacked.last, last.number == number { return UnsafePointer(last.place) }
    let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    place.initialize(to: self[number])
    unpacked.append(Unpacked(number: number, place: place))
    return UnsafePointer(place)
  }

  /// Forgets what was unpacked.
  @inlinable
  package func forgetUnpacked() {
    guard !unpacked.isEmpty else { return }
    for value in unpacked {
      value.place.deinitialize(count: 1)
      value.place.deallocate()
    }
    unpacked.removeAll(keepingCapacity: true)
  }

  /// Shows the value with a number where it stands.
  ///
  /// Values that are inserted next are best made from it: only words that differ are packed anew.
  @inlinable
  @inline(__always)
  package func use<Result>(_ number: UInt32, _ look: (UnsafePointer<Value>) -> Result) -> Result {
    guard !isWhole else { return look(whole.pointer(to: number)) }
    guard number >= StateWord.firstFresh, let fresh else {
      return look(Self.value(packing.use(number)))
    }
    return fresh.use(Int(number ^ StateWord.firstFresh), packing, look)
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

  /// The same for some values beside each other, in order, where values are kept whole; tells of each.
  @inlinable
  package func insert(
    _ values: UnsafeMutableBufferPointer<Value>,
    _ tell: (_ place: Int, _ number: UInt32, _ isNew: Bool) -> Void
  ) {
    precondition(isWhole, "packed values are inserted one by one")
    whole.insert(values, tell)
  }

  @inlinable
  @inline(never)
  func insertUnseen(_ place: UnsafePointer<Value>) -> (number: UInt32, isNew: Bool) {
    guard let fresh else { return insertUnseen(place, Self.tag(of: place), retains: true) }
    return (findUnseen(place, fresh), false)
  }

  /// Half of the hash of a value.
  @inlinable
  @inline(__always)
  static func tag(of place: UnsafePointer<Value>) -> UInt32 {
    UInt32(truncatingIfNeeded: Lent.read(place) { $0.value.hashValue })
  }

  /// Whether the value with a number is equal to another one.
  @inlinable
  @inline(__always)
  func isEqual(_ number: Int32, _ value: UnsafePointer<Value>) -> Bool {
    Lent.read(value) { value in
      Lent.read(Self.value(packing.bytes(of: UInt32(bitPattern: number)))) {
        $0.value == value.value
      }
    }
  }

  /// The number of a value that was not found by its bytes.
  ///
  /// - Parameter retains: whether nobody gave away what the value refers to.
  @inlinable
  @inline(__always)
  func insertUnseen(
    _ place: UnsafePointer<Value>, _ tag: UInt32, retains: Bool
  ) -> (number: UInt32, isNew: Bool) {
    guard let free = tags.freePlace(for: tag) else {
      return insertLikely(place, tag, retains: retains)
    }
    return (add(place, tag, at: free, retains: retains), true)
  }

  /// The same for a value that is there likely enough to be compared.
  @inlinable
  @inline(never)
  func insertLikely(
    _ value: UnsafePointer<Value>, _ tag: UInt32, retains: Bool
  ) -> (number: UInt32, isNew: Bool) {
    let free = tags.place(of: tag) { isEqual($0, value) }
    guard tags[free] >= 0 else { return (add(value, tag, at: free, retains: retains), true) }
    let known = UInt32(bitPattern: tags[free])
    packing.noteFound(known)
    return (known, false)
  }

  @inlinable
  @inline(__always)
  func add(
    _ place: UnsafePointer<Value>, _ tag: UInt32, at free: Int, retains: Bool
  ) -> UInt32 {
    let number = packing.count
    if packing.add(place) { withNewWords += 1 }
    if retains { Self.retain(place) }
    tags.note(Int32(number), tag, at: free)
    if number >= nextLook, !isBeingRead { lookAtWords() }
    return UInt32(number)
  }

  /// Unpacks all values where a new one mostly brings a new word: words are not shared.
  @inlinable
  @inline(never)
  func lookAtWords() {
    nextLook = packing.count + (1 << 12)
    if withNewWords > packing.count / 2 { keepWhole() }
  }

  /// Lets what a value refers to live as long as its record, whose bytes are the value's.
  @inlinable
  static func retain(_ place: UnsafePointer<Value>) {
    guard !_isPOD(Value.self) else { return }
    withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { copy in
      copy.initializeElement(at: 0, to: place.pointee)
    }
  }

  /// Lets go of what all packed values refer to.
  @inlinable
  func release() {
    guard !isWhole, fresh == nil, !_isPOD(Value.self) else { return }
    for number in 0..<packing.count {
      let bytes = UnsafeMutableRawPointer(mutating: packing.bytes(of: UInt32(number)))
      bytes.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
    }
  }

  /// Unpacks all values for good.
  @inlinable
  func keepWhole() {
    for number in 0..<packing.count {
      _ = whole.insert(at: Self.value(packing.bytes(of: UInt32(number))))
    }
    release()
    isWhole = true
    packing.removeAll()
    tags = TagTable()
  }
}
