import EveryPath
import FlowModel

/// An attempt waits only for what is certain to come.
///
/// While its outcome is owed, a position needs a certain answer that leads on, a time limit, a row
/// for a bound event, or one for something that a person can do all the same: a dialog
/// can be answered only until it is gone. So it is on every way there: what is asked on one answers on no other.
/// An After comes once, so that one that may stay is no limit. After the outcome nothing waits, and a
/// flow that gives none owes none. A component that is called has findings of its own.
enum UncertainWait {
  static func findings(
    in compiled: CompiledFlow, _ reached: Reachability, _ open: OpenQuestions
  ) -> [Finding] {
    let waits = waits(in: compiled, reached)
    var shortest = [Wait?](repeating: nil, count: compiled.positions.count)
    for wait in waits where !endsSurely(wait, compiled) {
      let known = shortest[wait.position]?.length ?? .max
      if wait.length < known { shortest[wait.position] = wait }
    }
    return shortest.compactMap { wait in
      wait.map { finding($0, way(to: $0, among: waits, compiled), compiled, open) }
    }
  }

  /// What has to happen until a wait, in words.
  private static func way(to wait: Wait, among waits: [Wait], _ compiled: CompiledFlow) -> [String]
  {
    var (first, words) = (wait, [String]())
    while let edge = first.edge {
      words.append(compiled.name(of: edge.trigger))
      first = waits[first.before]
    }
    return (compiled.path(to: first.position) ?? []) + words.reversed()
  }

  private static func finding(
    _ wait: Wait, _ way: [String], _ compiled: CompiledFlow, _ open: OpenQuestions
  ) -> Finding {
    let place = compiled.positions[wait.position]
    let effects = open.effects(at: wait.position).filter {
      compiled.effects[$0].certainty != .certain
    }.map { compiled.effects[$0].id }
    let elsewhere = open.effects(at: wait.position).filter { effect in
      compiled.effects[effect].certainty == .certain
        && !wait.open.contains { $0.effect == effect }
    }.map { "`\(compiled.effects[$0].id)`" }.joined(separator: " or ")
    let unless = elsewhere.isEmpty ? "" : ", unless \(elsewhere) was performed on the way,"
    let nothing =
      effects.isEmpty
      ? "nothing that is certain to come" : "an answer to \(listed(effects)) that may never come"
    return Finding(
      rule: "uncertain-wait",
      sentence: "`\(place.id)` waits\(unless) for \(nothing), while an outcome is owed; "
        + mend(wait.position, compiled) + "a row for one of boundEvents",
      lines: [place.line], witness: way, bearing: Bearing(.uncertain, places: [wait.position]))
  }

  private static func mend(_ position: Int, _ compiled: CompiledFlow) -> String {
    if compiled.positions[position].isWaypoint { return "add a Timeout, or " }
    let hasAfter = compiled.edges(from: position).contains { compiled.edges[$0].isTimed }
    return hasAfter
      ? "its After may Stay, and comes once; let it Go, if need be to the same state again, or add "
      : "add an After, or "
  }

  private static func endsSurely(_ wait: Wait, _ compiled: CompiledFlow) -> Bool {
    let position = wait.position
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
      || wait.open.contains { isTold($0.effect, told, compiled) }
  }

  private static func isTold(_ effect: Int, _ told: Set<Int>, _ compiled: CompiledFlow) -> Bool {
    compiled.effects[effect].certainty == .certain
      && compiled.effects[effect].answers.allSatisfy(told.contains)
  }

  /// Whether an edge, or whichever steps come behind it, leaves a state or asks what is sure to be answered.
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

  /// A position where some journey rests before an outcome.
  private struct Wait {
    let position: Int
    let open: Set<OpenQuestions.Question>
    /// How many things have to happen.
    let length: Int
    /// The number of the wait before, and what is taken there; nil where a journey begins.
    let before: Int
    let edge: GraphEdge?
  }

  /// Every wait before an outcome, but for those with more that is open than on another way.
  private static func waits(in compiled: CompiledFlow, _ reached: Reachability) -> [Wait] {
    func delivers(_ orders: Range<Int>) -> Bool {
      compiled.orders[orders].contains { if case .deliver = $0 { true } else { false } }
    }
    var waits: [Wait] = []
    let isAsked =
      compiled.edges.contains { delivers($0.orders) }
      || compiled.entries.contains { delivers($0.orders) }
    guard isAsked else { return waits }
    var known = [[Set<OpenQuestions.Question>]](repeating: [], count: compiled.positions.count)
    var next = 0
    func arrive(_ open: Set<OpenQuestions.Question>, _ position: Int, _ edge: GraphEdge? = nil) {
      guard !known[position].contains(where: { $0.isSubset(of: open) }) else { return }
      known[position].append(open)
      let length = edge == nil ? compiled.path(to: position)?.count ?? 0 : waits[next].length + 1
      waits.append(
        Wait(position: position, open: open, length: length, before: next, edge: edge))
    }
    for state in 0..<compiled.stateCount where reached.begun[state] {
      let entry = compiled.entries[state]
      guard !delivers(entry.orders) else { continue }
      let open = OpenQuestions.begun(at: state, in: compiled)
      arrive(open, entry.target)
    }
    while next < waits.count {
      let wait = waits[next]
      for edge in compiled.edges(from: wait.position).map({ compiled.edges[$0] })
      where !delivers(edge.orders) {
        let open = OpenQuestions.after(edge, wait.open, in: compiled)
        arrive(open, edge.target, edge)
      }
      next += 1
    }
    return waits
  }
}

extension GraphEdge {
  /// Whether a time makes a machine take it.
  fileprivate var isTimed: Bool { if case .timer = trigger { true } else { false } }
}
