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
    try (everywhere ?? self).explain(record, within: limits, progress: progress)
  }

  private func explain(
    _ record: FlightRecord, within limits: SearchLimits, progress: ((SearchProgress) -> Void)?
  ) throws(FlightRefusal) -> FlightExplanation {
    let named = components.indices.filter { components[$0].compiled.name == record.flow }
    guard !named.isEmpty else {
      var flows: [String] = []
      for component in components where !flows.contains(component.compiled.name) {
        flows.append(component.compiled.name)
      }
      let near = didYouMean(nearest(to: record.flow, among: flows))
      throw FlightRefusal(
        description: "\(name) has no flow \"\(harmless(record.flow))\".\(near) It has "
          + flows.map { "\"\($0)\"" }.joined(separator: ", ") + ".")
    }
    // Of several components with one flow the record says not which it was.
    let exact = named.filter { components[$0].compiled.fingerprint == record.fingerprint }
    let watch = LimitWatch(limits)
    var best: FlightExplanation?
    for component in exact.isEmpty ? named : exact {
      var search = FlightSearch(record, self, component: component)
      search.run(watch, progress: progress)
      let found = search.explanation(of: record, watch, progress)
      if found.verdict == .explained, found.rareMoves == nil { return found }
      if best.map({ $0.rank.lexicographicallyPrecedes(found.rank) }) ?? true { best = found }
    }
    return best ?? FlightSearch(record, self, component: named[0]).explanation(of: record)
  }
}

extension FlightExplanation {
  /// What is said of several components: that one explains the record, or else that one is
  /// undecided, since meanwhile nothing is said against the record, or else what explains most.
  fileprivate var rank: [Int] {
    let sureness =
      switch verdict {
      case .explained: 2
      case .undecided: 1
      case .unexplained: 0
      }
    return [sureness, explained, -(rareMoves?.moves.count ?? 0)]
  }
}

extension FlightSearch {
  /// What the search has found; if that takes rare moves, what one finds that avoids them.
  fileprivate func explanation(
    of record: FlightRecord, _ watch: LimitWatch, _ progress: ((SearchProgress) -> Void)?
  ) -> FlightExplanation {
    let shortest = explanation(of: record)
    guard shortest.rareMoves != nil, completeness == .complete else { return shortest }
    var search = again(preferring: .fewestRareMoves)
    search.run(watch, progress: progress)
    guard search.completeness == .complete else {
      return explanation(of: record, fewerRareMoves: search.completeness)
    }
    return search.explanation(of: record, fewerRareMoves: .complete)
  }

  /// What the search has found.
  ///
  /// - Parameter fewer: whether every journey with fewer rare moves was ruled out.
  fileprivate func explanation(
    of record: FlightRecord, fewerRareMoves fewer: Completeness? = nil
  ) -> FlightExplanation {
    let compiled = system.components[component].compiled
    let (walk, unrecorded) = walk
    let rare = walk.path.filter(\.isRare)
    let title =
      "Recorded: \(compiled.name), \(farthest.matched) step\(farthest.matched == 1 ? "" : "s")"
    return FlightExplanation(
      system: system.name, component: system.components[component].name,
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

  private func verdict(of record: FlightRecord) -> FlightExplanation.Verdict {
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
        alternatives: farthest.alternatives.map(flight.step)))
  }
}
