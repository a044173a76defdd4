/// Seen states that are a word each: the words in the order of their discovery, and bitmaps to find
/// them by.
@frozen
public struct PackedStates<State: PackedState>: SeenStates {
  @usableFromInline var words = Column<UInt64>()
  @usableFromInline var blocks = WordBlocks()

  /// Nothing was seen yet.
  @inlinable
  public init() {}

  /// How many states were seen.
  @inlinable public var count: Int { words.count }

  /// The state with a number.
  @inlinable
  public subscript(number: Int) -> State { State(word: words[number]) }

  /// Whether a state was seen.
  @inlinable
  public func contains(_ state: State) -> Bool { blocks.contains(state.word) }

  /// Notes a state; false if it was seen before.
  @inlinable
  public mutating func insert(_ state: State) -> Bool {
    let word = state.word
    assert(State(word: word) == state, "a word must tell all of its state")
    guard blocks.insert(word) else { return false }
    words.append(word)
    return true
  }

  /// Notes the states that some ways lead to, in order, and tells the place of the way to each new one.
  @inlinable
  public mutating func insert<Choice>(
    _ places: Range<Int>, of ways: borrowing Successors<Choice, State>, _ tellNew: (Int) -> Void
  ) {
    blocks.makeRoom(for: places.count)
    let shift = blocks.shift
    let found = ways.memory
    withUnsafeTemporaryAllocation(of: Int.self, capacity: places.count) { open in
      var openCount = 0
      blocks.blocks.withUnsafeMutableBufferPointer { table in
        // Most states were seen before. To look at all first places without a branch lets the
        // processor fetch them side by side.
        for place in places {
          let word = found[place].state.word
          assert(State(word: word) == found[place].state, "a word must tell all of its state")
          let block = table[WordBlocks.place(of: word &>> 6, shift)]
          let isSeen = (block.number == word &>> 6 ? 1 : 0) & block.bits &>> (word & 63) & 1
          open[openCount] = place
          openCount &+= 1 &- Int(truncatingIfNeeded: isSeen)
        }
        for place in open[..<openCount] {
          let word = found[place].state.word
          guard WordBlocks.insert(word, into: table, shift, &blocks.used) else { continue }
          words.append(word)
          tellNew(place)
        }
      }
    }
  }

  /// How much memory the set holds.
  @inlinable public var bytes: Int { words.bytes + blocks.bytes }
}

extension PackedStates: Sendable {}
