import CameraModel
import EveryPath
import FlowChecker
import FlowModel
import FlowTestSupport
import GuestModel
import IMLoginModel
import KickedModel
import PermissionModels
import PopupsModel
import StateSpace
import Testing
import WidgetModel

private let catalog: [any AnySystem] =
  CameraSystems.catalog + PermissionSystems.catalog + CoordinatorSystems.catalog
  + GuestSystems.catalog + PopupSystems.catalog + IMLoginSystems.catalog + WidgetSystems.catalog
  + KickedSystems.catalog

/// Questions about the shipped systems and lessons, as far as there is time.
@Suite struct FindShippedTests {
  /// How many states of each system are asked about.
  private static let limits = SearchLimits(maxStates: isOptimised ? 250 : 60)

  private static let names = catalog.map(\.name).enumerated()
    .filter { isOptimised || $0.offset % 18 == 0 }.map(\.element)

  @Test(arguments: names)
  func `Counts are those of a pass over the graph of a check`(_ name: String) throws {
    let system = try #require(catalog.first { $0.name == name })
    let seed = name.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) }
    #expect(try system.accept(Compared(limits: Self.limits, seed: seed)) == [])
  }

  @Test(arguments: names)
  func `A step breaks what a check finds broken, by as short a journey`(_ name: String) throws {
    let system = try #require(catalog.first { $0.name == name })
    #expect(try system.accept(Judged(limits: Self.limits)) == [])
  }

  @Test func `No name of a system means two things`() throws {
    for system in catalog {
      #expect(try system.accept(TwoMeanings()) == [], "\(system.name)")
    }
  }
}

private struct TwoMeanings: SystemVisitor {
  func visit<W: World>(_ system: System<W>) -> [String] {
    let names = QuestionWords(system).predicates.map(\.name)
    return Set(names).count == names.count ? [] : names
  }
}

/// Asks each property, and tells what a check says otherwise.
private struct Judged: SystemVisitor {
  let limits: SearchLimits

  func visit<W: World>(_ system: System<W>) throws -> [String] {
    let report = system.explore(limits: limits).report
    let search = QuestionSearch(system)
    search.run(limits: limits)
    var complaints: [String] = []
    for name in QuestionWords(system).properties {
      let answer = try search.answer(Question("broke \(Phrase.written(name))", about: system))
      let result = report.properties.first { $0.name == name }
      let wanted = result?.verdict == .broken ? result?.steps.count : nil
      if (answer.states, answer.transitions) != (report.states, report.transitions) {
        complaints.append("\(name): \(answer.states) states, not \(report.states)")
      }
      if answer.journeys.first?.steps.count != wanted { complaints.append(name) }
    }
    return complaints
  }
}

/// Asks random questions, and tells where a pass over the graph counts otherwise.
private struct Compared: SystemVisitor {
  let limits: SearchLimits
  let seed: UInt64

  func visit<W: World>(_ system: System<W>) throws -> [String] {
    let graph = system.explore(limits: limits).graph
    let search = QuestionSearch(system)
    search.run(limits: limits)
    let pass = GraphPass(system, graph)
    var generator = SeededGenerator(seed: seed)
    return try (0..<4).flatMap { _ in
      let text = pass.question(3, &generator)
      let question = try Question(text, about: system)
      let answer = try search.answer(question)
      let wanted = pass.count(try Phrase(reading: text))
      var complaints = answer.fitting == wanted ? [] : ["\(text): \(answer.fitting), not \(wanted)"]
      if let found = answer.journeys.first {
        var walk = Walk(system, world: found.journey.world ?? 1)
        if walk.take(found.steps.map(\.id)) != nil { complaints.append("\(text) does not replay") }
      }
      return complaints
    }
  }
}

/// A question answered by its definition, step by step.
private struct GraphPass<W: World> {
  let system: System<W>
  let graph: StateGraph<SystemState<W>, SystemMove<W>>
  let words: QuestionWords<W>
  private let choices: [String]

  init(_ system: System<W>, _ graph: StateGraph<SystemState<W>, SystemMove<W>>) {
    (self.system, self.graph, words) = (system, graph, QuestionWords(system))
    let ids = (0..<graph.expandedCount).flatMap { state in
      graph.edges(of: state).map { edge in
        system.text(of: graph.choices[Int(graph.choiceNumbers[edge])], in: graph.states[state]).id
      }
    }
    choices = ids.uniqued
  }

  func question(_ depth: Int, _ generator: inout SeededGenerator) -> String {
    func pick(_ most: Int) -> Int { Int.random(in: 0..<most, using: &generator) }
    switch depth == 0 ? pick(4) : pick(7) {
    case 0: return Phrase.written(words.predicates[pick(words.predicates.count)].name)
    case 1 where !choices.isEmpty: return "did \(choices[pick(choices.count)])"
    case 2 where !words.flows.isEmpty: return state(&generator)
    case 3 where !words.flows.isEmpty: return "before(\(state(&generator)))"
    case 0...3: return "isSettled"
    case 4: return "not (\(question(depth - 1, &generator)))"
    case 5: return "\(question(depth - 1, &generator)) or \(question(depth - 1, &generator))"
    default: return "(\(question(depth - 1, &generator))) and \(question(depth - 1, &generator))"
    }
  }

  private func state(_ generator: inout SeededGenerator) -> String {
    let flow = words.flows[Int.random(in: 0..<words.flows.count, using: &generator)]
    let state = flow.states[Int.random(in: 0..<flow.states.count, using: &generator)]
    return "at \(Phrase.written(flow.name)) \(Phrase.written(state))"
  }

  func count(_ phrase: Phrase) -> Int {
    var fitting: Set<Int> = []
    for start in 0..<graph.startCount {
      let state = graph.states[start]
      let transition = Transition(system: system, before: state, state: state, log: StepLog())
      if holds(phrase, transition, nil) { fitting.insert(start) }
    }
    for source in 0..<graph.expandedCount {
      let state = graph.states[source]
      for edge in graph.edges(of: source) where !fitting.contains(Int(graph.targets[edge])) {
        let move = graph.choices[Int(graph.choiceNumbers[edge])]
        guard let successor = system.take(move, in: state) else { continue }
        let transition = Transition(
          system: system, before: state, state: successor.state, log: successor.log)
        if holds(phrase, transition, system.text(of: move, in: state).id) {
          fitting.insert(Int(graph.targets[edge]))
        }
      }
    }
    return fitting.count
  }

  private func holds(_ phrase: Phrase, _ step: Transition<W>, _ choice: String?) -> Bool {
    switch phrase {
    case .name(let word):
      return words.predicates.first { $0.name == word.text }?.predicate.holds(in: step) ?? false
    case .at(let flow, let state): return isAt(flow.text, state.text, step.components)
    case .did(let word): return choice == word.text
    case .before(.at(let flow, let state), _):
      return choice != nil && isAt(flow.text, state.text, step.before.components)
    case .before, .broke: return false
    case .not(let phrase): return !holds(phrase, step, choice)
    case .all(let phrases): return phrases.allSatisfy { holds($0, step, choice) }
    case .any(let phrases): return phrases.contains { holds($0, step, choice) }
    }
  }

  private func isAt(_ flow: String, _ state: String, _ components: [ComponentState]) -> Bool {
    guard let number = system.components.firstIndex(where: { $0.name == flow }) else {
      return false
    }
    let position = components[number].machine.position
    return (position.map { system.components[number].compiled.positions[$0].id } ?? "not started")
      == state
  }
}
