import EveryPath
public import PermissionFlows

extension PermissionName {
  /// Camera and microphone, for a video.
  public static let video: Self = "video"
}

extension PermissionCoordinator {
  /// Asks for the camera and then the microphone, with one guide and one trip to Settings for both.
  ///
  /// ```swift
  /// let outcome = await permissions.askForVideo(camera: .camera, microphone: .microphone)
  /// ```
  ///
  /// It takes its turn as one attempt, and shares the sources of the two with the attempts for each
  /// alone. What the policies of the two say of refusals does not count: the way explains them.
  ///
  /// - Parameters:
  ///   - camera: The camera, of `CameraPermission`.
  ///   - microphone: The microphone, of `MicrophonePermission`.
  ///   - place: The window that asks; nil for the coordinator's own.
  /// - Returns: How it ended; `.cancelled` at once if the calling task is cancelled.
  public func askForVideo(
    camera: PermissionKind<WholeAccessFlow>, microphone: PermissionKind<WholeAccessFlow>,
    in place: PermissionPlace? = nil
  ) async -> VideoOutcome {
    guard let video = video(camera, microphone) else { return .unavailable }
    return await video.ask(in: site(place))
  }

  /// Goes on with a way to a video that an earlier process left for Settings, where iOS ended it.
  ///
  /// - Returns: How it ended; nil if there is nothing to go on with.
  public func resumeVideo(
    camera: PermissionKind<WholeAccessFlow>, microphone: PermissionKind<WholeAccessFlow>,
    in place: PermissionPlace? = nil
  ) async -> VideoOutcome? {
    guard let video = video(camera, microphone), let intent = intent(of: video) else { return nil }
    return await video.ask(in: site(place), resuming: intent)
  }

  private func video(
    _ camera: PermissionKind<WholeAccessFlow>, _ microphone: PermissionKind<WholeAccessFlow>
  ) -> CoordinatedPermission<VideoFlow>? {
    guard isMeant(camera, for: .camera), isMeant(microphone, for: .microphone) else { return nil }
    let flow = VideoFlow(settingsDelay: camera.flow.policy.settingsDelay)
    let key = Key(.video, flow.name, of: [Key(camera), Key(microphone)])
    if let known = permissions[key] as? CoordinatedPermission<VideoFlow> { return known }
    guard let pictures = source(of: camera), let sound = source(of: microphone) else { return nil }
    let driver = VideoDriver(
      camera: (camera.name, pictures), microphone: (microphone.name, sound), in: place,
      texts: texts)
    guard let runner = run(flow, driver, .video, id: "permission-video") else { return nil }
    driver.connect(to: runner)
    guard let first = connect(VideoFlow.camera, camera, to: runner),
      let second = connect(VideoFlow.microphone, microphone, to: runner)
    else { return nil }
    runner.listen { [weak self] step in
      let events = PermissionEvent.events(of: step, .video) { effect in
        guard case .showAlert(let medium) = effect else { return nil }
        let name = medium == .camera ? camera.name : microphone.name
        return PermissionEvent(.explained, name, detail: AccessRefusal.denied.rawValue)
      }
      for event in events { self?.onEvent?(event) }
      self?.tellProblems(of: step, .video)
    }
    let video = coordinate(runner, as: .video) { place in
      driver.move(to: place)
      first.move(to: place)
      second.move(to: place)
    }
    permissions[key] = video
    return video
  }

  /// Whether a permission is the one that is wanted; one of the same type may not be.
  private func isMeant(
    _ kind: PermissionKind<WholeAccessFlow>, for wanted: WholeAccessFlow
  ) -> Bool {
    if kind.flow.name == wanted.name { return true }
    tell("\(kind.name) is given where `\(wanted.name)` is wanted; give that permission")
    return false
  }
}

extension PermissionCoordinator {
  /// Makes the attempts of a way take their turns; what happens in them is told elsewhere, in one
  /// order with what happens in its components.
  private func coordinate<F: Flow>(
    _ runner: Runner<F>, as name: PermissionName,
    move: @escaping @MainActor (PermissionPlace) -> Void
  ) -> CoordinatedPermission<F> {
    CoordinatedPermission(
      name, runner, queue: queue, store: store, move: move,
      whenChanged: { [observers] in observers.notify() }, hear: { _, _ in })
  }

  /// Connects a permission as a component that another flow calls.
  ///
  /// It explains no refusal: that is the caller's. If its question is swept away, the caller's
  /// attempt is dropped with it.
  private func connect<F: AccessFlow, Caller: Flow>(
    _ component: ComponentID<F>, _ kind: PermissionKind<F>, to caller: Runner<Caller>
  ) -> AccessDriver<F>? {
    var policy = kind.flow.policy
    policy.explainsRefusals = false
    let silent = kind.with(policy)
    guard let source = source(of: kind),
      let (runner, driver) = run(silent, on: source, id: "permission-\(component.text)")
    else { return nil }
    caller.connect(component, to: runner)
    (source as? ScriptedSource<F>)?.abandon = { [weak runner] in runner?.abandon($0) }
    runner.listen { [weak self, weak runner, weak caller] step in
      self?.hear(step, silent) { runner?.abandon(.driverEnded) }
      if step.outcome == .dropped { caller?.abandon(.dropped) }
    }
    return driver
  }
}

extension PermissionCoordinator.Key {
  /// Several permissions on one way.
  fileprivate init(_ name: PermissionName, _ flow: String, of keys: [Self]) {
    self.init(
      name, variant: keys.map { "\($0)" }.joined(separator: "; "), flow: flow,
      policy: keys.first?.policy ?? .silent)
  }
}
