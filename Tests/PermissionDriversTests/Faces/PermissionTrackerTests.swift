import EveryPath
import EveryPathTesting
import HealthKitPermission
import LocalNetworkPermission
import PermissionDrivers
import PermissionFlows
import Testing
import TrackingPermission

@MainActor
@Suite struct PermissionTrackerTests {
  let camera = TestPermission(
    "camera", WholeAccessFlow.camera, .notDetermined)

  @Test func `A tracker reads at the start and never asks by itself`() async {
    let tracker = PermissionTracker(camera.kind)
    #expect(tracker.status == nil)
    #expect(tracker.refusal == nil)
    var changes = 0
    tracker.onChange = { changes += 1 }
    tracker.start(in: camera.coordinator)
    #expect(await becomesTrue { tracker.status == .notDetermined })
    #expect(changes > 0)
    camera.app.become(.inactive, .active)
    await settle()
    #expect(camera.source.asked.isEmpty)
    #expect(tracker.refusal?.reason == nil)
    #expect(tracker.refusal?.dialog.buttons.map(\.action) == [.proceed])
  }

  @Test func `What is changed in Settings is seen when the app becomes active`() async {
    camera.source.reading = .granted(.full)
    let tracker = PermissionTracker(camera.kind)
    tracker.start(in: camera.coordinator)
    #expect(await becomesTrue { tracker.grant == .full })
    camera.source.reading = .refused(.denied)
    camera.app.become(.inactive, .background, .inactive)
    await settle()
    #expect(tracker.grant == .full)
    camera.app.become(.active)
    #expect(await becomesTrue { tracker.refusal?.reason == .denied })
    #expect(tracker.grant == nil)
  }

  @Test func `An answer to an earlier read that comes late is dropped`() async {
    camera.source.reading = nil
    let tracker = PermissionTracker(camera.kind)
    tracker.start(in: camera.coordinator)
    #expect(await becomesTrue { camera.source.reads.count == 1 })
    camera.app.become(.inactive, .active)
    #expect(await becomesTrue { camera.source.reads.count == 2 })
    camera.source.reads[1].resolve(.read(.granted(.full)))
    #expect(await becomesTrue { tracker.grant == .full })
    camera.source.reads[0].resolve(.read(.refused(.denied)))
    await settle()
    #expect(tracker.grant == .full)
  }

  @Test func `Asking tells that it asks, then how it ended`() async {
    let tracker = PermissionTracker(camera.kind)
    tracker.start(in: camera.coordinator)
    var wasAsking = false
    tracker.onChange = { wasAsking = wasAsking || tracker.isAsking }
    let caller = Task { await tracker.ask() }
    #expect(await becomesTrue { camera.source.isAsking })
    #expect(tracker.isAsking && wasAsking)
    camera.source.answer(.yes, then: .granted(.full))
    #expect(await caller.value == .granted(.full))
    #expect(await becomesTrue { tracker.grant == .full })
    #expect(!tracker.isAsking)
    #expect(tracker.outcome == .granted(.full))
  }

  @Test func `A caller that is cancelled leaves the attempt and its outcome to the tracker`() async
  {
    let tracker = PermissionTracker(camera.kind)
    tracker.start(in: camera.coordinator)
    let caller = Task { await tracker.ask() }
    #expect(await becomesTrue { camera.source.isAsking })
    caller.cancel()
    #expect(await caller.value == .cancelled)
    #expect(tracker.isAsking)
    camera.source.answer(.yes, then: .granted(.full))
    #expect(await becomesTrue { tracker.outcome == .granted(.full) })
  }

  @Test func `An attempt that another screen makes is seen`() async {
    let tracker = PermissionTracker(camera.kind)
    tracker.start(in: camera.coordinator)
    #expect(await becomesTrue { tracker.status == .notDetermined })
    Task { await camera.coordinator.ask(camera.kind) }
    #expect(await becomesTrue { tracker.isAsking && camera.source.isAsking })
    camera.source.answer(.yes, then: .granted(.full))
    #expect(await becomesTrue { tracker.grant == .full && !tracker.isAsking })
  }

