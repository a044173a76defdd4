public import EveryPath
public import FlowModel
public import StateSpace

extension System {
  /// Says whether the system explains what an app's runner published of one of its flows.
  ///
  /// It does if one of its runs, from any of its worlds, sends the flow what was recorded, in that
  /// order, with the same dispositions, positions, effects and outcomes. What the rest of the
  /// system does meanwhile was not recorded and is free. A record may end anywhere. Where it shows
  /// that a process ended (it continues with `resume`, or an attempt breaks off and another begins),
  /// the flow may have done more there that was not recorded; nowhere else. Answers and timers that
  /// come too late change nothing, so neither side needs to have them.
  ///
  /// Of the runs that do, it is one with the fewest rare moves (`ChoiceText.isRare`), and of those
  /// a shortest. Breadth first, exact and deterministic. Time and memory are linear in the number
  /// of states times the number of recorded steps at worst; the states that the record can pass are
  /// far fewer. Moves that can change nothing are tried as well, see `World.everywhere`: without
  /// them a record might be explained by a touch that did not happen.
  ///
  /// - Parameter progress: receives how far the search is, every thousand states or so.
  /// - Throws: ``FlightRefusal`` if the system has no such flow.
  public func explain(
    _ record: FlightRecord, limits: SearchLimits = .usual,
    progress: ((SearchProgress) -> Void)? = nil
  ) throws(FlightRefusal) -> FlightExplanation {
    try FlightExplainer(self).explain(record, limits: limits, progress: progress)
  }
}

/// Holds flight records against a system, one after the other; what the system does is worked out
/// once.
package final class FlightExplainer<W: World> {
  private let system: System<W>
  private let steps: SystemTable<W>
  private var tables: [Int: FlightTable<W>] = [:]
  private var evidences: [Int: FlightEvidence<W>] = [:]

  /// Nothing is worked out yet.
  package init(_ system: System<W>) {
    self.system = system.everywhere ?? system
    steps = SystemTable(self.system)
  }

  /// Says whether the system explains a record, see ``System/explain(_:limits:progress:)``.
  package func explain(
    _ record: FlightRecord, limits: SearchLimits = .usual,
    progress: ((SearchProgress) -> Void)? = nil
  ) throws(FlightRefusal) -> FlightExplanation {
    let (search, fewer) = try search(record, LimitWatch(limits), progress)
    return search.explanation(of: record, fewerRareMoves: fewer)
  }

  /// The best search of a record, and whether journeys with fewer rare moves were ruled out.
  private func search(
    _ record: FlightRecord, _ watch: LimitWatch, _ progress: ((SearchProgress) -> Void)? = nil
  ) throws(FlightRefusal) -> (FlightSearch<W>, fewer: Completeness?) {
    var best: (search: FlightSearch<W>, fewer: Completeness?, rank: [Int])?
    for component in try components(running: record) {
      var search = FlightSearch(record, in: table(of: component))
      search.run(watch, progress: progress)
      let fewer = search.preferFewerRareMoves(watch, progress)
      let rare = search.rareMoves.count
      if search.isExplained, search.flight.jump == nil, rare == 0 { return (search, fewer) }
      if best.map({ $0.rank.lexicographicallyPrecedes(search.rank) }) ?? true {
        best = (search, fewer, search.rank)
      }
    }
    return best.map { ($0.search, $0.fewer) } ?? (FlightSearch(record, in: table(of: 0)), nil)
  }

  private func table(of component: Int) -> FlightTable<W> {
    if let table = tables[component] { return table }
    let table = FlightTable(steps, component: component)
    tables[component] = table
    return table
  }

  /// The components that run the very flow of a record, or else one of its name; of several with
  /// one flow the record says not which it was.
  private func components(running record: FlightRecord) throws(FlightRefusal) -> [Int] {
    let components = system.components.map(\.compiled)
    let named = components.indices.filter { components[$0].name == record.flow }
    guard named.isEmpty else {
      let exact = named.filter { components[$0].fingerprint == record.fingerprint }
      return exact.isEmpty ? named : exact
    }
    let flows = components.map(\.name).uniqued
    let near = didYouMean(nearest(to: record.flow, among: flows))
    throw FlightRefusal(
      description: "\(system.name) has no flow \"\(harmless(record.flow))\".\(near) It has "
        + flows.map { "\"\($0)\"" }.joined(separator: ", ") + ".")
  }
}

