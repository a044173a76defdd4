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
  ///   - limit: How long the caller waits at most; the attempt continues after it.
  /// - Returns: How it ended; `.cancelled` after the limit, and at once if the calling task is
  ///   cancelled.
  public func askForVideo(
    camera: PermissionKind<WholeAccessFlow>, microphone: PermissionKind<WholeAccessFlow>,
    in place: PermissionPlace? = nil, within limit: Duration? = nil
  ) async -> VideoOutcome {
    guard let video = video(camera, microphone) else { return .unavailable }
    return await video.ask(in: site(place), within: limit)
  }

  /// Goes on with a way to a video that an earlier process left for Settings, where iOS ended it.
  ///
  /// - Returns: How it ended; nil if there is nothing to resume.
  public func resumeVideo(
    camera: PermissionKind<WholeAccessFlow>, microphone: PermissionKind<WholeAccessFlow>,
    in place: PermissionPlace? = nil
  ) async -> VideoOutcome? {
    guard let video = video(camera, microphone), goesOn(video) else { return nil }
    return await video.ask(in: site(place), resumes: true)
  }

  private func video(
    _ camera: PermissionKind<WholeAccessFlow>, _ microphone: PermissionKind<WholeAccessFlow>
  ) -> CoordinatedPermission<VideoFlow>? {
    guard isMeant(camera, for: .camera), isMeant(microphone, for: .microphone) else { return nil }
    let flow = VideoFlow(settingsDelay: camera.flow.policy.settingsDelay)
    let way = Way(.video, flow.name, of: [Way(camera), Way(microphone)])
    if let known = queue.permissions[way] as? CoordinatedPermission<VideoFlow> { return known }
    guard let pictures = source(of: camera), let sound = source(of: microphone) else { return nil }
    let driver = VideoDriver(
      camera: (camera.name, pictures), microphone: (microphone.name, sound), in: place,
      texts: texts)
    guard let runner = run(flow, driver, .video, id: "permission-video") else { return nil }
    driver.connect(to: runner)
    guard let moveCamera = connect(VideoFlow.camera, camera, to: runner),
      let moveMicrophone = connect(VideoFlow.microphone, microphone, to: runner)
    else { return nil }
    let video = CoordinatedPermission(way, flow, queue: queue, store: store)
    let line = CoordinatedPermission<VideoFlow>.Line(
      runner: runner,
      move: { place in
        driver.move(to: place)
        moveCamera(place)
        moveMicrophone(place)
      },
      hear: { [weak self] step, _ in self?.hear(step, camera.name, microphone.name) })
    video.add(line, explains: true)
    queue.permissions[way] = video
    return video
  }

  private func hear(
    _ step: RunnerStep<VideoFlow>, _ camera: PermissionName, _ microphone: PermissionName
  ) {
    let events = PermissionEvent.events(of: step, .video) { effect in
      guard case .showAlert(let medium) = effect else { return nil }
      return PermissionEvent(
        .explained, medium == .camera ? camera : microphone,
        detail: AccessRefusal.denied.rawValue)
    }
    for event in events { onEvent?(event) }
    tellProblems(of: step, .video)
  }

  /// Whether a permission is the one that is wanted; one of the same type may not be.
  private func isMeant(
    _ kind: PermissionKind<WholeAccessFlow>, for wanted: WholeAccessFlow
  ) -> Bool {
    if kind.flow.name == wanted.name { return true }
    tell("\(kind.name) is given where `\(wanted.name)` is wanted; give that permission")
    return false
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
      name, variant: keys.map { "\($0)" }.joined(separator: "; "), flow: flow,
      policy: keys.first?.policy ?? .silent)
  }
}
