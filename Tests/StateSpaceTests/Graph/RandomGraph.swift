import StateSpace

/// Small graphs for generators of paths, and what is true of them by looking at everything.
enum RandomGraph {
  /// A graph in which each vertex leads to each other one.
  static func complete(_ count: Int) -> PathGraph {
    PathGraph((0..<count).map { vertex in (0..<count).filter { $0 != vertex } })
  }

  /// Small graphs made from a seed, the same on every machine.
  static func successors(seed: UInt64, vertices: Int, parallel: Bool = false) -> [[Int]] {
    var state = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    return (0..<vertices).map { _ in
      let list = (0..<next(4)).map { _ in next(vertices) }
      return parallel ? list : Array(Set(list)).sorted()
    }
  }

  /// Every simple path and every simple cycle, as vertices, by trying all that can be made longer.
  static func simple(_ successors: [[Int]]) -> [[Int]] {
    var found: [[Int]] = []
    var open = successors.indices.map { [$0] }
    while let path = open.popLast() {
      found.append(path)
      guard path.count == 1 || path[0] != path[path.count - 1] else { continue }
      for target in successors[path[path.count - 1]]
      where !path.dropFirst().contains(target) {
        open.append(path + [target])
      }
    }
    return found
  }

  /// The simple paths and cycles that are no part of another.
  static func prime(_ successors: [[Int]]) -> [[Int]] {
    let all = simple(successors)
    return all.filter { path in
      !all.contains { other in
        other.count > path.count
          && (0...(other.count - path.count)).contains {
            Array(other[$0..<($0 + path.count)]) == path
          }
      }
    }
  }

  /// The least price of a closed tour over all edges, by a search over all ways to begin one.
  static func tourPrice(_ graph: PathGraph, resetPrice: Int) -> Int? {
    struct Place: Hashable {
      var vertex: Int
      var taken: Int
    }
    let all = (1 << graph.edgeCount) - 1
    var price = [Place(vertex: 0, taken: 0): 0]
    var buckets: [[Place]] = [[Place(vertex: 0, taken: 0)]]
    var now = 0
    while now < buckets.count {
      while let place = buckets[now].popLast() {
        guard price[place] == now else { continue }
        if place.vertex == 0, place.taken == all { return now }
        var next = graph.edges(from: place.vertex).map { edge in
          (Place(vertex: graph.target(of: edge), taken: place.taken | 1 << edge), now + 1)
        }
        next.append((Place(vertex: 0, taken: place.taken), now + resetPrice))
        for (place, sum) in next where sum < price[place] ?? .max {
          price[place] = sum
          while buckets.count <= sum { buckets.append([]) }
          buckets[sum].append(place)
        }
      }
      now += 1
    }
    return nil
  }
}

extension PathGraph {
  /// Whether a path's edges follow each other.
  func holds(_ path: GraphPath) -> Bool {
    var at = path.start
    for edge in path.edges {
      guard edges(from: at).contains(edge) else { return false }
      at = target(of: edge)
    }
    return true
  }
}
