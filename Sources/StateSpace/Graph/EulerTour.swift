/// A closed walk that takes each edge as often as it is to be taken (Hierholzer); linear.
enum EulerTour {
  /// The numbers of the edges in the order of the walk.
  ///
  /// As many edges must come to each vertex as leave it, and all must be reachable from the start.
  static func edges(
    from start: Int, vertexCount: Int, edges: [(source: Int, target: Int, times: Int)]
  ) -> [Int] {
    var outgoing = [[Int]](repeating: [], count: vertexCount)
    for (number, edge) in edges.enumerated() where edge.times > 0 {
      outgoing[edge.source].append(number)
    }
    var left = edges.map(\.times)
    var next = [Int](repeating: 0, count: vertexCount)
    // Each vertex of the walk so far, with the edge by which it was come to.
    var walk = [(vertex: start, edge: -1)]
    var order: [Int] = []
    while let (vertex, edge) = walk.last {
      while next[vertex] < outgoing[vertex].count, left[outgoing[vertex][next[vertex]]] == 0 {
        next[vertex] += 1
      }
      guard next[vertex] < outgoing[vertex].count else {
        walk.removeLast()
        if edge >= 0 { order.append(edge) }
        continue
      }
      let number = outgoing[vertex][next[vertex]]
      left[number] -= 1
      walk.append((edges[number].target, number))
    }
    return order.reversed()
  }
}
