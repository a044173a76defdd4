/// The transitions from a state, filled by a system.
///
/// There is one for each search, used again for every state: it cannot be copied, so a transition
/// is put into plain memory of its own.
@frozen
public struct TransitionList<Action, State>: ~Copyable {
  /// One transition.
  @frozen
  public struct Element {
    /// What it is called.
    public let action: Action
    /// The state it leads to.
    public let state: State
    /// A number to which the system gives a meaning.
    public let label: UInt32

    @inlinable
    init(action: Action, state: State, label: UInt32) {
      self.action = action
      self.state = state
      self.label = label
    }

    /// The same with another label.
    @inlinable
    func labelled(_ label: UInt32) -> Element {
      Element(action: action, state: state, label: label)
    }
  }

  // The memory belongs to this value alone, which cannot be copied. The first `count` elements are
  // initialized, `count` is at most `room`, and the memory is freed once, at the end.
  @usableFromInline var memory: UnsafeMutablePointer<Element>
  @usableFromInline var room = 32
  @usableFromInline package private(set) var count = 0

  /// None yet.
  @inlinable
  public init() { memory = .allocate(capacity: 32) }

  @inlinable
  deinit {
    memory.deinitialize(count: count)
    memory.deallocate()
  }

  /// Adds a transition.
  ///
  /// The label is a number to which the system gives a meaning.
  @inlinable
  public mutating func append(_ action: Action, to state: State, label: UInt32 = 0) {
    if count == room { grow() }
    (memory + count).initialize(to: Element(action: action, state: state, label: label))
    count &+= 1
  }

  @inlinable
  @inline(never)
  mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: room * 2)
    larger.moveInitialize(from: memory, count: count)
    memory.deallocate()
    memory = larger
    room *= 2
  }

  @inlinable
  package subscript(place: Int) -> Element { memory[place] }

  @inlinable
  func fit(_ room: Int, isSeen: (State) -> Bool) -> Bool where State: Hashable {
    guard count > room else { return true }
    var new: Set<State> = []
    for place in 0..<count where !isSeen(memory[place].state) { new.insert(memory[place].state) }
    return new.count <= room
  }

  /// Forgets all, and keeps the memory.
  @inlinable
  package mutating func removeAll() {
    memory.deinitialize(count: count)
    count = 0
  }
}
