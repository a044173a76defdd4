import EveryPath
import StateSpace

/// A walk through a system that can be extended and taken back.
///
/// It keeps its choices, and every so many steps a checkpoint: the state there. What lies between
/// two checkpoints is taken again when it is asked for, so a walk may be as long as a file.
public struct Walk<W: World>: Sendable {
  /// One step that was taken.
  public struct Step: Sendable {
    /// The choice.
    public let move: SystemMove<W>
    /// Its words.
    public let text: ChoiceText
    /// Where it led.
    public let state: SystemState<W>
    /// What happened.
    public let log: StepLog<W>
  }

  private struct Choice: Hashable, Sendable {
    let move: SystemMove<W>
    let text: ChoiceText
  }

  /// How many steps there are from one checkpoint to the next.
  package static var stretch: Int { 32 }

  /// The system.
  public let system: System<W>
  /// The number of the world in which the walk began, counted from 1.
  public let world: Int
  /// Where the walk began.
  public let start: SystemState<W>
  package private(set) var path = ChoicePath()
  /// The choice of each text of the path.
  private var choiceNumbers = Interner<Choice>()
  /// The states after each ``stretch`` of steps.
  private var checkpoints: [SystemState<W>] = []
  private var last: Step?

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
}

// MARK: - Where the walk is

extension Walk {
  /// Where the walk is.
  public var state: SystemState<W> { last?.state ?? start }

  /// The choices, with their texts.
  public var choices: [(text: ChoiceText, move: SystemMove<W>)] {
    let state = state
    return system.successors(of: state).map { (system.text(of: $0.move, in: state), $0.move) }
  }

  /// How many states are kept; a fixed part of the number of steps, and a few.
  package var keptStates: Int { 1 + checkpoints.count + (last == nil ? 0 : 1) }

  /// The walk as a journey.
  public func journey(title: String) -> Journey {
    var screens = steps.lazy.map(\.state.world.screen).makeIterator()
    return Journey(
      system: system.name, fingerprint: system.fingerprint, world: system.named(world: world),
      title: title,
      steps: path.map {
        Journey.Step(by: $0.by, choice: $0.id, screen: screens.next() ?? "")
      })
  }

  /// The outcomes delivered so far, as `component: outcome`, or `outcome` of the only component.
  public var outcomes: [String] {
    steps.flatMap(\.log.outcomes).map { delivered in
      let component = system.components[delivered.component]
      let name = component.compiled.outcomes[delivered.outcome]
      return system.components.count == 1 ? name : "\(component.name): \(name)"
    }
  }

  /// The ids of the components' positions now, then those of what lives in the world.
  public var positions: [String] {
    zip(system.components, state.components).map { component, state in
      state.machine.position.map { component.compiled.positions[$0].id } ?? "not started"
    } + self.state.world.positions
  }
}

// MARK: - Taking steps

extension Walk {
  /// Where `choices` lead, by their ids: in the first of the system's worlds in which all of them
  /// can be taken, or else in the one in which they get farthest.
  public init(_ system: System<W>, taking choices: [String]) {
    self.init(system)
    _ = take(choices)
    for world in system.worlds.indices.dropFirst() where path.count < choices.count {
      var attempt = Walk(system, world: world + 1)
      _ = attempt.take(choices)
      if attempt.path.count > path.count { self = attempt }
    }
  }

  /// Takes choices by their ids; the first that is not possible, with its number, ends it.
  public mutating func take(_ choices: [String]) -> Mismatch? {
    let steps = StepMemory(system, from: state)
    for (index, choice) in choices.enumerated() {
      guard let text = steps.take(choice) else {
        return Mismatch(index + 1, choice: choice, offered: self.choices.map(\.text))
      }
      append(steps.step(told: text))
    }
    return nil
  }

  /// Takes a choice by its id; false if there is no such choice now.
  public mutating func take(_ id: String) -> Bool {
    guard let successor = system.successor(of: state, by: id) else { return false }
    take(successor)
    return true
  }

  /// Takes a choice.
  public mutating func take(_ move: SystemMove<W>) {
    if let successor = system.take(move, in: state) { take(successor) }
  }

  package mutating func take(_ successor: System<W>.Successor) {
    append(
      Step(
        move: successor.move, text: system.text(of: successor.move, in: state),
        state: successor.state, log: successor.log))
  }

  /// Takes choices; those that are not possible are left out.
  package mutating func take(_ moves: some Sequence<SystemMove<W>>) {
    let steps = StepMemory(system, from: state)
    for move in moves {
      let before = steps.state
      if steps.take(move) { append(steps.step(told: system.text(of: move, in: before))) }
    }
  }

  /// Takes the last step back; false at the start.
  @discardableResult
  public mutating func undo() -> Bool {
    guard !path.isEmpty else { return false }
    goBack(to: path.count - 1)
    return true
  }

  /// Takes all steps back but so many.
  package mutating func goBack(to count: Int) {
    guard count < path.count else { return }
    last = count == 0 ? nil : steps[count - 1]
    path.removeSteps(from: count)
    checkpoints.removeSubrange((count / Self.stretch)...)
  }

