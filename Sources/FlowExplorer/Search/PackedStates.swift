/// Seen states that are a word each: the words in the order of their discovery, and bitmaps to find
/// them by.
@frozen
public struct PackedStates<State: PackedState>: SeenStates {
  @usableFromInline var words = PackedWords()
  @usableFromInline var blocks = WordBlocks()

  /// Nothing was seen yet.
  @inlinable
  public init() {}

  @inlinable
  init(words: PackedWords, blocks: WordBlocks) {
    self.words = words
    self.blocks = blocks
  }

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
    let found = FoundWords(memory: ways.memory)
    withUnsafeTemporaryAllocation(of: Int.self, capacity: places.count) { new in
      let count = blocks.insert(places, of: found, new: new)
      for place in new[..<count] {
        words.append(found.word(at: place))
        tellNew(place)
      }
    }
  }

  /// How much memory the set holds.
  @inlinable public var bytes: Int { words.bytes + blocks.bytes }
}

extension PackedStates: Sendable {}

/// The words of the states that some ways lead to.
@frozen
@usableFromInline
struct FoundWords<Choice, State: PackedState>: WordList {
  @usableFromInline let memory: UnsafeMutablePointer<Successors<Choice, State>.Way>

  @inlinable
  init(memory: UnsafeMutablePointer<Successors<Choice, State>.Way>) { self.memory = memory }

  @inlinable
  func word(at place: Int) -> UInt64 {
    let state = memory[place].state
    assert(State(word: state.word) == state, "a word must tell all of its state")
    return state.word
  }
}
