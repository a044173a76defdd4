import FlowModel
import StateSpace

/// Judges "after every first, a second comes".
struct Response {
  private let graph: FactGraph
  /// Whether a second is waited for.
  let watcher: Monitor
  private let asked: [Bool]
  private let good: [Bool]
  private let loops: FairLoops?
  /// The loops that are fair if a timer that may fall due at some moments only need never do so;
  /// nil if that makes no difference.
  private let loopsIfUnsure: FairLoops?
  private let reachability: ZoneReachability?

  /// - Parameter fairness: what is taken for granted. Where every transition is, a second is missed
  ///   only where it has become impossible; else by an end, or by a fair loop that avoids it.
  init(_ history: HistoryFacts, fairly fairness: [Fairness], _ graph: FactGraph) {
    self.graph = graph
    watcher = history.watcher(graph)
    asked = graph.holds(history.facts[0])
    good = graph.holds(history.facts[1])
    let isFairEverywhere = fairness.contains(.everyTransition)
    reachability = isFairEverywhere ? ZoneReachability(graph, to: Goal(good)) : nil
    let loops =
      isFairEverywhere ? nil : FairLoops(graph, avoiding: good, fairly: fairness)
    self.loops = loops
    loopsIfUnsure =
      loops?.countsOnUnsure == true
      ? FairLoops(graph, avoiding: good, fairly: fairness, countingOnUnsure: false) : nil
  }

  /// Whether a second that is waited for in this state may stay out.
  func isLost(_ state: Int) -> Bool {
    if let reachability { return !reachability.isOpen[state] }
    if graph.edges(of: state).isEmpty, state < graph.expandedCount { return true }
    return loops.map { $0.component[state] >= 0 } ?? false
  }

  /// The loop that avoids the second from this state on; empty at an end, and where every
  /// transition avoids it.
  func loop(at state: Int) -> [Int] {
    guard let loops, loops.component[state] >= 0 else { return [] }
    return loops.loop(at: state)
  }

  /// The verdict, with a shortest path to where a second stays out.
  func judge(_ cost: ((Int) -> Int)?) -> Judgement {
    guard asked.contains(true) else { return Judgement(verdict: .vacuous) }
    func path(to isGoal: (Int) -> Bool) -> ShortestPaths.Path? {
      graph.shortestPath(beside: watcher, cost: cost, to: { $1 == 1 && isGoal($0) })
    }
    guard let path = path(to: isLost) else {
      let mayBeLost = loopsIfUnsure.map { loops in
        path(to: { loops.component[$0] >= 0 }) != nil
      }
      return Judgement(verdict: mayBeLost ?? false ? .undecided : .holds)
    }
    let loop = loop(at: path.vertex)
    return Judgement(
      verdict: .broken, path: path.edges + loop, start: path.edges.isEmpty ? path.vertex : 0,
      loopStart: loop.isEmpty ? nil : path.edges.count,
      isOfSomeMoments: reachability?.isOpenForSomeTime(path.vertex) ?? false)
  }
}
