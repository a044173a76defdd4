/// The strongly connected components of a part of a graph, without the marked steps (Tarjan,
/// iterative).
struct Components {
  /// The component of each state; -1 for one that belongs to no region.
  private(set) var numbers: [Int32]
  /// How many states each component has.
  private(set) var sizes: [Int] = []

  /// The components within each region; a state whose region is below 0 is left out.
  init(_ graph: FactGraph, avoiding good: [Bool], within regions: [Int32]) {
    numbers = [Int32](repeating: -1, count: graph.stateCount)
    var index = [Int32](repeating: -1, count: graph.stateCount)
    var low = [Int32](repeating: 0, count: graph.stateCount)
    var stack: [Int] = []
    var calls: [(state: Int, edge: Int)] = []
    var next: Int32 = 0
    func enter(_ state: Int) {
      calls.append((state, graph.edges(of: state).lowerBound))
      index[state] = next
      low[state] = next
      next += 1
      stack.append(state)
    }
    for root in 0..<graph.stateCount where index[root] < 0 && regions[root] >= 0 {
      enter(root)
      while let (state, edge) = calls.last {
        guard edge < graph.edges(of: state).upperBound else {
          calls.removeLast()
          if let caller = calls.last?.state { low[caller] = min(low[caller], low[state]) }
          if low[state] == index[state] { close(state, &stack) }
          continue
        }
        calls[calls.count - 1].edge += 1
        let target = Int(graph.targets[edge])
        guard !good[Int(graph.labels[edge])], regions[target] == regions[state] else { continue }
        if index[target] < 0 {
          enter(target)
        } else if numbers[target] < 0 {
          low[state] = min(low[state], index[target])
        }
      }
    }
  }

  private mutating func close(_ root: Int, _ stack: inout [Int]) {
    var size = 0
    while let state = stack.popLast() {
      numbers[state] = Int32(sizes.count)
      size += 1
      if state == root { break }
    }
    sizes.append(size)
  }
}
