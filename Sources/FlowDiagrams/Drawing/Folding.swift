internal import PermissionFlow

/// Leads arrows through waiting places to the states in which transitions end.
struct Folding {
  /// A state in which a transition can end, and the unusual answers that lead there.
  struct End: Equatable {
    let target: Int
    let branches: [String]
  }

  private let plan: Plan
  private let labels: Labels
  /// The transitions out of each position, interrupts of waiting places left out: they are drawn
  /// from the state.
  private let exits: [[Int]]

  init(_ plan: Plan, _ labels: Labels) {
    self.plan = plan
    self.labels = labels
    var exits = [[Int]](repeating: [], count: plan.positions.count)
    for (number, edge) in plan.edges.enumerated() {
      guard !(edge.interrupts && plan.positions[edge.source].isWaypoint) else { continue }
      exits[edge.source].append(number)
    }
    self.exits = exits
  }

  /// An arrow for each transition of each state and each state it can end in.
  func arrows() -> [Drawing.Arrow] {
    var arrows: [Drawing.Arrow] = []
    for state in 0..<plan.stateCount {
      for number in exits[state] {
        let edge = plan.edges[number]
        let isFolded = plan.positions[edge.target].isWaypoint
        let trigger = labels.trigger(of: edge, withReason: false)
        for end in ends(from: edge.target) {
          let label = isFolded ? "\(trigger) \(Self.label(end.branches))" : trigger
          arrows.append(
            Drawing.Arrow(
              source: state, target: end.target, interrupts: edge.interrupts, lines: [label],
              edge: number, isFolded: isFolded))
        }
      }
    }
    return arrows
  }

  /// An arrow from outside for each state in which an attempt can come to rest first.
  func beginnings(_ entry: Entry) -> [Drawing.Beginning] {
    let isFolded = plan.positions[entry.target].isWaypoint
    return ends(from: entry.target).map { end in
      Drawing.Beginning(
        target: end.target, label: isFolded ? Self.label(end.branches) : "", isFolded: isFolded)
    }
  }

  /// The states in which a sequence that stands at `position` can end, each once, nearest first.
  func ends(from position: Int) -> [End] {
    guard plan.positions[position].isWaypoint else { return [End(target: position, branches: [])] }
    var ends: [End] = []
    var seen: Set<Int> = [position]
    var open = [End(target: position, branches: [])]
    var next = 0
    while next < open.count {
      let place = open[next]
      next += 1
      for edge in exits[place.target].map({ plan.edges[$0] }) {
        guard seen.insert(edge.target).inserted else { continue }
        let branch = isUsual(edge) ? [] : [labels.trigger(of: edge, withReason: false)]
        let end = End(target: edge.target, branches: place.branches + branch)
        if plan.positions[edge.target].isWaypoint { open.append(end) } else { ends.append(end) }
      }
    }
    return ends
  }

  /// `…`, or the unusual answers on the way: `… silence for 5 s …`.
  private static func label(_ branches: [String]) -> String {
    branches.isEmpty ? "…" : "… " + branches.joined(separator: " … ") + " …"
  }

  /// Whether a waiting place is left as its author expects: acknowledged, or the delay over.
  private func isUsual(_ edge: Edge) -> Bool {
    switch (plan.positions[edge.source].kind, edge.trigger) {
    case (.awaiting(let awaited, _), .symbol(let symbol)),
      (.calling(let awaited, _), .symbol(let symbol)):
      awaited == symbol
    case (.delay, .timer): true
    case (.awaiting, .timer), (.calling, .timer), (.delay, .symbol), (.state, _), (.final, _):
      false
    }
  }
}
