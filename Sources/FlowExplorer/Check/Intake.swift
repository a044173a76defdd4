import FlowModel

/// The states of a survey while a crew is at work.
///
/// Safe to share: whoever takes a handover writes, and all others wait until it is ready.
final class Intake: @unchecked Sendable {
  var seen: SystemStates
  var parents: ParentList
  var levels: Levels
  /// How many states were expanded.
  var expanded: Int
  /// How many ways those have.
  var transitions: Int

  init(
    _ seen: SystemStates, _ parents: ParentList, _ levels: Levels, expanded: Int, transitions: Int
  ) {
    (self.seen, self.parents, self.levels) = (seen, parents, levels)
    (self.expanded, self.transitions) = (expanded, transitions)
  }

  /// Notes the states that were found in a round, while they are handed over.
  func note(_ handover: Handover, isolation: isolated (any Actor)? = #isolation) async {
    // In variables of their own the compiler knows that nobody else sees them.
    var (seen, parents) = (self.seen, self.parents)
    (self.seen, self.parents) = (SystemStates(), ParentList())
    var part = 0
    while let steps = await handover.part(at: part) {
      note(steps, in: &seen, &parents)
      part += 1
    }
    (self.seen, self.parents) = (seen, parents)
  }

  private func note(
    _ steps: FoundSteps, in seen: inout SystemStates, _ parents: inout ParentList
  ) {
    var start = 0
    while start < steps.ends.count {
      levels.reach(expanded, of: seen.count)
      let end = min(steps.ends.count, start + levels.end - expanded)
      note(start..<end, of: steps, in: &seen, &parents)
      expanded &+= end - start
      start = end
    }
    transitions &+= steps.wayCount
  }

  /// Notes what was found from some of the states.
  private func note(
    _ starts: Range<Int>, of steps: FoundSteps, in seen: inout SystemStates,
    _ parents: inout ParentList
  ) {
    var last = starts.lowerBound
    let first = expanded - last
    for place in steps.places(of: starts) where seen.insert(steps.states[place]) {
      while place >= Int(steps.ends[last]) { last &+= 1 }
      parents.append(UInt64(truncatingIfNeeded: first &+ last))
    }
  }
}
