import PermissionFlows

/// Asks for a permission while a binding of a view is true.
@MainActor
package final class PermissionPresentation {
  private var isAsking = false

  /// A presentation that has not begun.
  package init() {}

  /// The binding is true or false now: asks, or ends the attempt that it began.
  ///
  /// - Parameters:
  ///   - close: Sets the binding to false; called before `done`.
  ///   - done: Takes the outcome, once for each attempt.
  package func present<F: AccessFlow>(
    _ isPresented: Bool, _ kind: PermissionKind<F>, in coordinator: PermissionCoordinator,
    at place: PermissionPlace?, close: @escaping @MainActor () -> Void,
    _ done: @escaping @MainActor (AccessOutcome<F.Grant>) -> Void
  ) {
    switch (isPresented, isAsking) {
    case (true, false):
      isAsking = true
      Task {
        let outcome = await coordinator.ask(kind, in: place)
        isAsking = false
        close()
        done(outcome)
      }
    case (false, true): coordinator.abandon(kind)
    case (true, true), (false, false): break
    }
  }
}
