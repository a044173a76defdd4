/// What an attempt acts on: everything a runner was given.
@MainActor
final class Environment<F: Flow> {
  let driver: any Driver<F.Effect, F.Event>
  let timers: any Timers
  let store: (any IntentStore)?
  let steps = Broadcast<RunnerStep<F>>()
  /// What this runner and those connected with it are told.
  let mailbox = Mailbox()
  /// The other components of the system, by name.
  private(set) var components: [String: any ConnectedComponent] = [:]

  init(
    driver: any Driver<F.Effect, F.Event>, timers: any Timers, store: (any IntentStore)?
  ) {
    self.driver = driver
    self.timers = timers
    self.store = store
  }

  /// Connects a component, or ends the connection; what they are told keeps its one order.
  func connect(_ component: (any ConnectedComponent)?, as name: String) {
    components[name] = component
    if let component { mailbox.join(component.mailbox) }
  }
}

/// Another runner of the same system, with its flow forgotten.
@MainActor
package protocol ConnectedComponent: AnyObject {
  /// What it is told.
  var mailbox: Mailbox { get }
  /// Whether it knows the event.
  func knows(_ event: AnyValue) -> Bool
  /// Tells it an event it knows, whose turn has come.
  func tell(_ event: AnyValue)
  /// Starts an attempt, or joins the running one, in its turn; returns what ends the waiting.
  func call(
    _ done: @escaping @MainActor @Sendable (AnyValue) -> Void
  ) -> @MainActor @Sendable () -> Void
}
