import EveryPath

/// Why no case of a suite tries something.
struct SuiteReasons {
  private let map: SuiteMap
  private let reachedEdges: Set<Int>
  private let reached: Set<Int>
  /// What there is beside the map if it does not matter how often the same is asked.
  private let beyond: (edges: Set<Int>, positions: Set<Int>)

  /// - Parameter reachedEdges: the rows that some case takes.
  init(_ map: SuiteMap, reachedEdges: Set<Int>) {
    self.map = map
    self.reachedEdges = reachedEdges
    reached = map.positions
    if map.reachesAskLimit {
      let whole = SuiteMap(map.compiled)
      beyond = (whole.takenEdges, whole.positions)
    } else {
      beyond = ([], [])
    }
  }

  /// The positions that nothing leads to, and those that only a limit leaves out.
  func unreached(_ what: String) -> [Requirement] {
    map.compiled.positions.enumerated().filter { !reached.contains($0.offset) }.map {
      number, position in
      Requirement(
        name: "\(what)\(position.id)",
        status: beyond.positions.contains(number)
          ? .skipped(Requirement.tooOftenAsked) : .infeasible(unreached(number)), head: what)
    }
  }

  /// What the limits of the search leave out.
  ///
  /// - Parameter deferredLimit: how many events are deferred at the most where a suite looks.
  func leftOut(_ what: String, deferredLimit: Int = 1) -> [Requirement] {
    var leftOut: [Requirement] = []
    let isDeferred =
      map.reachesDeferredLimit
      || map.nodes.contains { $0.oracle.place.deferredSymbols > deferredLimit }
    if isDeferred {
      let deferred = deferredLimit == 0 ? "something is deferred" : "two or more are deferred"
      leftOut.append(
        Requirement(
          name: "\(what) while \(deferred)",
          status: .skipped(Requirement.tooManyDeferred)))
    }
    if map.reachesAskLimit {
      leftOut.append(
        Requirement(
          name: "\(what) while three answers to one effect are awaited",
          status: .skipped(Requirement.tooOftenAsked)))
    }
    return leftOut
  }

  /// What has become of a row where every one that is possible is taken.
  func status(of edge: Int) -> Requirement.Status {
    if reachedEdges.contains(edge) { return .covered }
    return beyond.edges.contains(edge)
      ? .skipped(Requirement.tooOftenAsked) : .infeasible(reason(edge))
  }

  private func reason(_ edge: Int) -> String {
    let compiled = map.compiled
    let source = compiled.edges[edge].source
    guard reached.contains(source) else { return unreached(source) }
    let rival = compiled.edges(from: source).first {
      $0 != edge && compiled.edges[$0].trigger == compiled.edges[edge].trigger
    }
    guard rival == nil else { return "the sequence's own row for this comes first" }
    return "its timer never runs there"
  }

  private func unreached(_ position: Int) -> String {
    let compiled = map.compiled
    guard position < compiled.stateCount, compiled.entries[position].target != position,
      reached.contains(compiled.entries[position].target)
    else { return "no sequence of inputs leads there" }
    return "what it does on entering leads on before it comes to rest"
  }

  /// Why two rows cannot be taken in a row.
  func reason(_ first: Int, _ second: Int) -> String {
    if !reachedEdges.contains(first) { return reason(first) }
    if !reachedEdges.contains(second) { return reason(second) }
    return "the second is not possible right after the first"
  }
}
