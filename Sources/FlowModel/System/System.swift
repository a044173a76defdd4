package import EveryPath

/// Components in a world, with the properties that must hold over every path.
public struct System<W: World>: Sendable {
  /// The system's name, as it is typed.
  public let name: String
  /// What it is, in one line.
  public let summary: String
  /// Whether it is a lesson: a flow with known faults that a check must find.
  public let isLesson: Bool
  /// The components, in the order in which they hear stimuli; no more than ``mostComponents``.
  public let components: [Component<W>]
  /// The flows of its components, as facts ask for them at every step.
  let flows: [FlowComponent]
  let names: [String]
  /// How many components there can be; clocks with higher numbers belong to properties.
  public static var mostComponents: Int { Int(Zone.Key.stopwatches) }
  /// How many components were left out since they were too many.
  package private(set) var componentsLeftOut: Int
  /// The worlds an exploration starts from, each once; a walk starts from the first.
  public let worlds: [W]
  /// What must hold.
  public let properties: [Property<W>]
  /// The journeys worth keeping by name.
  public let journeys: [Journey]
  /// The properties it is meant to break, if a mutant; an ``AtNoTime`` by `never: ` and its name.
  ///
  /// For these a check searches it as far as it takes; whatever else it breaks is found only near
  /// its start.
  public let breaks: [PropertyID]
  /// Lessons and mutants that show of each property that it can be broken.
  ///
  /// A check finds fault with a property that none of them breaks. Without any, as by default, it
  /// asks nothing of the kind.
  public let breakers: @Sendable () throws -> [System<W>]
  /// What can be drawn beside the components: graphs of the world's reducers, small enough to read.
  package private(set) var drawn: @Sendable () throws -> [CompiledFlow] = { [] }
  /// The same system with one reaction of a reducer in its world changed, once for each.
  public let mutants: @Sendable () throws -> [SystemMutant]
  /// The unit of time.
  public let ticks: Ticks

  /// The properties, those that are no longer asked for among them.
  private let everyProperty: [Property<W>]
  /// The timers that all of these run.
  let propertyClocks: [PropertyClock<W>]
  /// Whether properties run clocks of their own, which are a part of the state.
  package let hasClocks: Bool
  package let hasStopwatches: Bool
  @usableFromInline let handling: WorldHandling<W>
  /// The components as a step sees them.
  let topology: Topology

  /// A system.
  @inlinable
  public init(
    _ name: String, _ summary: String, isLesson: Bool = false, components: [Component<W>],
    worlds: [W], journeys: [Journey] = [], breaks: [PropertyID] = [],
    breakers: @escaping @Sendable () throws -> [System<W>] = { [] },
    mutants: @escaping @Sendable () throws -> [SystemMutant] = { [] },
    @PropertyBuilder<W> properties: () -> [Property<W>]
  ) {
    // Inlined where the world's type is known, so that its handling is compiled for it.
    self.init(
      name, summary, isLesson: isLesson, components: components, worlds: worlds,
      journeys: journeys, breaks: breaks, breakers: breakers, mutants: mutants,
      properties: properties(), handling: WorldHandling())
  }

  /// - Parameter every: the properties, with those no longer asked for; these unless given.
  @usableFromInline
  init(
    _ name: String, _ summary: String, isLesson: Bool, components all: [Component<W>], worlds: [W],
    journeys: [Journey] = [], breaks: [PropertyID] = [],
    breakers: @escaping @Sendable () throws -> [System<W>] = { [] },
    mutants: @escaping @Sendable () throws -> [SystemMutant] = { [] },
    properties: [Property<W>], every: [Property<W>]? = nil, handling: WorldHandling<W>
  ) {
    self.name = name
    self.summary = summary
    self.isLesson = isLesson
    let components = Array(all.prefix(Self.mostComponents))
    self.components = components
    (flows, names) = (components.map(\.flow), components.map(\.name))
    componentsLeftOut = all.count - components.count
    self.worlds = worlds.uniqued
    self.journeys = journeys
    self.breaks = breaks
    self.breakers = breakers
    self.mutants = mutants
    self.properties = properties.flatMap { $0.properties(of: components) }
    self.handling = handling
    everyProperty = every ?? self.properties
    propertyClocks = everyProperty.compactMap(\.clock)
    hasClocks = !propertyClocks.isEmpty
    hasStopwatches = propertyClocks.contains { !$0.isLimit }
    let timers = components.flatMap { $0.compiled.timers.map(\.duration) }
    ticks = Ticks(timers + propertyClocks.map(\.duration))
    topology = Topology(components, ticks, endsSteps: !hasStopwatches)
  }

  /// The same system, with compiled flows that can be drawn beside its components.
  package func drawing(_ drawn: @escaping @Sendable () throws -> [CompiledFlow]) -> System<W> {
    var system = self
    system.drawn = drawn
    return system
  }

  /// The same system with fewer properties.
  ///
  /// The clocks of all its properties keep running, so its journeys are those of the whole system.
  public func keeping(properties isKept: (Property<W>) -> Bool) -> System<W> {
    with(properties.filter(isKept), everyProperty)
  }

  /// The same system with fewer properties, and without the clocks of the others.
  ///
  /// It has fewer states than the whole. The verdicts are the same, but a journey may lack a clock
  /// that has run out, and what is undecided since timers race may be decided.
  package func asking(only isKept: (Property<W>) -> Bool) -> System<W> {
    let kept = properties.filter(isKept)
    return with(kept, kept)
  }

  /// The components that properties or the world have spoken of so far and that there are not: a
  /// number, or a name as code.
  package var missingComponents: [String] { handling.missingComponents.value.sorted() }