extension FlightExplainer {
  /// What a record shows, without the journey that explains it.
  package func measure(
    _ record: FlightRecord, limits: SearchLimits = .usual
  ) throws(FlightRefusal) -> FlightMeasure {
    let watch = LimitWatch(limits)
    if let shown = try evidence(in: record, limits, watch) {
      return FlightMeasure(verdict: .explained, rareMoves: [], shown: shown)
    }
    let (search, _) = try search(record, watch)
    var measure = FlightMeasure(verdict: search.verdict(of: record), rareMoves: search.rareMoves)
    if measure.verdict == .explained, measure.rareMoves.isEmpty {
      measure.shown = search.needed(watch)
    }
    return measure
  }
}

extension FlightExplainer {
  /// What the first component shows that explains a record without rare moves; nil if none does, or
  /// a search within its limits has to say.
  private func evidence(
    in record: FlightRecord, _ limits: SearchLimits, _ watch: LimitWatch
  ) throws(FlightRefusal) -> [Evidence]? {
    guard limits.maxDepth == nil else { return nil }
    for component in try components(running: record) {
      let table = table(of: component)
      let evidence = evidences[component] ?? FlightEvidence(table)
      evidences[component] = evidence
      let flight = RecordedFlight(record, word: table.word)
      if let found = evidence.evidence(in: flight, watch) { return found }
    }
    return nil
  }
}

/// What one flight record shows of what is known of the world.
package struct FlightMeasure: Sendable {
  /// Whether the model explains it.
  package let verdict: FlightExplanation.Verdict
  /// The rare moves of an explanation with the fewest.
  package let rareMoves: [ChoiceText]
  /// What every explanation without rare moves shows, in order.
  package fileprivate(set) var shown: [Evidence] = []
}

extension FlightSearch {
  /// What is said of several components: that one explains the record, or else that one is
  /// undecided, since meanwhile nothing is said against the record, or else what explains most.
  fileprivate var rank: [Int] {
    let sureness = isExplained && flight.jump == nil ? 2 : completeness == .complete ? 0 : 1
    return [sureness, farthest.matched, -rareMoves.count]
  }

  /// The rare moves on the way that was found.
  fileprivate var rareMoves: [ChoiceText] {
    way.filter { table.isRare($0.choice, from: $0.state) }
      .map { table.text(of: $0.choice, from: $0.state) }
  }

  /// Takes the way with the fewest rare moves, if the shortest has any; whether that is known to be
  /// one.
  fileprivate mutating func preferFewerRareMoves(
    _ watch: LimitWatch, _ progress: ((SearchProgress) -> Void)?
  ) -> Completeness? {
    guard completeness == .complete, !rareMoves.isEmpty else { return nil }
    var search = again(preferring: .fewestRareMoves)
    search.run(watch, progress: progress)
    guard search.completeness == .complete else { return search.completeness }
    self = search
    return .complete
  }

  /// What the way that was found shows, and every other one without rare moves.
  fileprivate func needed(_ watch: LimitWatch) -> [Evidence] {
    let shown = Set(way.flatMap { table.evidence(of: $0.choice, from: $0.state) })
    return shown.sorted().filter { evidence in
      var search = again(preferring: .without(evidence))
      search.run(watch, progress: nil)
      return !search.isExplained && search.completeness == .complete
    }
  }

  /// What the search has found.
  ///
  /// - Parameter fewer: whether every journey with fewer rare moves was ruled out.
  fileprivate func explanation(
    of record: FlightRecord, fewerRareMoves fewer: Completeness? = nil
  ) -> FlightExplanation {
    let compiled = table.compiled
    let (walk, unrecorded) = walk
    let rare = rareMoves
    let title =
      "Recorded: \(compiled.name), \(farthest.matched) step\(farthest.matched == 1 ? "" : "s")"
    return FlightExplanation(
      system: table.system.name, component: table.system.components[table.component].name,
      verdict: verdict(of: record),
      explained: farthest.matched, journey: walk.journeyWithEnd(title: title),
      rareMoves: rare.isEmpty ? nil : RareMoves(moves: rare, fewer: fewer ?? completeness),
      unrecorded: unrecorded, states: count, keptPlaces: keptCount,
      warning: compiled.fingerprint == record.fingerprint
        ? nil
        : "\(compiled.name) has changed since this record was made (fingerprint "
          + "\(harmless(record.fingerprint)), now \(compiled.fingerprint)); it is explained by name"
    )
  }

  fileprivate func verdict(of record: FlightRecord) -> FlightExplanation.Verdict {
    let step = farthest.matched
    if isExplained {
      guard let jump = flight.jump else { return .explained }
      return .unexplained(
        FlightMisfit(
          step: step + 1, recorded: record.steps[step], jump: jump, alternatives: []))
    }
    guard completeness == .complete else { return .undecided(completeness) }
    return .unexplained(
      FlightMisfit(
        step: step + 1, recorded: record.steps[step], jump: nil,
        alternatives: farthest.alternatives.map(table.step)))
  }
}
