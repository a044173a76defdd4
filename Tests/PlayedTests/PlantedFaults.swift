import AVFoundation
import CameraPermission
import EveryPath
import EveryPathTesting
import PermissionFacts
import PermissionFlows
import PlayedPhone
import SimulatedPhone

/// What is wrong with an app, to be found by playing its journeys.
enum PlantedFault: String, CaseIterable, Sendable {
  case believesAnswers
  case readsOnce
  case touchesAnother
  case neverAnswers
  case answersDismissalAtOnce
  case showsNothing
  case overlooksSweeps

  /// The camera's permission with the fault.
  var played: PlayedCase {
    switch self {
    case .believesAnswers, .readsOnce, .touchesAnother, .neverAnswers:
      PlayedCase(
        PermissionKind(.camera, WholeAccessFlow.camera) { FaultySource(self) },
        .camera)
    case .answersDismissalAtOnce, .showsNothing, .overlooksSweeps:
      PlayedCase(.camera, .camera) { place in
        PermissionPlace(app: place.app, presenter: FaultyPresenter(self, place.presenter))
      }
    }
  }
}

/// A source of the camera that goes wrong.
private final class FaultySource: AccessSource {
  private let fault: PlantedFault
  private let camera = CameraSource()
  private var known: AccessEvent<WholeGrant>?

  init(_ fault: PlantedFault) { self.fault = fault }

  func read(_ reply: Reply<AccessEvent<WholeGrant>>) {
    if let known { return _ = reply.resolve(known) }
    camera.read(
      Reply { [self] event in
        if fault == .readsOnce { known = event }
        reply.resolve(event)
      })
  }

  func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<WholeGrant>>) {
    switch fault {
    case .neverAnswers: camera.ask(request, Reply { _ in })
    case .touchesAnother:
      AVCaptureDevice.requestAccess(for: .audio) { @Sendable _ in }
      camera.ask(request, reply)
    default:
      camera.ask(
        request,
        Reply { [self] event in
          if fault == .believesAnswers {
            known = .read(event == .answered(.yes) ? .granted(.full) : .refused(.denied))
          }
          reply.resolve(event)
        })
    }
  }
}

/// A presenter that goes wrong.
private final class FaultyPresenter: DialogPresenter {
  private let fault: PlantedFault
  private let presenter: any DialogPresenter

  init(_ fault: PlantedFault, _ presenter: any DialogPresenter) {
    self.fault = fault
    self.presenter = presenter
  }

  func show(
    _ dialog: PermissionDialog, tapped: @escaping @MainActor (AccessButton) -> Void,
    swept: @escaping @MainActor () -> Void
  ) {
    if fault == .showsNothing { return }
    presenter.show(dialog, tapped: tapped) { [fault] in
      if fault != .overlooksSweeps { swept() }
    }
  }

  func dismiss(_ done: @escaping @MainActor () -> Void) {
    if fault == .answersDismissalAtOnce {
      presenter.dismiss {}
      done()
    } else {
      presenter.dismiss(done)
    }
  }

  func whenIdle(_ done: @escaping @MainActor () -> Void) { presenter.whenIdle(done) }
}
