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
