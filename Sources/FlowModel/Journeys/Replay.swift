/// A journey taken again, step by step, and what came of it.
public struct Replay<W: World>: Sendable {
  /// What came of it.
  public enum Result: Hashable, Sendable {
    /// Every step fits, and it ends as expected.
    case matched
    /// A step does not fit.
    case mismatch(Mismatch)
    /// Every step fits, but it ends otherwise.
    case wrongEnd([EndDifference])
  }

  /// The walk, as far as the journey fits.
  public let walk: Walk<W>
  /// What came of it.
  public let result: Result
  /// What to say although the journey may fit: the flow has changed since it was made.
  public private(set) var warning: String?
  /// The properties it broke, as far as it fits.
  public let breaches: [PropertyTrace<W>.Breach]

  /// Takes `journey` through `system`.
  ///
  /// It begins in the world that it names. If it names none that the system has, that is the first
  /// in which it fits and ends as expected, else the first in which it fits, else the one in which
  /// it gets farthest; where several fit, that is said. Steps are matched by their choices' ids; one
  /// that is offered nowhere may be one that changes nothing, see ``World/everywhere``.
  public init(_ journey: Journey, in system: System<W>) {
    self.init(journey, within: system)
    guard case .mismatch = result, let everywhere = system.everywhere else { return }
    let other = Replay(journey, within: everywhere)
    if other.rank > rank { self = other }
  }

  private init(_ journey: Journey, within system: System<W>) {
    if let world = journey.world, system.worlds.indices.contains(world - 1) {
      self.init(journey, Walk(system, world: world))
      return
    }
    guard !system.worlds.isEmpty else {
      // Says what is missing.
      self.init(journey, Walk(system))
      return
    }
    let attempts = system.worlds.indices.map { Replay(journey, Walk(system, world: $0 + 1)) }
    self = attempts.dropFirst().reduce(attempts[0]) { $1.rank > $0.rank ? $1 : $0 }
    let (best, fitting) = (result, rank >= Int.max - 1)
    let fits = fitting ? attempts.count { $0.result == best } : 0
    if let choice = Self.warning(of: journey, walk, fits: fits) {
      warning = warning.map { "\($0); \(choice)" } ?? choice
    }
  }

  /// What to say of the world in which a journey was taken that names none of the system.
  private static func warning(of journey: Journey, _ walk: Walk<W>, fits: Int) -> String? {
    let taken = "it is taken from world \(walk.world)"
    if let world = journey.world {
      return "the journey begins in world \(world), which \(walk.system.name) lacks; \(taken)"
    }
    return fits > 1
      ? "the journey does not say in which world it begins and fits from \(fits); \(taken)" : nil
  }

  /// What to say of properties that the journey was to break, and of which no single walk can tell.
  private static func warning(ofUntold properties: [String], in system: String) -> String? {
    guard !properties.isEmpty else { return nil }
    let names = properties.map { "\"\($0)\"" }.joined(separator: ", ")
    return "whether it breaks \(names) no single walk can tell; a check of \(system) does"
  }

  private var rank: Int {
    switch result {
    case .matched: .max
    case .wrongEnd: .max - 1
    case .mismatch(let mismatch): mismatch.step
    }
  }

  private init(_ journey: Journey, _ start: Walk<W>) {
    let system = start.system
    let (walk, trace, mismatch) = Self.follow(journey, start)
    self.walk = walk
    breaches = trace.breaches
    warning =
      journey.fingerprint == system.fingerprint
      ? nil
      : "\(system.name) has changed since this journey was made (fingerprint "
        + "\(harmless(journey.fingerprint)), now \(system.fingerprint)); it is replayed by name"
    if let mismatch {
      result = .mismatch(mismatch)
    } else {
      // What only every path can tell, this walk can neither confirm nor deny.
      let open = trace.statuses.filter { $0.status == .needsEveryPath }.map(\.name)
      var expected = journey.expectation
      let untold = expected.broken.filter(open.contains)
      let unknown = EndDifference.unknown(in: expected, of: system)
      let names = system.properties.map(\.name)
      expected.broken.removeAll { open.contains($0) || !names.contains($0) }
      if let untold = Self.warning(ofUntold: untold, in: system.name) {
        warning = warning.map { "\($0); \(untold)" } ?? untold
      }
      let differences =
        unknown
        + EndDifference.between(
          expected, broken: breaches.map(\.name), outcomes: walk.outcomes,
          position: walk.position)
      result = differences.isEmpty ? .matched : .wrongEnd(differences)
    }
  }

  private static func follow(
    _ journey: Journey, _ start: Walk<W>
  ) -> (walk: Walk<W>, trace: PropertyTrace<W>, mismatch: Mismatch?) {
    var walk = start
    var trace = PropertyTrace(start.system, from: start.start)
    let steps = StepMemory(start.system, from: start.start)
    for (index, step) in journey.steps.enumerated() {
      guard let text = steps.take(step.choice) else {
        let offered = walk.choices.map(\.text)
        return (walk, trace, Mismatch(index + 1, choice: step.choice, offered: offered))
      }
      let taken = steps.step(told: text)
      let screen = taken.state.world.screen
      guard text.by == step.by, screen == step.screen else {
        return (walk, trace, Mismatch(index + 1, step, text.by, screen))
      }
      walk.append(taken)
      steps.show(&trace)
    }
    return (walk, trace, nil)
  }
}

extension Walk {
  /// The ids of the components' positions now, in one text.
  public var position: String { positions.joined(separator: ", ") }

  /// The walk as a journey that expects to end as this walk does.
  public func journeyWithEnd(title: String) -> Journey {
    var journey = journey(title: title)
    journey.expectation.broken = trace.breaches.map(\.name)
    journey.expectation.outcomes = outcomes
    journey.expectation.position = position
    return journey
  }
}
