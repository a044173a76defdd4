import EveryPath
import FlowModel

/// A component of an open product at one moment.
struct OpenComponent: Hashable {
  /// Its machine, without tickets: any answer may come by itself.
  var machine = MachineState()
  var waiting = Waiting()
}

/// What a component receives within a step.
package enum OpenInput: Hashable, Sendable {
  case symbol(Int)
  /// A running timer is over, however long it is.
  case over(timer: Int)
  case begin(caller: Int?)
  /// A caller no longer waits for it. It counts at once, before anything that is delivered.
  case leave(caller: Int)
  /// Its interface was swept away.
  case drop
  case cancel
}

/// Something that is delivered within a step.
struct Delivery {
  let component: Int
  let input: OpenInput
  /// The component whose outcome it is; nil if it is none.
  let sender: Int?

  init(to component: Int, _ input: OpenInput, outcomeOf sender: Int? = nil) {
    self.component = component
    self.input = input
    self.sender = sender
  }
}

/// One reaction of a component, with what it sends to others.
///
/// The stepper of a system lets all components react at once, and needs their whole state for it.
/// Here a reaction is worked out once for each state of its own component, whatever the others are
/// in, and most moves look one up. So this carries orders out.
struct ComponentStep {
  private let members: [Composition.Member]
  private let number: Int
  private(set) var component: OpenComponent
  /// What it sends to other components, or to itself.
  private(set) var posts: [Delivery] = []
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
    case .leave: break
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
    posts.append(Delivery(to: caller, .symbol(symbol), outcomeOf: number))
  }

  private mutating func carryOut(_ reaction: Reaction) {
    for order in compiled.orders[reaction.orders] {
      switch order {
      case .tell(let message):
        guard let receiver = members[number].receivers[message] else { continue }
        posts.append(Delivery(to: receiver.member, .symbol(receiver.symbol)))
      case .call(let call):
        guard let target = members[number].called[call] else { continue }
        posts.append(Delivery(to: target, .begin(caller: number)))
      case .cancelCall(let call):
        guard let target = members[number].called[call] else { continue }
        posts.append(Delivery(to: target, .leave(caller: number)))
        // Of itself it knows at once.
        if target == number, component.waiting.leave(number) {
          posts.append(Delivery(to: number, .cancel))
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
