public import FlowModel
public import StateSpace

/// What the shortest of several journeys is.
public enum Shortest: String, Hashable, Sendable, CaseIterable {
  /// The one with the fewest steps.
  case steps
  /// The one that costs a person the least: touches count, what happens by itself does not; of
  /// those the one with the fewest steps.
  case effort
}

extension System {
  /// Searches the system whole and judges each of its properties.
  ///
  /// Time and memory are linear in the number of states and steps, times the number of properties.
  /// Unless other limits are given, it stops after two million states.
  ///
  /// - Parameters:
  ///   - shortest: which journey shows a broken property.
  ///   - jobs: how many threads work at once: of two, one searches and judges, the other tries the
  ///     lessons and mutants. The report is the same whatever the number.
  ///   - progress: receives how far the search is, every thousand states or so.
  ///   - stage: receives what is done after the search. Both are called on the thread that asks.
  public func check(
    limits: SearchLimits = .usual, shortest: Shortest = .steps,
    jobs: Int = 1, progress: ((SearchProgress) -> Void)? = nil,
    stage: ((CheckStage) -> Void)? = nil
  ) -> CheckReport {
    SystemSearch(self, triesBreakers: true, shortest: shortest, explains: true)
      .run(limits: limits, jobs: jobs, progress: progress, stage: stage).report
  }

  /// Searches and judges the system as a check does, and keeps the searched graph.
  ///
  /// - Parameters:
  ///   - notingPairs: whether the report also says which two edges in a row a component can take.
  ///   - triesBreakers: whether each property must be broken by a lesson or mutant of the system.
  ///   - shortest: which journey shows a broken property.
  ///   - explains: whether the report says of each broken property why.
  public func explore(
    limits: SearchLimits = .usual, notingPairs: Bool = false,
    triesBreakers: Bool = false, shortest: Shortest = .steps, explains: Bool = false,
    progress: ((SearchProgress) -> Void)? = nil
  ) -> Exploration<W> {
    SystemSearch(
      self, notingPairs: notingPairs, triesBreakers: triesBreakers, shortest: shortest,
      explains: explains
    ).run(limits: limits, progress: progress)
  }
}

/// What a check does once it has searched.
public enum CheckStage: Hashable, Sendable {
  /// It judges the properties, and has judged some of them.
  case judging(judged: Int, of: Int)
  /// It tries what lessons and mutants break, and has tried some; so many properties are unbroken.
  case breaking(tried: Int, unbroken: Int)
}

/// A searched system: what was found about it, and the graph itself.
public struct Exploration<W: World>: Sendable {
  /// What was found.
  public let report: CheckReport
  /// The states and the transitions between them.
  public let graph: StateGraph<SystemState<W>, SystemMove<W>>
}
