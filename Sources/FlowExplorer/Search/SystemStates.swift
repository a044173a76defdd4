public import FlowModel

/// Seen states of a system, by their numbers: of a ``NumberedSystem``, whose numbers count up.
///
/// A state takes about as much as its place in the order of discovery: most worlds are met in few
/// settings, and many in the same ones.
@frozen
public struct SystemStates: SeenStates {
  @usableFromInline var words = PackedWords()
  @usableFromInline var chains = SettingChains()
  /// The states for which chains have no room.
  @usableFromInline var others = WordBlocks()

  /// Nothing was seen yet.
  @inlinable
  public init() {}

  /// How many states were seen.
  @inlinable public var count: Int { words.count }

  /// The state with a number.
  @inlinable
  public subscript(number: Int) -> UInt64 { words[number] }

  /// Whether a state was seen.
  @inlinable
  public func contains(_ state: UInt64) -> Bool {
    let (world, setting) = StateWord.parts(of: state)
    return chains.contains(Int(world), setting) || others.used > 0 && others.contains(state)
  }

  /// Notes a state; false if it was seen before.
  @inlinable
  public mutating func insert(_ state: UInt64) -> Bool {
    guard !contains(state) else { return false }
    let (world, setting) = StateWord.parts(of: state)
    if !chains.note(Int(world), setting) { _ = others.insert(state) }
    words.append(state)
    return true
  }

  /// Notes the states that some ways lead to, in order, and tells the place of the way to each new one.
  @inlinable
  public mutating func insert<Choice>(
    _ places: Range<Int>, of ways: borrowing Successors<Choice, UInt64>, _ tellNew: (Int) -> Void
  ) {
    for place in places where insert(ways[place].state) { tellNew(place) }
  }

  /// Puts those states in a list to which some ways lead and which were not seen, in order.
  func sift(_ ways: [StepTable.Way], into found: inout [UInt64]) {
    for way in ways where StateWord.isFresh(way.state) || !contains(way.state) {
      found.append(way.state)
    }
  }

  /// How much memory the set holds.
  public var bytes: Int {
    words.bytes + chains.bytes + (others.used > 0 ? others.bytes : 0)
  }
}

extension SystemStates: Sendable {}
