/// Seen states that are a word each: the words in order of discovery, and bitmaps to find them.
@frozen
public struct PackedStorage<State: PackedState>: StateStorage {
  @usableFromInline var words = PackedWords()
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

  /// The transitions of sixteen states: looked up together, they are fetched side by side.
  @inlinable public static var groupSize: Int { 16 }

  /// Notes the states that some transitions lead to, in order, and tells of those to new ones.
  @inlinable
  @inline(__always)
  public mutating func insert<Action>(
    _ places: Range<Int>, of transitions: borrowing TransitionList<Action, State>,
    _ tell: (_ place: Int, _ number: Int, _ isNew: Bool) -> Void
  ) {
    let found = FoundWords(memory: transitions.memory)
    withUnsafeTemporaryAllocation(of: Int.self, capacity: places.count) { new in
      let count = blocks.insert(places, of: found, new: new)
      for place in new[..<count] {
        words.append(found.word(at: place))
        tell(place, words.count &- 1, true)
      }
    }
  }

  /// How much memory the set holds.
  @inlinable public var bytes: Int { words.bytes + blocks.bytes }
}

extension PackedStorage: Sendable {}

/// The words of the states that some transitions lead to.
@frozen
@usableFromInline
struct FoundWords<Action, State: PackedState>: WordList {
  @usableFromInline let memory: UnsafeMutablePointer<TransitionList<Action, State>.Element>

  @inlinable
  init(memory: UnsafeMutablePointer<TransitionList<Action, State>.Element>) { self.memory = memory }

  @inlinable
  func word(at place: Int) -> UInt64 {
    let state = memory[place].state
    assert(State(word: state.word) == state, "a word must tell all of its state")
    return state.word
  }
}
