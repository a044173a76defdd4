/// The properties of a system, followed along one walk.
///
/// A walk can break a property, but not prove one: what needs every path stays open here. Each step
/// costs one look at each property.
public struct PropertyTrace<W: World>: Sendable {
  /// A property that the walk broke.
  public struct Breach: Hashable, Sendable {
    /// The property's name.
    public let name: String
    /// The step that broke it; 0 for the start.
    public let step: Int
  }

  /// What is known of a property on a walk.
  public enum Status: Hashable, Sendable {
    /// Not broken so far.
    case holdsSoFar
    /// Broken at a step.
    case broken(step: Int)
    /// One walk cannot tell.
    case needsEveryPath
  }

  struct Effect {
    /// What they remember afterwards.
    let memories: [Int]
    /// The numbers of those that it does not keep.
    let unkept: [Int]
  }

  private let properties: [Property<W>]
  private let histories: [(kind: History, facts: [Predicate<W>])?]
  private let clockNumbers: [Int?]
  /// What the properties remember of the walk.
  package private(set) var memories: [Int]
  private var steps = -1
  /// What was broken, in the order in which it happened; each property at most once.
  public private(set) var breaches: [Breach] = []

  /// Follows the properties of `system` from the start of a walk.
  public init(_ system: System<W>, from start: SystemState<W>) {
    properties = system.properties
    histories = properties.map(\.history)
    memories = Array(repeating: 0, count: properties.count)
    clockNumbers = system.clockNumbers
    see(Transition(system: system, before: start, state: start, log: StepLog()))
  }

  /// Takes the next step into account.
  public mutating func see(_ transition: Transition<W>) { note(effect(of: transition)) }

  /// What the next step does; it depends on the moment and on what is remembered.
  func effect(of transition: Transition<W>) -> Effect {
    var memories = memories
    let isOfClock = transition.isOfClock
    let unkept = properties.indices.filter { number in
      if isOfClock, properties[number].clock?.isLimit != true { return false }
      return !keeps(number, transition, &memories[number])
    }
    return Effect(memories: memories, unkept: unkept)
  }

  /// What is remembered after a step by what was before, and which properties the step breaks.
  ///
  /// One that looks back is broken once, and then it remembers nothing but that.
  package func step(
    _ transition: Transition<W>, remembering memories: [Int]
  ) -> (memories: [Int], broken: [Bool]) {
    var trace = self
    trace.memories = memories
    let effect = trace.effect(of: transition)
    var broken = memories.map { _ in false }
    for number in effect.unkept { broken[number] = memories[number] != History.broken }
    return (effect.memories, broken)
  }

  /// What a property remembers after a step, by what it remembered; ``History/broken`` if the step
  /// breaks it.
  package func memory(of number: Int, _ memory: Int, after step: Transition<W>) -> Int {
    if step.isOfClock, properties[number].clock?.isLimit != true { return memory }
    var memory = memory
    return keeps(number, step, &memory) ? memory : History.broken
  }

  /// How many things a property may remember, 0 at first.
  package func width(of number: Int) -> Int { histories[number]?.kind.width ?? 1 }

  /// Takes the next step into account by what it does.
  mutating func note(_ effect: Effect) {
    steps += 1
    memories = effect.memories
    for number in effect.unkept {
      let name = properties[number].name
      guard !breaches.contains(where: { $0.name == name }) else { continue }
      breaches.append(Breach(name: name, step: steps))
    }
  }

  /// Each property and what is known of it, in declared order.
  public var statuses: [(name: String, status: Status)] {
    properties.map { property in
      if let breach = breaches.first(where: { $0.name == property.name }) {
        return (property.name, .broken(step: breach.step))
      }
      return (property.name, property.needsEveryPath ? .needsEveryPath : .holdsSoFar)
    }
  }

  /// Whether a property is kept in this step.
  private func keeps(_ number: Int, _ transition: Transition<W>, _ memory: inout Int) -> Bool {
    switch properties[number].form {
    case .always(let premise, let fact):
      return !premise.holds(in: transition) || fact.holds(in: transition)
    case .never(_, let fact): return !fact.holds(in: transition)
    case .alwaysSettled(let premise, let fact):
      return !transition.isSettled || !premise.holds(in: transition) || fact.holds(in: transition)
    case .within: return !transition.log.overdue.contains { $0 == clockNumbers[number] }
    case .notBefore(_, _, let second, _):
      return !second.holds(in: transition)
        || !(clockNumbers[number].map(transition.isTooSoon) ?? false)
    case .sometimes, .canAlwaysReach: return true
    case .before, .neverAfter, .atMostOnce, .exactlyOnce, .leadsTo:
      guard let (kind, facts) = histories[number] else { return true }
      let whole = facts.map { $0.holds(in: transition) }
      let instants =
        kind.asksForOrder(whole) ? transition.instants(whole: whole, of: facts) : [whole]
      memory = kind.after(instants, memory)
      return memory != History.broken
    }
  }
}

extension Property {
  /// Whether no single walk can tell that it is broken.
  package var needsEveryPath: Bool {
    switch form {
    case .sometimes, .leadsTo, .canAlwaysReach: true
    case .always, .never, .alwaysSettled, .before, .neverAfter, .atMostOnce, .exactlyOnce,
      .within, .notBefore:
      false
    }
  }
}

extension Walk {
  /// The properties, followed along the whole walk.
  public var trace: PropertyTrace<W> { follow { _ in } }

  /// The properties at the start, and after each stretch of the walk.
  package var traces: [PropertyTrace<W>] {
    var traces: [PropertyTrace<W>] = []
    _ = follow { traces.append($0) }
    return traces
  }

  private func follow(_ each: (PropertyTrace<W>) -> Void) -> PropertyTrace<W> {
    var trace = PropertyTrace(system, from: start)
    each(trace)
    var retaking = Retaking(self, from: 0)
    while retaking.advance() != nil {
      retaking.steps.show(&trace)
      if retaking.next % Self.stretch == 0 { each(trace) }
    }
    return trace
  }
}
