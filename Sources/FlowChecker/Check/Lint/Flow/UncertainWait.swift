import EveryPath
import FlowModel

/// An attempt waits only for what is certain to be told.
///
/// While its outcome is owed, a position needs a certain answer that leads on, a time limit, a row
/// for a bound event, or one for something that a person can do all the same: who answers a dialog
/// cannot once it is gone. An After comes once, so that one that may stay is no limit. After the
/// outcome nobody waits, and a flow that gives none owes none. A component that is called has
/// findings of its own.
enum UncertainWait {
  static func findings(
    in compiled: CompiledFlow, _ reached: Reachability, _ open: OpenQuestions
  ) -> [Finding] {
    let owed = owed(in: compiled, reached)
    let waits = compiled.positions.indices.filter { position in
      owed[position] && !endsSurely(position, compiled, open)
    }
    // A step that several states share is one fault.
    return waits.alike { compiled.positions[$0].line == compiled.positions[$1].line }.map {
      finding($0, compiled, open)
    }
  }

  private static func finding(
    _ waits: [Int], _ compiled: CompiledFlow, _ open: OpenQuestions
  ) -> Finding {
    let place = compiled.positions[waits[0]]
    let effects = open.effects(at: waits[0]).filter { compiled.effects[$0].certainty != .certain }
      .map { compiled.effects[$0].id }
    let nothing =
      effects.isEmpty
      ? "nothing that is certain to come" : "an answer to \(listed(effects)) that may never come"
    return Finding(
      rule: "uncertain-wait",
      sentence: listed(waits.map { compiled.positions[$0].id })
        + " \(waits.count > 1 ? "wait" : "waits") for \(nothing), while an outcome is owed; "
        + mend(waits[0], compiled) + "a row for one of boundEvents",
      lines: [place.line], witness: compiled.path(to: waits[0]) ?? [],
      bearing: Bearing(.uncertain, places: waits))
  }

  private static func mend(_ position: Int, _ compiled: CompiledFlow) -> String {
    if compiled.positions[position].isWaypoint { return "add a Timeout, or " }
    let hasAfter = compiled.edges(from: position).contains { compiled.edges[$0].isTimed }
    return hasAfter
      ? "its After may Stay, and comes once; let it Go, if need be to the same state again, or add "
      : "add an After, or "
  }

  private static func endsSurely(
    _ position: Int, _ compiled: CompiledFlow, _ open: OpenQuestions
  ) -> Bool {
    let place = compiled.positions[position]
    switch place.kind {
    case .final, .delay, .calling: return true
    case .awaiting where place.timer != nil: return true
    case .awaiting, .state: break
    }
    let edges = compiled.edges(from: position).map { compiled.edges[$0] }
    var told: Set<Int> = []
    for edge in edges where place.isWaypoint || leadsOn(edge, compiled) {
      // A timeout of the state; one of a waypoint is its timer.
      guard case .symbol(let number) = edge.trigger else { continue }
      let symbol = compiled.symbols[number]
      let isAnswer = compiled.effects.contains { $0.answers.contains(number) }
      if symbol.isBound || symbol.role == .person && !isAnswer { return true }
      told.insert(number)
    }
    // An answer without a row has a finding of its own.
    for symbol in compiled.symbols.indices
    where compiled.cell(position: position, symbol: symbol) == .refuse { told.insert(symbol) }
    var passed: Set<Int> = []
    return edges.contains { $0.isTimed && alwaysLeadsOn($0, told, compiled, &passed) }
      || open.effects(at: position).contains { isTold($0, told, compiled) }
  }

  /// Whether an effect is certain to be answered, and each answer is one of those that lead on.
  private static func isTold(_ effect: Int, _ told: Set<Int>, _ compiled: CompiledFlow) -> Bool {
    compiled.effects[effect].certainty == .certain
      && compiled.effects[effect].answers.allSatisfy(told.contains)
  }

  /// Whether an edge, or whichever steps come behind it, leaves a state or asks what is told.
  private static func alwaysLeadsOn(
    _ edge: GraphEdge, _ told: Set<Int>, _ compiled: CompiledFlow, _ passed: inout Set<Int>
  ) -> Bool {
    if edge.leaves || asked(by: edge, compiled).contains(where: { isTold($0, told, compiled) }) {
      return true
    }
    guard compiled.positions[edge.target].isWaypoint else { return false }
    guard passed.insert(edge.target).inserted else { return true }
    return compiled.edges(from: edge.target).allSatisfy {
      alwaysLeadsOn(compiled.edges[$0], told, compiled, &passed)
    }
  }

  /// Whether an edge, or the steps behind it, can leave a state or ask what is surely answered.
  private static func leadsOn(_ edge: GraphEdge, _ compiled: CompiledFlow) -> Bool {
    var passed: Set<Int> = []
    var open = [edge]
    while let edge = open.popLast() {
      let asks = asked(by: edge, compiled).contains { compiled.effects[$0].certainty == .certain }
      if edge.leaves || asks { return true }
      guard compiled.positions[edge.target].isWaypoint, passed.insert(edge.target).inserted else {
        continue
      }
      open += compiled.edges(from: edge.target).map { compiled.edges[$0] }
    }
    return false
  }

  /// What an edge orders so that the state it leads to gets the answer.
  private static func asked(by edge: GraphEdge, _ compiled: CompiledFlow) -> [Int] {
    compiled.orders[edge.orders].compactMap { order in
      if case .perform(let effect, .state) = order { effect } else { nil }
    }
  }

  /// For each position whether some journey rests there before an outcome.
  private static func owed(in compiled: CompiledFlow, _ reached: Reachability) -> [Bool] {
    func delivers(_ orders: Range<Int>) -> Bool {
      compiled.orders[orders].contains { if case .deliver = $0 { true } else { false } }
    }
    var owed = [Bool](repeating: false, count: compiled.positions.count)
    let isAsked =
      compiled.edges.contains { delivers($0.orders) }
      || compiled.entries.contains { delivers($0.orders) }
    guard isAsked else { return owed }
    var open = (0..<compiled.stateCount).filter { reached.begun[$0] }
      .map { compiled.entries[$0] }.filter { !delivers($0.orders) }.map(\.target)
    while let position = open.popLast() {
      guard !owed[position] else { continue }
      owed[position] = true
      for edge in compiled.edges(from: position).map({ compiled.edges[$0] })
      where !delivers(edge.orders) { open.append(edge.target) }
    }
    return owed
  }
}

extension GraphEdge {
  /// Whether a time makes a machine take it.
  fileprivate var isTimed: Bool { if case .timer = trigger { true } else { false } }
}
