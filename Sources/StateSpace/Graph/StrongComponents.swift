/// The strongly connected components of a graph (Tarjan, without recursion); linear.
public struct StrongComponents {
  /// The number of each vertex's component; -1 for a vertex that was left out.
  public private(set) var numbers: [Int32]
  /// How many vertices each component has.
  public private(set) var sizes: [Int] = []

  /// The components of the part of a graph that is looked at.
  ///
  /// - Parameters:
  ///   - isIn: whether a vertex is looked at.
  ///   - edges: the edges that leave a vertex.
  ///   - target: where an edge leads from a vertex; nil if it is not looked at, or leads out.
  public init(
    vertexCount: Int, where isIn: (Int) -> Bool = { _ in true }, edges: (Int) -> Range<Int>,
    target: (_ edge: Int, _ vertex: Int) -> Int?
  ) {
    numbers = [Int32](repeating: -1, count: vertexCount)
    var index = numbers
    var low = numbers
    var open: [Int] = []
    var calls: [(vertex: Int, edges: Range<Int>)] = []
    var next: Int32 = 0
    func enter(_ vertex: Int) {
      index[vertex] = next
      low[vertex] = next
      next += 1
      open.append(vertex)
      calls.append((vertex, edges(vertex)))
    }
    for root in 0..<vertexCount where index[root] < 0 && isIn(root) {
      enter(root)
      while let (vertex, rest) = calls.last {
        guard let edge = rest.first else {
          calls.removeLast()
          if let caller = calls.last?.vertex { low[caller] = min(low[caller], low[vertex]) }
          if low[vertex] == index[vertex] { close(vertex, &open) }
          continue
        }
        calls[calls.count - 1].edges = rest.dropFirst()
        guard let target = target(edge, vertex) else { continue }
        if index[target] < 0 {
          enter(target)
        } else if numbers[target] < 0 {
          low[vertex] = min(low[vertex], index[target])
        }
      }
    }
  }

  private mutating func close(_ root: Int, _ open: inout [Int]) {
    var size = 0
    while let vertex = open.popLast() {
      numbers[vertex] = Int32(sizes.count)
      size += 1
      if vertex == root { break }
    }
    sizes.append(size)
  }
}
