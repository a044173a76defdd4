import EveryPath
import FlowModel

/// A component of an open product at one moment.
struct OpenComponent: Hashable {
  /// Its machine, without tickets: any answer may come by itself.
  var machine = MachineState()
  var waiting = Waiting()
}

/// What a component is told within a step.
enum OpenInput: Hashable {
  case symbol(Int)
  case over(timer: Int)
  case begin(caller: Int?)
  case drop
  case cancel
}

/// One reaction of a component, with what it sends to others.
///
/// The stepper of a system lets all components react at once, and needs their whole state for it.
/// Here a reaction is worked out once for each state of its own component, whatever the others are
/// in, and most moves look one up. So this carries orders out.
struct ComponentStep {
  /// Something sent to another component, or to itself.
  enum Post {
    case input(component: Int, OpenInput)
    /// An outcome for a member that called this component.
    case outcome(caller: Int, symbol: Int)
    /// The component no longer waits for what it called; it counts at once.
    case endCall(of: Int)
  }

  private let members: [Composition.Member]
  private let number: Int
  private(set) var component: OpenComponent
  private(set) var posts: [Post] = []
  /// Nobody asks in an open product, so this counts for nothing.
  private var ticket: UInt32 = 0

  private var compiled: CompiledFlow { members[number].compiled }

  /// Lets a component hear an input, and what it deferred.
  init(
    _ members: [Composition.Member], _ number: Int, _ component: OpenComponent,
    hears input: OpenInput
  ) {
    self.members = members
    self.number = number
    self.component = component
    ticket = 0
    switch input {
    case .symbol(let symbol):
      carryOut(compiled.receive(symbol, &self.component.machine, next: &ticket))
    case .over(let timer):
      carryOut(compiled.fire(timer: timer, &self.component.machine, next: &ticket))
    case .begin(let caller):
      guard !component.machine.isRunning else {
        join(caller)
        break
      }
      self.component.waiting = Waiting(beganBy: caller)
      carryOut(compiled.begin(&self.component.machine, ticket: &ticket))
    case .drop: abandon(.dropped)
    case .cancel:
      if component.waiting.isEmpty, !members[number].outlivesCallers { abandon(.cancelled) }
    }
    while let deferred = compiled.deliverDeferred(&self.component.machine, next: &ticket) {
      carryOut(deferred.reaction)
    }
    self.component.machine.keepTickets { _ in false }
  }

  private mutating func abandon(_ reason: Abandonment) {
    guard component.machine.isRunning else { return }
    carryOut(compiled.abandon(reason, &component.machine))
    // Wherever it was given up: the next attempt begins anew.
    component = OpenComponent()
  }

  /// Somebody asks for an attempt that runs already: it is shared.
  private mutating func join(_ caller: Int?) {
    let outcome = component.waiting.join(caller, hasDelivered: component.machine.hasDelivered)
    if let caller, let outcome { post(outcome, to: caller) }
  }

  private mutating func post(_ outcome: Int, to caller: Int) {
    guard let symbol = members[number].heard[caller][outcome] else { return }
    posts.append(.outcome(caller: caller, symbol: symbol))
  }

  private mutating func carryOut(_ reaction: Reaction) {
    for order in compiled.orders[reaction.orders] {
      switch order {
      case .tell(let message):
        guard let receiver = members[number].receivers[message] else { continue }
        posts.append(.input(component: receiver.member, .symbol(receiver.symbol)))
      case .call(let call):
        guard let target = members[number].called[call] else { continue }
        posts.append(.input(component: target, .begin(caller: number)))
      case .cancelCall(let call):
        guard let target = members[number].called[call] else { continue }
        posts.append(.endCall(of: target))
        // Of itself it knows at once.
        if target == number, component.waiting.leave(number) {
          posts.append(.input(component: number, .cancel))
        }
      case .deliver(let outcome):
        let callers = component.waiting.deliver(outcome, isCalled: members[number].isCalled)
        for caller in callers { post(outcome, to: caller) }
      case .perform, .remember, .forget, .start, .stop: continue
      }
    }
    if component.machine.hasEnded { component.waiting = Waiting() }
  }
}
