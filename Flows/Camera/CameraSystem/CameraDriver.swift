public import CameraFlow
public import EveryPath
import PermissionDrivers

/// Carries out a camera journey on a device and in an app's pages.
///
/// ```swift
/// let driver = CameraDriver(device: AppleCamera(), presenter: pages)
/// // `FileIntentStore` is of the module `EveryPathFiles`.
/// let runner = try Runner(CameraFlow(), driver: driver, store: FileIntentStore.standard())
/// driver.connect(to: runner)
/// ```
@MainActor
public final class CameraDriver: Driver {
  /// What a camera journey orders.
  public typealias Effect = CameraEffect
  /// What a camera journey is told.
  public typealias Event = CameraEvent

  private let device: any CameraDevice
  private let presenter: any CameraPagePresenter
  private let texts: CameraTexts
  private var send: @MainActor (CameraEvent) -> Void = { _ in }
  private var lastRun = 0
  private var starting: Reply<CameraEvent>?
  private var readying: Reply<CameraEvent>?
  /// UIKit still says "active" while it tells that the app is about to be inactive.
  private var isResigning = false
  private let trip = SettingsTrip()

  /// A driver for a device and the app's pages.
  public init(
    device: any CameraDevice, presenter: any CameraPagePresenter,
    texts: CameraTexts = CameraTexts()
  ) {
    self.device = device
    self.presenter = presenter
    self.texts = texts
    device.tell = { [weak self] in self?.take($0) }
  }

  /// Tells `runner` from now on what happens by itself; the runner is not kept.
  public func connect<F: Flow>(to runner: Runner<F>) where F.Event == CameraEvent {
    send = { [weak runner] in runner?.send($0) }
  }

  /// The person took the camera page away: by Back, by a finished swipe, by a close button.
  ///
  /// A page that the flow takes away itself is not told here.
  public func pageIsGone() { send(.pageGone) }

  /// Begins an effect.
  public func perform(_ effect: CameraEffect, reply: Reply<CameraEvent>) {
    switch effect {
    case .readStatus: reply.resolve(.read(reading))
    case .waitUntilReady:
      readying = reply
      answerWhenReady()
    case .requestAccess:
      // The system calls back on a thread of its own, so nothing here may belong to the main actor.
      device.requestAccess { @Sendable isAllowed in
        reply.resolveFromAnyThread(.answered(isAllowed ? .allow : .deny))
      }
    case .openPage: presenter.openPage { reply.resolve(.pageShown) }
    case .leavePage: presenter.leavePage { reply.resolve(.pageLeft) }
    case .showPrimer(let button): show(.primer(button: button), texts.primer, of: effect, reply)
    case .showAlert(let reason):
      show(.reason(reason), texts.explanations[reason] ?? "", of: effect, reply)
    case .dismissAlert: presenter.dismissDialog { reply.resolve(.alertGone) }
    case .showMessage(let message):
      presenter.showMessage(message) { reply.resolve(.tapped($0)) }
    case .openSettings:
      trip.begin({ device.openSettings($0) }) { hasLeft in
        reply.resolve(hasLeft ? .leftApp : .settingsFailed)
      }
    case .startSession:
      lastRun += 1
      starting = reply
      presenter.hideMessage()
      device.startCamera(run: lastRun)
    case .stopSession:
      starting = nil
      device.stopCamera()
    }
  }

  private var reading: CameraReading {
    CameraReading(
      status: device.status, hasCamera: device.hasCamera,
      hasUsageDescription: device.hasUsageDescription)
  }

  private func show(
    _ subject: CameraDialog.Subject, _ text: String, of effect: CameraEffect,
    _ reply: Reply<CameraEvent>
  ) {
    let dialog = CameraDialog(subject, text: text, buttons: effect.buttons)
    presenter.show(dialog) { reply.resolve(.tapped($0)) }
  }

  private var isActive: Bool { device.isActive && !isResigning }

  private func answerWhenReady() {
    guard isActive else { return }
    presenter.whenIdle { [weak self] in
      // It may have become inactive meanwhile; then becoming active asks again.
      guard let self, isActive, let reply = readying else { return }
      readying = nil
      reply.resolve(.ready)
    }
  }
}

// MARK: - News

extension CameraDriver {
  private func take(_ news: CameraDeviceEvent) {
    switch news {
    case .active:
      trip.note(.active)
      send(.foregrounded)
      answerWhenReady()
    case .inactive:
      isResigning = true
      trip.note(.inactive)
      send(.resigned)
      isResigning = false
    case .background: trip.note(.background)
    case .camera(let event, let run):
      guard run == lastRun else { return }
      tellOfCamera(event)
    }
  }

  /// The first that is heard of a start answers it; what comes later is news.
  private func tellOfCamera(_ event: CameraEvent) {
    if event == .sessionStarted || event == .interruptionEnded { presenter.hideMessage() }
    guard let reply = starting, event.answersStart else { return send(event) }
    starting = nil
    reply.resolve(event)
  }
}

extension CameraEvent {
  fileprivate var answersStart: Bool { CameraEffect.startSession.answers.contains(self) }
}

extension CameraEffect {
  /// The buttons of what the effect shows.
  fileprivate var buttons: [CameraButton] {
    answers.compactMap { if case .tapped(let button) = $0 { button } else { nil } }
  }
}
