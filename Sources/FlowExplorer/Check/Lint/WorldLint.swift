import FlowModel
import PermissionFlow

/// What is odd about a definition once it is seen in its world; each rule has a file of its own.
struct WorldLint<W: World> {
  let coverage: Coverage
  let system: System<W>
  let graph: SearchGraph<SystemState<W>, SystemMove<W>>

  /// Every finding, rule by rule, each in the order of discovery or as authored.
  ///
  /// What never happens is odd only if everything was seen.
  var findings: [Finding] {
    let seen =
      tooManyParts + repeatedParts + endlessSteps + refusedEvents + ambiguousChoices
      + unwritableChoices + lostAddresses + unlistedAnswers
    guard graph.completeness == .complete else { return seen }
    let firstSeen = firstSeen
    return seen + neverAcknowledged(firstSeen) + unawaitedOutcomes + neverLeft(firstSeen)
      + latenciesOfNothing
  }

  /// The first state of the search in which each part is at each of its positions.
  private var firstSeen: [[Int?]] {
    var first = system.parts.map { [Int?](repeating: nil, count: $0.plan.positions.count) }
    for (number, state) in graph.states.enumerated() {
      for (part, info) in state.parts.enumerated() {
        if let position = info.machine.position, first[part][position] == nil {
          first[part][position] = number
        }
      }
    }
    return first
  }

  /// How the choice of a way is called and told where it begins.
  func text(of way: Int, at state: Int) -> ChoiceText {
    system.text(of: graph.choices[Int(graph.choiceNumbers[way])], in: graph.states[state])
  }

  /// A shortest journey that ends with a way, in words.
  func journey(to way: Int) -> [String] {
    journey(along: graph.shortestPath(to: graph.source(of: way)) + [way])
  }

  /// A journey, in words.
  func journey(along path: [Int]) -> [String] {
    path.map { text(of: $0, at: graph.source(of: $0)).says }
  }
}
