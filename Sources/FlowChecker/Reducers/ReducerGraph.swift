public import Reducers
public import StateSpace

/// What a reducer does with its alphabet: every state it comes to, and every reaction there.
///
/// Any event may come at any time, so the graph is that of the most careless world. It has no rows,
/// so what is said about rows (lint, source lines) is not applicable to it.
public struct ReducerGraph<R: Reducer>: Sendable {
  /// The reducer.
  public let reducer: R
  /// The events, by number: the reducer's alphabet.
  public let events: [R.Event]
  /// The states in the order of their discovery; the first is the start.
  public let states: [R.State]
  /// Whether all of them were seen.
  public let completeness: Completeness
  private let targets: [Int32]
  private let labels: [UInt32]
  private let orders: [[R.Effect]]

  /// Searches the reducer; linear in the number of states times that of events.
  public init(_ reducer: R, limits: SearchLimits = .usual) {
    let model = ReducerModel(reducer)
    let graph = model.stateGraph(limits: limits)
    self.reducer = reducer
    events = model.events
    states = graph.states
    completeness = graph.completeness
    targets = graph.targets
    labels = graph.labels
    orders = model.orders
  }

  /// How many states were looked at: all, unless the search was truncated.
  public var expandedCount: Int { events.isEmpty ? states.count : targets.count / events.count }

  /// Where an event leads from a state.
  public func target(of state: Int, on event: Int) -> Int {
    Int(targets[state * events.count + event])
  }

  /// What an event orders in a state.
  public func effects(of state: Int, on event: Int) -> [R.Effect] {
    orders[Int(labels[state * events.count + event])]
  }

  /// The number of each list of effects that some reaction orders; equal lists have equal numbers.
  func label(of state: Int, on event: Int) -> UInt32 { labels[state * events.count + event] }

  /// The events that change or order something in a state, by number.
  public func reactions(in state: Int) -> [Int] {
    events.indices.filter {
      target(of: state, on: $0) != state || !effects(of: state, on: $0).isEmpty
    }
  }
}

/// A reducer as something to be searched.
private final class ReducerModel<R: Reducer>: TransitionSystem {
  let reducer: R
  let events: [R.Event]
  private(set) var orders: [[R.Effect]] = []
  private var numbers: [[R.Effect]: UInt32] = [:]

  init(_ reducer: R) {
    self.reducer = reducer
    events = reducer.alphabet
  }

  var initialStates: [R.State] { [reducer.start] }

  func transitions(from state: R.State, into found: inout TransitionList<Int, R.State>) {
    for (number, event) in events.enumerated() {
      var next = state
      let effects = reducer.reduce(&next, event)
      found.append(number, to: next, label: label(of: effects))
    }
  }

  private func label(of effects: [R.Effect]) -> UInt32 {
    if let number = numbers[effects] { return number }
    let number = UInt32(orders.count)
    numbers[effects] = number
    orders.append(effects)
    return number
  }
}
