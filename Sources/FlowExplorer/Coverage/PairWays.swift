import FlowModel
import StateSpace

/// A shortest way to each two edges that a part can take in a row.
///
/// Between the two, the world may do many things that the part is not told or does not move at, so
/// a state is searched once for each last edge that may lead to it.
struct PairWays {
  private struct Place {
    let state: Int32
    /// The last edge; -1 at a beginning.
    let edge: Int32
    /// The place before, and the way from there.
    let parent: Int32
    let way: Int
  }

  private var places: [Place] = []
  private var found: [EdgePair: (place: Int, way: Int)] = [:]

  init<State, Choice>(
    of part: Int, _ pairs: EdgePairs, in graph: StateGraph<State, Choice>
  ) {
    let runs = pairs.runs.map { $0[part] }
    var last = [Set<Int32>](repeating: [], count: graph.states.count)
    for start in 0..<graph.startCount {
      last[start].insert(-1)
      places.append(Place(state: Int32(start), edge: -1, parent: -1, way: -1))
    }
    var next = 0
    while next < places.count {
      let place = places[next]
      for way in graph.edges(of: Int(place.state)) {
        var edge = place.edge
        for taken in runs[Int(pairs.runOfWay[way])] {
          if let taken, edge >= 0 {
            let pair = EdgePair(Int(edge), taken)
            if found[pair] == nil { found[pair] = (next, way) }
          }
          edge = taken.map { Int32($0) } ?? -1
        }
        let target = graph.targets[way]
        if last[Int(target)].insert(edge).inserted {
          places.append(Place(state: target, edge: edge, parent: Int32(next), way: way))
        }
      }
      next += 1
    }
  }

  /// The ways of a shortest journey that takes both; nil if there is none.
  func path(to pair: EdgePair) -> [Int]? {
    guard let (place, way) = found[pair] else { return nil }
    var path = [way]
    var at = places[place]
    while at.parent >= 0 {
      path.append(at.way)
      at = places[Int(at.parent)]
    }
    return path.reversed()
  }
}
