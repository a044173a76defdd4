/// Every path from the start, or from a resumption, to an end delivers exactly one outcome.
enum OneOutcome {
  static func mistakes(in compiled: CompiledFlow) -> [Mistake] {
    var search = Search(compiled: compiled)
    search.enter(compiled.start, "the start")
    for resumption in compiled.resumptions {
      if case .at(let state) = resumption {
        search.enter(state, "resuming in `\(compiled.positions[state].id)`")
      }
    }
    search.run()
    return search.mistakes
  }

  private struct Place: Hashable {
    let position: Int
    let hasDelivered: Bool
  }

  private struct Fault {
    let rule: String
    let ending: String
  }

  private struct Report: Hashable {
    let rule: String
    let line: SourceLine
  }

  private struct Search {
    static let two = Fault(
      rule: "path-with-two-outcomes",
      ending: "delivers a second outcome; an attempt has exactly one answer")

    let compiled: CompiledFlow
    var mistakes: [Mistake] = []
    var reported: Set<Report> = []
    /// Where a path begins, in words.
    var roots: [Place: String] = [:]
    var cameFrom: [Place: (place: Place, edge: Int)?] = [:]
    var queue: [Place] = []
    var next = 0

    mutating func enter(_ state: Int, _ words: String) {
      let entry = compiled.entries[state]
      let count = deliveries(entry.orders)
      let place = Place(position: entry.target, hasDelivered: count > 0)
      if roots[place] == nil, cameFrom[place] == nil { roots[place] = words }
      if count > 1 {
        report(Self.two, place, nil, compiled.positions[state].line)
      } else {
        visit(place, from: nil, compiled.positions[state].line)
      }
    }

    mutating func run() {
      while next < queue.count {
        let place = queue[next]
        next += 1
        for number in compiled.edges(from: place.position) {
          let edge = compiled.edges[number]
          let count = deliveries(edge.orders)
          if count + (place.hasDelivered ? 1 : 0) > 1 {
            report(Self.two, place, edge, edge.line, entering: enteredLate(by: edge))
          } else {
            visit(
              Place(position: edge.target, hasDelivered: place.hasDelivered || count > 0),
              from: (place, number), edge.line)
          }
        }
      }
    }

    private mutating func visit(
      _ place: Place, from origin: (place: Place, edge: Int)?, _ line: SourceLine
    ) {
      guard cameFrom[place] == nil else { return }
      cameFrom[place] = .some(origin)
      if compiled.positions[place.position].kind == .final, !place.hasDelivered {
        let last = origin.map { compiled.edges[$0.edge] }
        report(
          Fault(
            rule: "path-without-outcome",
            ending:
              "ends in `\(compiled.positions[place.position].id)` without an outcome; deliver one "
              + "on the way, or write Finish(outcome)"),
          origin?.place ?? place, last, line)
        return
      }
      queue.append(place)
    }

    /// The line of the state that an edge enters, if what is delivered is delivered there.
    private func enteredLate(by edge: GraphEdge) -> SourceLine? {
      let target = compiled.positions[edge.target].state
      let isEntry = edge.leaves && deliveries(compiled.entries[target].orders) > 0
      return isEntry ? compiled.positions[target].line : nil
    }

    private func deliveries(_ orders: Range<Int>) -> Int {
      compiled.orders[orders].count { if case .deliver = $0 { true } else { false } }
    }

    private mutating func report(
      _ fault: Fault, _ place: Place, _ last: GraphEdge?, _ line: SourceLine,
      entering entered: SourceLine? = nil
    ) {
      guard reported.insert(Report(rule: fault.rule, line: line)).inserted else { return }
      var path: [String] = last.map { [compiled.name(of: $0.trigger)] } ?? []
      var first = place
      while let origin = cameFrom[first] ?? nil {
        path.append(compiled.name(of: compiled.edges[origin.edge].trigger))
        first = origin.place
      }
      path.append(roots[first] ?? "the start")
      mistakes.append(
        Mistake(
          rule: fault.rule,
          sentence: "the path from \(path.reversed().joined(separator: " > ")) \(fault.ending)",
          lines: [line] + (entered.map { [$0] } ?? [])))
    }
  }
}
