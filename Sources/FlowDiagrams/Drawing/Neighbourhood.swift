internal import EveryPath
import FlowModel

/// The positions at most so many transitions before or after one of them.
struct Neighbourhood {
  /// The positions, in the compiled flow's order.
  let positions: [Int]
  private let isInside: [Bool]
  private let cut: [Bool]

  init(of id: String, steps: Int, in compiled: CompiledFlow) throws(DiagramRefusal) {
    guard let centre = compiled.positions.firstIndex(where: { $0.id == id }) else {
      let near = nearest(to: id, among: compiled.positions.map(\.id))
      throw .unknownPosition(id, nearest: near)
    }
    var neighbours = [[Int]](repeating: [], count: compiled.positions.count)
    for edge in compiled.edges {
      neighbours[edge.source].append(edge.target)
      neighbours[edge.target].append(edge.source)
    }
    var isInside = [Bool](repeating: false, count: compiled.positions.count)
    isInside[centre] = true
    var rim = [centre]
    var left = steps
    while left > 0, !rim.isEmpty {
      var next: [Int] = []
      for neighbour in rim.flatMap({ neighbours[$0] }) where !isInside[neighbour] {
        isInside[neighbour] = true
        next.append(neighbour)
      }
      rim = next
      left -= 1
    }
    self.isInside = isInside
    cut = neighbours.map { $0.contains { !isInside[$0] } }
    positions = compiled.positions.indices.filter { isInside[$0] }
  }

  func contains(_ position: Int) -> Bool { isInside[position] }

  /// Whether both ends of a transition are inside.
  func contains(_ edge: GraphEdge) -> Bool { isInside[edge.source] && isInside[edge.target] }

  /// Whether a position inside has a transition from or to one outside.
  func isCut(_ position: Int) -> Bool { cut[position] }
}
