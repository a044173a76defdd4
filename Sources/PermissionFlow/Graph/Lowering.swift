/// Turns a flow's rows into a ``Plan``: one position for each state and waiting place, one edge for
/// each way on, and on each edge all orders up to the next place of rest.
struct Lowering<F: Flow> {
  let draft: Draft<F>
  let names: [String]
  var parts = Plan.Parts()
  var events: [F.Event] = []
  var eventNumbers: [F.Event: Int] = [:]
  var effects: [F.Effect] = []
  var outcomes: [F.Outcome] = []
  var calledOutcomes: [CalledOutcome: Int] = [:]
  var mistakes: [Mistake] = []

  var effectNumbers: [F.Effect: Int] = [:]
  var outcomeNumbers: [F.Outcome: Int] = [:]
  var entries: [EntryState] = []
  var ids: Set<String> = []
  var pending: [Continuation] = []
  /// The waypoints of each state's sequences.
  var waypoints: [[Int]] = []

  init(_ draft: Draft<F>) {
    self.draft = draft
    names = draft.names
    entries = Array(repeating: .unknown, count: draft.states.count)
    waypoints = Array(repeating: [], count: draft.states.count)
  }

  /// How far the entering of a state has been lowered.
  enum EntryState {
    case unknown
    case inProgress
    case done(orders: [Order], target: Int, passed: Int)
  }

  /// What follows a waypoint.
  struct Continuation {
    let waypoint: Int
    let acknowledgement: GraphEdge.Trigger
    let rest: ArraySlice<Step<F>>
    let answers: [Answer<F>]
    let call: Int?
    let path: String
    let line: SourceLine
  }

  /// A sequence that has been followed to its next place of rest.
  struct Run {
    var orders: [Order] = []
    var leaves = false
    var target = 0
    /// How many states are passed on the way without coming to rest.
    var passed = 0
  }

  /// The whole plan.
  ///
  /// Mistakes that only lowering can see are left in ``mistakes``.
  mutating func plan() -> Plan {
    parts.name = draft.flow.name
    collectSymbols()
    placeStates()
    for state in draft.states.indices { _ = entry(of: state, from: draft.line(of: state)) }
    for state in draft.states.indices { lowerRows(of: state) }
    parts.entries = draft.states.indices.map { state in
      guard case .done(let orders, let target, _) = entries[state] else {
        return Entry(target: state, orders: 0..<0)
      }
      return Entry(target: target, orders: store(orders))
    }
    parts.resumptions = draft.resumptions.map { resumption in
      switch resumption {
      case .at(let state): .at(state: draft.stateNumbers[state] ?? 0)
      case .drop(let outcome): .drop(outcome: number(of: outcome))
      }
    }
    parts.start = draft.stateNumbers[draft.flow.start] ?? 0
    parts.abandoning = abandoning()
    parts.dropping = outcomes.indices.map { store([.forget, .deliver(outcome: $0)]) }
    parts.outcomes = outcomes.map { identifier(of: $0) }
    mistakes += CollidingNames.mistakes(of: "events", ids: parts.symbols.map(\.id))
    mistakes += CollidingNames.mistakes(of: "effects", ids: parts.effects.map(\.id))
    mistakes += CollidingNames.mistakes(of: "outcomes", ids: parts.outcomes)
    parts.cells = CellTable.cells(of: parts, ignored: ignoredReasons())
    parts.fingerprint = PlanText.fingerprint(of: parts)
    return Plan(parts)
  }

  /// The orders of being abandoned at each position: what waits is ended, `Exit` runs, and the
  /// attempt has its outcome.
  private mutating func abandoning() -> [[Range<Int>]] {
    let outcomes = Abandonment.allCases.map { ($0, number(of: draft.flow.abandoned($0))) }
    var result: [[Range<Int>]] = []
    for position in parts.positions.indices {
      let ending = endOfWaiting(at: position)
      let state = parts.positions[position].state
      guard position == state || !ending.isEmpty else {
        result.append(result[state])
        continue
      }
      // Nobody is left to hear an answer.
      let exit = ending + leaving(state, asking: .nobody)
      result.append(
        outcomes.flatMap { reason, outcome in
          // An attempt that was given up is not to be resumed; one whose driver ended may be.
          let orders: [Order] = exit + (reason == .driverEnded ? [] : [.forget])
          return [store(orders + [.deliver(outcome: outcome)]), store(orders)]
        })
    }
    return result
  }
}
