extension Plan {
  /// The rings that nothing leaves, each in authored order, the one with the first position first.
  ///
  /// A ring is all the positions that lead to each other; one on no way round is a ring by itself.
  /// Kosaraju's search: linear in the size of the plan.
  ///
  /// - Parameter isLooked: which positions are looked at; no edge leads out of them.
  func lastRings(among isLooked: [Bool]) -> [[Int]] {
    var rings: [[Int]] = []
    var numbers = [Int](repeating: -1, count: positions.count)
    var count = 0
    for root in finished(backwards: isLooked).reversed() where numbers[root] < 0 {
      var ring: [Int] = []
      var isLeft = false
      var open = [root]
      numbers[root] = count
      while let position = open.popLast() {
        ring.append(position)
        for target in edges(from: position).map({ edges[$0].target }) {
          if numbers[target] < 0 {
            numbers[target] = count
            open.append(target)
          } else if numbers[target] != count {
            isLeft = true
          }
        }
      }
      if !isLeft { rings.append(ring.sorted()) }
      count += 1
    }
    return rings.sorted { $0[0] < $1[0] }
  }

  /// The positions in the order in which a search against the edges is done with them.
  private func finished(backwards isLooked: [Bool]) -> [Int] {
    var origins = [[Int]](repeating: [], count: positions.count)
    for edge in edges where isLooked[edge.source] { origins[edge.target].append(edge.source) }
    var isSeen = isLooked.map { !$0 }
    var result: [Int] = []
    var open: [(position: Int, next: Int)] = []
    for root in positions.indices where !isSeen[root] {
      isSeen[root] = true
      open.append((root, 0))
      while let (position, next) = open.last {
        guard next < origins[position].count else {
          result.append(position)
          open.removeLast()
          continue
        }
        open[open.count - 1].next += 1
        let origin = origins[position][next]
        guard !isSeen[origin] else { continue }
        isSeen[origin] = true
        open.append((origin, 0))
      }
    }
    return result
  }
}
