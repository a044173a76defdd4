/// Brings what is too much at some vertices to where it is missing, at the least cost.
///
/// Primal-dual: each round finds the distances by reduced cost, then sends as much as it can along
/// shortest paths. Edges carry as much as one likes; costs are whole and not negative, and small
/// ones make few rounds.
struct CheapestFlow {
  private let vertexCount: Int
  // Edge 2n leads on, edge 2n + 1 takes back what went along edge 2n.
  private var targets: [Int] = []
  private var costs: [Int] = []
  /// What an edge that leads on has carried.
  private var carried: [Int] = []
  private var outgoing: [[Int]]
  private var potential: [Int]
  // The searches for a path are many: what they note is kept between them.
  private var search = 0
  private var lastSeen: [Int]
  private var cameBy: [Int]

  init(vertexCount: Int) {
    self.vertexCount = vertexCount
    outgoing = Array(repeating: [], count: vertexCount)
    potential = Array(repeating: 0, count: vertexCount)
    lastSeen = potential
    cameBy = potential
  }

  mutating func add(from source: Int, to target: Int, cost: Int) {
    outgoing[source].append(targets.count)
    outgoing[target].append(targets.count + 1)
    targets += [target, source]
    costs += [cost, -cost]
    carried.append(0)
  }

  func source(of number: Int) -> Int { targets[number * 2 + 1] }
  func target(of number: Int) -> Int { targets[number * 2] }

  /// What each edge carries in the end, by the order in which they were added.
  ///
  /// The excesses add up to 0, and from each vertex with some too much all others can be reached.
  mutating func balance(_ excess: [Int]) -> [Int] {
    var excess = excess
    while excess.contains(where: { $0 > 0 }) {
      measure(excess)
      send(&excess)
    }
    return carried
  }

  private func room(_ edge: Int) -> Int { edge & 1 == 0 ? .max : carried[edge >> 1] }

  /// Adds the distance from the nearest excess to each potential (Dial's buckets).
  private mutating func measure(_ excess: [Int]) {
    var distance = [Int](repeating: .max, count: vertexCount)
    var buckets: [[Int]] = [[]]
    for vertex in 0..<vertexCount where excess[vertex] > 0 {
      distance[vertex] = 0
      buckets[0].append(vertex)
    }
    var farthest = 0
    var now = 0
    while now < buckets.count {
      while let vertex = buckets[now].popLast() {
        guard distance[vertex] == now else { continue }
        farthest = now
        for edge in outgoing[vertex] where room(edge) > 0 {
          let target = targets[edge]
          let far = now + costs[edge] + potential[vertex] - potential[target]
          guard far < distance[target] else { continue }
          distance[target] = far
          while buckets.count <= far { buckets.append([]) }
          buckets[far].append(target)
        }
      }
      now += 1
    }
    for vertex in 0..<vertexCount { potential[vertex] += min(distance[vertex], farthest) }
  }

  /// Sends what can be sent along paths whose reduced cost is 0.
  private mutating func send(_ excess: inout [Int]) {
    // From a dead vertex nothing that is missing can be reached in this round.
    var isDead = [Bool](repeating: false, count: vertexCount)
    for source in 0..<vertexCount {
      while excess[source] > 0, !isDead[source] {
        let (path, seen) = path(from: source, excess, isDead)
        guard let path, let end = path.last.map({ targets[$0] }) else {
          for vertex in seen { isDead[vertex] = true }
          break
        }
        var amount = min(excess[source], -excess[end])
        for edge in path { amount = min(amount, room(edge)) }
        for edge in path { carried[edge >> 1] += edge & 1 == 0 ? amount : -amount }
        excess[source] -= amount
        excess[end] += amount
      }
    }
  }

  /// A path of reduced cost 0 to where something is missing, and the vertices that were looked at.
  private mutating func path(
    from source: Int, _ excess: [Int], _ isDead: [Bool]
  ) -> (path: [Int]?, seen: [Int]) {
    search += 1
    lastSeen[source] = search
    var seen = [source]
    var next = 0
    while next < seen.count {
      let vertex = seen[next]
      next += 1
      if excess[vertex] < 0 {
        var path: [Int] = []
        var at = vertex
        while at != source {
          path.append(cameBy[at])
          at = targets[cameBy[at] ^ 1]
        }
        return (path.reversed(), seen)
      }
      for edge in outgoing[vertex] where room(edge) > 0 {
        let target = targets[edge]
        guard lastSeen[target] != search, !isDead[target],
          costs[edge] + potential[vertex] == potential[target]
        else { continue }
        lastSeen[target] = search
        cameBy[target] = edge
        seen.append(target)
      }
    }
    return (nil, seen)
  }
}
