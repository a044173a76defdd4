import StateSpace

/// Which facts hold at the steps of a system.
///
/// Each part of a step is asked once for each of its values, and values that answer alike are one
/// class. What happened decides most facts; steps that are alike in that, and in the answers that
/// matter then, have the same facts.
package final class FactTable<W: World> {
  package let sets: FactSets<W>
  private let questions: Questions<W>
  /// What each part has answered, by its number.
  private let parts: [PartClasses<W>]
  /// What is left to find out, by the class of what happened.
  private var residues: [Residue?] = []
  /// The nodes of the histories for which it may matter what came first.
  private let ordered: [Int]
  // The answers of each part that matter, by what happened and its value; two of them together.
  private let matters = StepPart.allCases.map { _ in Memo() }
  private let (after, before, beside, steps) = (Memo(), Memo(), Memo(), Memo())
  private var rows = Interner<[UInt64]>()
  /// For each log whether its step is one of a clock, and the label then.
  private var clockLabels: [ClockLabel] = []

  /// A table that knows of no step yet, for the facts there are.
  ///
  /// - Parameters:
  ///   - other: a table of the same facts and worlds; what it knows of worlds is shared.
  ///   - compared: at how many values of each part predicates of one name are asked side by side.
  package init(_ sets: FactSets<W>, like other: FactTable? = nil, comparing compared: Int = 0) {
    self.sets = sets
    let questions = sets.questions
    self.questions = questions
    parts = StepPart.allCases.map { part in
      let shared = part == .world || part == .worldBefore ? other?.parts[part.rawValue] : nil
      return shared ?? PartClasses(part, questions, comparing: compared)
    }
    ordered = questions.ordered.flatMap { $0.facts.map { questions.facts[$0] } }
  }

  /// The number of the set of facts that hold at a start.
  package func label(ofStart start: UInt64, in table: SystemTable<W>) -> UInt32 {
    label(of: table.successor(toStart: start), from: start, in: table)
  }

  /// The number of the set of facts that hold at a step.
  package func label(
    of successor: StepTable.Successor, from state: UInt64, in table: SystemTable<W>
  ) -> UInt32 {
    let log = Int(successor.log)
    while clockLabels.count <= log { clockLabels.append(.unknown) }
    if case .unknown = clockLabels[log] {
      clockLabels[log] = clockLabel(at: table.transition(successor, from: state))
    }
    if case .label(let label) = clockLabels[log] { return label }
    func transition() -> Transition<W> { table.transition(successor, from: state) }
    let cause = parts[StepPart.happened.rawValue].number(of: successor.log, transition)
    let residue = residue(cause)
    if let label = residue.label { return label }
    let ends = (start: state, end: successor.state)
    let key = word(cause, step(residue, cause, ends, transition))
    if residue.closures.isEmpty, let known = steps.value(of: key) {
      return UInt32(truncatingIfNeeded: known)
    }
    let label = find(residue, ends, transition)
    if residue.closures.isEmpty { steps.note(UInt64(label), of: key) }
    if residue.isSettled { residue.label = label }
    return label
  }

  /// The label of a step in which nothing happens but that the time of a property is over.
  ///
  /// On such a step no other fact holds, whatever the state.
  private func clockLabel(at transition: Transition<W>) -> ClockLabel {
    guard transition.isOfClock else { return .other }
    var words = [UInt64](facts: sets.facts.count)
    for clock in sets.clocks where sets.facts[clock].holds(in: transition) { words.note(clock) }
    return .label(sets.label(of: words))
  }

  private func residue(_ cause: UInt32) -> Residue {
    while residues.count <= Int(cause) { residues.append(nil) }
    if let residue = residues[Int(cause)] { return residue }
    let residue = Residue(
      parts[StepPart.happened.rawValue].classes.answers(cause), questions, ordered: ordered)
    residues[Int(cause)] = residue
    return residue
  }

  private typealias Ends = (start: UInt64, end: UInt64)

  /// The number of what matters of the states before and after a step.
  private func step(
    _ residue: Residue, _ cause: UInt32, _ ends: Ends, _ transition: () -> Transition<W>
  ) -> UInt32 {
    /// The number of the answers of a part that matter.
    func number(_ part: StepPart) -> UInt32 {
      guard residue.asks(part) else { return 0 }
      let value = Self.value(part, ends)
      return matters[part.rawValue].value(of: word(cause, value)) {
        let classes = parts[part.rawValue]
        let number = classes.number(of: value, transition)
        return rows.number(of: residue.matter(of: part, classes.classes.answers(number)[0]))
      }
    }
    let after = pair(number(.world), number(.control), in: after)
    guard residue.asksBefore else { return after }
    let before = pair(number(.worldBefore), number(.controlBefore), in: before)
    return pair(after, before, in: beside)
  }

  private func pair(_ one: UInt32, _ other: UInt32, in memo: Memo) -> UInt32 {
    memo.value(of: word(one, other)) { UInt32(memo.count) }
  }

  private static func value(_ part: StepPart, _ ends: Ends) -> UInt32 {
    switch part {
    case .world: StateWord.numbers(of: ends.end).world
    case .control: StateWord.numbers(of: ends.end).controlState
    case .worldBefore: StateWord.numbers(of: ends.start).world
    case .controlBefore, .happened, .several: StateWord.numbers(of: ends.start).controlState
    }
  }

  /// The label of a step, once all of it has answered.
  private func find(
    _ residue: Residue, _ ends: Ends, _ transition: () -> Transition<W>
  ) -> UInt32 {
    var answers = [StepPart.world, .control, .worldBefore, .controlBefore]
      .filter(residue.asks).map { part in
        let classes = parts[part.rawValue]
        let number = classes.number(of: Self.value(part, ends), transition)
        return (part: part, row: classes.classes.answers(number)[0])
      }
    if !residue.closures.isEmpty {
      let transition = transition()
      let closures = questions.parts[StepPart.several.rawValue].atoms
      var row = [UInt64](facts: closures.count)
      for number in residue.closures where closures[number].alike[0].holds(transition) {
        row.note(number)
      }
      answers.append((.several, row))
    }
    let label = sets.label(of: residue.holding(answers))
    guard sets.lacksOrder(label) else { return label }
    return sets.label(label) { history, whole in
      questions.ordered.contains { $0.number == history.number }
        ? residue.instants(of: history, whole: whole, answers)
        : transition().instants(whole: whole, of: history.facts.map { sets.facts[$0] })
    }
  }
}

/// What is known of a log as one of a step of a clock.
private enum ClockLabel {
  case unknown
  case other
  case label(UInt32)
}

/// What steps do to the clocks of a system's properties, by their labels.
final class ClockFacts<W: World> {
  private let facts: FactTable<W>
  private let histories: [HistoryFacts]
  /// What a step with a label does to each clock.
  private var turns: [[PropertyClock<W>.Turn]] = []

  init(_ clocks: [PropertyClock<W>]) {
    let sets = FactSets<W>()
    histories = clocks.map { sets.add(.leadsTo, [$0.begins, $0.ends]) }
    facts = FactTable(sets)
  }

  func label(
    of successor: StepTable.Successor, from state: UInt64, in table: SystemTable<W>
  ) -> UInt32 {
    facts.label(of: successor, from: state, in: table)
  }

  func turns(_ label: UInt32) -> [PropertyClock<W>.Turn] {
    while turns.count <= Int(label) {
      let label = UInt32(turns.count)
      turns.append(histories.map { .init(facts.sets.instants(of: $0, in: label)) })
    }
    return turns[Int(label)]
  }
}
