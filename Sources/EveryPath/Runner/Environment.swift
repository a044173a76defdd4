/// What an attempt acts on: everything a runner was given.
@MainActor
final class Environment<F: Flow> {
  let driver: any Driver<F.Effect, F.Event>
  let timers: any Timers
  let store: (any IntentStore)?
  let steps = Broadcast<RunnerStep<F>>()
  /// What this runner and those connected with it receive.
  let mailbox = Mailbox()
  /// The other components of the system, by name.
  private(set) var components: [String: any ConnectedComponent] = [:]
  /// What the store holds of an attempt that this process made, or went on with.
  var kept: Intent?
  /// What could not be carried out between two steps; the next one says it.
  var problems: [RunnerProblem] = []

  init(
    driver: any Driver<F.Effect, F.Event>, timers: any Timers, store: (any IntentStore)?
  ) {
    self.driver = driver
    self.timers = timers
    self.store = store
  }

  /// Connects a component, or ends the connection; what they receive stays in one order.
  func connect(_ component: (any ConnectedComponent)?, as name: String) {
    components[name] = component
    if let component { mailbox.join(component.mailbox) }
  }
}
