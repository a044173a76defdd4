import EveryPath
import FlowModel

/// A part of an open product at one moment.
struct OpenPart: Hashable {
  /// Its machine, without tickets: any answer may come by itself.
  var machine = MachineState()
  /// Who waits for its outcome.
  var waiting = Waiting()
}

/// What a part is told within a step.
enum OpenInput: Hashable {
  case symbol(Int)
  case over(timer: Int)
  case begin(caller: Int?)
  case drop
  case cancel
}

/// One reaction of a part, with what it sends to others.
///
/// The stepper of a system lets all parts react at once, and needs their whole state for it. Here a
/// reaction is worked out once for each state of its own part, whatever the others are in: onboarding
/// has 14,894,596 moves (`journey export onboarding --format promela --scope parts --most-deferred
/// 1 --count`) and a few thousand reactions. So this carries out orders by itself.
struct PartStep {
  /// Something sent to another part, or to itself.
  enum Post {
    case input(part: Int, OpenInput)
    /// An outcome for a member that called this part.
    case outcome(caller: Int, symbol: Int)
    /// The part no longer waits for what it called; it counts at once.
    case endCall(of: Int)
  }

  private let members: [Ensemble.Member]
  private let number: Int
  private(set) var part: OpenPart
  private(set) var posts: [Post] = []
  /// Nobody asks in an open product, so this counts for nothing.
  private var ticket: UInt32 = 0

  private var plan: Plan { members[number].plan }

  /// Lets a part hear an input, and what it deferred.
  init(_ members: [Ensemble.Member], _ number: Int, _ part: OpenPart, hears input: OpenInput) {
    self.members = members
    self.number = number
    self.part = part
    ticket = 0
    switch input {
    case .symbol(let symbol):
      carryOut(plan.receive(symbol, &self.part.machine, next: &ticket))
    case .over(let timer):
      carryOut(plan.fire(timer: timer, &self.part.machine, next: &ticket))
    case .begin(let caller):
      guard !part.machine.isRunning else {
        join(caller)
        break
      }
      self.part.waiting = Waiting(beganBy: caller)
      carryOut(plan.begin(&self.part.machine, ticket: &ticket))
    case .drop: abandon(.dropped)
    case .cancel: if part.waiting.isEmpty { abandon(.cancelled) }
    }
    while let deferred = plan.deliverDeferred(&self.part.machine, next: &ticket) {
      carryOut(deferred.reaction)
    }
    self.part.machine.keepTickets { _ in false }
  }

  private mutating func abandon(_ reason: Abandonment) {
    guard part.machine.isRunning else { return }
    carryOut(plan.abandon(reason, &part.machine))
    // Wherever it was given up: the next attempt begins anew.
    part = OpenPart()
  }

  /// Somebody asks for an attempt that runs already: it is shared.
  private mutating func join(_ caller: Int?) {
    let outcome = part.waiting.join(caller, hasDelivered: part.machine.hasDelivered)
    if let caller, let outcome { post(outcome, to: caller) }
  }

  private mutating func post(_ outcome: Int, to caller: Int) {
    guard let symbol = members[number].heard[caller][outcome] else { return }
    posts.append(.outcome(caller: caller, symbol: symbol))
  }

  private mutating func carryOut(_ reaction: Reaction) {
    for order in plan.orders[reaction.orders] {
      switch order {
      case .tell(let message):
        guard let receiver = members[number].receivers[message] else { continue }
        posts.append(.input(part: receiver.member, .symbol(receiver.symbol)))
      case .call(let call):
        guard let target = members[number].called[call] else { continue }
        posts.append(.input(part: target, .begin(caller: number)))
      case .cancelCall(let call):
        guard let target = members[number].called[call] else { continue }
        posts.append(.endCall(of: target))
        // Of itself it knows at once.
        if target == number, part.waiting.leave(number) {
          posts.append(.input(part: number, .cancel))
        }
      case .deliver(let outcome):
        let callers = part.waiting.deliver(outcome, isCalled: members[number].isCalled)
        for caller in callers { post(outcome, to: caller) }
      case .perform, .remember, .forget, .start, .stop: continue
      }
    }
    if part.machine.hasEnded { part.waiting = Waiting() }
  }
}
