import EveryPath

/// Something that holds at a moment, as a person reads it.
public struct SeenFact: Hashable, Sendable {
  /// What it is about.
  public var name: String
  /// What holds.
  public var value: String
  /// Whether it says where a component is: that is no fact of the world, however it is called.
  var isPosition = false
  /// The component that remembers it; nil for what is no component's.
  var component: String?

  /// `name` is `value`.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// Something that a step changed.
public struct SeenChange: Hashable, Sendable, CustomStringConvertible {
  /// What it is about.
  public var name: String
  /// What held before; `nothing` if it is new.
  public var old: String
  /// What holds now; `nothing` if it is gone.
  public var new: String

  /// `name` was `old` and is `new`.
  public init(name: String, old: String, new: String) {
    self.name = name
    self.old = old
    self.new = new
  }

  /// `screen home > alert`.
  public var description: String { "\(name) \(old) > \(new)" }

  /// What differs between two lists of facts, in the order of the facts.
  public static func between(_ old: [SeenFact], _ new: [SeenFact]) -> [SeenChange] {
    betweenAll(old.filter { !$0.isQuiet }, new.filter { !$0.isQuiet })
  }

  package static func betweenAll(_ old: [SeenFact], _ new: [SeenFact]) -> [SeenChange] {
    var changes: [SeenChange] = []
    for fact in new {
      let was = old.first { $0.isAbout(fact) }?.value
      if was != fact.value {
        changes.append(SeenChange(name: fact.name, old: was ?? "nothing", new: fact.value))
      }
    }
    for fact in old where !new.contains(where: { $0.isAbout(fact) }) {
      changes.append(SeenChange(name: fact.name, old: fact.value, new: "nothing"))
    }
    return changes
  }
}

extension SeenFact {
  /// The name of the fact that says what is written on the screen.
  package static let text = "text"

  /// Whether both say something of the same thing.
  func isAbout(_ other: SeenFact) -> Bool {
    name == other.name && isPosition == other.isPosition && component == other.component
  }

  /// Whether its change is no news: what is written changes with the screen, and what is under way
  /// ends by what happens.
  package var isQuiet: Bool { name == Self.text || name == "under way" }
}

extension System {
  /// What holds in a world, the screen first if the world does not say it itself.
  public func facts(of world: W) -> [SeenFact] {
    let facts = world.facts.map { SeenFact(name: $0.name, value: $0.value) }
    guard !facts.contains(where: { $0.name.lowercased() == "screen" }) else { return facts }
    return [SeenFact(name: "screen", value: world.screen)] + facts
  }

  /// Where each component is; `flow` in a system of one component.
  public func positions(of state: SystemState<W>) -> [SeenFact] {
    zip(components, state.components).map { component, state in
      let id = state.machine.position.map { component.compiled.positions[$0].id } ?? "not started"
      var fact = SeenFact(
        name: components.count == 1 ? "flow" : component.name,
        value: state.machine.hasEnded ? "\(id), ended" : id)
      fact.isPosition = true
      return fact
    }
  }

  /// What each component remembers for the next launch of the app: the name of its flow, a state,
  /// and where a launch resumes that finds it fresh.
  ///
  /// A launch that finds it too old forgets it. Components that remember nothing are left out.
  public func remembered(in state: SystemState<W>) -> [SeenFact] {
    zip(components.indices, components).compactMap { number, component in
      guard let intent = state.components.remembered(of: number, topology)?.state else {
        return nil
      }
      let compiled = component.compiled
      let id = compiled.positions[intent].id
      let words =
        switch compiled.resumptions[intent] {
        case .at(let next) where next == intent: "goes on if fresh"
        case .at(let next): "if fresh, goes on in \(compiled.positions[next].id)"
        case .drop(let outcome): "if fresh, ends with \(compiled.outcomes[outcome])"
        }
      var fact = SeenFact(
        name: "remembers",
        value: "\(components.count == 1 ? compiled.name : component.name) in \(id); \(words)")
      fact.component = component.name
      return fact
    }
  }

  /// What the world, as it is afterwards, noted in a step, and the outcomes it delivered, in words.
  ///
  /// Of a step that does not come to its end that comes first, and each of the others is said once.
  public func events(of log: StepLog<W>, in world: W) -> [String] {
    let outcomes = log.outcomes.map { delivered in
      let component = components[delivered.component]
      let prefix = components.count == 1 ? "" : "\(component.name): "
      return "\(prefix)outcome \(component.compiled.outcomes[delivered.outcome])"
    }
    let events = log.observations.map { world.words(of: $0) } + outcomes
    guard let sentence = sentence(ofEndless: log) else { return events }
    return [sentence] + events.uniqued
  }
}
