import EveryPath
public import PermissionDrivers
import PermissionFlows

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
    camera: VideoCamera, microphone: VideoMicrophone,
    in place: PermissionPlace? = nil, within limit: Duration? = nil
  ) async -> VideoOutcome {
    guard let video = video(camera.kind, microphone.kind) else { return .unavailable }
    return await video.ask(in: site(place), within: limit)
  }

  /// Goes on with a way to a video that an earlier process left for Settings, where iOS ended it.
  ///
  /// - Returns: How it ended; nil if there is nothing to resume.
  public func resumeVideo(
    camera: VideoCamera, microphone: VideoMicrophone,
    in place: PermissionPlace? = nil
  ) async -> VideoOutcome? {
    guard let video = video(camera.kind, microphone.kind), goesOn(video) else { return nil }
    return await video.ask(in: site(place), resumes: true)
  }

  private func video(
    _ camera: PermissionKind<WholeAccessFlow>, _ microphone: PermissionKind<WholeAccessFlow>
  ) -> CoordinatedPermission<VideoFlow>? {
    let flow = VideoFlow(settingsDelay: camera.flow.policy.settingsDelay)
    return together(
      .video, flow, [(VideoFlow.camera, camera), (VideoFlow.microphone, microphone)]
    ) { sources in
      let driver = VideoDriver(
        camera: (camera.name, sources[0]), microphone: (microphone.name, sources[1]), in: place,
        texts: texts)
      return (driver, driver.connect(to:), driver.move(to:))
    } hear: { [weak self] step in
      self?.hear(step, camera.name, microphone.name)
    }
  }

  private func hear(
    _ step: RunnerStep<VideoFlow>, _ camera: PermissionName, _ microphone: PermissionName
  ) {
    let events = Event.events(of: step, .video) { effect in
      guard case .showAlert(let medium) = effect else { return nil }
      return Event(
        .explained, medium == .camera ? camera : microphone,
        detail: AccessRefusal.denied.rawValue)
    }
    for event in events { onEvent?(event) }
    tellProblems(of: step, .video)
  }
}
