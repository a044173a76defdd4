import CameraFlow
import CameraModel
import CameraPermission
import CameraSystem
import EveryPath
import EveryPathTesting
import FlowModel
import FlowTestSupport
import PermissionDrivers
import PermissionFlows
import PermissionUI
import SimulatedPhone
import UIKit

extension PlayedCase {
  /// The app with a lesson about the camera's page: its flow on the drivers that ship.
  static func ofCamera(_ lesson: LazySystem<Phone>) -> PlayedCase {
    PlayedCase(name: lesson.name) {
      let (system, flow) = (try lesson.built(), CameraSystems.flow(ofLesson: lesson.name))
      if let flow = flow as? any CameraLesson { return try lessonApp(system, flow) }
      guard let flow = flow as? AlteredFlow<WholeAccessFlow> else {
        preconditionFailure("\(lesson.name) has no flow that an app can run.")
      }
      return PlayedApplication(system: system) { store in
        let process = CameraProcess(CameraFlow(policy: .gateBeforePush), store: store)
        process.ask(with: flow, store: store)
        return process
      }
    }
  }

  private static func lessonApp<F: CameraLesson>(
    _ system: System<Phone>, _ flow: F
  ) throws -> PlayedApplication {
    let graph = try FlowGraph(flow)
    return PlayedApplication(system: system) { store in
      FlowProcess(graph, store: store) {
        let driver = LessonDriver()
        return (driver, driver.connect, driver)
      }
    }
  }
}

/// Carries out a lesson about the camera's page: what ships does what the page and the permission
/// order, and UIKit what apps order instead.
@MainActor
private final class LessonDriver: Driver {
  typealias Effect = LessonEffect
  typealias Event = LessonEvent

  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let camera: CameraDriver
  private let access: AccessDriver<WholeAccessFlow>
  private let onPage: AccessDriver<WholeAccessFlow>
  /// The one whose dialog is up, or was last.
  private var explaining: AccessDriver<WholeAccessFlow>
  private let scene: UIWindowScene

  init() {
    scene = UIApplication.playedLaunch([navigation])[0]
    CameraProcess.readCamera()
    let (place, presenter) = (PermissionPlace.played(in: scene), PagePresenter())
    let stack = NavigationPageStack(navigation, PermissionTexts()) {
      let page = UIViewController()
      presenter.page = page
      return page
    }
    camera = CameraDriver(
      camera: AppleCamera(clock: ManualClock()), page: stack, source: CameraSource(),
      app: place.app)
    access = AccessDriver(
      .camera, .camera, source: CameraSource(), app: place.app, presenter: place.presenter)
    onPage = AccessDriver(
      .camera, .camera, source: CameraSource(), app: place.app, presenter: presenter)
    explaining = access
  }

  /// The app's becoming active is told once, by the page.
  func connect<F: CameraLesson>(to runner: Runner<F>) {
    camera.connect { [weak runner] in runner?.send(.page($0)) }
    access.connect { [weak runner] in if $0 != .foregrounded { runner?.send(.access($0)) } }
  }

  func perform(_ effect: LessonEffect, reply: Reply<LessonEvent>) {
    let answer = Reply<AccessEvent<WholeGrant>> { reply.resolve(.access($0)) }
    switch effect {
    case .page(let effect): camera.perform(effect, reply: Reply { reply.resolve(.page($0)) })
    case .popTop: navigation.popViewController(animated: true)
    case .showAlertOnPage(let refusal):
      explaining = onPage
      onPage.perform(.showAlert(refusal), reply: answer)
    case .access(.dismissAlert): explaining.perform(.dismissAlert, reply: answer)
    case .access(let effect):
      if case .showAlert = effect { explaining = access }
      access.perform(effect, reply: answer)
    }
  }
}

/// Shows dialogs on the page itself, wherever it is.
@MainActor
private final class PagePresenter: DialogPresenter {
  var page: UIViewController?
  private var alert: UIAlertController?

  func show(
    _ dialog: PermissionDialog, tapped: @escaping @MainActor (PermissionDialog.Action) -> Void,
    swept: @escaping @MainActor () -> Void
  ) {
    let alert = UIAlertController(dialog, tapped: tapped)
    self.alert = alert
    page?.present(alert, animated: true)
  }

  /// A tapped alert closes by itself.
  func dismiss(_ done: @escaping @MainActor () -> Void) {
    guard let alert, alert.presentingViewController != nil else { return done() }
    if alert.isBeingDismissed {
      alert.transitionCoordinator?.animate(alongsideTransition: nil) { _ in done() }
    } else {
      alert.dismiss(animated: true, completion: done)
    }
  }
}
