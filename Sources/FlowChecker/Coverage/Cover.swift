import EveryPath
public import FlowModel
public import StateSpace

extension System {
  /// Tells what journeys see of the system: states, transitions, pairs and properties.
  ///
  /// The system is searched whole to tell what they could see from what nothing can. Time and
  /// memory are those of a search, and once more for each last transition that may lead to a state.
  ///
  /// - Parameters:
  ///   - journeys: the journeys, made by hand or recorded; of one that does not fit any more, what
  ///     comes before the misfit counts.
  ///   - suggesting: how many journeys that close gaps are looked for, each time the one that
  ///     closes most.
  ///   - progress: receives how far the search is.
  public func cover(
    by journeys: [Journey], suggesting: Int = 0,
    limits: SearchLimits = .usual, progress: ((SearchProgress) -> Void)? = nil
  ) -> CoverageReport {
    let table = GoalTable(self)
    var seen: Set<CoverageGoal> = []
    var misfits: [CoverageReport.Misfit] = []
    var steps = 0
    for journey in journeys {
      let replay = Replay(journey, in: self)
      steps += replay.walk.steps.count
      seen.formUnion(SeenGoals(replay.walk, table).seen)
      if case .mismatch(let mismatch) = replay.result {
        misfits.append(CoverageReport.Misfit(title: journey.title, mismatch: mismatch))
      }
    }
    let search = GoalSearch(self, table, limits: limits, progress: progress)
    var gaps: [Walk<W>] = []
    let items = table.goals.map { goal in
      let says = table.words(for: goal)
      var status = CoverageReport.Status.seen
      if !seen.contains(goal) {
        if let walk = search.walk(to: goal) {
          status = .missed(walk.journey(title: says))
          gaps.append(walk)
        } else {
          status = search.completeness == .complete ? .unreachable : .unknown
        }
      }
      return CoverageReport.Item(goal: goal, says: says, status: status)
    }
    return CoverageReport(
      system: name, journeys: journeys.count, steps: steps,
      completeness: search.completeness, items: items, misfits: misfits,
      suggestions: bestSuggestions(suggesting, among: gaps, besides: seen, table))
  }
}

/// The walks that see most, each time counting only what those before do not see.
private func bestSuggestions<W: World>(
  _ wanted: Int, among walks: [Walk<W>], besides seen: Set<CoverageGoal>, _ table: GoalTable
) -> [CoverageReport.Suggestion] {
  guard wanted > 0 else { return [] }
  var seen = seen
  var open = walks.map { (walk: $0, gains: SeenGoals($0, table).seen.subtracting(seen)) }
  var suggestions: [CoverageReport.Suggestion] = []
  while suggestions.count < wanted {
    var best: Int?
    for (number, entry) in open.enumerated() where !entry.gains.isEmpty {
      guard let other = best.map({ open[$0] }) else {
        best = number
        continue
      }
      let isBetter =
        entry.gains.count > other.gains.count
        || entry.gains.count == other.gains.count
          && entry.walk.steps.count < other.walk.steps.count
      if isBetter { best = number }
    }
    guard let best else { break }
    let gains = open[best].gains
    seen.formUnion(gains)
    suggestions.append(
      CoverageReport.Suggestion(
        journey: open[best].walk.journey(title: "closes \(gains.count) gaps"), gain: gains.count))
    for number in open.indices { open[number].gains.subtract(gains) }
  }
  return suggestions
}