  mutating func append(_ step: Step) {
    let number = choiceNumbers.number(of: Choice(move: step.move, text: step.text))
    path.append(number, step.text)
    if path.count % Self.stretch == 0 { checkpoints.append(step.state) }
    last = step
  }
}

// MARK: - The steps taken

extension Walk {
  /// The steps taken.
  public var steps: Steps { Steps(walk: self) }

  /// The transitions of the walk, one for each step.
  public var transitions: Transitions { Transitions(walk: self, first: 0) }

  package func transitions(from first: Int) -> Transitions { Transitions(walk: self, first: first) }

  /// The steps of a walk.
  ///
  /// One after the other costs a step each; one by its number, unless the last, up to a stretch.
  public struct Steps: Sequence, Sendable {
    let walk: Walk

    /// How many steps there are.
    public var count: Int { walk.path.count }
    /// The last step; nil at the start.
    public var last: Step? { walk.last }

    /// A step by its number, counted from 0.
    public subscript(number: Int) -> Step {
      if number == count - 1, let last { return last }
      var iterator = Iterator(walk, from: number)
      guard let step = iterator.next() else { preconditionFailure("there is no step \(number)") }
      return step
    }

    /// Begins at the first step.
    public func makeIterator() -> Iterator { Iterator(walk, from: 0) }

    /// Takes the steps of a walk again.
    public struct Iterator: IteratorProtocol {
      private var retaking: Retaking

      init(_ walk: Walk, from first: Int) { retaking = Retaking(walk, from: first) }

      /// Takes the next step again; nil at the end.
      public mutating func next() -> Step? {
        retaking.advance().map { retaking.steps.step(told: $0) }
      }
    }
  }

  /// The transitions of a walk, one after the other.
  public struct Transitions: Sequence, Sendable {
    let walk: Walk
    let first: Int

    /// Begins at the first of them.
    public func makeIterator() -> Iterator { Iterator(retaking: Retaking(walk, from: first)) }

    /// Takes the steps of a walk again.
    public struct Iterator: IteratorProtocol {
      var retaking: Retaking

      /// Takes the next step again; nil at the end.
      public mutating func next() -> Transition<W>? {
        retaking.advance() == nil ? nil : retaking.steps.transition
      }
    }
  }

  /// The steps of a walk as they are taken again, from the checkpoint before the first.
  struct Retaking {
    private let walk: Walk
    /// The number of the next step, counted from 0.
    private(set) var next: Int
    let steps: StepMemory<W>

    init(_ walk: Walk, from first: Int) {
      self.walk = walk
      let checkpoint = first / Walk.stretch
      steps = StepMemory(
        walk.system, from: checkpoint == 0 ? walk.start : walk.checkpoints[checkpoint - 1])
      next = checkpoint * Walk.stretch
      while next < first, advance() != nil {}
    }

    /// Takes the next step, and returns it; nil at the end.
    mutating func advance() -> ChoiceText? {
      guard next < walk.path.count else { return nil }
      let choice = walk.choiceNumbers[walk.path.number(at: next)]
      next += 1
      return steps.take(choice.move) ? choice.text : nil
    }
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

extension AnySystem {
  /// The properties that a journey breaks, in the order in which it does.
  ///
  /// - Parameters:
  ///   - choices: the ids of the journey's choices.
  ///   - world: the number of the world it begins in, counted from 1; unless given, the first in
  ///     which every choice can be taken.
  /// - Throws: ``Mismatch`` if a choice is not offered, ``MissingWorld`` if the world is missing.
  public func broken(taking choices: [String], world: Int? = nil) throws -> [String] {
    try accept(Taking(choices: choices, world: world))
  }
}

private struct Taking: SystemVisitor {
  let choices: [String]
  let world: Int?

  func visit<W: World>(_ system: System<W>) throws -> [String] {
    var walk = try Walk(system, in: world, orWhereFit: choices)
    let done = walk.steps.count
    if let mismatch = walk.take(Array(choices.dropFirst(done))) { throw mismatch.after(done) }
    return walk.trace.breaches.map(\.name)
  }
}

/// The texts of the choices of a walk, in order; each different one is kept once.
package struct ChoicePath: RandomAccessCollection, Sendable {
  private var texts: [ChoiceText] = []
  private var numbers: [UInt32] = []

  package init() {}

  package var startIndex: Int { 0 }
  package var endIndex: Int { numbers.count }

  package subscript(position: Int) -> ChoiceText { texts[Int(numbers[position])] }

  /// The number of the choice that a step takes.
  func number(at position: Int) -> UInt32 { numbers[position] }

  /// Appends a choice by its number; the next number that there is not brings a new text.
  mutating func append(_ number: UInt32, _ text: @autoclosure () -> ChoiceText) {
    if number == texts.count { texts.append(text()) }
    numbers.append(number)
  }

  /// Forgets the steps from a place on.
  mutating func removeSteps(from position: Int) { numbers.removeSubrange(position...) }
}
