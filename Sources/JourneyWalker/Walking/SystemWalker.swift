import FlowExplorer
package import FlowModel
import PermissionFlow
package import StateSpace

/// A walk through a system whose world is known.
package struct SystemWalker<W: World>: Walker {
  private struct Frame: Sendable {
    var text: ChoiceText?
    var state: SystemState<W>
    var log: StepLog<W>?
    var trace: PromiseTrace<W>
  }

  private let system: System<W>
  private var walk: Walk<W>
  private let origin: JourneyFile?
  /// The rules that need every path and that the walk up to a step is known to break.
  private var shown: (rules: Set<String>, step: Int)
  private var frames: [Frame]
  private var at: Int
  private var successors: [System<W>.Successor] = []
  private var visits: [SystemState<W>: Int] = [:]
  package private(set) var place: Place

  /// Goes on with a walk, which perhaps began with a file.
  ///
  /// - Parameter rules: what the walk is known to break although no single walk can tell.
  package init(_ walk: Walk<W>, from origin: JourneyFile? = nil, breaking rules: [String] = []) {
    self.origin = origin
    shown = (Set(rules), walk.steps.count)
    system = walk.system
    self.walk = walk
    var trace = PromiseTrace(walk.system, from: walk.start)
    frames = [Frame(text: nil, state: walk.start, log: nil, trace: trace)]
    for (step, moment) in zip(walk.steps, walk.moments) {
      trace.see(moment)
      frames.append(Frame(text: step.text, state: step.state, log: step.log, trace: trace))
    }
    at = frames.count - 1
    for frame in frames { visits[frame.state, default: 0] += 1 }
    place = Self.nowhere
    look()
  }

  package mutating func take(_ choice: Int) -> Bool {
    guard successors.indices.contains(choice) else { return false }
    let text = place.choices[choice].text
    if at + 1 < frames.count, frames[at + 1].text == text { return redo() }
    let successor = successors[choice]
    frames.removeSubrange((at + 1)...)
    if at < shown.step { shown.rules = [] }
    var trace = frames[at].trace
    trace.see(
      Moment(
        system: system, before: frames[at].state, state: successor.state, log: successor.log))
    frames.append(
      Frame(text: text, state: successor.state, log: successor.log, trace: trace))
    at += 1
    visits[successor.state, default: 0] += 1
    look()
    return true
  }

  package mutating func undo() -> Bool { go(toStep: at - 1) }

  package mutating func redo() -> Bool { go(toStep: at + 1) }

  package mutating func go(toStep step: Int) -> Bool {
    guard frames.indices.contains(step) else { return false }
    at = step
    look()
    return true
  }

  package func file(title: String) -> JourneyFile {
    var walk = walk
    while walk.undo() {}
    for frame in frames[1...].prefix(at) {
      if let id = frame.text?.id { _ = walk.take(id) }
    }
    let journey = walk.journeyWithEnd(title: title)
    return origin?.continued(as: journey) ?? JourneyFile(journey)
  }

  package func draw(columns: Int, rows: Int) -> [String] {
    frames[at].state.world.draw(columns: columns, rows: rows)
  }

  package func shorter(
    breaking rule: String, than step: Int, isStopped: (SearchProgress) -> Bool
  ) -> ShorterWalk {
    let limits = SearchLimits(maxStates: 200_000, seconds: 30)
    switch system.shorterJourney(
      breaking: rule, than: step, limits: limits, isStopped: isStopped)
    {
    case .found(let journey):
      var walk = Walk(system, world: journey.world ?? 1)
      if walk.take(journey.steps.map(\.choice)) != nil { return .unfinished(nil) }
      return .found(SystemWalker(walk, breaking: journey.expectation.broken))
    case .none: return .none
    case .unfinished(let limit): return .unfinished(limit)
    }
  }

  private static var nowhere: Place {
    Place(
      system: "", title: nil, note: nil, step: 0, screen: "", facts: [], positions: [],
      remembered: [], changes: [],
      events: [],
      choices: [], notNow: [], closedRows: [], path: [], future: [], rules: [])
  }
}

extension SystemWalker {
  /// Works out what can be shown of where the walk is.
  private mutating func look() {
    let frame = frames[at]
    let world = frame.state.world
    let found = system.successors(of: frame.state)
    let texts = found.map { system.text(of: $0.move, in: frame.state) }
    let places = Cause.allCases.flatMap { cause in texts.indices.filter { texts[$0].by == cause } }
    // Ends in the middle of a step come last: there are many of them.
    let order =
      places.filter { found[$0].move.cut == nil } + places.filter { found[$0].move.cut != nil }
    successors = order.map { found[$0] }
    place = Place(
      system: system.name, title: title, note: note, step: at, screen: world.screen,
      facts: system.facts(of: world),
      positions: system.positions(of: frame.state),
      remembered: system.remembered(in: frame.state), changes: changes,
      events: frame.log.map { system.events(of: $0, in: world) } ?? [],
      choices: order.map {
        Place.Choice(text: texts[$0], visits: visits[found[$0].state] ?? 0)
      },
      notNow: world.notNow, closedRows: closedRows(of: frame.state),
      path: frames[1...].prefix(at).compactMap(\.text),
      future: frames[(at + 1)...].compactMap(\.text),
      rules: frame.trace.standings.map { name, standing in
        switch standing {
        case .holdsSoFar: Place.Rule(name: name, standing: .holdsSoFar)
        case .broken(let step): Place.Rule(name: name, standing: .broken(step: step))
        case .needsEveryPath:
          Place.Rule(
            name: name,
            standing: at >= shown.step && shown.rules.contains(name)
              ? .broken(step: shown.step) : .needsEveryPath)
        }
      })
  }

  /// The journey that the walk goes on with, as far as it has come; nil if it went another way.
  private var continued: Journey? {
    guard let journey = origin?.journey else { return nil }
    let isSame = zip(journey.steps, frames[1...].prefix(at)).allSatisfy { $0.choice == $1.text?.id }
    return isSame ? journey : nil
  }

  private var title: String? {
    continued.flatMap { $0.hasUsualTitle || $0.title.isEmpty ? nil : $0.title }
  }

  private var note: String? {
    continued.flatMap { $0.steps.indices.contains(at - 1) ? $0.steps[at - 1].note : nil }
  }

  /// What the last step changed, in the order of the facts.
  private var changes: [SeenChange] {
    guard at > 0 else { return [] }
    let facts = [frames[at - 1].state, frames[at].state].map { state in
      system.facts(of: state.world) + system.positions(of: state)
        + system.remembered(in: state)
    }
    return SeenChange.between(facts[0], facts[1])
  }

  private func closedRows(of state: SystemState<W>) -> [SeenFact] {
    zip(system.parts, state.parts).flatMap { part, state -> [SeenFact] in
      guard let position = state.machine.position, state.machine.isRunning else { return [] }
      let number = part.plan.positions[position].state
      return part.plan.closedRows.filter { $0.state == number }.map {
        SeenFact(name: part.plan.symbols[$0.symbol].id, value: $0.guardName)
      }
    }
  }
}
