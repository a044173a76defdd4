/// An exact set of states that numbers them in the order of their discovery.
public protocol SeenStates<State> {
  /// What is kept.
  associatedtype State: Hashable

  /// Nothing was seen yet.
  init()

  /// How many states were seen.
  var count: Int { get }

  /// The state with a number.
  subscript(number: Int) -> State { get }

  /// Whether a state was seen.
  func contains(_ state: State) -> Bool

  /// Notes a state; false if it was seen before.
  mutating func insert(_ state: State) -> Bool

  /// Notes the states that some ways lead to, in order, and tells the place of the way to each new one.
  mutating func insert<Choice>(
    _ places: Range<Int>, of ways: borrowing Successors<Choice, State>, _ tellNew: (Int) -> Void)

  /// How much memory the set holds, computed from the capacities of its tables.
  ///
  /// What a state keeps outside of its own value is not counted.
  var bytes: Int { get }
}
