import EveryPath
import FlowChecker
package import FlowModel
package import StateSpace

/// A walk through a system whose world is known.
package struct SystemWalker<W: World>: Walker {
  let system: System<W>
  /// The steps taken, also those taken back.
  private(set) var walk: Walk<W>
  private let origin: JourneyFile?
  /// How many steps are those of the origin's journey.
  private var sameSteps = 0
  /// The properties that need every path and that the walk up to a step is known to break.
  private var shown: (properties: Set<String>, step: Int)
  /// What is known of the properties at the start and after each stretch of the walk.
  private var traces: [PropertyTrace<W>] = []
  private(set) var at: Int
  private(set) var state: SystemState<W>
  private(set) var successors: [System<W>.Successor] = []
  private var visits: [SystemState<W>: Int] = [:]
  package private(set) var snapshot = Self.nowhere

  /// Goes on with a walk, which perhaps began with a file.
  ///
  /// - Parameter properties: what the walk is known to break although no single walk can tell.
  package init(_ walk: Walk<W>, from origin: JourneyFile? = nil, breaking properties: [String] = [])
  {
    self.origin = origin
    shown = (Set(properties), walk.path.count)
    system = walk.system
    self.walk = walk
    at = walk.path.count
    state = walk.state
    if let journey = origin?.journey {
      sameSteps = zip(journey.steps, walk.path).prefix { $0.choice == $1.id }.count
    }
    traces = walk.traces
    visits[walk.start] = 1
    for step in walk.steps { visits[step.state, default: 0] += 1 }
    look()
  }

  package mutating func take(_ choice: Int) -> Bool {
    guard successors.indices.contains(choice) else { return false }
    let text = snapshot.choices[choice].text
    if snapshot.future.first == text { return redo() }
    // The path is not shared while it grows, so that it is not copied.
    snapshot = Self.nowhere
    if at < shown.step { shown.properties = [] }
    walk.goBack(to: at)
    traces.removeSubrange((at / Walk<W>.stretch + 1)...)
    let successor = successors[choice]
    walk.take(successor)
    sameSteps = min(sameSteps, at)
    if let steps = origin?.journey.steps, sameSteps == at, steps.indices.contains(at),
      steps[at].choice == text.id
    {
      sameSteps += 1
    }
    at += 1
    visits[successor.state, default: 0] += 1
    look()
    return true
  }

  package mutating func undo() -> Bool { go(toStep: at - 1) }

  package mutating func redo() -> Bool { go(toStep: at + 1) }

  package mutating func go(toStep step: Int) -> Bool {
    guard (0...walk.path.count).contains(step) else { return false }
    at = step
    look()
    return true
  }

  package func file(title: String) -> JourneyFile {
    var walk = walk
    walk.goBack(to: at)
    let journey = walk.journeyWithEnd(title: title)
    return origin?.continued(as: journey) ?? JourneyFile(journey)
  }

  package func shorter(
    breaking property: String, than step: Int, isStopped: (SearchProgress) -> Bool
  ) -> ShorterWalk {
    let limits = SearchLimits(maxStates: 200_000, seconds: 30)
    switch system.shorterJourney(
      breaking: property, than: step, limits: limits, isStopped: isStopped)
    {
    case .found(let journey):
      var walk = Walk(system, world: journey.world ?? 1)
      if walk.take(journey.steps.map(\.choice)) != nil { return .unfinished(nil) }
      return .found(SystemWalker(walk, breaking: journey.expectation.broken))
    case .none: return .none
    case .unfinished(let limit): return .unfinished(limit)
    }
  }

  private static var nowhere: WalkSnapshot {
    WalkSnapshot(
      system: "", title: nil, note: nil, step: 0, screen: "", picture: Picture(), facts: [],
      positions: [], remembered: [], changes: [], events: [], choices: [], notNow: [],
      wholePath: ChoicePath(), properties: [])
  }
}

extension SystemWalker {
  /// Works out what can be shown of where the walk is.
  private mutating func look() {
    let (last, trace) = lastTransition
    state = last?.state ?? walk.start
    if at == traces.count * Walk<W>.stretch { traces.append(trace) }
    let world = state.world
    let found = system.successors(of: state)
    let texts = found.map { system.text(of: $0.move, in: state) }
    let order = ChoiceOrder.sorted(
      texts.indices.map { (text: texts[$0], isCut: found[$0].move.cut != nil) })
    successors = order.map { found[$0] }
    snapshot = WalkSnapshot(
      system: system.name, title: title, note: note, step: at, screen: world.screen,
      picture: world.picture,
      facts: system.facts(of: world),
      positions: system.positions(of: state),
      remembered: system.remembered(in: state),
      changes: last.map { SeenChange.between(facts(of: $0.before), facts(of: state)) } ?? [],
      events: last.map { system.events(of: $0.log, in: world) } ?? [],
      choices: order.map {
        WalkSnapshot.Choice(
          text: texts[$0], visits: visits[found[$0].state] ?? 0,
          endsProcess: !found[$0].log.endedProcesses.isEmpty)
      },
      notNow: world.notNow, wholePath: walk.path,
      properties: trace.statuses.map { name, status in
        switch status {
        case .holdsSoFar: WalkSnapshot.Property(name: name, status: .holdsSoFar)
        case .broken(let step): WalkSnapshot.Property(name: name, status: .broken(step: step))
        case .needsEveryPath:
          WalkSnapshot.Property(
            name: name,
            status: at >= shown.step && shown.properties.contains(name)
              ? .broken(step: shown.step) : .needsEveryPath)
        }
      })
  }

  /// The transition of the last step, nil at the start, and what is known of the properties then.
  private var lastTransition: (transition: Transition<W>?, trace: PropertyTrace<W>) {
    // Taken again from the last checkpoint before it.
    let first = max(0, at - 1) / Walk<W>.stretch * Walk<W>.stretch
    var trace = traces[first / Walk<W>.stretch]
    var last: Transition<W>?
    for transition in walk.transitions(from: first).prefix(at - first) {
      trace.see(transition)
      last = transition
    }
    return (last, trace)
  }

  /// The journey that the walk goes on with, as far as it has come; nil if it went another way.
  private var continued: Journey? {
    guard let journey = origin?.journey else { return nil }
    return sameSteps >= min(at, journey.steps.count) ? journey : nil
  }

  private var title: String? {
    continued.flatMap { $0.hasUsualTitle || $0.title.isEmpty ? nil : $0.title }
  }

  private var note: String? {
    continued.flatMap { $0.steps.indices.contains(at - 1) ? $0.steps[at - 1].note : nil }
  }

  func facts(of state: SystemState<W>) -> [SeenFact] {
    system.facts(of: state.world) + system.positions(of: state) + system.remembered(in: state)
  }
}
