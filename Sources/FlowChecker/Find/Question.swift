import EveryPath
package import FlowModel

/// A question about the steps of a system, all its names looked up.
///
/// What asks nothing of choices and broken properties is one predicate, as those of properties are.
package struct Question<W: World>: Sendable {
  indirect enum Form: Sendable {
    case fact(Predicate<W>)
    /// The step is the choice with an id.
    case did(Phrase.Word)
    /// The step breaks a property, by its place among those that the question names.
    case broke(Int)
    /// There was a state before the step, and this held in it.
    case before(Predicate<W>)
    case not(Form)
    case all([Form])
    case any([Form])
  }

  /// What is known of a step beside what predicates see.
  struct Moment {
    let transition: Transition<W>
    /// The id of the choice; nil at a start.
    var choice: String?
    /// Whether it breaks the properties that the question names.
    var broken: [Bool] = []
    /// Whether it is a start, which no step leads to.
    var isStart: Bool
  }

  /// As it was written.
  package let text: String
  let form: Form
  /// The properties it speaks of, each once.
  let properties: [Property<W>]

  /// How many properties a question may name.
  static var mostProperties: Int { 4 }

  /// Reads a question about a system.
  ///
  /// That it names a choice there is not is known only once the system is searched.
  package init(_ text: String, about system: System<W>) throws(WrongQuestion) {
    let words = QuestionWords(system)
    var names: [String] = []
    form = try Self.form(of: try Phrase(reading: text), words, &names)
    self.text = text
    properties = names.compactMap { name in system.properties.first { $0.name == name } }
  }

  private static func form(
    of phrase: Phrase, _ words: QuestionWords<W>, _ names: inout [String]
  ) throws(WrongQuestion) -> Form {
    switch phrase {
    case .name(let word): return .fact(try words.predicate(word))
    case .at(let flow, let state):
      let (component, position) = try words.place(flow, state)
      return .fact(.isAt(component, position, "at \(flow.text) \(state.text)"))
    case .did(let word): return .did(word)
    case .broke(let word):
      let name = try words.property(word)
      if !names.contains(name) { names.append(name) }
      guard names.count <= mostProperties else {
        throw WrongQuestion(
          at: word.place, "this is the fifth property; a question names \(mostProperties) at most")
      }
      return .broke(names.firstIndex(of: name) ?? 0)
    case .before(let phrase, let place):
      return .before(try earlier(try form(of: phrase, words, &names), at: place))
    case .not(let phrase):
      let form = try form(of: phrase, words, &names)
      if case .fact(let predicate) = form { return .fact(!predicate) }
      return .not(form)
    case .all(let phrases): return .together(try forms(of: phrases, words, &names), every: true)
    case .any(let phrases): return .together(try forms(of: phrases, words, &names), every: false)
    }
  }

  private static func forms(
    of phrases: [Phrase], _ words: QuestionWords<W>, _ names: inout [String]
  ) throws(WrongQuestion) -> [Form] {
    var forms: [Form] = []
    for phrase in phrases { forms.append(try form(of: phrase, words, &names)) }
    return forms
  }

  /// The same in the state before a step, of which nothing is known but that state.
  private static func earlier(_ form: Form, at place: Int) throws(WrongQuestion) -> Predicate<W> {
    guard case .fact(let predicate) = form, predicate.words.allSatisfy({ $0.part != .happened })
    else {
      throw WrongQuestion(
        at: place, "before asks about a state, and what happened in a step is in none")
    }
    return predicate.before
  }
}

extension Question {
  /// Whether the last step of a walk fits, or its start if it has no step.
  package func fits(_ walk: Walk<W>) -> Bool {
    let names = properties.map(\.name)
    let asked = walk.system.keeping { names.contains($0.name) }
    let trace = PropertyTrace(asked, from: walk.start)
    let start = Transition(
      system: walk.system, before: walk.start, state: walk.start, log: StepLog())
    var moment = Moment(transition: start, choice: nil, isStart: true)
    var (memories, broken) = trace.step(start, remembering: trace.memories.map { _ in 0 })
    // Without a property nothing counts but the last step.
    for step in walk.transitions(from: names.isEmpty ? max(0, walk.path.count - 1) : 0) {
      (memories, broken) = trace.step(step, remembering: memories)
      moment = Moment(transition: step, choice: walk.path.last?.id, isStart: false)
    }
    moment.broken = names.compactMap { name in
      asked.properties.firstIndex { $0.name == name }.map { broken[$0] }
    }
    return form.holds(moment)
  }
}

extension Question.Form {
  fileprivate static func together(_ forms: [Self], every: Bool) -> Self {
    let predicates = forms.compactMap { form in
      if case .fact(let predicate) = form { predicate } else { nil }
    }
    guard predicates.count == forms.count else { return every ? .all(forms) : .any(forms) }
    return .fact(every ? .all(predicates) { $0 } : .any(predicates) { $0 })
  }

  /// Whether it is true of a step.
  func holds(_ moment: Question.Moment) -> Bool {
    switch self {
    case .fact(let predicate): predicate.holds(in: moment.transition)
    case .did(let choice): moment.choice == choice.text
    case .broke(let place): moment.broken[place]
    case .before(let predicate):
      !moment.isStart && predicate.holds(in: moment.transition)
    case .not(let form): !form.holds(moment)
    case .all(let forms): forms.allSatisfy { $0.holds(moment) }
    case .any(let forms): forms.contains { $0.holds(moment) }
    }
  }

  /// Whether it asks of nothing but the state after a step.
  var asksOfEnds: Bool {
    guard case .fact(let predicate) = self else { return false }
    return predicate.form.atoms.allSatisfy { $0.part == .world || $0.part == .control }
  }

  /// The choices it speaks of.
  var choices: [Phrase.Word] {
    switch self {
    case .did(let choice): [choice]
    case .fact, .broke, .before: []
    case .not(let form): form.choices
    case .all(let forms), .any(let forms): forms.flatMap(\.choices)
    }
  }
}

extension Predicate {
  /// A component is at a position; nil before its first attempt.
  fileprivate static func isAt(_ component: Int, _ position: Int?, _ name: String) -> Predicate {
    Predicate(name, of: .control) { $0.components[component].machine.position == position }
  }
}
