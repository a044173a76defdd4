public import EveryPath
public import PermissionFlows

extension PermissionCoordinator {
  /// Connects a permission as a component that another flow calls: each of its calls is one more
  /// caller of the attempt that everybody shares, with its turn.
  ///
  /// ```swift
  /// permissions.connect(CameraFlow.question, to: .camera.with(.silent), for: runner)
  /// permissions.connect(CameraFlow.access, to: .camera, for: runner)
  /// ```
  ///
  /// A flow that calls both of these is a page: told by the first of a refusal, it goes from the
  /// screen, and calls the second. No dialog explains the refusal before that, or before its
  /// attempt has ended.
  ///
  /// - Parameters:
  ///   - component: The component, as the flow calls it.
  ///   - kind: The permission.
  ///   - runner: Runs the flow that calls.
  ///   - place: The window of the flow; nil for the coordinator's own.
  public func connect<F: AccessFlow, Caller: Flow>(
    _ component: ComponentID<F>, to kind: PermissionKind<F>, for runner: Runner<Caller>,
    in place: PermissionPlace? = nil
  ) {
    let called = CalledPermission(
      permission(for: kind), explains: !kind.isSilent, in: site(place), of: queue.page(of: runner),
      in: queue)
    queue.mailbox.join(runner.mailbox)
    runner.connect(called, as: component.text)
  }
}
