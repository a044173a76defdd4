internal import EveryPath
import FlowModel

/// Leads arrows through waiting places to the states in which transitions end.
///
/// A state that the arrows would lead past, because all that leads there leads on at once, is an
/// end as well, and what leads on begins there.
struct Folding {
  /// A state in which a transition can end, and the unusual answers that lead there.
  struct End: Equatable {
    let target: Int
    let branches: [String]
    /// The transition by which it is come to; nil if that is the one that was asked about.
    let edge: Int?
  }

  private let compiled: CompiledFlow
  private let labels: Labels
  /// The transitions out of each position, interrupts of waiting places left out: they are drawn
  /// from the state.
  private let exits: [[Int]]
  /// The positions at which journeys begin, or go on in a new process.
  private let begun: [Int]
  /// The transitions that some journey may take.
  private let taken: [GraphEdge]
  /// Whether each state is an end where it is only passed through.
  private var isStop: [Bool]

  init(_ compiled: CompiledFlow, _ labels: Labels) {
    self.compiled = compiled
    self.labels = labels
    let reached = Reachability(compiled)
    begun = (0..<compiled.stateCount).filter { reached.begun[$0] }.map {
      compiled.entries[$0].target
    }
    taken = compiled.edges.filter { reached.positions[$0.source] }
    isStop = [Bool](repeating: false, count: compiled.stateCount)
    var exits = [[Int]](repeating: [], count: compiled.positions.count)
    for (number, edge) in compiled.edges.enumerated() {
      let source = compiled.positions[edge.source]
      guard !(edge.interrupts && source.isWaypoint) else { continue }
      // In a state that is passed through, but never rested in, only interrupts can happen.
      let isRested = reached.positions[edge.source] || !reached.states[source.state]
      if source.isWaypoint || isRested || edge.interrupts { exits[edge.source].append(number) }
    }
    self.exits = exits
    while let state = missedState() { isStop[state] = true }
  }

  /// A state that is come to from one that the arrows lead to, though they do not lead there.
  private func missedState() -> Int? {
    var isDrawn = [Bool](repeating: false, count: compiled.stateCount)
    var open = begun.flatMap { ends(from: $0, of: nil) }.map(\.target)
    let onward = Dictionary(grouping: arrows(), by: \.source)
    while let state = open.popLast() {
      guard !isDrawn[state] else { continue }
      isDrawn[state] = true
      open += (onward[state] ?? []).map(\.target)
    }
    let onDrawn = taken.filter { isDrawn[compiled.positions[$0.source].state] }
    let entered = (begun + onDrawn.map(\.target)).map { compiled.positions[$0].state }
    return entered.filter { !isDrawn[$0] && !isStop[$0] }.min()
  }

  func arrows() -> [Drawing.Arrow] {
    var arrows: [Drawing.Arrow] = []
    for state in 0..<compiled.stateCount {
      for number in exits[state] {
        let edge = compiled.edges[number]
        let isFolded = compiled.positions[edge.target].isWaypoint
        let trigger = labels.trigger(of: edge, withReason: false)
        for end in ends(from: edge.target, of: state) {
          let label = isFolded ? "\(trigger) \(Self.label(end.branches))" : trigger
          arrows.append(
            Drawing.Arrow(
              source: state, target: end.target, interrupts: edge.interrupts, lines: [label],
              edge: number, isFolded: isFolded))
        }
      }
      if isStop[state] { arrows += arrowsPassing(state) }
    }
    return arrows
  }

  private func arrowsPassing(_ state: Int) -> [Drawing.Arrow] {
    let entered = taken.filter { compiled.positions[$0.source].state != state }
    let entries = Set(begun + entered.map(\.target)).filter {
      compiled.positions[$0].isWaypoint && compiled.positions[$0].state == state
    }
    return entries.sorted().flatMap { ends(from: $0, of: state) }.compactMap { end in
      guard let edge = end.edge else { return nil }
      return Drawing.Arrow(
        source: state, target: end.target, interrupts: false, lines: [Self.label(end.branches)],
        edge: edge, isFolded: true)
    }
  }

  /// An arrow from outside for each state in which an attempt can come to rest first.
  func beginnings(_ entry: Entry) -> [Drawing.Beginning] {
    let isFolded = compiled.positions[entry.target].isWaypoint
    return ends(from: entry.target, of: nil).map { end in
      Drawing.Beginning(
        target: end.target, label: isFolded ? Self.label(end.branches) : "", isFolded: isFolded)
    }
  }

  /// The states in which a sequence that stands at `position` can end, each once, nearest first.
  ///
  /// A walk over the few rows of one sequence, with a worklist of its own: what a row leads to is
  /// marked where the drawing shows it, be it the end of another row or a place on the way.
  ///
  /// - Parameter state: the state that led there; nil if none did.
  private func ends(from position: Int, of state: Int?) -> [End] {
    let start = End(target: position, branches: [], edge: nil)
    if let end = self.end(at: start, from: state) { return [end] }
    var ends: [End] = []
    var seen: Set<Int> = [position]
    var open = [start]
    var next = 0
    while next < open.count {
      let place = open[next]
      next += 1
      for number in exits[place.target] {
        let edge = compiled.edges[number]
        let branch = isUsual(edge) ? [] : [labels.trigger(of: edge, withReason: false)]
        let candidate = End(target: edge.target, branches: place.branches + branch, edge: number)
        let end = self.end(at: candidate, from: compiled.positions[place.target].state)
        guard seen.insert(end?.target ?? candidate.target).inserted else { continue }
        if let end { ends.append(end) } else { open.append(candidate) }
      }
    }
    return ends
  }

  /// The end that an edge comes to; nil if it is a waiting place on the way.
  private func end(at candidate: End, from state: Int?) -> End? {
    let position = compiled.positions[candidate.target]
    guard position.isWaypoint else { return candidate }
    guard isStop[position.state], position.state != state else { return nil }
    return End(target: position.state, branches: candidate.branches, edge: candidate.edge)
  }

  /// `…`, or the unusual answers on the way: `… timeout after 5 s …`.
  private static func label(_ branches: [String]) -> String {
    branches.isEmpty ? "…" : "… " + branches.joined(separator: " … ") + " …"
  }

  /// Whether a waiting place is left as its author expects: acknowledged, or the delay over.
  private func isUsual(_ edge: GraphEdge) -> Bool {
    switch (compiled.positions[edge.source].kind, edge.trigger) {
    case (.awaiting(let awaited, _), .symbol(let symbol)),
      (.calling(let awaited, _), .symbol(let symbol)):
      awaited == symbol
    case (.delay, .timer): true
    case (.awaiting, .timer), (.calling, .timer), (.delay, .symbol), (.state, _), (.final, _):
      false
    }
  }
}
