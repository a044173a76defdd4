import EveryPath

/// Why no case of a suite tries something.
struct SuiteReasons {
  private let map: SuiteMap
  private let reachedEdges: Set<Int>
  private let reached: Set<Int>

  init(_ map: SuiteMap) {
    self.map = map
    reachedEdges = map.takenEdges
    reached = map.positions
  }

  /// The positions that nothing leads to.
  func unreached(_ what: String) -> [Requirement] {
    map.compiled.positions.enumerated().filter { !reached.contains($0.offset) }.map {
      number, position in
      Requirement(
        name: "\(what)\(position.id)", status: .infeasible(unreached(number)), head: what)
    }
  }

  /// What the limit of the search leaves out.
  ///
  /// - Parameter deferredLimit: how many events are deferred at the most where a suite looks.
  func leftOut(_ what: String, deferredLimit: Int = 1) -> [Requirement] {
    guard
      map.reachesDeferredLimit
        || map.nodes.contains(where: { $0.oracle.place.deferredSymbols > deferredLimit })
    else { return [] }
    let deferred = deferredLimit == 0 ? "something is deferred" : "two or more are deferred"
    return [
      Requirement(name: "\(what) while \(deferred)", status: .skipped(Requirement.tooManyDeferred))
    ]
  }

  /// What has become of a row where every one that is possible is taken.
  func status(of edge: Int) -> Requirement.Status {
    reachedEdges.contains(edge) ? .covered : .infeasible(reason(edge))
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
