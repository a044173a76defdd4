import EveryPath
import StateSpace

extension CompiledFlow {
  /// The rings that nothing leaves, each in authored order, the one with the first position first.
  ///
  /// A ring is all the positions that lead to each other; one on no way round is a ring by itself.
  /// Linear in the size of the compiled flow.
  ///
  /// - Parameter isLooked: which positions are looked at; no edge leads out of them.
  func lastRings(among isLooked: [Bool]) -> [[Int]] {
    let leaving = positions.indices.map { edges(from: $0) }
    let targets = leaving.joined().map { edges[$0].target }
    var first = [0]
    for list in leaving { first.append(first[first.count - 1] + list.count) }
    let components = StrongComponents(
      vertexCount: positions.count, where: { isLooked[$0] },
      edges: { first[$0]..<first[$0 + 1] }, target: { edge, _ in targets[edge] })
    var rings = [[Int]](repeating: [], count: components.sizes.count)
    var isLeft = [Bool](repeating: false, count: components.sizes.count)
    for position in positions.indices where isLooked[position] {
      let ring = Int(components.numbers[position])
      rings[ring].append(position)
      for target in targets[first[position]..<first[position + 1]]
      where Int(components.numbers[target]) != ring {
        isLeft[ring] = true
      }
    }
    return rings.indices.filter { !isLeft[$0] }.map { rings[$0] }.sorted { $0[0] < $1[0] }
  }
}
