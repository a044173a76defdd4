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

  private struct Node: Hashable {
    let position: Int
    let hasDelivered: Bool
  }

  private struct Fault {
    let rule: String
    let ending: String
  }

  private struct Search {
    static let two = Fault(
      rule: "path-with-two-outcomes",
      ending: "delivers a second outcome; an attempt has exactly one answer")

    let compiled: CompiledFlow
    var mistakes: [Mistake] = []
    var reported: Set<[String]> = []
    /// Where a path begins, in words.
    var roots: [Node: String] = [:]
    var cameFrom: [Node: (node: Node, edge: Int)?] = [:]
    var queue: [Node] = []
    var next = 0

    mutating func enter(_ state: Int, _ words: String) {
      let entry = compiled.entries[state]
      let count = deliveries(entry.orders)
      let node = Node(position: entry.target, hasDelivered: count > 0)
      if roots[node] == nil, cameFrom[node] == nil { roots[node] = words }
      if count > 1 {
        report(Self.two, node, nil, compiled.positions[state].line)
      } else {
        visit(node, from: nil, compiled.positions[state].line)
      }
    }

    mutating func run() {
      while next < queue.count {
        let node = queue[next]
        next += 1
        for number in compiled.edges(from: node.position) {
          let edge = compiled.edges[number]
          let count = deliveries(edge.orders)
          if count + (node.hasDelivered ? 1 : 0) > 1 {
            report(Self.two, node, edge, edge.line, entering: enteredLate(by: edge))
          } else {
            visit(
              Node(position: edge.target, hasDelivered: node.hasDelivered || count > 0),
              from: (node, number), edge.line)
          }
        }
      }
    }

    private mutating func visit(
      _ node: Node, from origin: (node: Node, edge: Int)?, _ line: SourceLine
    ) {
      guard cameFrom[node] == nil else { return }
      cameFrom[node] = .some(origin)
      if compiled.positions[node.position].kind == .final, !node.hasDelivered {
        let last = origin.map { compiled.edges[$0.edge] }
        report(
          Fault(
            rule: "path-without-outcome",
            ending:
              "ends in `\(compiled.positions[node.position].id)` without an outcome; deliver one "
              + "on the way, or write Finish(outcome)"),
          origin?.node ?? node, last, line)
        return
      }
      queue.append(node)
    }

    private func enteredLate(by edge: GraphEdge) -> SourceLine? {
      let target = compiled.positions[edge.target].state
      let isEntry = edge.leaves && deliveries(compiled.entries[target].orders) > 0
      return isEntry ? compiled.positions[target].line : nil
    }

    private func deliveries(_ orders: Range<Int>) -> Int {
      compiled.orders[orders].count { if case .deliver = $0 { true } else { false } }
    }

    private mutating func report(
      _ fault: Fault, _ node: Node, _ last: GraphEdge?, _ line: SourceLine,
      entering entered: SourceLine? = nil
    ) {
      guard reported.insert([fault.rule, line.description]).inserted else { return }
      var path: [String] = last.map { [compiled.name(of: $0.trigger)] } ?? []
      var first = node
      while let origin = cameFrom[first] ?? nil {
        path.append(compiled.name(of: compiled.edges[origin.edge].trigger))
        first = origin.node
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
