import EveryPath
public import FlowModel
public import StateSpace

/// Parts without their world, as something to be searched: whatever can come from outside may come
/// at any moment.
///
/// A part that does not run may begin; one that runs may be told each of its events and may be
/// dropped; a running timer may be over, however long it is. What the parts tell each other, their
/// calls and outcomes are delivered in the same step, in order, as a `System` does. The product is
/// wider than any world: effects do nothing, an answer comes whether or not it was asked for, and an
/// outcome of a part that is not among them like any event. An event that would change nothing is left
/// out. So are the ends of processes, and with them what parts remember.
///
/// A part that runs already is shared by all that call it, and by whoever began it from outside.
///
/// Equal questions are worked out once.
public final class OpenProduct: TransitionSystem {
  /// The number of each part's state, in the order of the members.
  public typealias State = [UInt32]

  /// How many inputs one step may have; parts that tell each other more than that never stop.
  public static let longestStep = 1000

  /// The parts.
  public let ensemble: Ensemble
  /// How many inputs may wait for a sequence before no more come from outside; nil for no limit.
  public let mostDeferred: Int?
  /// The moves whose step has no end, in the order they were met; they lead nowhere.
  public private(set) var endless: [OpenMove] = []

  private var parts: [Interner<OpenPart>]
  private var inputs = Interner<OpenInput>()
  private var steps: [[UInt64: Step]]
  private var moves: [[[OpenMove]?]]

  /// A reaction by numbers.
  private struct Step {
    let next: UInt32
    let posts: [PartStep.Post]
  }

  /// Something that is delivered within a step.
  private struct Delivery {
    let part: Int
    let input: OpenInput
    /// The part whose outcome it is.
    let sender: Int?

    init(to part: Int, _ input: OpenInput, outcomeOf sender: Int? = nil) {
      self.part = part
      self.input = input
      self.sender = sender
    }
  }

  /// Nothing worked out yet.
  ///
  /// - Parameter mostDeferred: a bound that keeps the product small: what would have to wait for a
  ///   running sequence comes from outside only while fewer inputs wait. What is found with it is no
  ///   longer everything.
  public init(_ ensemble: Ensemble, mostDeferred: Int? = nil) {
    self.ensemble = ensemble
    self.mostDeferred = mostDeferred
    parts = ensemble.members.map { _ in
      var numbers = Interner<OpenPart>()
      _ = numbers.number(of: OpenPart())
      return numbers
    }
    steps = ensemble.members.map { _ in [:] }
    moves = ensemble.members.map { _ in [] }
  }

  /// No part runs.
  public var initialStates: [State] { [ensemble.members.map { _ in 0 }] }

  /// Appends what may happen, part by part.
  public func transitions(
    from state: State, into found: inout TransitionList<OpenMove, State>
  ) {
    for part in ensemble.members.indices {
      for move in moves(of: part, in: state[part]) {
        guard let next = take(move, in: state) else {
          if !endless.contains(move) { endless.append(move) }
          continue
        }
        found.append(move, to: next)
      }
    }
  }

  /// The position of a part in a state; nil if it has not begun or was given up.
  public func position(of part: Int, in state: State) -> Int? {
    parts[part][state[part]].machine.position
  }

  private func moves(of part: Int, in number: UInt32) -> [OpenMove] {
    while moves[part].count <= Int(number) { moves[part].append(nil) }
    if let known = moves[part][Int(number)] { return known }
    let found = moves(of: part, parts[part][number])
    moves[part][Int(number)] = found
    return found
  }

  private func moves(of part: Int, _ now: OpenPart) -> [OpenMove] {
    let machine = now.machine
    guard machine.isRunning, let position = machine.position else { return [.begin(part: part)] }
    let member = ensemble.members[part]
    let mayWait = mostDeferred.map { machine.deferred.count < $0 } ?? true
    // Somebody from outside may share what another part began.
    let share: [OpenMove] =
      member.isCalled && !now.waiting.isWanted && !machine.hasDelivered ? [.begin(part: part)] : []
    let told: [OpenMove] = member.open.compactMap { symbol in
      switch member.plan.cell(position: position, symbol: symbol) {
      case .move: .tell(part: part, symbol: symbol)
      case .hold: mayWait ? .tell(part: part, symbol: symbol) : nil
      case .refuse, .ignore: nil
      }
    }
    let place = member.plan.positions[position]
    let timeouts = place.isWaypoint && !mayWait ? [] : Array(place.timeouts)
    let timers = (place.timer.map { [$0] } ?? []) + timeouts
    let over: [OpenMove] = timers.filter { member.plan.runs($0, machine) }
      .map { .over(part: part, timer: $0) }
    return share + told + over + [.drop(part: part)]
  }

  /// The state a move leads to; nil if the step has no end.
  private func take(_ move: OpenMove, in state: State) -> State? {
    var state = state
    var queue: [Delivery] = []
    switch move {
    case .begin(let part): queue.append(Delivery(to: part, .begin(caller: nil)))
    case .tell(let part, let symbol): queue.append(Delivery(to: part, .symbol(symbol)))
    case .over(let part, let timer): queue.append(Delivery(to: part, .over(timer: timer)))
    case .drop(let part): queue.append(Delivery(to: part, .drop))
    }
    var count = 0
    while !queue.isEmpty {
      guard count < Self.longestStep else { return nil }
      let delivery = queue.removeFirst()
      count += 1
      let part = delivery.part
      let step = step(part, state[part], delivery.input)
      state[part] = step.next
      for post in step.posts {
        switch post {
        case .input(let other, let input): queue.append(Delivery(to: other, input))
        case .outcome(let caller, let symbol):
          queue.append(Delivery(to: caller, .symbol(symbol), outcomeOf: part))
        case .endCall(let target): endCall(of: target, by: part, &state, &queue)
        }
      }
    }
    return state
  }

  /// A part no longer waits for what it has called, whether that has begun, runs, or has ended.
  ///
  /// What runs is cancelled, unless somebody else waits for it.
  private func endCall(
    of target: Int, by part: Int, _ state: inout State, _ queue: inout [Delivery]
  ) {
    queue.removeAll { delivery in
      delivery.part == part && delivery.sender == target
        || delivery.part == target && delivery.input == .begin(caller: part)
    }
    var called = parts[target][state[target]]
    guard called.waiting.leave(part) else { return }
    state[target] = parts[target].number(of: called)
    queue.append(Delivery(to: target, .cancel))
  }

  private func step(_ part: Int, _ number: UInt32, _ input: OpenInput) -> Step {
    let key = UInt64(number) << 32 | UInt64(inputs.number(of: input))
    if let known = steps[part][key] { return known }
    let worked = PartStep(ensemble.members, part, parts[part][number], hears: input)
    let step = Step(next: parts[part].number(of: worked.part), posts: worked.posts)
    steps[part][key] = step
    return step
  }
}
