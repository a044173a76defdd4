/// A flow that shows one dialog, described so that a scheduler can queue it among others.
///
/// The flow itself only orders it up and away. A ``DialogScheduler`` lets it wait for its turn.
public protocol DialogFlow: Flow {
  /// What closing the dialog in another way than by its buttons counts as; nil for an effect that
  /// brings up no dialog.
  ///
  /// An effect that has such an event brings the dialog up, or changes what it says.
  func closing(of effect: Effect) -> Event?

  /// The effect that takes the dialog away.
  var dismissal: Effect { get }

  /// The answer to it: the dialog is gone.
  var dismissed: Event { get }

  /// The answer that says that the dialog went without a touch, as when what carried it was closed;
  /// nil, unless declared, where nothing tells.
  var swept: Event? { get }

  /// The effect that waits until the system may be asked, as the last before the question; nil,
  /// unless declared, for a flow that asks without waiting.
  ///
  /// A flow whose question waits its turn among other dialogs waits there: what it does when the
  /// app comes back meanwhile is as before any question.
  var readiness: Effect? { get }
}

extension DialogFlow {
  /// Nothing tells.
  public var swept: Event? { nil }

  /// The system is asked without waiting.
  public var readiness: Effect? { nil }
}
