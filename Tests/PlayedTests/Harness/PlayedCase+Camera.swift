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
import PlayedPhone
import SimulatedPhone
import UIKit

extension PlayedCase {
  /// A camera page with its permission, as an app has them: `NavigationPages` with a coordinator.
  init(_ flow: CameraFlow, _ name: String, _ policy: AccessPolicy = AccessPolicy()) {
    self.init(name: name) {
      PlayedApplication(system: try Self.system(of: flow, name, policy)) { store in
        CameraProcess(flow, policy, store: store)
      }
    }
  }

  /// A camera page with its permission, on the phone as it is modelled.
  static func system(
    of flow: CameraFlow, _ name: String, _ policy: AccessPolicy
  ) throws -> System<Phone> {
    System(
      name, "", components: try CameraBinding.components(flow, policy: policy), worlds: [Phone()]
    ) {}
  }
}

/// A process of an app with a camera page.
@MainActor
final class CameraProcess: PlayedProcess {
  let clock = PlayedClock()
  private let looks = ManualClock()
  private let life = PlayedLife()
  /// Kept, so that no other scene takes its place in memory while something hears of it.
  private let scene: UIWindowScene
  private let kind: PermissionKind<WholeAccessFlow>
  let permissions: PermissionCoordinator
  let pages: NavigationPages
  /// A lesson's way to the permission, in the place of the one that ships.
  private var careless: Runner<AlteredFlow<WholeAccessFlow>>?
  /// What was told of the permission.
  private(set) var events: [PermissionCoordinator.Event] = []

  init(
    _ flow: CameraFlow = CameraFlow(), _ policy: AccessPolicy = AccessPolicy(), store: MemoryStore
  ) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    scene = UIApplication.playedLaunch([navigation])[0]
    Self.readCamera()
    kind = PermissionKind(.camera, WholeAccessFlow.camera) { [life] in
      MortalSource(CameraSource(), life)
    }.with(policy)
    permissions = PermissionCoordinator(
      place: .played(in: scene), store: PlayedStore(store: store, life: life),
      clock: clock)
    pages = NavigationPages(
      navigation, kind, flow.policy, permissions: permissions, camera: AppleCamera(clock: looks)
    ) { _ in UIViewController() }
    permissions.onEvent = { [weak self] in self?.events.append($0) }
  }

  /// Has the phone read what an app shows about the camera.
  static func readCamera() {
    let words = DialogWords(permission: .camera)
    PlayedPhone.readAlert = { words.dialog(of: $0) }
    PlayedPhone.readMessage = { identifier in
      let prefix = "permission.camera.message."
      guard identifier.hasPrefix(prefix) else { return nil }
      // Its buttons' identifiers are longer.
      return Reason(rawValue: String(identifier.dropFirst(prefix.count)))
    }
    UsageDescription.findPlayed()
  }

  /// Has a lesson's flow ask in the place of the one that ships.
  func ask(with flow: AlteredFlow<WholeAccessFlow>, store: MemoryStore) {
    let driver = AccessDriver<WholeAccessFlow>(
      .camera, .camera, source: MortalSource(CameraSource(), life), app: permissions.place.app,
      presenter: permissions.place.presenter)
    guard
      let runner = try? Runner(
        flow, driver: driver, clock: clock, store: PlayedStore(store: store, life: life))
    else { preconditionFailure("\(flow.name) has mistakes.") }
    driver.connect(to: runner)
    pages.runner.runner?.connect(runner, as: CameraFlow.access.text)
    careless = runner
  }

  var calledOutcomes: [String] { events.filter { $0.name == .outcome }.compactMap(\.detail) }

  var positions: [String] {
    let called = permissions.progress.split(separator: "`").dropFirst().first.map(String.init)
    return [pages.runner.runner?.position ?? "not started"] + [called].compactMap(\.self)
  }

  var isRunning: Bool { pages.runner.runner?.isRunning ?? false }

  func open() async -> String { identifier(of: await pages.open()) }

  func resume() async -> String? {
    async let permission = permissions.resume(kind)
    let outcome = await pages.resume()
    _ = await permission
    return outcome.map { identifier(of: $0) }
  }

  func look() async {
    await endReads()
    // A picture that is on its way counts for a look, and the last ones come without any.
    for _ in 0..<6 {
      await pause(turns: 300) { _ in looks.pendingCount > 0 }
      guard looks.pendingCount > 0 else { return }
      looks.advanceToNext()
      await pause(turns: 33) { _ in false }
    }
  }

  func end() { life.isOver = true }
}

/// The camera of a process, the end of which it does not survive.
private final class MortalSource: AccessSource {
  private let source: CameraSource
  private let life: PlayedLife

  init(_ source: CameraSource, _ life: PlayedLife) {
    self.source = source
    self.life = life
  }

  func read(_ reply: Reply<AccessEvent<WholeGrant>>) { if !life.isOver { source.read(reply) } }

  func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<WholeGrant>>) {
    if !life.isOver { source.ask(request, reply) }
  }
}
