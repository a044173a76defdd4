import EveryPath
public import FlowModel
public import StateSpace

/// Components without their world, as something to be searched: whatever can come from outside may
/// come at any moment.
///
/// A component that does not run may begin; one that runs may be told each of its events and may be
/// dropped; a running timer may be over, however long it is. What the components tell each other,
/// their calls and outcomes are delivered in the same step, in order, as a `System` does. The
/// product is wider than any world: effects do nothing, an answer comes whether or not it was asked
/// for, and an outcome of a component that is not among them like any event. An event that would
/// change nothing is left out. So are the ends of processes, and what components remember.
///
/// A component that runs already is shared by all that call it, and by what began it from outside.
///
/// Equal questions are worked out once.
public final class OpenProduct: TransitionSystem {
  /// The number of each component's state, in the order of the members.
  public typealias State = [UInt32]

  /// How many inputs one step may have; components that tell each other more than that never stop.
  public static let longestStep = 1000

  /// The components.
  public let composition: Composition
  /// How many inputs may wait for a sequence before no more come from outside; nil for no limit.
  public let mostDeferred: Int?
  /// The moves whose step has no end, in the order they were met; they lead nowhere.
  public private(set) var endless: [OpenMove] = []

  private var components: [Interner<OpenComponent>]
  private var inputs = Interner<OpenInput>()
  private var steps: [[UInt64: Step]]
  private var moves: [[[OpenMove]?]]

  /// A reaction by numbers.
  private struct Step {
    let next: UInt32
    let posts: [Delivery]
  }

  /// Nothing worked out yet.
  ///
  /// - Parameter mostDeferred: a bound that keeps the product small: what would have to wait for a
  ///   running sequence comes from outside only while fewer inputs wait. What is found with it is
  ///   no longer everything.
  public init(_ composition: Composition, mostDeferred: Int? = nil) {
    self.composition = composition
    self.mostDeferred = mostDeferred
    components = composition.members.map { _ in
      var numbers = Interner<OpenComponent>()
      _ = numbers.number(of: OpenComponent())
      return numbers
    }
    steps = composition.members.map { _ in [:] }
    moves = composition.members.map { _ in [] }
  }

  /// No component runs.
  public var initialStates: [State] { [composition.members.map { _ in 0 }] }

  /// Appends what may happen, component by component.
  public func transitions(
    from state: State, into found: inout TransitionList<OpenMove, State>
  ) {
    for component in composition.members.indices {
      for move in moves(of: component, in: state[component]) {
        guard let next = take(move, in: state) else {
          if !endless.contains(move) { endless.append(move) }
          continue
        }
        found.append(move, to: next)
      }
    }
  }

  /// The position of a component in a state; nil if it has not begun or was given up.
  public func position(of component: Int, in state: State) -> Int? {
    components[component][state[component]].machine.position
  }

  private func moves(of component: Int, in number: UInt32) -> [OpenMove] {
    while moves[component].count <= Int(number) { moves[component].append(nil) }
    if let known = moves[component][Int(number)] { return known }
    let found = moves(of: component, components[component][number])
    moves[component][Int(number)] = found
    return found
  }

  private func moves(of component: Int, _ now: OpenComponent) -> [OpenMove] {
    let machine = now.machine
    guard machine.isRunning, let position = machine.position else {
      return [OpenMove(component, .begin(caller: nil))]
    }
    let member = composition.members[component]
    let mayWait = mostDeferred.map { machine.deferred.count < $0 } ?? true
    // Somebody from outside may share what another component began.
    let share: [OpenMove] =
      member.isCalled && !now.waiting.isWanted && !machine.hasDelivered
      ? [OpenMove(component, .begin(caller: nil))] : []
    let told: [OpenMove] = member.open.compactMap { symbol in
      switch member.compiled.cell(position: position, symbol: symbol) {
      case .move: OpenMove(component, .symbol(symbol))
      case .hold: mayWait ? OpenMove(component, .symbol(symbol)) : nil
      case .refuse, .ignore: nil
      }
    }
    let place = member.compiled.positions[position]
    let timeouts = place.isWaypoint && !mayWait ? [] : Array(place.timeouts)
    let timers = (place.timer.map { [$0] } ?? []) + timeouts
    let over: [OpenMove] = timers.filter { member.compiled.runs($0, machine) }
      .map { OpenMove(component, .over(timer: $0)) }
    return share + told + over + [OpenMove(component, .drop)]
  }

  /// The state a move leads to; nil if the step has no end.
  private func take(_ move: OpenMove, in state: State) -> State? {
    var state = state
    var queue = [Delivery(to: move.component, move.input)]
    var count = 0
    while !queue.isEmpty {
      guard count < Self.longestStep else { return nil }
      let delivery = queue.removeFirst()
      count += 1
      let component = delivery.component
      let step = step(component, state[component], delivery.input)
      state[component] = step.next
      for post in step.posts {
        if case .leave(let caller) = post.input {
          endCall(of: post.component, by: caller, &state, &queue)
        } else {
          queue.append(post)
        }
      }
    }
    return state
  }

  /// A component no longer waits for what it has called, whether that runs yet, or has ended.
  ///
  /// What runs is cancelled, unless somebody else waits for it.
  private func endCall(
    of target: Int, by component: Int, _ state: inout State, _ queue: inout [Delivery]
  ) {
    queue.removeAll { delivery in
      delivery.component == component && delivery.sender == target
        || delivery.component == target && delivery.input == .begin(caller: component)
    }
    var called = components[target][state[target]]
    guard called.waiting.leave(component) else { return }
    state[target] = components[target].number(of: called)
    queue.append(Delivery(to: target, .cancel))
  }

  private func step(_ component: Int, _ number: UInt32, _ input: OpenInput) -> Step {
    let key = UInt64(number) << 32 | UInt64(inputs.number(of: input))
    if let known = steps[component][key] { return known }
    let worked = ComponentStep(
      composition.members, component, components[component][number], hears: input)
    let step = Step(next: components[component].number(of: worked.component), posts: worked.posts)
    steps[component][key] = step
    return step
  }
}

/// Something that may happen to components without a world, at any moment in which it is possible.
///
/// One that does not run begins; one that runs receives something from its surroundings, or is
/// dropped; a running timer is over.
public struct OpenMove: Hashable, Sendable {
  /// The number of the component.
  public let component: Int
  package let input: OpenInput

  package init(_ component: Int, _ input: OpenInput) {
    self.component = component
    self.input = input
  }
}
