/// Another component of the same system, with its flow forgotten: a runner, or what stands before
/// one.
@MainActor
package protocol ConnectedComponent: AnyObject {
  /// What it is told.
  var mailbox: Mailbox { get }
  /// Whether it knows the event.
  func knows(_ event: AnyValue) -> Bool
  /// Tells it an event it knows, whose turn has come.
  func tell(_ event: AnyValue)
  /// Starts an attempt, or joins the running one, in its turn; returns what ends the waiting.
  func call(_ caller: ComponentCaller) -> @MainActor @Sendable () -> Void
  /// Others wait for one of its callers than before, or that one no longer does: what is remembered
  /// of callers is to be kept anew.
  func callersChanged()
  /// What an earlier process remembered of a caller with what it waited for, by the caller's flow.
  func remembered(of caller: String) -> Intent?
  /// Why what was remembered of a caller is not gone on with, in a sentence; nil if nothing was, or
  /// if it is.
  func refusal(of caller: String) -> String?
  /// What is remembered of a caller with what it waited for is forgotten, by the caller's flow.
  func forget(caller: String)
  /// The attempt of a caller has ended, by the caller's flow.
  func callerHasEnded(_ caller: String)
}

extension ConnectedComponent {
  /// Whoever has ended waits no longer, so there is nothing more to know.
  package func callerHasEnded(_ caller: String) {}
}

/// Who calls a component: another one, or several as one.
package struct ComponentCaller {
  /// What is to be remembered of the caller, and within of those who wait for it, while it waits.
  package let intents: @MainActor () -> [Intent]
  /// Whether it calls since it is resumed: then what it calls is resumed too, if that remembers
  /// anything.
  package let isResumed: Bool
  /// Takes the outcome.
  package let done: @MainActor @Sendable (AnyValue) -> Void

  /// A caller.
  package init(
    intents: @escaping @MainActor () -> [Intent] = { [] }, isResumed: Bool = false,
    done: @escaping @MainActor @Sendable (AnyValue) -> Void
  ) {
    self.intents = intents
    self.isResumed = isResumed
    self.done = done
  }
}
