/// Turns a flow's rows into a ``CompiledFlow``: one position for each state and waiting place, one
/// edge for each way out, and on each edge all orders up to the next place of rest.
final class Lowering {
  let elaborated: ElaboratedFlow
  let names: [String]
  var parts = CompiledFlow.Parts()
  /// The outcomes, by the draft's numbers, in the order in which they are met.
  var outcomes: [Int] = []
  var mistakes: [Mistake] = []

  private var outcomeNumbers: [Int?]
  var entries: [EntryState] = []
  var ids: Set<String> = []
  var pending: [Continuation] = []
  /// The waypoints of each state's sequences.
  var waypoints: [[Int]] = []

  init(_ elaborated: ElaboratedFlow) {
    self.elaborated = elaborated
    names = elaborated.names
    outcomeNumbers = Array(repeating: nil, count: elaborated.outcomes.count)
    entries = Array(repeating: .unknown, count: names.count)
    waypoints = Array(repeating: [], count: names.count)
  }

  /// How far the entering of a state has been lowered.
  enum EntryState {
    case unknown
    case inProgress
    case done(orders: [Order], target: Int, passed: Int)
  }

  struct Continuation {
    let waypoint: Int
    let acknowledgement: GraphEdge.Trigger
    let rest: ArraySlice<ElaboratedFlow.Step>
    let answers: [ElaboratedFlow.Answer]
    let call: Int?
    let path: String
    let line: SourceLine
  }

  /// A sequence that has been followed to its next place of rest.
  struct Run {
    var orders: [Order] = []
    var leaves = false
    var target = 0
    /// How many states are passed without coming to rest.
    var passed = 0
  }

  func compiled(checksPaths: Bool) throws(DefinitionErrors) -> CompiledFlow {
    try refuse(DefinitionRules.mistakes(in: elaborated))
    let compiled = lowered()
    try refuse(mistakes)
    if checksPaths { try refuse(GraphRules.mistakes(in: compiled)) }
    return compiled
  }

  private func refuse(_ mistakes: [Mistake]) throws(DefinitionErrors) {
    guard mistakes.isEmpty else {
      let joined = mistakes.groupedByLine.map { alike in
        Mistake(
          rule: alike[0].rule, sentence: alike.sharedSentence, lines: alike[0].lines,
          witness: alike[0].witness)
      }
      throw DefinitionErrors(flow: elaborated.flow, mistakes: joined)
    }
  }

  /// The whole compiled flow; mistakes that only lowering can see are left in ``mistakes``.
  private func lowered() -> CompiledFlow {
    parts.name = elaborated.flow
    parts.symbols = elaborated.symbols
    parts.effects = elaborated.effects
    placeStates()
    for state in names.indices { _ = entry(of: state, from: elaborated.line(of: state)) }
    for state in names.indices { lowerRows(of: state) }
    parts.entries = names.indices.map { state in
      guard case .done(let orders, let target, _) = entries[state] else {
        return Entry(target: state, orders: 0..<0)
      }
      return Entry(target: target, orders: store(orders))
    }
    parts.resumptions = elaborated.resumptions.map { resumption in
      switch resumption {
      case .at(let state): .at(state: state)
      case .drop(let outcome): .drop(outcome: number(of: outcome))
      }
    }
    parts.start = elaborated.start
    parts.abandoning = abandoning()
    parts.dropping = outcomes.indices.map { store([.forget, .deliver(outcome: $0)]) }
    parts.outcomes = outcomes.map { elaborated.outcomes[$0] }
    mistakes += CollidingNames.mistakes(of: "events", ids: parts.symbols.map(\.id))
    mistakes += CollidingNames.mistakes(of: "effects", ids: parts.effects.map(\.id))
    mistakes += CollidingNames.mistakes(of: "outcomes", ids: parts.outcomes)
    parts.cells = CellTable.cells(of: parts, ignored: ignoredReasons())
    parts.fingerprint = Fingerprint(of: parts).digits
    return CompiledFlow(parts)
  }

  /// The orders of being abandoned at each position: what waits is ended, and the attempt
  /// has its outcome.
  private func abandoning() -> [[Range<Int>]] {
    let outcomes = zip(Abandonment.allCases, elaborated.abandoned.map { number(of: $0) })
    var result: [[Range<Int>]] = []
    for position in parts.positions.indices {
      let ending = endOfWaiting(at: position)
      let state = parts.positions[position].state
      guard position == state || !ending.isEmpty else {
        result.append(result[state])
        continue
      }
      let exit = ending + leaving(state)
      result.append(
        outcomes.flatMap { reason, outcome in
          // An attempt that was given up is not to be resumed; one whose driver ended may be.
          let orders: [Order] = exit + (reason == .driverEnded ? [] : [.forget])
          return [store(orders + [.deliver(outcome: outcome)]), store(orders)]
        })
    }
    return result
  }

  /// The compiled flow's number of an outcome, given when it is met first.
  func number(of outcome: Int) -> Int {
    if let number = outcomeNumbers[outcome] { return number }
    outcomeNumbers[outcome] = outcomes.count
    outcomes.append(outcome)
    return outcomes.count - 1
  }
}
