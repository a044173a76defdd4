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

  /// Notes the states that ways lead to, and tells how many were new.
  mutating func insert<Choice>(_ ways: Successors<Choice, State>) -> Int

  /// How much memory the set holds, computed from the capacities of its tables.
  ///
  /// What a state keeps outside of its own value is not counted.
  var bytes: Int { get }
}
