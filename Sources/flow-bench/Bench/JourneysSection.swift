import FlowChecker
import StateSpace

extension Section {
  /// Paths streamed through the public generators, and what a stream keeps.
  static let journeys = Section(
    name: "journeys", summary: "simple journeys and prime paths, streamed one by one"
  ) { report, effort in
    let size = effort.isQuick ? 7 : 9
    let complete = PathGraph.complete(size)
    measurePaths(
      "simple journeys of K\(size) from a vertex", SimplePaths(in: complete, from: 0), report,
      effort, expected: simplePaths(ofComplete: size), least: 2e6)
    measurePaths(
      "prime paths of K\(size)", PrimePaths(in: complete), report, effort,
      expected: primePaths(ofComplete: size), least: 1e6)
    let flow = PathGraph.flowLike(effort.isQuick ? 12 : 30)
    measurePaths(
      "simple journeys of a graph like a flow's", SimplePaths(in: flow, from: 0), report, effort,
      expected: countOfSimplePaths(flow, from: 0), least: 2e6)
    measurePaths(
      "prime paths of a graph like a flow's", PrimePaths(in: flow), report, effort, expected: nil,
      least: 1e6)
    guard !effort.isQuick else { return }
    measurePaths(
      "simple journeys of K10 from a vertex", SimplePaths(in: .complete(10), from: 0), report,
      effort, expected: simplePaths(ofComplete: 10), least: 2e6)
    countKeptBytes(report)
  }

  /// How many simple paths leave a vertex of the complete graph, that of no edges included.
  static func simplePaths(ofComplete size: Int) -> Int {
    (1..<size).reduce(1) { 1 + $0 * $1 }
  }

  /// How many prime paths the complete graph has: its cycles, once from each of their vertices.
  static func primePaths(ofComplete size: Int) -> Int {
    simplePaths(ofComplete: size + 1) - size - 1
  }

  private static func measurePaths(
    _ name: String, _ stream: some PathStream, _ report: Report, _ effort: Effort, expected: Int?,
    least: Double
  ) {
    var seconds: [Double] = []
    var found = PathFigures()
    for _ in 0..<effort.rounds {
      let (timing, figures) = Timing.of { PathFigures(stream) }
      seconds.append(timing.processor)
      found = figures
    }
    if let expected { report.same(name, found.count, expected) }
    let time = Figures(seconds)
    report.line(
      "\(name): \(grouped(found.count)) paths of \(grouped(found.steps)) steps in "
        + "\(short(time.median)) s (spread \(short(time.spread * 100)) %)")
    guard !effort.isQuick else { return }
    let speed = Double(found.count) / time.median
    report.target(
      "\(name): at least \(short(least / 1e6)) M paths/s", speed >= least,
      "\(short(speed / 1e6)) M paths/s, \(short(Double(found.steps) / time.median / 1e6)) M steps/s"
    )
  }
}

/// What is counted of some paths.
struct PathFigures {
  private(set) var count = 0
  private(set) var steps = 0
  private(set) var depth = 0

  init() {}

  init(_ stream: some PathStream) {
    stream.visit { _, edges in
      count += 1
      steps += edges.count
      depth = max(depth, edges.count)
      return true
    }
  }
}

extension PathGraph {
  /// From each vertex an edge to each other.
  static func complete(_ size: Int) -> PathGraph {
    PathGraph((0..<size).map { vertex in (0..<size).filter { $0 != vertex } })
  }

  /// One way from the first vertex to the last.
  static func line(_ size: Int) -> PathGraph {
    PathGraph((0..<size).map { $0 + 1 < size ? [$0 + 1] : [] })
  }

  /// Mostly onwards, sometimes past the next, now and then back: as journeys are.
  static func flowLike(_ size: Int) -> PathGraph {
    PathGraph(
      (0..<size).map { vertex in
        let onwards = [vertex + 1, vertex + 2].filter { $0 < size }
        let back = vertex % 3 == 2 ? [vertex - 2] : vertex % 5 == 4 ? [0] : []
        return onwards + back
      })
  }
}

/// Counts simple paths the plain way, by a function that calls itself.
private func countOfSimplePaths(_ graph: PathGraph, from start: Int) -> Int {
  var isOnPath = [Bool](repeating: false, count: graph.vertexCount)
  func count(_ vertex: Int) -> Int {
    isOnPath[vertex] = true
    defer { isOnPath[vertex] = false }
    return graph.edges(from: vertex).reduce(1) { sum, edge in
      let target = graph.target(of: edge)
      return isOnPath[target] ? sum : sum + count(target)
    }
  }
  return count(start)
}
