/// A closed walk that takes each arc as often as it is to be taken (Hierholzer); linear.
enum EulerTour {
  /// The numbers of the arcs in the order of the walk.
  ///
  /// As many arcs must come to each vertex as leave it, and all must be reachable from the start.
  static func arcs(
    from start: Int, vertexCount: Int, arcs: [(source: Int, target: Int, times: Int)]
  ) -> [Int] {
    var outgoing = [[Int]](repeating: [], count: vertexCount)
    for (number, arc) in arcs.enumerated() where arc.times > 0 {
      outgoing[arc.source].append(number)
    }
    var left = arcs.map(\.times)
    var next = [Int](repeating: 0, count: vertexCount)
    // Each vertex of the walk so far, with the arc by which it was come to.
    var walk = [(vertex: start, arc: -1)]
    var order: [Int] = []
    while let (vertex, arc) = walk.last {
      while next[vertex] < outgoing[vertex].count, left[outgoing[vertex][next[vertex]]] == 0 {
        next[vertex] += 1
      }
      guard next[vertex] < outgoing[vertex].count else {
        walk.removeLast()
        if arc >= 0 { order.append(arc) }
        continue
      }
      let number = outgoing[vertex][next[vertex]]
      left[number] -= 1
      walk.append((arcs[number].target, number))
    }
    return order.reversed()
  }
}
