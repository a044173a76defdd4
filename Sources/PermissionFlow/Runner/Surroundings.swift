/// What an attempt acts on: everything a runner was given.
@MainActor
final class Surroundings<F: Flow> {
  let driver: any Driver<F.Effect, F.Event>
  let alarms: any Alarms
  let store: (any IntentStore)?
  let steps = Broadcast<RunnerStep<F>>()
  /// The other parts of the system, by name.
  var parts: [String: any ConnectedPart] = [:]

  init(
    driver: any Driver<F.Effect, F.Event>, alarms: any Alarms, store: (any IntentStore)?
  ) {
    self.driver = driver
    self.alarms = alarms
    self.store = store
  }
}

/// Another runner of the same system, with its flow forgotten.
@MainActor
package protocol ConnectedPart: AnyObject {
  /// Whether it knows the event.
  func knows(_ event: AnyValue) -> Bool
  /// Tells it an event it knows.
  func tell(_ event: AnyValue)
  /// Starts an attempt, or joins the running one; returns what ends the waiting.
  func call(
    _ done: @escaping @MainActor @Sendable (AnyValue) -> Void
  ) -> @MainActor @Sendable () -> Void
}
