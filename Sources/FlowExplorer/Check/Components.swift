/// The strongly connected components of a graph without the marked steps (Tarjan, iterative).
struct Components {
  private let graph: FactGraph
  private let good: [Bool]
  private var component: [Int32]
  private var sizes: [Int32] = []

  init(_ graph: FactGraph, avoiding good: [Bool]) {
    self.graph = graph
    self.good = good
    component = [Int32](repeating: -1, count: graph.stateCount)
    var index = [Int32](repeating: -1, count: graph.stateCount)
    var low = [Int32](repeating: 0, count: graph.stateCount)
    var stack: [Int] = []
    var calls: [(state: Int, edge: Int)] = []
    var next: Int32 = 0
    for root in 0..<graph.stateCount where index[root] < 0 {
      calls.append((root, graph.edges(of: root).lowerBound))
      index[root] = next
      low[root] = next
      next += 1
      stack.append(root)
      while let (state, edge) = calls.last {
        let edges = graph.edges(of: state)
        guard edge < edges.upperBound else {
          calls.removeLast()
          if let caller = calls.last?.state { low[caller] = min(low[caller], low[state]) }
          if low[state] == index[state] { close(state, &stack) }
          continue
        }
        calls[calls.count - 1].edge += 1
        guard !good[Int(graph.labels[edge])] else { continue }
        let target = Int(graph.targets[edge])
        if index[target] < 0 {
          index[target] = next
          low[target] = next
          next += 1
          stack.append(target)
          calls.append((target, graph.edges(of: target).lowerBound))
        } else if component[target] < 0 {
          low[state] = min(low[state], index[target])
        }
      }
    }
  }

  private mutating func close(_ root: Int, _ stack: inout [Int]) {
    var size: Int32 = 0
    while let state = stack.popLast() {
      component[state] = Int32(sizes.count)
      size += 1
      if state == root { break }
    }
    sizes.append(size)
  }

  /// Whether some loop leads through a state.
  func isLooping(_ state: Int) -> Bool {
    sizes[Int(component[state])] > 1
      || graph.edges(of: state).contains { edge in
        Int(graph.targets[edge]) == state && !good[Int(graph.labels[edge])]
      }
  }

  /// A shortest loop through a state.
  func loop(at state: Int) -> [Int] {
    var cameBy: [Int: Int] = [:]
    var queue = [state]
    var head = 0
    while head < queue.count {
      let at = queue[head]
      head += 1
      for edge in graph.edges(of: at) where !good[Int(graph.labels[edge])] {
        let target = Int(graph.targets[edge])
        guard component[target] == component[state] else { continue }
        if target == state {
          var loop = [edge]
          var back = at
          while back != state, let edge = cameBy[back] {
            loop.insert(edge, at: 0)
            back = graph.source(of: edge)
          }
          return loop
        }
        guard cameBy[target] == nil else { continue }
        cameBy[target] = edge
        queue.append(target)
      }
    }
    return []
  }
}
