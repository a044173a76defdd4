public import CameraFlow
public import EveryPath
public import PermissionDrivers
public import PermissionFlows

/// Carries out what a camera page orders; its permission is its components'.
///
/// ``CameraPageRunner`` makes one by itself and connects all three.
@MainActor
public final class CameraDriver: Driver {
  /// What a camera page orders.
  public typealias Effect = CameraEffect
  /// What a camera page is told.
  public typealias Event = CameraEvent

  private let camera: any CameraDevice
  private let page: any CameraPageDisplay
  private let source: any AccessSource<WholeGrant, OnlyRequest>
  private var observation: AnyObject?
  private var send: @MainActor (CameraEvent) -> Void = { _ in }
  private var lastRun = 0
  private var starting: Reply<CameraEvent>?

  /// A driver of a page.
  ///
  /// - Parameters:
  ///   - camera: The camera.
  ///   - page: Brings the page in and out.
  ///   - source: Reads the permission; it is never asked.
  ///   - app: The window with the page, or the app.
  public init(
    camera: any CameraDevice, page: any CameraPageDisplay,
    source: any AccessSource<WholeGrant, OnlyRequest>, app: any AppActivity
  ) {
    self.camera = camera
    self.page = page
    self.source = source
    camera.tell = { [weak self] in self?.take($0, run: $1) }
    page.whenGone = { [weak self] in self?.send(.pageGone) }
    observation = app.observe { [weak self] change in
      switch change {
      case .active: self?.send(.foregrounded)
      case .closed: self?.send(.pageGone)
      case .inactive, .background, .touched: break
      }
    }
  }

  /// Tells `runner` from now on what happens by itself; the runner is not kept.
  public func connect<F: Flow>(to runner: Runner<F>) where F.Event == CameraEvent {
    connect { [weak runner] in runner?.send($0) }
  }

  /// Tells `send` from now on what happens by itself.
  package func connect(_ send: @escaping @MainActor (CameraEvent) -> Void) { self.send = send }

  /// Begins an effect.
  public func perform(_ effect: CameraEffect, reply: Reply<CameraEvent>) {
    switch effect {
    case .openPage: page.openPage { reply.resolve(.pageShown) }
    case .leavePage: page.leavePage { reply.resolve(.pageLeft) }
    case .showMessage(let message): page.showMessage(message) { reply.resolve(.tapped($0)) }
    case .readStatus:
      source.read(Reply { if case .read(let reading) = $0 { reply.resolve(.read(reading)) } })
    case .startSession:
      lastRun += 1
      starting = reply
      page.hideMessage()
      camera.startCamera(run: lastRun)
    case .stopSession:
      starting = nil
      camera.stopCamera()
    }
  }

  /// The first that is heard of a start answers it; what comes later is an event of its own.
  private func take(_ event: CameraEvent, run: Int) {
    guard run == lastRun else { return }
    if event == .sessionStarted || event == .interruptionEnded { page.hideMessage() }
    guard let reply = starting, CameraEffect.startSession.answers.contains(event) else {
      return send(event)
    }
    starting = nil
    reply.resolve(event)
  }
}
