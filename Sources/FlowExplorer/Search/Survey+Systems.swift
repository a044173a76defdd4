public import FlowModel

/// The same for the numbers of a system's states: smaller, since most worlds are met in few settings.
///
/// - Parameter progress: told how far the search is, every thousand states or so.
public func survey<W: World>(
  _ model: NumberedSystem<W>, limits: SearchLimits = SearchLimits(),
  progress: ((SearchProgress) -> Void)? = nil
) -> Survey<NumberedSystem<W>, SystemStates> {
  var survey = Survey<NumberedSystem<W>, SystemStates>(model)
  survey.resume(limits: limits, progress: progress)
  return survey
}

/// A survey of a system by several workers at once: the same states with the same numbers in the same
/// order as by one.
///
/// A system that keeps its steps is surveyed by one worker, since it looks most of them up; so is one
/// whose worlds do not pack, as where each keeps all in an array of its own.
///
/// - Parameters:
///   - workers: how many; the cores of the machine are a good number.
///   - progress: told how far the search is, now and then.
public func survey<W: World>(
  _ model: NumberedSystem<W>, workers: Int, limits: SearchLimits = SearchLimits(),
  isolation: isolated (any Actor)? = #isolation, progress: ((SearchProgress) -> Void)? = nil
) async -> Survey<NumberedSystem<W>, SystemStates> {
  var survey = Survey<NumberedSystem<W>, SystemStates>(model)
  await survey.resume(workers: workers, limits: limits, isolation: isolation, progress: progress)
  return survey
}

extension Survey where Seen == SystemStates {
  /// Goes on from where the survey of a system stopped with several workers at once.
  ///
  /// Whoever stopped, and however many go on, the result is the same. In a round each worker finds out
  /// where a part of the next thousand states leads, and reads what all have found so far; then one gives
  /// what they found its numbers, in order, and looks at the states in which something has no number yet,
  /// while another one notes what was not found before.
  ///
  /// - Parameters:
  ///   - workers: how many.
  ///   - limits: for the whole survey, what was found before included; seconds count from now.
  ///   - progress: told how far the search is, now and then.
  public mutating func resume<W: World>(
    workers: Int, limits: SearchLimits = SearchLimits(),
    isolation: isolated (any Actor)? = #isolation, progress: ((SearchProgress) -> Void)? = nil
  ) async where Model == NumberedSystem<W> {
    let watch = LimitWatch(limits)
    limit = nil
    guard takeInStarts(watch) else { return }
    if let crew = model.crew(of: workers) {
      let intake = Intake(seen, parents, levels, expanded: expanded, transitions: transitions)
      (seen, parents) = (SystemStates(), ParentList())
      await crew.work { await resume(workers, crew, intake, watch, progress) }
      (seen, parents, levels) = (intake.seen, intake.parents, intake.levels)
      (expanded, transitions) = (intake.expanded, intake.transitions)
    }
    if limit == nil { resume(watch, progress) }
  }

  /// Goes on with a crew as long as it may.
  private mutating func resume<W: World>(
    _ workers: Int, _ crew: StepCrew<W>, _ intake: Intake, _ watch: LimitWatch,
    _ progress: ((SearchProgress) -> Void)?, isolation: isolated (any Actor)? = #isolation
  ) async where Model == NumberedSystem<W> {
    let clock = ContinuousClock()
    while intake.expanded < intake.seen.count, model.crew(of: workers) != nil {
      let (expanded, count) = (intake.expanded, intake.seen.count)
      intake.levels.reach(expanded, of: count)
      limit = watch.limit(states: count, depth: intake.levels.depth)
      guard limit == nil else { return }
      progress?(SearchProgress(states: count, depth: intake.levels.depth))
      let begin = clock.now
      // Where only so many steps are allowed, no state is looked at that is further away.
      let end = watch.maxDepth == .max ? count : intake.levels.end
      let open = expanded..<min(expanded + crew.roundLength.count, end)
      await crew.expand(open.map { intake.seen[$0] }, seen: intake.seen)
      // Where a limit may be hit one worker goes on, who looks state by state.
      guard await crew.takeIn(into: intake, atMost: watch.maxStates) else { return }
      crew.roundLength.end(that: begin.duration(to: clock.now))
    }
  }
}
