package import FlowModel
package import StateSpace

/// What came of looking for a journey that breaks a property in fewer steps.
package enum ShorterJourney: Hashable, Sendable {
  /// This one does.
  case found(Journey)
  /// None does: the search is complete.
  case none
  /// It was stopped before that was known.
  case unfinished(Completeness.Limit?)
}

extension System {
  /// Looks for a journey that breaks a property in fewer steps than `step`.
  ///
  /// It is looked for slice by slice; between two of them the search can be stopped.
  ///
  /// - Parameters:
  ///   - limits: of the whole search; its depth is that of shorter journeys.
  ///   - isStopped: receives how far the search is, several times a second as long as it is small.
  package func shorterJourney(
    breaking property: String, than step: Int, limits: SearchLimits,
    isStopped: (SearchProgress) -> Bool
  ) -> ShorterJourney {
    guard step > 0 else { return .none }
    let kept = keeping { $0.name == property }
    // What needs every path is not known of shorter journeys alone.
    let depth = kept.properties.contains(where: \.needsEveryPath) ? nil : step - 1
    let search = SystemSearch(kept)
    let clock = ContinuousClock()
    let begin = clock.now
    while true {
      let left = (limits.seconds ?? .infinity) - (clock.now - begin) / .seconds(1)
      let found = search.run(
        limits: SearchLimits(
          maxStates: limits.maxStates, maxDepth: depth, seconds: min(left, Self.slice)))
      if let journey = found.report.properties.first?.brokenJourney, journey.steps.count < step {
        return .found(journey)
      }
      guard case .truncated(let limit, _) = found.report.completeness, limit != .depth else {
        return .none
      }
      guard limit == .time, left > Self.slice else { return .unfinished(limit) }
      let depth = found.graph.shortestPath(to: found.graph.states.count - 1).count
      if isStopped(SearchProgress(states: found.report.states, depth: depth)) {
        return .unfinished(nil)
      }
    }
  }

  /// How many seconds pass before it can be stopped.
  private static var slice: Double { 0.25 }
}

extension PropertyResult {
  fileprivate var brokenJourney: Journey? { verdict == .broken ? journey : nil }
}
