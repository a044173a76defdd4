import FlowModel
import StateSpace

/// The steps of a searched graph as one question sees them: its facts by numbers, as a check has
/// those of properties, and what the properties that it names remember.
final class QuestionSteps<W: World> {
  private indirect enum Form {
    case fact(Predicate<W>, Int)
    case before(Predicate<W>, Int)
    case did([Bool])
    case broke(Int)
    case not(Form)
    case all([Form])
    case any([Form])
  }

  /// What breaks a property: a fact of a step, or what is remembered.
  private enum Breach {
    case fact(Int)
    case history(HistoryFacts, place: Int)
  }

  /// A step: the number of the facts that hold, and what else a question asks.
  private struct Moment {
    let label: UInt32
    var choice: Int?
    let before: [Int8]
    let after: [Int8]
    /// The step itself, if its label does not tell all: at a start, or if it is one of a clock.
    var transition: Transition<W>?
    var isStart = false
  }

  let graph: StateGraph<UInt64, UInt32>
  private let system: System<W>
  private let table: SystemTable<W>
  private let stepLabels: StepLabels
  private let names: EdgeChoices?
  private let sets = FactSets<W>()
  private let facts: FactTable<W>
  private let form: Form
  private let breaches: [Breach]
  /// Whether steps into a state fit, if that is a matter of the state alone.
  private let fitting: Memo?

  init(
    _ question: Question<W>, _ system: System<W>, _ table: SystemTable<W>,
    _ graph: StateGraph<UInt64, UInt32>, _ stepLabels: StepLabels, _ names: EdgeChoices?
  ) {
    (self.system, self.table, self.graph) = (system, table, graph)
    (self.stepLabels, self.names) = (stepLabels, names)
    let sets = sets
    form = Self.numbered(question.form, sets, names)
    var places = 0
    breaches = question.properties.map { property in
      let clock = zip(system.properties, system.clockNumbers)
        .first { $0.0.name == property.name }?.1
      if let fact = property.breaker(clock: clock, in: sets) { return .fact(fact) }
      let (kind, facts) = property.history ?? (.before, [.never, .never, .never])
      places += 1
      return .history(sets.add(kind, facts), place: places - 1)
    }
    facts = FactTable(sets)
    fitting = question.form.asksOfEnds ? Memo() : nil
  }

  private static func numbered(
    _ form: Question<W>.Form, _ sets: FactSets<W>, _ names: EdgeChoices?
  ) -> Form {
    switch form {
    case .fact(let predicate): .fact(predicate, sets.add(predicate))
    case .before(let predicate): .before(predicate, sets.add(predicate))
    case .did(let word): .did(names?.choices.map { $0.id == word.text } ?? [])
    case .broke(let place): .broke(place)
    case .not(let form): .not(numbered(form, sets, names))
    case .all(let forms): .all(forms.map { numbered($0, sets, names) })
    case .any(let forms): .any(forms.map { numbered($0, sets, names) })
    }
  }

  /// What is remembered before anything happened.
  var nothing: [Int8] {
    breaches.compactMap { if case .history = $0 { 0 } else { nil } }
  }

  /// What is remembered at a start, and whether the start fits.
  func start(_ start: Int) -> (memory: [Int8], fits: Bool) {
    let state = graph.states[start]
    let successor = table.successor(toStart: state)
    let label = facts.label(of: successor, from: state, in: table)
    let after = after(label, nothing)
    let moment = Moment(
      label: label, before: nothing, after: after,
      transition: table.transition(successor, from: state), isStart: true)
    return (after, holds(form, moment))
  }

  /// What is remembered after a transition, and whether it fits.
  func step(_ edge: Int, from source: Int, _ memory: [Int8]) -> (memory: [Int8], fits: Bool) {
    let (log, end) = halves(of: stepLabels.words[graph.labels[edge]])
    let target = graph.states[Int(graph.targets[edge])]
    let state =
      system.hasStopwatches ? StateWord.of(StateWord.numbers(of: target).world, end) : target
    if let known = fitting?.value(of: state) { return (memory, known == 1) }
    let (successor, before) = (
      StepTable.Successor(choice: 0, state: state, log: log), graph.states[source]
    )
    let label = facts.label(of: successor, from: before, in: table)
    let after = memory.isEmpty ? memory : after(label, memory)
    var moment = Moment(
      label: label, choice: names.map { Int($0.numbers[edge]) }, before: memory, after: after)
    // Of a step of a clock no label says more than that.
    if system.hasClocks, !table.log(log).overdue.isEmpty {
      moment.transition = table.transition(successor, from: before)
    }
    let fits = holds(form, moment)
    fitting?.note(fits ? 1 : 0, of: state)
    return (after, fits)
  }

  /// What a transition costs a person: 1 for a touch, nothing for what happens by itself.
  func effort(of edge: Int) -> Int {
    names.map { $0.choices[Int($0.numbers[edge])].by == .person ? 1 : 0 } ?? 0
  }

  private func after(_ label: UInt32, _ memory: [Int8]) -> [Int8] {
    breaches.compactMap { breach in
      guard case .history(let history, let place) = breach else { return nil }
      guard memory[place] != History.broken else { return memory[place] }
      return Int8(history.kind.after(sets.instants(of: history, in: label), Int(memory[place])))
    }
  }

  private func holds(_ form: Form, _ moment: Moment) -> Bool {
    switch form {
    case .fact(let predicate, let number):
      return moment.transition.map(predicate.holds) ?? sets.holds(number, in: moment.label)
    case .before(let predicate, let number):
      return !moment.isStart
        && (moment.transition.map(predicate.holds) ?? sets.holds(number, in: moment.label))
    case .did(let isMeant): return moment.choice.map { isMeant[$0] } ?? false
    case .broke(let number):
      switch breaches[number] {
      case .fact(let fact): return sets.holds(fact, in: moment.label)
      case .history(_, let place):
        return moment.after[place] == History.broken && moment.before[place] != History.broken
      }
    case .not(let form): return !holds(form, moment)
    case .all(let forms): return forms.allSatisfy { holds($0, moment) }
    case .any(let forms): return forms.contains { holds($0, moment) }
    }
  }
}

extension Property {
  /// The number of the fact that breaks it wherever it holds; nil for one that looks back.
  fileprivate func breaker(clock: Int??, in facts: FactSets<W>) -> Int? {
    switch form {
    case .always(let premise, let fact): facts.add(premise && !fact)
    case .never(_, let fact): facts.add(fact)
    case .alwaysSettled(let premise, let fact): facts.add(.isSettled && premise && !fact)
    case .within: facts.addClock(clock ?? nil)
    case .notBefore(_, _, let second, _):
      facts.add(second && ((clock ?? nil).map { .isTooSoon(forClock: $0) } ?? .never))
    case .before, .neverAfter, .atMostOnce, .exactlyOnce, .leadsTo, .sometimes, .canAlwaysReach:
      nil
    }
  }
}