  @Test func `Where the framework does not tell, the outcome is believed until it says otherwise`()
    async
  {
    let faceID = TestPermission("face-id", WholeAccessFlow.faceID, .unknown)
    let tracker = PermissionTracker(faceID.kind)
    tracker.start(in: faceID.coordinator)
    #expect(await becomesTrue { tracker.status == .unknown })
    Task { await tracker.ask() }
    #expect(await becomesTrue { faceID.source.isAsking })
    faceID.source.answer(.yes, then: .unknown)
    #expect(await becomesTrue { tracker.grant == .full })
    faceID.source.reading = .refused(.denied)
    faceID.app.become(.inactive, .active)
    #expect(await becomesTrue { tracker.refusal?.reason == .denied })
  }

  @Test func `A refusal's buttons are those that may help`() async {
    func buttons<F: AccessFlow>(_ flow: F, _ reason: AccessRefusal) async -> [AccessButton]? {
      let permission = TestPermission("p", flow, .refused(reason))
      let tracker = PermissionTracker(permission.kind)
      tracker.start(in: permission.coordinator)
      _ = await becomesTrue { tracker.refusal != nil }
      return tracker.refusal?.dialog.buttons.map(\.action)
    }
    #expect(await buttons(WholeAccessFlow.camera.with(.silent), .denied) == [.openSettings])
    #expect(await buttons(WholeAccessFlow.camera.with(.silent), .restricted) == [])
    #expect(await buttons(HealthKitFlow(), .denied) == [])
    #expect(await buttons(TrackingFlow(), .denied) == [])
    #expect(await buttons(LocalNetworkFlow(), .denied) == [.openSettings, .retry])
    #expect(await buttons(LocalNetworkFlow(), .failed) == [.retry])
    #expect(await buttons(WholeAccessFlow.faceID, .failed) == [.retry])
    #expect(await buttons(WholeAccessFlow.nearbyInteraction, .denied) == [.openSettings, .retry])
  }

  @Test func `A refusal's button opens Settings, and where that fails the dialog explains`() async {
    camera.source.reading = .refused(.denied)
    let tracker = PermissionTracker(camera.kind)
    tracker.start(in: camera.coordinator)
    #expect(await becomesTrue { tracker.refusal != nil })
    tracker.refusal?.tap(.openSettings)
    #expect(camera.app.pages == [.app])
    await settle()
    #expect(camera.presenter.shown.isEmpty)
    camera.app.opensSettings = false
    tracker.refusal?.tap(.openSettings)
    #expect(await becomesTrue { camera.presenter.dialog?.subject == .refusal(.denied) })
    camera.presenter.tap(.cancel)
    #expect(await becomesTrue { tracker.outcome == .denied })
  }

  @Test func `What an earlier process left for Settings goes on at the start`() async throws {
    let store = MemoryStore()
    let first = TestPermission(
      "camera", WholeAccessFlow.camera.with(AccessPolicy(settingsDelay: .zero)), .refused(.denied),
      store: store)
    let attempt = Task { await first.coordinator.ask(first.kind) }
    #expect(await becomesTrue { first.presenter.dialog != nil })
    first.presenter.tap(.openSettings)
    #expect(await becomesTrue { !first.app.pages.isEmpty })
    first.app.become(.inactive, .background)
    await settle()
    // iOS ends the app; the next process finds the permission granted.
    let second = TestPermission(
      "camera", WholeAccessFlow.camera.with(AccessPolicy(settingsDelay: .zero)), .granted(.full),
      store: store)
    let tracker = PermissionTracker(second.kind)
    tracker.start(in: second.coordinator)
    #expect(await becomesTrue { tracker.outcome == .granted(.full) })
    #expect(second.source.asked.isEmpty)
    first.coordinator.cancel(first.kind)
    _ = await attempt.value
  }
}

/// Lets everything that other tasks have to do happen.
@MainActor
func settle() async { _ = await becomesTrue(withinTurns: 200) { false } }
