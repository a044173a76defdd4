/// The ways on from a state, filled by a model.
///
/// There is one for each search, used again for every state: it cannot be copied, so a way is put
/// into plain memory that nobody else sees.
@frozen
public struct Successors<Choice, State>: ~Copyable {
  /// One way on.
  @frozen
  @usableFromInline
  struct Way {
    @usableFromInline let choice: Choice
    @usableFromInline let state: State
    @usableFromInline let label: UInt32

    @inlinable
    init(choice: Choice, state: State, label: UInt32) {
      self.choice = choice
      self.state = state
      self.label = label
    }
  }

  @usableFromInline var memory: UnsafeMutablePointer<Way>
  @usableFromInline var room = 32
  /// How many ways there are.
  @usableFromInline var count = 0

  @inlinable
  init() { memory = .allocate(capacity: 32) }

  @inlinable
  deinit {
    memory.deinitialize(count: count)
    memory.deallocate()
  }

  /// A way on.
  ///
  /// The label is a number the model gives meaning to.
  @inlinable
  public mutating func append(_ choice: Choice, to state: State, label: UInt32 = 0) {
    if count == room { grow() }
    (memory + count).initialize(to: Way(choice: choice, state: state, label: label))
    count &+= 1
  }

  @inlinable
  @inline(never)
  mutating func grow() {
    let larger = UnsafeMutablePointer<Way>.allocate(capacity: room * 2)
    larger.moveInitialize(from: memory, count: count)
    memory.deallocate()
    memory = larger
    room *= 2
  }

  /// The way at a place.
  @inlinable
  subscript(place: Int) -> Way { memory[place] }

  /// Whether some of the ways lead to no more states that are new than there is room for.
  @inlinable
  func fit(_ places: Range<Int>, room: Int, isSeen: (State) -> Bool) -> Bool
  where State: Hashable {
    guard places.count > room else { return true }
    var new: Set<State> = []
    for place in places where !isSeen(memory[place].state) { new.insert(memory[place].state) }
    return new.count <= room
  }

  @inlinable
  mutating func removeAll() {
    memory.deinitialize(count: count)
    count = 0
  }

  /// Asks a model anew, in the memory of the last answer.
  @inlinable
  mutating func ask<Model: SearchModel>(_ model: Model, from state: State)
  where Model.State == State, Model.Choice == Choice {
    removeAll()
    model.successors(of: state, into: &self)
  }
}
