/// From which state each was first reached: numbers that only grow, in two bits each.
///
/// A search looks at states in the order in which it finds them, so a state that is found later has
/// no earlier parent. A one stands for each state, and before it as many zeros as its parent is
/// later than the last one's. (Elias, Efficient storage and retrieval by content and address of
/// static files, 1974.)
@frozen
public struct ParentList<Action>: TransitionRecord {
  /// How many states are initial, which come first and are their own parents.
  @usableFromInline var initialCount = 0
  @usableFromInline var bits: [UInt64] = []
  /// Where the ones of every sixty-fourth state are.
  @usableFromInline var samples: [UInt64] = []
  @usableFromInline var count = 0
  @usableFromInline var last: UInt64 = 0

  /// Nothing yet.
  @inlinable
  public init() {}

  /// Notes the next initial state.
  @inlinable
  public mutating func addInitialState() { initialCount &+= 1 }

  /// Notes the first transition to a state.
  @inlinable
  @inline(__always)
  public mutating func add(
    _ action: Action, label: UInt32, from source: Int, to target: Int, isNew: Bool
  ) {
    if isNew { append(UInt64(truncatingIfNeeded: source)) }
  }

  /// Nothing to note.
  @inlinable
  public mutating func close() {}

  /// The number of the state from which another was first reached; nil for an initial state.
  public func parent(of number: Int) -> Int? { number < initialCount ? nil : Int(self[number]) }

  /// Adds the parent of the next state, which is no earlier than the last one.
  @inlinable
  mutating func append(_ parent: UInt64) {
    assert(parent >= last, "parents come in order")
    last = parent
    let place = parent &+ UInt64(truncatingIfNeeded: count)
    if count & 63 == 0 { samples.append(place) }
    count &+= 1
    let word = Int(truncatingIfNeeded: place &>> 6)
    while bits.count <= word { bits.append(0) }
    bits[word] |= 1 &<< (place & 63)
  }

  /// The parent of a state; its own number for an initial one.
  @inlinable
  subscript(number: Int) -> UInt64 {
    guard number >= initialCount else { return UInt64(truncatingIfNeeded: number) }
    let number = number &- initialCount
    let sample = samples[number &>> 6]
    var word = Int(truncatingIfNeeded: sample &>> 6)
    var rest = number & 63
    var ones = bits[word] & (~0 &<< (sample & 63))
    while ones.nonzeroBitCount <= rest {
      rest &-= ones.nonzeroBitCount
      word &+= 1
      ones = bits[word]
    }
    while rest > 0 {
      ones &= ones &- 1
      rest &-= 1
    }
    let place = word &<< 6 &+ ones.trailingZeroBitCount
    return UInt64(truncatingIfNeeded: place &- number)
  }

  /// How much memory the list holds.
  public var bytes: Int {
    (bits.capacity + samples.capacity) * MemoryLayout<UInt64>.stride
  }
}

extension ParentList: Sendable {}
