import EveryPath
public import FlowModel
public import StateSpace

/// Tells the journeys of a searched graph in words.
struct Explaining<W: World> {
  let system: System<W>
  let graph: StateGraph<SystemState<W>, SystemMove<W>>

  func text(_ edge: Int) -> ChoiceText {
    system.text(
      of: graph.choices[Int(graph.choiceNumbers[edge])],
      in: graph.states[graph.source(of: edge)])
  }

  /// The number of the world whose start a state is, if it has to be said.
  func world(of state: Int) -> Int? {
    system.world(startingIn: graph.states[state]).flatMap { system.named(world: $0) }
  }

  /// Why a property is broken along a path.
  func explanation(
    of property: Property<W>, _ judgement: Judgement, _ decision: Decision?
  ) -> Explanation {
    let start = judgement.path.first.map { graph.source(of: $0) } ?? judgement.start
    let states = [start] + judgement.path.map { Int(graph.targets[$0]) }
    let views = states.map { facts(of: graph.states[$0]) }
    let steps = judgement.path.enumerated().map { index, edge in
      step(edge, from: views[index], to: views[index + 1])
    }
    let last = graph.states[states[states.count - 1]]
    // What else the journey breaks counts, also if it was not asked for.
    let whole = system.whole
    var walk = Walk(whole, taking: steps.map(\.text.id))
    var world: Int?
    // The same choices may lead to the same end from the start of an earlier world.
    if walk.start.world != graph.states[start].world || walk.state.world != last.world
      || walk.state.components != last.components
    {
      world = system.world(startingIn: graph.states[start])
      walk = Walk(whole, world: world ?? 1)
      _ = walk.take(steps.map(\.text.id))
    }
    return Explanation(
      property: property.name, system: system.name, steps: steps,
      reasons: (judgement.path.last.map { property.reasons(transition($0)) } ?? [])
        + [whole.haste(property.name, on: Array(walk.transitions))].compactMap { $0 },
      loopStart: judgement.loopStart,
      decision: decision.map { decision in
        Explanation.Decision(
          step: decision.step + 1, passing: decision.passing.map(text),
          alternatives: decision.alternatives.map { alternative in
            Explanation.Alternative(
              text: text(alternative.edge), steps: alternative.steps,
              breaksAtOnce: alternative.isBroken,
              endsProcess: alternative.isCut, needsEndOfProcess: alternative.needsCut)
          })
      },
      isOfNoJourney: property.isOfSomeJourney, endsInTrap: property.isOfReachability,
      isOfSomeMoments: judgement.isOfSomeMoments,
      breaks: walk.trace.breaches.map(\.name), world: world,
      startWorld: self.world(of: start), startFacts: startFacts(graph.states[start].world),
      isOfWholeSearch: graph.completeness == .complete)
  }

  /// What was refused along a path.
  func refused(on path: [Int]) -> [Coverage.Input] {
    path.flatMap { transition($0).log.entries }.compactMap { entry in
      guard entry.disposition == .refused, let (position, symbol) = entry.heard else { return nil }
      return Coverage.Input(component: entry.component, position: position, symbol: symbol)
    }
  }

  private func transition(_ edge: Int) -> Transition<W> {
    let before = graph.states[graph.source(of: edge)]
    let taken = system.take(graph.choices[Int(graph.choiceNumbers[edge])], in: before)
    // Another state may stand for the one that the step leads to.
    return Transition(
      system: system, before: before,
      state: taken?.state ?? graph.states[Int(graph.targets[edge])], log: taken?.log ?? StepLog())
  }

  private func startFacts(_ start: W) -> [SeenFact] {
    let usual = system.facts(of: system.starts[0].world)
    return system.facts(of: start).filter { !usual.contains($0) }
  }

  /// What holds in the world, the screen first, and where the flows are.
  private func facts(of state: SystemState<W>) -> [SeenFact] {
    system.facts(of: state.world) + system.positions(of: state)
  }

  private func step(
    _ edge: Int, from old: [SeenFact], to new: [SeenFact]
  ) -> Explanation.Step {
    let before = graph.states[graph.source(of: edge)]
    let world = graph.states[Int(graph.targets[edge])].world
    let log = system.take(graph.choices[Int(graph.choiceNumbers[edge])], in: before)?.log
    return Explanation.Step(
      text: text(edge),
      changes: SeenChange.between(old, new),
      events: log.map { system.events(of: $0, in: world) } ?? [],
      rows: log?.entries.compactMap(row) ?? [])
  }

  private func row(_ entry: StepRecord.Entry) -> Explanation.Row? {
    let component = system.components[entry.component]
    let name = system.components.count == 1 ? "" : component.name
    guard let input = entry.input else {
      return beginning(entry, of: component.compiled).map {
        Explanation.Row(component: name, input: "the attempt", disposition: $0.word, line: $0.line)
      }
    }
    let disposition: String
    var line: SourceLine?
    switch entry.disposition {
    case .moved(let edge):
      disposition = "moved"
      line = component.compiled.edges[edge].line
    case .ignored(let reason): disposition = "ignored (\(component.compiled.reasons[reason]))"
    case .deferred: disposition = "deferred until the sequence ends"
    case .droppedAsStale: disposition = "dropped as late"
    case .refused: disposition = "refused: no row"
    case .started, .abandoned: return nil
    }
    return Explanation.Row(
      component: name, input: component.compiled.name(of: input), disposition: disposition,
      line: line)
  }

  /// How an attempt began, and where the state is written in which it did.
  private func beginning(
    _ entry: StepRecord.Entry, of compiled: CompiledFlow
  ) -> (word: String, line: SourceLine)? {
    guard let position = entry.after else { return nil }
    switch entry.command {
    case .start?: return ("began", compiled.positions[position].line)
    case .resume?: return ("went on", compiled.positions[position].line)
    case .abandon?, nil: return nil
    }
  }
}

extension Property {
  /// Whether it asks for a journey, so that there is none to show where it is broken.
  var isOfSomeJourney: Bool { if case .sometimes = form { true } else { false } }

  /// Whether it asks what can be reached from somewhere.
  fileprivate var isOfReachability: Bool { if case .canAlwaysReach = form { true } else { false } }
}

extension AnySystem {
  /// What is known of a property after every path was taken; nil if there is no such property.
  public func verdict(
    on property: String, limits: SearchLimits = .usual
  ) throws -> PropertyResult.Verdict? {
    try accept(Judging(property: property, limits: limits))
  }
}

private struct Judging: SystemVisitor {
  let property: String
  let limits: SearchLimits

  func visit<W: World>(_ system: System<W>) throws -> PropertyResult.Verdict? {
    let kept = system.asking { $0.name == property }
    return kept.explore(limits: limits).report.properties.first?.verdict
  }
}
