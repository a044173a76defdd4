/// Every path from the start, or from a resumption, to an end delivers exactly one outcome.
enum OneOutcome {
  static func mistakes(in plan: Plan) -> [Mistake] {
    var search = Search(plan: plan)
    search.enter(plan.start)
    for resumption in plan.resumptions {
      if case .at(let state) = resumption { search.enter(state) }
    }
    search.run()
    return search.mistakes
  }

  private struct Place: Hashable {
    let position: Int
    let hasDelivered: Bool
  }

  private struct Search {
    let plan: Plan
    var mistakes: [Mistake] = []
    var cameFrom: [Place: (place: Place, edge: Int)?] = [:]
    var queue: [Place] = []
    var next = 0

    mutating func enter(_ state: Int) {
      let entry = plan.entries[state]
      let count = deliveries(entry.orders)
      visit(Place(position: entry.target, hasDelivered: count > 0), from: nil)
    }

    mutating func run() {
      while next < queue.count {
        let place = queue[next]
        next += 1
        for (number, edge) in plan.edges.enumerated() where edge.source == place.position {
          let count = deliveries(edge.orders)
          if count + (place.hasDelivered ? 1 : 0) > 1 {
            report(
              "path-with-two-outcomes",
              "delivers a second outcome; an attempt has exactly one answer", place, edge)
          } else {
            visit(
              Place(position: edge.target, hasDelivered: place.hasDelivered || count > 0),
              from: (place, number))
          }
        }
      }
    }

    private mutating func visit(_ place: Place, from origin: (place: Place, edge: Int)?) {
      guard cameFrom[place] == nil else { return }
      cameFrom[place] = .some(origin)
      if plan.positions[place.position].kind == .final, !place.hasDelivered {
        let last = origin.map { plan.edges[$0.edge] }
        report(
          "path-without-outcome",
          "ends in `\(plan.positions[place.position].id)` without an outcome; deliver one on the "
            + "way, or write Finish(outcome)",
          origin?.place, last)
        return
      }
      queue.append(place)
    }

    private func deliveries(_ orders: Range<Int>) -> Int {
      plan.orders[orders].count { if case .deliver = $0 { true } else { false } }
    }

    private mutating func report(_ rule: String, _ ending: String, _ place: Place?, _ last: Edge?) {
      var triggers: [String] = last.map { [plan.name(of: $0.trigger)] } ?? []
      var at = place
      while let current = at, let origin = cameFrom[current] ?? nil {
        triggers.insert(plan.name(of: plan.edges[origin.edge].trigger), at: 0)
        at = origin.place
      }
      let path = triggers.isEmpty ? "the start" : triggers.joined(separator: " > ")
      let line = last?.line ?? plan.positions[plan.start].line
      guard !mistakes.contains(where: { $0.rule == rule && $0.lines == [line] }) else { return }
      mistakes.append(Mistake(rule: rule, sentence: "the path \(path) \(ending)", lines: [line]))
    }
  }
}

extension Plan {
  /// What makes a machine take an edge, in words.
  public func name(of trigger: Edge.Trigger) -> String {
    switch trigger {
    case .symbol(let symbol): symbols[symbol].id
    case .timer(let timer): "\(timers[timer].duration.inWords) pass"
    }
  }
}
