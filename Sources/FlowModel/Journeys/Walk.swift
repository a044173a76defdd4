import PermissionFlow

/// A walk through a system that can be extended and taken back.
public struct Walk<W: World>: Sendable {
  /// One step that was taken.
  public struct Step: Sendable {
    /// The choice.
    public let move: SystemMove<W>
    /// How it is told.
    public let text: ChoiceText
    /// Where it led.
    public let state: SystemState<W>
    /// What happened.
    public let log: StepLog<W>
  }

  /// The system.
  public let system: System<W>
  /// The number of the world in which the walk began, counted from 1.
  public let world: Int
  /// Where the walk began.
  public let start: SystemState<W>
  /// The steps taken.
  public private(set) var steps: [Step] = []

  /// A walk that begins in the first of the system's worlds, or in another.
  ///
  /// - Parameter world: counted from 1, as in a ``Journey``.
  public init(_ system: System<W>, world: Int = 1) {
    precondition(
      system.worlds.indices.contains(world - 1),
      "`\(system.name)` has no world \(world) to start from; give its System one in `worlds:`")
    self.system = system
    self.world = world
    start = system.start(in: system.worlds[world - 1])
  }

  /// Where `choices` lead, by their ids: in the first of the system's worlds in which all of them
  /// can be taken, or else in the one in which they get farthest.
  public init(_ system: System<W>, taking choices: [String]) {
    self.init(system)
    _ = take(choices)
    for world in system.worlds.indices.dropFirst() where steps.count < choices.count {
      var attempt = Walk(system, world: world + 1)
      _ = attempt.take(choices)
      if attempt.steps.count > steps.count { self = attempt }
    }
  }

  /// Takes choices by their ids; the first that is not possible, with its number, ends it.
  public mutating func take(_ choices: [String]) -> Mismatch? {
    for (index, choice) in choices.enumerated() where !take(choice) {
      return Mismatch(index + 1, choice: choice, offered: self.choices.map(\.text))
    }
    return nil
  }

  /// Where the walk is.
  public var state: SystemState<W> { steps.last?.state ?? start }

  /// The choices, with their texts.
  public var choices: [(text: ChoiceText, move: SystemMove<W>)] {
    let state = state
    return system.successors(of: state).map { (system.text(of: $0.move, in: state), $0.move) }
  }

  /// Takes a choice by its id; false if there is no such choice now.
  public mutating func take(_ id: String) -> Bool {
    let state = state
    guard let successor = system.successor(of: state, by: id) else { return false }
    let text = system.text(of: successor.move, in: state)
    steps.append(
      Step(move: successor.move, text: text, state: successor.state, log: successor.log))
    return true
  }

  /// Takes a choice.
  public mutating func take(_ move: SystemMove<W>) {
    let state = state
    guard let successor = system.take(move, in: state) else { return }
    steps.append(
      Step(
        move: move, text: system.text(of: move, in: state), state: successor.state,
        log: successor.log))
  }

  /// Takes the last step back; false at the start.
  @discardableResult
  public mutating func undo() -> Bool { steps.popLast() != nil }

  /// The walk as a journey.
  public func journey(title: String) -> Journey {
    Journey(
      system: system.name, fingerprint: system.fingerprint, world: system.named(world: world),
      title: title,
      steps: steps.map {
        Journey.Step(by: $0.text.by, choice: $0.text.id, screen: $0.state.world.screen)
      })
  }

  /// The moments of the walk, one for each step.
  public var moments: [Moment<W>] {
    var before = start
    return steps.map { step in
      defer { before = step.state }
      return Moment(system: system, before: before, state: step.state, log: step.log)
    }
  }

  /// The outcomes delivered so far, as `part: outcome`, or `outcome` in a system of one part.
  public var outcomes: [String] {
    steps.flatMap(\.log.outcomes).map { delivered in
      let part = system.parts[delivered.part]
      let name = part.plan.outcomes[delivered.outcome]
      return system.parts.count == 1 ? name : "\(part.name): \(name)"
    }
  }

  /// The ids of the parts' positions now, then those of what lives in the world.
  public var positions: [String] {
    zip(system.parts, state.parts).map { part, state in
      state.machine.position.map { part.plan.positions[$0].id } ?? "not started"
    } + self.state.world.positions
  }
}

extension System {
  /// The number of the world in which a state is the start, counted from 1; nil if there is none.
  package func world(startingIn state: SystemState<W>) -> Int? {
    starts.firstIndex(of: state).map { $0 + 1 }
  }

  /// The number of a world as a journey says it; nil if there is only one.
  package func named(world: Int) -> Int? { worlds.count > 1 ? world : nil }
}
