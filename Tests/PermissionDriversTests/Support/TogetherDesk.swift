import EveryPath
import EveryPathTesting
import MicrophonePermission
import PermissionDrivers
import PermissionFlows
import TrackingPermission

/// A coordinator of the permissions that are asked for together.
@MainActor
final class TogetherDesk {
  typealias WholeSource = FakeSource<WholeGrant, OnlyRequest>

  let app = FakeApp()
  let presenter = FakePresenter()
  let clock = ManualClock()
  let store: MemoryStore
  let camera = WholeSource()
  let microphone = WholeSource()
  let tracking = FakeSource<WholeGrant, TrackingFlow.Request>()
  let permissions: PermissionCoordinator
  private(set) var events: [String] = []
  private(set) var problems: [String] = []
  private(set) var cameraSourcesMade = 0

  init(store: MemoryStore = MemoryStore()) {
    self.store = store
    permissions = PermissionCoordinator(
      place: PermissionPlace(app: app, presenter: presenter), store: store, clock: clock)
    permissions.onEvent = { [weak self] event in
      self?.events.append(
        "\(event.permission) \(event.name.rawValue)\(event.detail.map { " \($0)" } ?? "")")
    }
    permissions.onProblem = { [weak self] in self?.problems.append("\($0)") }
  }

  var cameraKind: PermissionKind<WholeAccessFlow> {
    let source = camera
    return PermissionKind("camera", WholeAccessFlow.camera) { [weak self] in
      self?.cameraSourcesMade += 1
      return source
    }
  }

  var microphoneKind: PermissionKind<WholeAccessFlow> {
    let source = microphone
    return PermissionKind("microphone", WholeAccessFlow.microphone) { source }
  }

  var trackingKind: PermissionKind<TrackingFlow> {
    let source = tracking
    return PermissionKind("tracking", TrackingFlow()) { source }
  }

  /// A caller in a task of its own.
  func askForVideo() -> Task<VideoOutcome, Never> {
    Task { await permissions.askForVideo(camera: videoCamera, microphone: videoMicrophone) }
  }

  var videoCamera: PermissionCoordinator.VideoCamera { .init(cameraKind) }

  var videoMicrophone: PermissionCoordinator.VideoMicrophone { .init(microphoneKind) }

  /// Touches the button of the dialog, and leaves for Settings.
  func goToSettings() async {
    presenter.tap(.openSettings)
    _ = await becomesTrue { self.clock.pendingCount > 0 || self.app.opening != nil }
    clock.advance(by: .milliseconds(200))
    _ = await becomesTrue { self.app.opening != nil }
    app.leave()
  }
}
