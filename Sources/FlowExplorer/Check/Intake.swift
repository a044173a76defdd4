import FlowModel

/// The states of a survey while a crew is at work.
///
/// Safe to share: whoever takes a handover writes, and all others wait until it is ready.
final class Intake: @unchecked Sendable {
  var seen: SystemStates
  var parents: ParentList
  /// How many states were expanded.
  var expanded: Int
  /// How many ways those have.
  var transitions: Int

  init(_ seen: SystemStates, _ parents: ParentList, expanded: Int, transitions: Int) {
    (self.seen, self.parents) = (seen, parents)
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
    var last = 0
    for place in steps.states.indices where seen.insert(steps.states[place]) {
      while place >= Int(steps.ends[last]) { last &+= 1 }
      parents.append(UInt64(truncatingIfNeeded: expanded &+ last))
    }
    transitions &+= steps.wayCount
    expanded &+= steps.ends.count
  }
}
