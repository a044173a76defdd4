import StateSpace
import Testing

/// A small graph with labelled edges, a monitor, and what is looked for.
private struct Puzzle {
  let graph: PathGraph
  let monitored: MonitoredGraph
  let costs: [Int]
  let goalLabel: UInt32
  let avoided: Set<Int>

  init(_ seed: UInt64) {
    var numbers = Seeded(seed)
    let count = 1 + numbers.next(below: 4)
    graph = PathGraph(
      (0..<count).map { _ in (0..<numbers.next(below: 3)).map { _ in numbers.next(below: count) } })
    let labels = (0..<graph.edgeCount).map { _ in UInt32(numbers.next(below: 3)) }
    let width = 1 + numbers.next(below: 2)
    let rows = (0..<3).map { _ in (0..<width).map { _ in numbers.next(below: width + 1) - 1 } }
    monitored = MonitoredGraph(
      graph, labels: labels, monitor: Monitor(width: width, labels: 3) { rows[$0][$1] })
    costs = (0..<graph.edgeCount).map { _ in numbers.next(below: 3) }
    goalLabel = UInt32(numbers.next(below: 3))
    avoided = Set((0..<graph.edgeCount).filter { _ in numbers.next(below: 8) == 0 })
  }

  /// Each path from a node that violates nothing before its last edge, up to a length, which is
  /// enough to come to every node; the shortest first, and in the order of the edges.
  func paths(from start: MonitoredGraph.Node) -> [[Int]] {
    var paths: [(edges: [Int], vertex: Int, memory: Int)] = [([], start.vertex, start.memory)]
    var all: [[Int]] = [[]]
    for _ in 0..<graph.vertexCount * monitored.monitor.width {
      paths = paths.flatMap { path in
        path.memory == Monitor.violated
          ? []
          : graph.edges(from: path.vertex).filter { !avoided.contains($0) }.map { edge in
            let after = monitored.monitor.after(monitored.labels[edge], path.memory)
            return (path.edges + [edge], graph.target(of: edge), after)
          }
      }
      all += paths.map(\.edges)
    }
    return all
  }

  func memories(along edges: [Int]) -> [Int] {
    var memories = [0]
    for edge in edges {
      memories.append(monitored.monitor.after(monitored.labels[edge], memories[memories.count - 1]))
    }
    return memories
  }

  func cost(of edges: [Int]) -> Int { edges.reduce(0) { $0 + costs[$1] } }

  var goal: Goal { Goal((0..<3).map { $0 == goalLabel }, owing: 0) }

  func isWanted(_ edge: Int, _ memory: Int) -> Bool {
    monitored.labels[edge] == goalLabel && memory != 0
  }
}

/// Paths beside a monitor.
@Suite struct MonitoredPathTests {
  private static let start = MonitoredGraph.Node(vertex: 0)

  @Test(arguments: 0..<400) func `paths are as short as the shortest that can be tried`(
    _ seed: UInt64
  ) {
    let puzzle = Puzzle(seed)
    let found = ShortestPaths(in: puzzle.monitored).path(
      from: [Self.start], by: puzzle.isWanted, avoiding: puzzle.avoided.contains)
    let expected = puzzle.paths(from: Self.start).first { edges in
      edges.last.map { puzzle.isWanted($0, puzzle.memories(along: edges)[edges.count]) } ?? false
    }
    #expect(found?.edges.count == expected?.count)
    guard let found else { return }
    #expect(found.memory == puzzle.memories(along: found.edges).last)
    #expect(puzzle.isWanted(found.edges[found.edges.count - 1], found.memory))
    #expect(found.edges.allSatisfy { !puzzle.avoided.contains($0) })
    #expect(!puzzle.memories(along: found.edges).dropLast().contains(Monitor.violated))
  }

  @Test(arguments: 0..<400) func `paths to a vertex are as short as the shortest`(_ seed: UInt64) {
    let puzzle = Puzzle(seed)
    let goal = puzzle.graph.vertexCount - 1
    let found = ShortestPaths(in: puzzle.monitored).path(
      from: [Self.start], to: { $0.vertex == goal }, avoiding: puzzle.avoided.contains)
    let expected = puzzle.paths(from: Self.start).first { edges in
      (edges.last.map(puzzle.graph.target) ?? 0) == goal
        && !puzzle.memories(along: edges).contains(Monitor.violated)
    }
    #expect(found?.edges.count == expected?.count)
    #expect(found == nil || found?.vertex == goal)
  }

  @Test(arguments: 0..<400) func `paths are as cheap as the cheapest, and then as short`(
    _ seed: UInt64
  ) {
    let puzzle = Puzzle(seed)
    let found = ShortestPaths(in: puzzle.monitored, cost: { puzzle.costs[$0] }).path(
      from: [Self.start], by: puzzle.isWanted, avoiding: puzzle.avoided.contains)
    let all = puzzle.paths(from: Self.start).filter { edges in
      edges.last.map { puzzle.isWanted($0, puzzle.memories(along: edges)[edges.count]) } ?? false
    }
    let expected = all.min {
      (puzzle.cost(of: $0), $0.count) < (puzzle.cost(of: $1), $1.count)
    }
    #expect(found.map { puzzle.cost(of: $0.edges) } == expected.map(puzzle.cost))
    #expect(found?.edges.count == expected?.count)
  }

  @Test(arguments: 0..<400) func `paths are as long as the distances that are found backwards`(
    _ seed: UInt64
  ) {
    let puzzle = Puzzle(seed)
    let (labels, goal) = (puzzle.monitored.labels, puzzle.goalLabel)
    let barred = (0..<puzzle.graph.edgeCount).map(puzzle.avoided.contains)
    let distances = Distances(
      in: puzzle.monitored, IncomingEdges(puzzle.graph), to: puzzle.goal, without: barred)
    for vertex in 0..<puzzle.graph.vertexCount {
      for memory in 0..<puzzle.monitored.monitor.width {
        let node = MonitoredGraph.Node(vertex: vertex, memory: memory)
        // A wanted edge that violates the property is a path's end, but lies at no distance.
        let path = ShortestPaths(in: puzzle.monitored).path(
          from: [node],
          by: { labels[$0] == goal && $1 != 0 && $1 != Monitor.violated },
          avoiding: puzzle.avoided.contains)
        #expect(distances.distance(from: node) == path?.edges.count)
        guard let first = path?.edges.first else { continue }
        #expect(distances.path(by: first, memory).count == path?.edges.count)
        guard puzzle.avoided.isEmpty else { continue }
        for edge in puzzle.graph.edges(from: vertex) {
          let near = BoundedPathSearch(in: puzzle.monitored, to: puzzle.goal).look(by: edge, memory)
          let distance = distances.distance(by: edge, memory)
          guard case .path(let edges) = near else {
            #expect(near == .nothing && distance == nil)
            continue
          }
          #expect(edges.count == distance)
          #expect(edges.first == edge)
        }
      }
    }
  }
}
