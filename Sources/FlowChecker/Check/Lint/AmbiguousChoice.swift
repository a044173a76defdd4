import EveryPath
import FlowModel
import StateSpace

/// What can happen at one place has an id each: a journey names its steps by them.
extension WorldLint {
  /// Each id that two choices share somewhere, once, at the first place where they do.
  ///
  /// Linear in the number of ways; a choice has the id of its first use.
  var ambiguousChoices: [Finding] {
    let groups = choicesById
    var found: [Finding] = []
    var isFound = Set<Int32>()
    var lastWay = [Int](repeating: -1, count: graph.choices.count)
    for state in 0..<graph.expandedCount {
      let ways = graph.edges(of: state)
      for way in ways {
        let group = groups[Int(graph.choiceNumbers[way])]
        let other = lastWay[Int(group)]
        lastWay[Int(group)] = way
        guard other >= ways.lowerBound, isFound.insert(group).inserted else { continue }
        found.append(ambiguity(of: other, and: way, at: state))
      }
    }
    return found
  }

  /// For each choice the first one of its id.
  private var choicesById: [Int32] {
    var groups = [Int32](repeating: -1, count: graph.choices.count)
    var first: [String: Int32] = [:]
    for state in 0..<graph.expandedCount {
      for way in graph.edges(of: state) {
        let choice = graph.choiceNumbers[way]
        guard groups[Int(choice)] < 0 else { continue }
        let id = text(of: way, at: state).id
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
