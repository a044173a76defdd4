import StateSpace

/// What is left to find out of steps in which the same happened.
///
/// Most of what happened decides most facts; of the rest of a step only the answers matter that the
/// open ones depend on.
final class Residue {
  private let combination: Combination
  private let facts: [Int]
  /// What is known of each node: of the whole step, then, if there is more than one instant, of it
  /// as if nothing had happened, and of each instant.
  private let known: [[UInt8]]
  /// The nodes that are open in each of them, in order.
  private let order: [[Int]]
  private let settled: [UInt64]
  private let openFacts: [Int]
  private let masks: [[UInt64]]
  /// The closures over several parts that matter, by their numbers.
  let closures: [Int]
  private let isAsked: [Bool]
  /// Whether something about the state before matters.
  let asksBefore: Bool
  /// The label of all steps of the kind, once it is known, where nothing else matters.
  var label: UInt32?

  /// - Parameters:
  ///   - happened: what is answered of what happened, and of each instant of it.
  ///   - ordered: the nodes of the histories for which it may matter what came first.
  init<W: World>(
    _ happened: [[UInt64]], _ questions: Questions<W>, ordered: [Int]
  ) {
    let combination = questions.combination
    (self.combination, facts) = (combination, questions.facts)
    let all = Array(combination.nodes.indices)
    let nodes = questions.parts[StepPart.happened.rawValue].questions.map(\.whole)
    known = happened.map { row in
      var values = combination.values
      for (place, node) in nodes.enumerated() { values[node] = row.holds(place) ? 1 : 0 }
      combination.work(out: all, &values)
      return values
    }
    order = known.enumerated().map { number, values in
      combination.open(below: number == 0 ? questions.facts : ordered, values)
    }
    let whole = known[0]
    var settled = [UInt64](facts: facts.count)
    for (fact, node) in facts.enumerated() where whole[node] == Combination.Value.yes {
      settled.note(fact)
    }
    self.settled = settled
    openFacts = facts.indices.filter { whole[questions.facts[$0]] == Combination.Value.open }
    var masks = questions.parts.map { [UInt64](facts: $0.questions.count) }
    for node in order.joined() {
      if case .question(let part, let number) = combination.nodes[node] { masks[part].note(number) }
    }
    self.masks = masks
    let several = StepPart.several.rawValue
    closures = questions.parts[several].questions.indices.filter { masks[several].holds($0) }
    isAsked = masks.map { mask in mask.contains { $0 != 0 } }
    asksBefore =
      isAsked[StepPart.worldBefore.rawValue] || isAsked[StepPart.controlBefore.rawValue]
  }

  /// Whether something of a part matters.
  func asks(_ part: StepPart) -> Bool { isAsked[part.rawValue] }

  /// Whether what happened tells all.
  var isSettled: Bool { !isAsked.contains(true) }

  func matter(of part: StepPart, _ answers: [UInt64]) -> [UInt64] {
    var row = answers
    for (place, mask) in masks[part.rawValue].enumerated() { row[place] &= mask }
    return row
  }

  /// What holds of each node once parts have answered; the whole step, or one of its instants.
  private func values(
    _ number: Int, _ answers: [(part: StepPart, row: [UInt64])]
  ) -> [UInt8] {
    var values = known[number]
    for node in order[number] {
      guard case .question(let part, let place) = combination.nodes[node] else { continue }
      for answer in answers where answer.part.rawValue == part {
        values[node] = answer.row.holds(place) ? 1 : 0
      }
    }
    combination.work(out: order[number], &values)
    return values
  }

  func holding(_ answers: [(part: StepPart, row: [UInt64])]) -> [UInt64] {
    guard !openFacts.isEmpty else { return settled }
    let values = values(0, answers)
    var words = settled
    for fact in openFacts where values[facts[fact]] == Combination.Value.yes { words.note(fact) }
    return words
  }

  /// Which facts of a history hold at each instant, by which hold of the whole step.
  func instants(
    of history: HistoryFacts, whole: [Bool], _ answers: [(part: StepPart, row: [UInt64])]
  ) -> [[Bool]] {
    guard known.count > 1 else { return [whole] }
    let rows = known.indices.dropFirst().map { number in
      let values = values(number, answers)
      return history.facts.map { values[facts[$0]] == Combination.Value.yes }
    }
    return History.instants(whole: whole, bare: rows[0], Array(rows.dropFirst()))
  }
}
