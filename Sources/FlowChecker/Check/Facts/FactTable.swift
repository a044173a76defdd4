import FlowModel
import StateSpace

/// Which facts hold at the steps of a system.
///
/// Each part of a step is asked once for each of its values. Parts that answer alike are one class,
/// and all steps whose parts are of the same classes have the same facts.
final class FactTable<W: World> {
  let sets: FactSets<W>
  private let questions: Questions<W>
  private let parts: [PartClasses<W>]
  private let beginnings = Memo()
  private let causes = Memo()
  private let ends = Memo()
  private let labels = Memo()
  /// The label of a step whose facts are open until closures are asked, by what these answer.
  private let asked = Memo()
  private var openSteps: [OpenStep<Questions<W>.Question>] = []
  /// For each log whether its step is one of a clock, and the label then.
  private var clockLabels: [ClockLabel] = []
  /// The state before the last step, and the class of that beginning.
  private var beginning: (state: UInt64, number: UInt32)?

  /// A table that knows of no step yet, for the facts there are.
  ///
  /// - Parameter other: a table of the same facts and worlds; what it knows of worlds is shared.
  init(_ sets: FactSets<W>, like other: FactTable? = nil) {
    self.sets = sets
    let questions = sets.questions
    self.questions = questions
    parts = Predicate<W>.Part.allCases.map { part in
      switch part {
      case .world, .worldBefore:
        other?.parts[part.rawValue] ?? PartClasses(part, questions)
      case .happened, .control, .controlBefore, .several: PartClasses(part, questions)
      }
    }
  }

  /// The number of the set of facts that hold at a start.
  func label(ofStart start: UInt64, in table: SystemTable<W>) -> UInt32 {
    label(of: table.successor(toStart: start), from: start, in: table)
  }

  /// The number of the set of facts that hold at a step.
  func label(
    of successor: StepTable.Successor, from state: UInt64, in table: SystemTable<W>
  ) -> UInt32 {
    let log = Int(successor.log)
    while clockLabels.count <= log { clockLabels.append(.unknown) }
    if case .unknown = clockLabels[log] {
      clockLabels[log] = clockLabel(at: table.transition(successor, from: state))
    }
    if case .label(let label) = clockLabels[log] { return label }
    let transition = { table.transition(successor, from: state) }
    let (world, control) = StateWord.numbers(of: successor.state)
    let classes = [
      number(.happened, successor.log, transition), number(.world, world, transition),
      number(.control, control, transition),
    ]
    let beginning = beginning(state, transition)
    let cause = causes.value(of: word(classes[0], beginning)) { UInt32(causes.count) }
    let end = ends.value(of: word(classes[1], classes[2])) { UInt32(ends.count) }
    let step = word(cause, end)
    if let known = labels.value(of: step) {
      return label(known, transition)
    }
    let (before, after) = StateWord.numbers(of: state)
    let found = settle(
      classes + [
        number(.worldBefore, before, transition), number(.controlBefore, after, transition),
      ]
    )
    labels.note(found, of: step)
    return label(found, transition)
  }

  /// The class of the state before a step.
  private func beginning(_ state: UInt64, _ transition: () -> Transition<W>) -> UInt32 {
    if let beginning, beginning.state == state { return beginning.number }
    let (world, control) = StateWord.numbers(of: state)
    let classes = word(
      number(.worldBefore, world, transition), number(.controlBefore, control, transition))
    let number = beginnings.value(of: classes) { UInt32(beginnings.count) }
    beginning = (state, number)
    return number
  }

  private func number(
    _ part: Predicate<W>.Part, _ value: UInt32, _ transition: () -> Transition<W>
  ) -> UInt32 {
    parts[part.rawValue].number(of: value, transition)
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

  // MARK: - Combining

  /// The label of steps whose parts are of some classes, twice; or, with a one behind it, the number
  /// of an open step.
  private func settle(_ classes: [UInt32]) -> UInt64 {
    var answers = Answers(questions.nodes.count)
    for (part, number) in classes.enumerated() {
      answers.note(parts[part].answers(number), questions.questions[part])
    }
    let happened = parts[0].instants(classes[0])
    let (instants, bare) = (
      happened.dropFirst().map { given(answers, $0) }, happened.first.map { given(answers, $0) }
    )
    answers.combine(questions.nodes)
    let open = questions.openQuestions(answers)
    guard !open.isEmpty else { return UInt64(label(answers, bare, instants)) << 1 }
    openSteps.append(OpenStep(answers: answers, questions: open, bare: bare, instants: instants))
    return UInt64(openSteps.count - 1) << 1 | 1
  }

  /// Some answers, but for what happened.
  private func given(_ answers: Answers, _ happened: ArraySlice<UInt64>) -> Answers {
    var answers = answers
    answers.note(happened, questions.questions[0])
    answers.combine(questions.nodes)
    return answers
  }

  /// The label of the facts that hold, with their order.
  private func label(_ answers: Answers, _ bare: Answers?, _ instants: [Answers]) -> UInt32 {
    var words = [UInt64](facts: sets.facts.count)
    for (fact, node) in questions.facts.enumerated() where answers.holds(node) { words.note(fact) }
    let label = sets.label(of: words)
    guard sets.lacksOrder(label), let bare else { return label }
    return sets.label(label) { history, whole in
      guard questions.isOrderKnown[history.number] else { return nil }
      let nodes = history.facts.map { questions.facts[$0] }
      if nodes.contains(where: bare.holds) { return [whole] }
      let rows = instants.map { instant in nodes.map(instant.holds) }.filter { $0.contains(true) }
      let together = nodes.indices.map { fact in rows.contains { $0[fact] } }
      return together == whole ? rows : [whole]
    }
  }

  /// The label of a step, once closures are asked if there is something open.
  private func label(_ found: UInt64, _ transition: () -> Transition<W>) -> UInt32 {
    let number = UInt32(truncatingIfNeeded: found >> 1)
    guard found & 1 == 1 else { return number }
    let transition = transition()
    let open = openSteps[Int(number)]
    let told = open.questions.map { $0.forms[0].holds(transition) }
    let label = label(of: number, open, told)
    guard sets.lacksOrder(label) else { return label }
    return sets.label(label) { history, whole in
      transition.instants(whole: whole, of: history.facts.map { sets.facts[$0] })
    }
  }
}

extension FactTable {
  /// The label of an open step, by what its closures answer.
  private func label(
    of number: UInt32, _ open: OpenStep<Questions<W>.Question>, _ told: [Bool]
  ) -> UInt32 {
    func find() -> UInt32 {
      var answers = open.answers
      for (question, answer) in zip(open.questions, told) {
        answers.note(answer, of: question.node)
      }
      answers.combine(questions.nodes)
      return label(answers, open.bare, open.instants)
    }
    // As many as a word has room for beside the number.
    guard told.count <= 32 else { return find() }
    let bits = told.reduce(0 as UInt32) { $0 << 1 | ($1 ? 1 : 0) }
    return asked.value(of: word(number, bits), find)
  }
}

/// What is known of steps of which facts are open.
private struct OpenStep<Question> {
  let answers: Answers
  /// What the open facts depend on.
  let questions: [Question]
  let bare: Answers?
  let instants: [Answers]
}

/// What is known of a log as one of a step of a clock.
private enum ClockLabel {
  case unknown
  case other
  case label(UInt32)
}