  /// The predicates that were found to be called the same and to differ at a step, in order.
  package var ambiguousPredicates: [String] { handling.ambiguousPredicates.value.sorted() }

  /// Notes that predicates are called the same and differ at a step.
  package func noteAmbiguous(_ predicate: String) {
    handling.ambiguousPredicates.withLock { _ = $0.insert(predicate) }
  }

  /// The values of other flows that properties have asked components for, component by component.
  package var foreignValues: [ForeignValue] {
    handling.foreignValues.value.sorted {
      ($0.component, $0.type, $0.name, $0.kind.rawValue) < (
        $1.component, $1.type, $1.name, $1.kind.rawValue
      )
    }
  }

  /// The numbers of the components that the world has answered so far at an address that it did not
  /// show to its `renumber`, in order.
  package var lostComponents: [Int] { handling.lostComponents.value.sorted() }

  /// The number of the component with a name, or of the first; that there is none is noted, and
  /// becomes a finding.
  @usableFromInline
  func number(of name: String?) -> Int? {
    guard let name else { return isThere(0) ? 0 : nil }
    if let number = components.firstIndex(where: { $0.name == name }) { return number }
    handling.noteMissing("`\(name)`")
    return nil
  }

  /// Notes that a property speaks of a component that there is not.
  @usableFromInline
  @inline(never)
  func noteMissing(component: Int) {
    handling.noteMissing("\(component)")
  }

  /// The same system with all the properties it had before some were left out.
  package var whole: System<W> { with(everyProperty, everyProperty) }

  private func with(
    _ properties: [Property<W>], _ every: [Property<W>], in worlds: [W]? = nil
  ) -> System<W> {
    var system = System(
      name, summary, isLesson: isLesson, components: components, worlds: worlds ?? self.worlds,
      journeys: journeys, breaks: breaks, breakers: breakers, mutants: mutants,
      properties: properties, every: every, handling: handling)
    system.componentsLeftOut = componentsLeftOut
    system.drawn = drawn
    return system
  }

  /// The same system in worlds that also offer what can change nothing, see ``World/everywhere``;
  /// nil if its worlds leave nothing out.
  package var everywhere: System<W>? {
    let all = worlds.map(\.everywhere)
    guard all != worlds else { return nil }
    return with(properties, everyProperty, in: all)
  }

  /// The same system with one of its components running another compiled flow: a mutant of the
  /// component's own.
  ///
  /// Symbols, effects, timers and outcomes must have the numbers that they have in the component's
  /// compiled flow.
  package func running(_ compiled: CompiledFlow, inComponent component: Int) -> System<W> {
    var components = components
    components[component].flow.compiled = compiled
    return System(
      name, summary, isLesson: isLesson, components: components, worlds: worlds,
      properties: properties, every: everyProperty, handling: handling)
  }

  /// Changes whenever the behaviour of a component, or of a reducer in the worlds, does.
  public var fingerprint: String {
    let all =
      components.map(\.compiled.fingerprint) + worlds.map(\.fingerprint).filter { !$0.isEmpty }
    return all.count == 1 ? all[0] : combinedFingerprint(all)
  }

  /// The states an exploration starts from.
  public var starts: [SystemState<W>] { worlds.map(start) }

  func start(in world: W) -> SystemState<W> {
    var controlState = ControlState(components: components.count)
    let start = SystemState(world: world, controlState)
    let transition = Transition(system: self, before: start, state: start, log: StepLog())
    controlState.zone = clocked(controlState.zone, turns(at: transition))
    return SystemState(world: world, controlState)
  }

  /// The id of a choice in a state, and its words.
  public func text(of move: SystemMove<W>, in state: SystemState<W>) -> ChoiceText {
    text(of: move, in: state.world)
  }

  /// The id of a choice in a world, and its words.
  package func text(of move: SystemMove<W>, in world: W) -> ChoiceText {
    let text: ChoiceText
    switch move.kind {
    case .world(let move): text = world.text(of: move)
    case .timer(let component, let timer):
      let info = components[component].compiled.timers[timer]
      let prefix = components.count == 1 ? "" : "\(components[component].name): "
      // Timers of two components may be called alike: then each has its component's name before its
      // own.
      let isShared = components.indices.contains { other in
        other != component && components[other].compiled.timers.contains { $0.id == info.id }
      }
      text = ChoiceText(
        .time, "wait-\(isShared ? "\(slug(components[component].name))-" : "")\(slug(info.id))",
        "\(prefix)\(info.duration.inWords) pass (\(info.reason))")
    case .clock(let number):
      let clock = propertyClocks[number]
      text = ChoiceText(
        .time, "overdue-\(slug(clock.property))",
        "\(clock.duration.inWords) are over for \"\(clock.property)\"")
    }
    guard let cut = move.cut else { return text }
    // The app's process needs no name.
    let name = move.cutProcess == 0 ? "" : "\(W.name(ofProcess: move.cutProcess)) "
    return ChoiceText(
      .system, "\(text.id)+kill-\(cut)", "\(text.says); \(name)killed after order \(cut)",
      isRare: text.isRare)
  }
}

private func combinedFingerprint(_ fingerprints: [String]) -> String {
  let sum = fingerprints.reduce(UInt64(14_695_981_039_346_656_037)) { sum, text in
    (sum ^ (UInt64(text, radix: 16) ?? 0)) &* 1_099_511_628_211
  }
  let digits = String(sum, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}

/// Lower-case words joined by hyphens.
package func slug(_ text: String) -> String {
  var result = ""
  for character in text.lowercased() {
    if character.isLetter || character.isNumber || character == "." {
      result.append(character)
    } else if result.last != "-" && !result.isEmpty {
      result.append("-")
    }
  }
  while result.last == "-" { result.removeLast() }
  return result
}
