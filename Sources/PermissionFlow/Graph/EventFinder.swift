/// Finds the number of an event: by its bytes where they tell, by hashing otherwise.
///
/// The bytes of a small event without references are the key of a table in which each known event
/// has a place of its own. Equal bytes are the same event, so a hit is right. Different bytes may
/// still be equal events (a hole between two fields holds anything), so a miss is decided by the
/// dictionary.
@usableFromInline
struct EventFinder<Event: Hashable & Sendable>: Sendable {
  @usableFromInline
  struct Entry: Sendable {
    @usableFromInline let bytes: UInt64
    @usableFromInline let number: Int

    init(bytes: UInt64, number: Int) {
      self.bytes = bytes
      self.number = number
    }
  }

  /// The places, a power of two of them; none if the bytes of these events do not tell.
  @usableFromInline private(set) var entries: [Entry] = []
  @usableFromInline private(set) var factor: UInt64 = 0
  @usableFromInline private(set) var shift: UInt64 = 0
  @usableFromInline let numbers: [Event: Int]

  init(_ numbers: [Event: Int]) {
    self.numbers = numbers
    guard Self.hasTellingBytes, !numbers.isEmpty else { return }
    // Order matters to nothing but the time until a factor is found.
    let known = numbers.map { Entry(bytes: Self.bytes($0), number: $1) }
    var bits: UInt64 = 1
    while 1 << bits < known.count * 2 { bits += 1 }
    for bits in bits..<bits + 3 {
      for attempt in 1...64 as ClosedRange<UInt64> {
        let factor = attempt &* 0x9E37_79B9_7F4A_7C15 | 1
        guard let entries = Self.table(known, factor, bits) else { continue }
        (self.entries, self.factor, shift) = (entries, factor, 64 - bits)
        return
      }
    }
  }

  /// Each entry at its own place; nil if two would share one.
  private static func table(_ known: [Entry], _ factor: UInt64, _ bits: UInt64) -> [Entry]? {
    func place(_ bytes: UInt64) -> Int { Int((bytes &* factor) >> (64 - bits)) }
    // An empty place holds bytes that belong elsewhere, so that nothing is ever found there.
    guard let stranger = (1..<64).first(where: { place($0) != 0 }) else { return nil }
    var entries = [Entry](repeating: Entry(bytes: 0, number: -1), count: 1 << bits)
    entries[0] = Entry(bytes: stranger, number: -1)
    for entry in known {
      let place = place(entry.bytes)
      guard entries[place].number < 0 else { return nil }
      entries[place] = entry
    }
    return entries
  }

  /// Whether the bytes of an event are all there is to it: few, and no reference among them.
  @inlinable static var hasTellingBytes: Bool {
    MemoryLayout<Event>.size <= 8 && _isPOD(Event.self)
  }

  @inlinable
  @inline(__always)
  static func bytes(_ event: Event) -> UInt64 {
    var bytes: UInt64 = 0
    withUnsafeMutableBytes(of: &bytes) { target in
      withUnsafeBytes(of: event) { target.copyMemory(from: $0) }
    }
    return bytes
  }

  /// The number of an event; -1 if it is not known.
  @inlinable
  @inline(__always)
  func number(of event: Event) -> Int {
    if Self.hasTellingBytes, !entries.isEmpty {
      let bytes = Self.bytes(event)
      let entry = entries[Int(truncatingIfNeeded: (bytes &* factor) &>> shift)]
      if entry.bytes == bytes { return entry.number }
    }
    return hashedNumber(of: event)
  }

  @inlinable
  @inline(never)
  func hashedNumber(of event: Event) -> Int { numbers[event] ?? -1 }
}
