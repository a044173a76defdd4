import EveryPath
import FlowModel
import StateSpace

/// What is odd about a definition once it is seen in its world; each rule has a file of its own.
struct WorldLint<W: World> {
  let coverage: Coverage
  let system: System<W>
  let graph: StateGraph<SystemState<W>, SystemMove<W>>

  /// Every finding, rule by rule, each in the order of discovery or as authored.
  ///
  /// What never happens is odd only if everything was seen.
  var findings: [Finding] {
    let seen =
      tooManyComponents + repeatedComponents + endlessSteps + refusedEvents + ambiguousChoices
      + unwritableChoices + lostAddresses + unlistedAnswers
    guard graph.completeness == .complete else { return seen }
    let firstSeen = firstSeen
    return seen + neverAcknowledged(firstSeen) + unawaitedOutcomes + neverLeft(firstSeen)
  }

  /// The first state of the search in which each component is at each of its positions.
  private var firstSeen: [[Int?]] {
    var first = system.components.map { [Int?](repeating: nil, count: $0.compiled.positions.count) }
    for (number, state) in graph.states.enumerated() {
      for (component, info) in state.components.enumerated() {
        if let position = info.machine.position, first[component][position] == nil {
          first[component][position] = number
        }
      }
    }
    return first
  }

  /// The id and the words of the choice of a transition, where it begins.
  func text(of transition: Int, at state: Int) -> ChoiceText {
    system.text(of: graph.choices[Int(graph.choiceNumbers[transition])], in: graph.states[state])
  }

  func journey(to transition: Int) -> Witness {
    let path = graph.shortestPath(to: graph.source(of: transition)) + [transition]
    return journey(along: path)
  }

  func journey(toState state: Int) -> Witness {
    let path = graph.shortestPath(to: state)
    return path.isEmpty ? Witness(words: [], world: world(of: state)) : journey(along: path)
  }

  private func journey(along path: [Int]) -> Witness {
    Witness(
      words: path.map { text(of: $0, at: graph.source(of: $0)).says },
      world: path.first.flatMap { world(of: graph.source(of: $0)) })
  }

  private func world(of start: Int) -> Int? {
    system.world(startingIn: graph.states[start]).flatMap { system.named(world: $0) }
  }
}

/// A journey that shows a finding.
struct Witness {
  /// Its steps.
  let words: [String]
  /// The number of the world it begins in; nil if there is only one.
  let world: Int?
}

extension Finding {
  init(
    rule: String, sentence: String, lines: [SourceLine], witness: Witness, bearing: Bearing? = nil
  ) {
    self.init(
      rule: rule, sentence: sentence, lines: lines, witness: witness.words, world: witness.world,
      bearing: bearing)
  }
}
