/// An exact set of states that numbers them in the order of their discovery.
public protocol StateStorage<State> {
  /// What is kept.
  associatedtype State: Hashable

  /// Of how many states a search collects the transitions before it has them looked up: a power of
  /// two, and 1 unless several keep the memory busy.
  static var groupSize: Int { get }

  /// How many states were seen.
  var count: Int { get }

  /// The state with a number.
  subscript(number: Int) -> State { get }

  /// Whether a state was seen.
  func contains(_ state: State) -> Bool

  /// Notes a state; false if it was seen before.
  mutating func insert(_ state: State) -> Bool

  /// Notes the states that some transitions lead to, in order, and tells of each transition to a
  /// new state, at least, its place and the state's number.
  mutating func insert<Action>(
    _ places: Range<Int>, of transitions: borrowing TransitionList<Action, State>,
    _ tell: (_ place: Int, _ number: Int, _ isNew: Bool) -> Void)

  /// How much memory the set holds, computed from the capacities of its tables.
  ///
  /// What a state keeps outside of its own value is not counted.
  var bytes: Int { get }
}

/// A set of states that tells the number of every one, and so of each transition where it leads:
/// what a ``StateGraph`` needs.
public protocol InterningStorage<State>: StateStorage {
  /// The states, each at its number.
  var values: [State] { get }

  /// The number of a state; nil if it was not seen.
  func number(of state: State) -> Int?
}

extension StateStorage {
  /// One state after the other.
  @inlinable public static var groupSize: Int { 1 }
}
