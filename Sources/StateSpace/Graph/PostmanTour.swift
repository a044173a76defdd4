/// A cheapest closed tour that takes each edge of a graph at least once (directed Chinese postman).
///
/// It may go back to its start from anywhere for a price. Optimal: no other tour is cheaper. The
/// extra edges are a flow of least cost, and the edges are put in order as an Euler tour.
public struct PostmanTour: Hashable, Sendable {
  /// The stretches between two resets, each from the start, as edges; none is empty.
  public let stretches: [[Int]]
  /// How often it goes back to its start for the price.
  public let resetCount: Int
  /// How many edges it takes.
  public let stepCount: Int
  /// One for each edge, and the price of each reset.
  public let price: Int

  /// A tour of a graph from a vertex; nil if some edge cannot be reached from there.
  ///
  /// - Parameter resetPrice: what going back to the start costs, in steps; not less than 0.
  public init?(of graph: PathGraph, from start: Int, resetPrice: Int) {
    guard Self.reachesEverything(graph, start) else { return nil }
    var excess = [Int](repeating: 0, count: graph.vertexCount)
    for vertex in 0..<graph.vertexCount {
      for edge in graph.edges(from: vertex) {
        excess[vertex] -= 1
        excess[graph.target(of: edge)] += 1
      }
    }
    var flow = CheapestFlow(vertexCount: graph.vertexCount)
    let sources = graph.sources
    for (edge, target) in graph.targets.enumerated() {
      flow.add(from: sources[edge], to: Int(target), cost: 1)
    }
    for vertex in 0..<graph.vertexCount where vertex != start {
      flow.add(from: vertex, to: start, cost: max(0, resetPrice))
    }
    let extra = flow.balance(excess)
    let order = EulerTour.edges(
      from: start, vertexCount: graph.vertexCount,
      edges: extra.indices.map { number in
        number < graph.edgeCount
          ? (flow.source(of: number), flow.target(of: number), 1 + extra[number])
          : (flow.source(of: number), flow.target(of: number), extra[number])
      })
    stretches = order.split { $0 >= graph.edgeCount }.map(Array.init)
    resetCount = order.count { $0 >= graph.edgeCount }
    stepCount = order.count - resetCount
    price = stepCount + resetCount * max(0, resetPrice)
  }

  private static func reachesEverything(_ graph: PathGraph, _ start: Int) -> Bool {
    guard start >= 0, start < graph.vertexCount else { return false }
    var isSeen = [Bool](repeating: false, count: graph.vertexCount)
    isSeen[start] = true
    var open = [start]
    while let vertex = open.popLast() {
      for edge in graph.edges(from: vertex) where !isSeen[graph.target(of: edge)] {
        isSeen[graph.target(of: edge)] = true
        open.append(graph.target(of: edge))
      }
    }
    return isSeen.indices.allSatisfy { isSeen[$0] || graph.edges(from: $0).isEmpty }
  }
}
