package import EveryPath
package import PermissionFlows

extension PermissionCoordinator {
  /// How an attempt for a permission that is granted whole or not at all ended, such as `.camera`.
  public typealias WholeOutcome = PermissionOutcome<WholeGrant>

  /// The camera of a video; `CameraPermission` has the one there is.
  public struct VideoCamera: Sendable {
    package let kind: PermissionKind<WholeAccessFlow>
    package init(_ kind: PermissionKind<WholeAccessFlow>) { self.kind = kind }

    /// The same camera with other words, delays or variants.
    public func with(_ policy: PermissionPolicy) -> Self { Self(kind.with(policy)) }
  }

  /// The microphone of a video; `MicrophonePermission` has the one there is.
  public struct VideoMicrophone: Sendable {
    package let kind: PermissionKind<WholeAccessFlow>
    package init(_ kind: PermissionKind<WholeAccessFlow>) { self.kind = kind }

    /// The same microphone with other words, delays or variants.
    public func with(_ policy: PermissionPolicy) -> Self { Self(kind.with(policy)) }
  }

  /// Several permissions on one way, made when it is first needed; nil if one of them has no source,
  /// or a flow has mistakes.
  ///
  /// - Parameters:
  ///   - name: What the way is called.
  ///   - flow: The way, which calls the permissions.
  ///   - components: The permissions, as the flow calls them.
  ///   - makeDriver: Makes what carries out the flow's own effects, of the sources in their order;
  ///     with what tells a runner what happens to the app, and what moves it to another window.
  ///   - hear: Told each step of the flow.
  package func together<F: DialogFlow, Component: AccessFlow>(
    _ name: PermissionName, _ flow: F,
    _ components: [(id: ComponentID<Component>, kind: PermissionKind<Component>)],
    driver makeDriver: ([any AccessSource<Component.Grant, Component.Request>]) -> (
      driver: any Driver<F.Effect, F.Event>, connect: @MainActor (Runner<F>) -> Void,
      move: @MainActor (PermissionPlace) -> Void
    ),
    hear: @escaping @MainActor (RunnerStep<F>) -> Void
  ) -> CoordinatedPermission<F>? {
    let way = Way(name, flow.name, of: components.map { Way($0.kind) })
    if let known = queue.permissions[way] as? CoordinatedPermission<F> { return known }
    let sources = components.compactMap { source(of: $0.kind) }
    guard sources.count == components.count else { return nil }
    let (driver, connectDriver, moveDriver) = makeDriver(sources)
    guard let runner = run(flow, driver, name, id: "permission-\(name)") else { return nil }
    connectDriver(runner)
    let moves = components.compactMap { connect($0.id, $0.kind, to: runner) }
    guard moves.count == components.count else { return nil }
    let permission = CoordinatedPermission(way, flow, queue: queue, store: store)
    let line = CoordinatedPermission<F>.Line(
      runner: runner, move: { place in for move in [moveDriver] + moves { move(place) } },
      hear: { step, _ in hear(step) })
    permission.add(line, explains: true)
    queue.permissions[way] = permission
    return permission
  }

  /// Connects a permission as a component that runs in the turn of the flow that calls it.
  ///
  /// It explains no refusal: that is the caller's. If its question is swept away, the caller's
  /// attempt is dropped with it.
  ///
  /// - Returns: What moves it to another window.
  private func connect<F: AccessFlow, Caller: Flow>(
    _ component: ComponentID<F>, _ kind: PermissionKind<F>, to caller: Runner<Caller>
  ) -> (@MainActor (PermissionPlace) -> Void)? {
    let silent = kind.with(kind.flow.policy.explaining(false))
    guard let source = source(of: kind),
      let (runner, driver) = run(silent, on: source, id: "permission-\(component.text)")
    else { return nil }
    caller.connect(component, to: runner)
    runner.listen { [weak self, weak runner, weak caller] step in
      self?.hear(step, from: nil, silent) { runner?.abandon(.driverEnded) }
      if step.outcome == .dropped { caller?.abandon(.dropped) }
    }
    return move(driver, source, runner)
  }
}

extension PermissionCoordinator.Way {
  /// Several permissions on one way.
  fileprivate init(_ name: PermissionName, _ flow: String, of keys: [Self]) {
    self.init(
      name: name, variant: keys.map { "\($0)" }.joined(separator: "; "), flow: flow,
      policy: keys.first?.policy ?? .silent)
  }
}
