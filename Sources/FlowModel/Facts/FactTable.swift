import StateSpace

/// Which facts hold at the steps of a system.
///
/// Each part of a step is asked once for each of its values, and values that answer alike are one
/// class. What happened decides most facts; steps that are alike in that, and in the answers that
/// matter then, have the same facts.
package final class FactTable<W: World> {
  package let sets: FactSets<W>
  private let questions: Questions<W>
  private let happened: PartClasses<W>
  private let world: PartClasses<W>
  private let control: PartClasses<W>
  private let worldBefore: PartClasses<W>
  private let controlBefore: PartClasses<W>
  /// What is left to find out, by the class of what happened.
  private var residues: [Residue?] = []
  /// The nodes of the histories for which it may matter what came first.
  private let ordered: [Int]
  // Answers that matter, by what happened and the class of the part; then two of them together.
  private let worlds = Memo()
  private let controls = Memo()
  private let worldsBefore = Memo()
  private let controlsBefore = Memo()
  private let after = Memo()
  private let before = Memo()
  private let steps = Memo()
  private var rows = Interner<[UInt64]>()

  private let beside = Memo()
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
    func classes(_ part: StepPart) -> PartClasses<W> {
      PartClasses(part, questions, comparing: compared)
    }
    happened = classes(.happened)
    world = other?.world ?? classes(.world)
    control = classes(.control)
    worldBefore = other?.worldBefore ?? classes(.worldBefore)
    controlBefore = classes(.controlBefore)
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
    let cause = happened.number(of: successor.log, transition)
    let residue = residue(cause)
    if let label = residue.label { return label }
    let step = step(residue, cause, successor.state, state, transition)
    let key = word(cause, step)
    if residue.closures.isEmpty, let known = steps.value(of: key) {
      return UInt32(truncatingIfNeeded: known)
    }
    let label = find(residue, cause, step, successor.state, state, transition)
    if residue.closures.isEmpty { steps.note(UInt64(label), of: key) }
    if residue.isSettled { residue.label = label }
    return label
  }

  /// The label of a step in which nothing happens but that the time of a property is over.
  ///
  /// It is a step of nobody, so no other fact holds in it, whatever the state.
  private func clockLabel(at transition: Transition<W>) -> ClockLabel {
    guard transition.isOfClock else { return .other }
    var words = [UInt64](facts: sets.facts.count)
    for clock in sets.clocks where sets.facts[clock].holds(in: transition) { words.note(clock) }
    return .label(sets.label(of: words))
  }

  /// What is left to find out of a step when it is known what happened.
  private func residue(_ cause: UInt32) -> Residue {
    while residues.count <= Int(cause) { residues.append(nil) }
    if let residue = residues[Int(cause)] { return residue }
    let residue = Residue(happened.classes.answers(cause), questions, ordered: ordered)
    residues[Int(cause)] = residue
    return residue
  }

  /// The number of what matters of the states before and after a step.
  private func step(
    _ residue: Residue, _ cause: UInt32, _ end: UInt64, _ start: UInt64,
    _ transition: () -> Transition<W>
  ) -> UInt32 {
    let (endWorld, endControl) = StateWord.numbers(of: end)
    let after = pair(
      number(world, .world, endWorld, in: worlds, residue, cause, transition),
      number(control, .control, endControl, in: controls, residue, cause, transition), in: after)
    guard residue.asksBefore else { return after }
    let (startWorld, startControl) = StateWord.numbers(of: start)
    let before = pair(
      number(worldBefore, .worldBefore, startWorld, in: worldsBefore, residue, cause, transition),
      number(
        controlBefore, .controlBefore, startControl, in: controlsBefore, residue, cause, transition
      ), in: before)
    return pair(after, before, in: beside)
  }

  private func pair(_ one: UInt32, _ other: UInt32, in memo: Memo) -> UInt32 {
    memo.value(of: word(one, other)) { UInt32(memo.count) }
  }

  /// The number of the answers of a part that matter.
  private func number(
    _ classes: PartClasses<W>, _ part: StepPart, _ value: UInt32, in memo: Memo,
    _ residue: Residue, _ cause: UInt32, _ transition: () -> Transition<W>
  ) -> UInt32 {
    guard residue.asks(part) else { return 0 }
    let number = classes.number(of: value, transition)
    return memo.value(of: word(cause, number)) {
      rows.number(of: residue.matter(of: part, classes.classes.answers(number)[0]))
    }
  }

  /// The label of a step, once all of it has answered.
  private func find(
    _ residue: Residue, _ cause: UInt32, _ step: UInt32, _ end: UInt64, _ start: UInt64,
    _ transition: () -> Transition<W>
  ) -> UInt32 {
    let (endWorld, endControl) = StateWord.numbers(of: end)
    let (startWorld, startControl) = StateWord.numbers(of: start)
    var answers = [
      answer(world, .world, endWorld, transition),
      answer(control, .control, endControl, transition),
    ]
    if residue.asksBefore {
      answers.append(answer(worldBefore, .worldBefore, startWorld, transition))
      answers.append(answer(controlBefore, .controlBefore, startControl, transition))
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

  private func answer(
    _ classes: PartClasses<W>, _ part: StepPart, _ value: UInt32,
    _ transition: () -> Transition<W>
  ) -> (part: StepPart, row: [UInt64]) {
    (part, classes.classes.answers(classes.number(of: value, transition))[0])
  }
}

/// What is known of a log as one of a step of a clock.
private enum ClockLabel {
  case unknown
  case other
  case label(UInt32)
}
