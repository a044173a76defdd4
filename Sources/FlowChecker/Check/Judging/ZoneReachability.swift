import FlowModel
import StateSpace

/// From which states a wanted step can be reached, whatever the moment.
///
/// A transition that is open at some moments of a state only leads on from those alone. So, where
/// it may matter, the moments from which something leads there are found backwards, exactly.
///
/// It has a worklist of its own: it is a fixed point over zones, which grow while it runs, and a
/// state is looked at again whenever more of it is known. No search that looks at each state once
/// would do.
struct ZoneReachability {
  private let graph: FactGraph
  private let goal: Goal
  private let distances: Distances
  /// Whether each state leads there at every moment.
  private(set) var isOpen: [Bool]
  /// The moments that lead there, of the states that lead there at some moments at least.
  private var moments: [Int: [Zone]] = [:]

  /// Linear in the graph but where timers race.
  init(_ graph: FactGraph, to goal: Goal) {
    self.graph = graph
    self.goal = goal
    let bare = graph.beside(Monitor(labels: goal.labelCount))
    distances = Distances(in: bare, graph.incoming, to: goal)
    let isUnsure = graph.timers.isUnsure
    let sure =
      isUnsure.isEmpty
      ? distances : Distances(in: bare, graph.incoming, to: goal, without: isUnsure)
    isOpen = (0..<graph.stateCount).map { sure.distance(from: .init(vertex: $0)) != nil }
    if !isUnsure.isEmpty { findMoments() }
  }

  /// Whether a state leads there at some moments only.
  func isOpenForSomeTime(_ state: Int) -> Bool {
    !isOpen[state] && distances.distance(from: .init(vertex: state)) != nil
  }

  /// A part of the moments of a state, from which a wanted step can be reached.
  private struct Piece {
    let state: Int
    let zone: Zone
  }

  /// Finds the moments of the states that lead there, but not by transitions that are always open.
  private mutating func findMoments() {
    let isDoubtful = isOpen.indices.map(isOpenForSomeTime)
    var pieces: [Piece] = []
    for state in isDoubtful.indices where isDoubtful[state] {
      for edge in graph.edges(of: state) where goal.allows(graph.labels[edge]) {
        let target = Int(graph.targets[edge])
        guard goal.wants(graph.labels[edge], 0) || isOpen[target] else { continue }
        add(graph.timers.zone(target), by: edge, from: state, to: &pieces)
      }
    }
    while let piece = pieces.popLast() {
      for arriving in graph.incoming[piece.state] {
        let (edge, source) = (Int(arriving.number), Int(arriving.source))
        guard isDoubtful[source], !isOpen[source], goal.allows(graph.labels[edge]) else { continue }
        add(piece.zone, by: edge, from: source, to: &pieces)
      }
    }
  }

  /// Adds the moments of a state from which a transition leads to some moments of its end.
  private mutating func add(_ end: Zone, by edge: Int, from state: Int, to pieces: inout [Piece]) {
    let whole = graph.timers.zone(state)
    guard !isOpen[state], let step = graph.timers.step(edge, state),
      let zone = end.before(step, in: whole), !zone.isCovered(by: moments[state] ?? [])
    else { return }
    moments[state, default: []].append(zone)
    if whole.isCovered(by: moments[state] ?? []) {
      isOpen[state] = true
      moments[state] = [whole]
      pieces.append(Piece(state: state, zone: whole))
    } else {
      pieces.append(Piece(state: state, zone: zone))
    }
  }
}
