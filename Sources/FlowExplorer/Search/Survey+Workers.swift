/// A survey by several workers at once: the same states with the same numbers in the same order as
/// by one.
///
/// Pays from some million states on: where a table of the states does not fit into the caches, or the
/// model takes long for a state.
///
/// - Parameters:
///   - workers: how many; the cores of the machine are a good number.
///   - progress: told how far the search is, now and then.
@inlinable
public func survey<Model: SearchModel & Sendable>(
  _ model: Model, workers: Int, limits: SearchLimits = SearchLimits(),
  progress: (@Sendable (SearchProgress) -> Void)? = nil
) async -> Survey<Model, PackedStates<Model.State>>
where Model.State: PackedState & Sendable, Model.Choice: Sendable {
  var survey = Survey<Model, PackedStates<Model.State>>(model)
  await survey.resume(workers: workers, limits: limits, progress: progress)
  return survey
}

extension Survey
where
  Model: Sendable, Model.State: PackedState & Sendable, Model.Choice: Sendable,
  Seen == PackedStates<Model.State>
{
  /// Goes on from where the survey stopped with several workers at once.
  ///
  /// Whoever stopped, and however many go on, the result is the same. A round has two halves: each
  /// worker asks the model for a part of the next few thousand states, and deals out by their words
  /// the answers that it did not meet lately; then each looks up what it was dealt in a table of its
  /// own, which nobody else touches. What is new is put in the order in which one worker would have
  /// found it.
  ///
  /// - Parameters:
  ///   - workers: how many.
  ///   - limits: for the whole survey, what was found before included; seconds count from now.
  ///   - progress: told how far the search is, now and then.
  @inlinable
  public mutating func resume(
    workers: Int, limits: SearchLimits = SearchLimits(),
    progress: (@Sendable (SearchProgress) -> Void)? = nil
  ) async {
    let watch = LimitWatch(limits)
    limit = nil
    guard takeInStarts(watch) else { return }
    guard workers > 1 else { return resume(watch, progress) }
    let crew = SurveyCrew(model, seen, count: workers)
    seen = Seen()
    let clock = ContinuousClock()
    var isNearLimit = false
    while expanded < crew.words.count {
      levels.reach(expanded, of: crew.words.count)
      limit = watch.limit(states: crew.words.count, depth: levels.depth)
      guard limit == nil else { break }
      progress?(SearchProgress(states: crew.words.count, depth: levels.depth))
      let begin = clock.now
      let open = expanded..<min(expanded + crew.round.count, levels.end)
      let ways = await crew.expand(open)
      isNearLimit = crew.words.count + ways > watch.maxStates
      if isNearLimit { break }
      await crew.lookUp()
      crew.takeIn { parent in parents.append(UInt64(truncatingIfNeeded: expanded) &+ UInt64(parent))
      }
      transitions += ways
      expanded = open.upperBound
      crew.round.end(that: begin.duration(to: clock.now))
    }
    seen = crew.seen
    // Within a round where a limit may be hit one worker goes on, who looks state by state.
    if isNearLimit { resume(watch, progress) }
  }
}
