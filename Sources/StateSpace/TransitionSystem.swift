/// Something that can be explored whole: states, and transitions from each.
///
/// ```swift
/// struct Counters: TransitionSystem {
///   var initialStates: [UInt64] { [0] }
///
///   @inlinable
///   func transitions(from state: UInt64, into found: inout TransitionList<Int, UInt64>) {
///     for digit in 0..<7 where state >> (4 * UInt64(digit)) & 15 < 9 {
///       found.append(digit, to: state + 1 << (4 * UInt64(digit)))
///     }
///   }
/// }
/// ```
///
/// A search in another module is as fast as one written for the system if `transitions(from:into:)`
/// is `@inlinable`, and several times slower if it is not.
public protocol TransitionSystem<State, Action> {
  /// The whole truth at one moment; two states are one only if they are equal.
  associatedtype State: Hashable
  /// What a transition is called.
  associatedtype Action

  /// Where a search starts.
  var initialStates: [State] { get }

  /// Appends every transition from `state`, in a fixed order.
  func transitions(from state: State, into found: inout TransitionList<Action, State>)
}

extension TransitionSystem where Action: Hashable {
  /// The graph of all states and transitions: exact, deterministic, complete or openly truncated.
  ///
  /// Linear in the number of states and transitions; every state is stored once.
  ///
  /// - Parameter progress: receives how far the search is, every thousand states or so.
  public func stateGraph(
    limits: SearchLimits = SearchLimits(), progress: ((SearchProgress) -> Void)? = nil
  ) -> StateGraph<State, Action> {
    var explorer = Explorer(
      self, storage: HashedStorage<State>(), record: TransitionTable<Action>())
    explorer.run(limits: limits, progress: progress)
    return explorer.graph
  }
}

/// What a search keeps of the transitions it has found.
///
/// - ``PredecessorMap``: from which state each was first reached, and by which action.
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
}
