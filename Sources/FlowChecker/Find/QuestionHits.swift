import FlowModel
import StateSpace

/// The states that fit a question, each with a shortest journey to it, or a cheapest.
///
/// Paths lead through states together with what the properties that the question names remember, so
/// a state may be passed more than once.
struct QuestionHits<W: World> {
  private struct Hit {
    let cost: Int
    /// The node before the last edge; that of the start itself where there is no edge.
    let node: Int
    let edge: Int?
  }

  private let steps: QuestionSteps<W>
  /// Whether the cheapest journeys are wanted.
  private let isCheap: Bool
  /// A state and the number of what is remembered there.
  private var nodes = Interner<UInt64>()
  private var memories = Interner<[Int8]>()
  private var frontier: Frontier
  /// How each node was reached, or most cheaply so far; no edge leads to a start.
  private var reached: [(edge: Int?, from: Int, cost: Int)] = []
  private var hits: [Int: Hit] = [:]
  /// The states that fit, in the order in which they were found.
  private var order: [Int] = []

  init(_ steps: QuestionSteps<W>, isCheap: Bool) {
    (self.steps, self.isCheap) = (steps, isCheap)
    frontier = Frontier(isOrdered: isCheap)
    for start in 0..<steps.graph.startCount {
      let (memory, fits) = steps.start(start)
      let node = reach(start, memories.number(of: memory), by: nil, from: 0, cost: 0)
      if fits { note(Hit(cost: 0, node: node, edge: nil), at: start) }
    }
    look()
  }

  /// How many states fit.
  var count: Int { hits.count }

  /// The first few, the nearest first, each as a start and the edges from there.
  func first(_ most: Int) -> [(start: Int, path: [Int])] {
    let sorted = order.enumerated().sorted { one, other in
      (hits[one.element]?.cost ?? 0, one.offset) < (hits[other.element]?.cost ?? 0, other.offset)
    }
    return sorted.prefix(most).compactMap { hits[$0.element] }.map { hit in
      let way = way(to: hit.node)
      return (way.start, way.path + [hit.edge].compactMap { $0 })
    }
  }

  private mutating func look() {
    var isSeen: [Bool] = []
    while let (node, spent) = frontier.next() {
      while isSeen.count < nodes.count { isSeen.append(false) }
      guard !isSeen[node] else { continue }
      isSeen[node] = true
      let (number, state) = halves(of: nodes.values[node])
      let memory = memories[number]
      for edge in steps.graph.edges(of: Int(state)) {
        let (after, fits) = steps.step(edge, from: Int(state), memory)
        let target = Int(steps.graph.targets[edge])
        let cost = spent + 1 + (isCheap ? steps.effort(of: edge) << 24 : 0)
        if fits { note(Hit(cost: cost, node: node, edge: edge), at: target) }
        let next = after == memory ? number : memories.number(of: after)
        _ = reach(target, next, by: edge, from: node, cost: cost)
      }
    }
  }

  private mutating func note(_ hit: Hit, at state: Int) {
    if let known = hits[state] {
      if hit.cost < known.cost { hits[state] = hit }
    } else {
      order.append(state)
      hits[state] = hit
    }
  }

  /// Notes a way to a node if it is the first, or cheaper.
  private mutating func reach(
    _ state: Int, _ memory: UInt32, by edge: Int?, from node: Int, cost: Int
  ) -> Int {
    let (number, isNew) = nodes.insert(word(memory, UInt32(truncatingIfNeeded: state)))
    let next = Int(number)
    if isNew {
      reached.append((edge, node, cost))
    } else {
      guard isCheap, cost < reached[next].cost else { return next }
      reached[next] = (edge, node, cost)
    }
    frontier.add(next, cost: cost)
    return next
  }

  private func way(to node: Int) -> (start: Int, path: [Int]) {
    var (at, path) = (node, [Int]())
    while let edge = reached[at].edge {
      path.append(edge)
      at = reached[at].from
    }
    return (Int(halves(of: nodes.values[at]).1), path.reversed())
  }
}
