public import FlowModel

/// Searches a system whole and judges each of its promises.
///
/// Time and memory are linear in the number of states and steps, times the number of promises.
///
/// - Parameter progress: told how far the search is, every thousand states or so.
public func check<W: World>(
  _ system: System<W>, limits: SearchLimits = SearchLimits(),
  progress: ((SearchProgress) -> Void)? = nil
) -> CheckReport {
  explore(system, limits: limits, triesBreakers: true, progress: progress).report
}

/// Searches and judges a system as ``check(_:limits:progress:)`` does, and keeps the searched graph.
///
/// - Parameters:
///   - notingPairs: whether the report also says which two edges each part can take in a row.
///   - triesBreakers: whether each promise must be broken by one of the system's lessons or mutants.
public func explore<W: World>(
  _ system: System<W>, limits: SearchLimits = SearchLimits(), notingPairs: Bool = false,
  triesBreakers: Bool = false, progress: ((SearchProgress) -> Void)? = nil
) -> Exploration<W> {
  SystemSearch(system, notingPairs: notingPairs, triesBreakers: triesBreakers)
    .run(limits: limits, progress: progress)
}

/// A searched system: what was found about it, and the graph itself.
public struct Exploration<W: World>: Sendable {
  /// What was found.
  public let report: CheckReport
  /// The states and the ways between them.
  public let graph: SearchGraph<SystemState<W>, SystemMove<W>>
}
