/// What a search keeps of the transitions it has found.
///
/// - ``ParentList``: from which state each was first reached, in two bits a state.
/// - ``PredecessorMap``: the same with the action.
/// - ``TransitionTable``: every transition, for a ``StateGraph``.
public protocol TransitionRecord<Action> {
  /// What a transition is called.
  associatedtype Action

  /// Notes the next initial state.
  mutating func addInitialState()

  /// Notes the next transition, in the order of the states that are looked at.
  ///
  /// - Parameters:
  ///   - source: the number of the state it starts from.
  ///   - target: the number of the state it leads to, which is the next number if that is new.
  mutating func add(
    _ action: Action, label: UInt32, from source: Int, to target: Int, isNew: Bool)

  /// Notes that all transitions from the next state were added.
  mutating func close()

  /// The number of the state from which another was first reached; nil for an initial state.
  func parent(of number: Int) -> Int?

  /// How much memory the record holds, computed from the capacities of its tables.
  var bytes: Int { get }
}
