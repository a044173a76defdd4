/// A flow that shows one dialog, described so that a scheduler can queue it among others.
///
/// The flow itself only orders it up and away. A ``DialogScheduler`` lets it wait for its turn.
public protocol DialogFlow: Flow {
  /// What closing the dialog other than by its buttons counts as; nil for an effect that
  /// brings up no dialog.
  ///
  /// An effect that has such an event brings the dialog up, or changes what it says.
  func closing(of effect: Effect) -> Event?

  /// The effect that takes the dialog away.
  var dismissal: Effect { get }

  /// The answer to it: the dialog is gone.
  var dismissed: Event { get }

  /// The answer that says that the dialog went without a touch, as when what carried it was closed;
  /// nil, unless declared, where nothing reports it.
  var swept: Event? { get }

  /// The effect that waits until the system may be asked, as the last before the question; nil,
  /// unless declared, for a flow that asks without waiting.
  ///
  /// A flow whose question waits its turn among other dialogs waits there: what it does when the
  /// app comes back meanwhile is as before any question.
  var readiness: Effect? { get }
}

extension DialogFlow {
  /// Nothing reports it.
  public var swept: Event? { nil }

  /// The system is asked without waiting.
  public var readiness: Effect? { nil }
}

/// Decides when the dialogs and the system's questions of an app's flows come up.
///
/// It stands between each flow's runner and driver. `Dialogs`, of `PopupsFlow`, is one.
@MainActor
public protocol DialogScheduler {
  /// Lets the dialog and the questions of a flow wait for their turn.
  ///
  /// - Parameters:
  ///   - driver: Carries the flow's orders out.
  ///   - flow: The flow.
  ///   - id: The name of its dialog, which no other flow's has.
  /// - Returns: The driver for the flow's runner, and what is to be called with that runner, which
  ///   is not kept.
  func schedule<F: DialogFlow>(
    _ driver: any Driver<F.Effect, F.Event>, for flow: F, id: String
  ) -> (driver: any Driver<F.Effect, F.Event>, connect: @MainActor (Runner<F>) -> Void)
}
