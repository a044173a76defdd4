import EveryPath
package import FlowModel

/// What a question about a system can name: its vocabulary.
///
/// The names are those of the predicates of which its properties are made, of the plain words of
/// its world, and of what is true of every system.
package struct QuestionWords<W: World>: Sendable {
  /// The predicates, those of every system first, then those of the world and of the properties.
  package private(set) var predicates: [(name: String, predicate: Predicate<W>)] = []
  /// The components, each with the ids of its states.
  package let flows: [(name: String, states: [String])]
  /// The properties that a single step can break.
  package let properties: [String]
  /// The properties that need every path, which no step breaks.
  package let wholeProperties: [String]

  /// What a component's state is called before its first attempt.
  package static var notStarted: String { "not started" }

  package init(_ system: System<W>) {
    flows = system.components.map {
      ($0.name, $0.compiled.positions.map(\.id) + [Self.notStarted])
    }
    properties = system.properties.filter { !$0.needsEveryPath }.map(\.name)
    wholeProperties = system.properties.filter(\.needsEveryPath).map(\.name)
    predicates = [("always", .always), ("isSettled", .isSettled)]
    var known: Set<String> = ["always", "isSettled"]
    let everywhere: [Predicate<W>] = [.processEnded, .processLaunched, .isCutShort] + W.words
    for word in (everywhere + system.properties.flatMap(\.predicates)).flatMap(\.words)
    where word.part != .several && known.insert(word.name).inserted {
      predicates.append((word.name, word.predicate))
    }
  }

  func predicate(_ word: Phrase.Word) throws(WrongQuestion) -> Predicate<W> {
    if let found = predicates.first(where: { $0.name == word.text }) { return found.predicate }
    let isState = flows.contains { $0.states.contains(word.text) }
    throw wrong(
      word, "no predicate has the name", predicates.map(\.name),
      isState ? "; for a state write `at` and its component before it" : "")
  }

  /// The number of a component, and of one of its positions; nil before its first attempt.
  func place(
    _ flow: Phrase.Word, _ state: Phrase.Word
  ) throws(WrongQuestion) -> (component: Int, position: Int?) {
    guard let component = flows.firstIndex(where: { $0.name == flow.text }) else {
      throw wrong(flow, "no component is called", flows.map(\.name))
    }
    let states = flows[component].states
    guard let position = states.firstIndex(of: state.text) else {
      throw wrong(state, "\(flow.text) has no state", states)
    }
    return (component, position == states.count - 1 ? nil : position)
  }

  /// The name of a property that a step can break; `never: ` may be left out.
  func property(_ word: Phrase.Word) throws(WrongQuestion) -> String {
    let forms = [word.text, "never: \(word.text)"]
    if let name = forms.first(where: properties.contains) { return name }
    guard !forms.contains(where: wholeProperties.contains) else {
      throw WrongQuestion(
        at: word.place,
        "\"\(harmless(word.text))\" needs every path, so no step breaks it; a check judges it")
    }
    let short = properties.map { $0.hasPrefix("never: ") ? String($0.dropFirst(7)) : $0 }
    throw wrong(word, "no property is called", short)
  }

  private func wrong(
    _ word: Phrase.Word, _ reason: String, _ names: [String], _ more: String = ""
  ) -> WrongQuestion {
    WrongQuestion(
      at: word.place, "\(reason) \"\(harmless(String(word.text.prefix(80))))\"\(more)",
      nearest: nearestFew(to: word.text, among: names))
  }
}

/// Up to three names that a word may stand for: the nearest first, then those that hold it.
func nearestFew(to word: String, among names: [String]) -> [String] {
  let near = nearest(to: word, among: names).map { [$0] } ?? []
  let wanted = word.lowercased()
  let holding = word.count < 3 ? [] : names.filter { $0.lowercased().contains(wanted) }
  return Array((near + holding.sorted { ($0.count, $0) < ($1.count, $1) }).uniqued.prefix(3))
}

extension Property {
  /// The predicates it is made of, in order.
  fileprivate var predicates: [Predicate<W>] {
    switch form {
    case .always(let one, let other), .never(let one, let other),
      .alwaysSettled(let one, let other), .leadsTo(let one, let other, _),
      .atMostOnce(let one, let other), .within(_, let one, let other):
      [one, other]
    case .sometimes(let fact): [fact]
    case .before(let one, let other, let third), .neverAfter(let one, let other, let third),
      .notBefore(_, let one, let other, let third), .canAlwaysReach(let one, let other, let third):
      [one, other, third]
    case .exactlyOnce(let fact, let begin, let end, let void): [fact, begin, end, void]
    }
  }
}
