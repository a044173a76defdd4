/// The strongly connected components of a graph (Tarjan, without recursion); linear.
struct StrongComponents {
  /// The number of each vertex's component.
  private(set) var numbers: [Int]
  /// How many components there are.
  private(set) var count = 0

  init(_ graph: PathGraph) {
    let unseen = -1
    numbers = Array(repeating: unseen, count: graph.vertexCount)
    var index = numbers
    var low = numbers
    var open: [Int] = []
    var calls: [(vertex: Int, arc: Int)] = []
    var next = 0
    func enter(_ vertex: Int) {
      index[vertex] = next
      low[vertex] = next
      next += 1
      open.append(vertex)
      calls.append((vertex, graph.firstArc[vertex]))
    }
    for root in 0..<graph.vertexCount where index[root] == unseen {
      enter(root)
      while let (vertex, arc) = calls.last {
        if arc < graph.firstArc[vertex + 1] {
          calls[calls.count - 1].arc += 1
          let target = graph.targets[arc]
          if index[target] == unseen {
            enter(target)
          } else if numbers[target] == unseen {
            low[vertex] = min(low[vertex], index[target])
          }
          continue
        }
        calls.removeLast()
        if let caller = calls.last?.vertex { low[caller] = min(low[caller], low[vertex]) }
        guard low[vertex] == index[vertex] else { continue }
        while let member = open.popLast() {
          numbers[member] = count
          if member == vertex { break }
        }
        count += 1
      }
    }
  }
}
