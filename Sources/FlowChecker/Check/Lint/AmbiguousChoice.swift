import EveryPath
import FlowModel
import StateSpace

/// What can happen at one place has an id each: a journey names its steps by them.
extension WorldLint {
  /// Each id that two choices share somewhere, once, at the first place where they do.
  ///
  /// Linear in the number of transitions; a choice has the id of its first use.
  var ambiguousChoices: [Finding] {
    let groups = choicesById
    var found: [Finding] = []
    var isFound = Set<Int32>()
    var lastTransition = [Int](repeating: -1, count: graph.choices.count)
    for state in 0..<graph.expandedCount {
      let transitions = graph.edges(of: state)
      for transition in transitions {
        let group = groups[Int(graph.choiceNumbers[transition])]
        let other = lastTransition[Int(group)]
        lastTransition[Int(group)] = transition
        guard other >= transitions.lowerBound, isFound.insert(group).inserted else { continue }
        found.append(ambiguity(of: other, and: transition, at: state))
      }
    }
    return found
  }

  /// For each choice the first one of its id.
  private var choicesById: [Int32] {
    var groups = [Int32](repeating: -1, count: graph.choices.count)
    var first: [String: Int32] = [:]
    for state in 0..<graph.expandedCount {
      for transition in graph.edges(of: state) {
        let choice = graph.choiceNumbers[transition]
        guard groups[Int(choice)] < 0 else { continue }
        let id = text(of: transition, at: state).id
        groups[Int(choice)] = first[id] ?? choice
        first[id] = groups[Int(choice)]
      }
    }
    return groups
  }

  private func ambiguity(of one: Int, and other: Int, at state: Int) -> Finding {
    let (one, two) = (text(of: one, at: state), text(of: other, at: state))
    let sentence =
      one == two
      ? "`\(one.id)` is offered twice at one place; offer it once"
      : "two choices at one place are called `\(one.id)`: \"\(one.says)\" and \"\(two.says)\"; a "
        + "journey that names it takes the first, so give each an id of its own"
    return Finding(
      rule: "ambiguous-choice", sentence: sentence, lines: [],
      witness: journey(toState: state))
  }
}
