import EveryPath
import EveryPathTesting
import LocationSupport
import PermissionDrivers
import PermissionFlows
import Testing

@MainActor
@Suite struct PermissionGateTests {
  let camera = TestPermission(
    "camera", WholeAccessFlow.camera, .notDetermined)

  @Test func `A gate asks once when it appears, and opens on the grant`() async {
    let tracker = PermissionTracker(camera.kind)
    tracker.appear(in: camera.coordinator)
    #expect(state(tracker) == "waiting")
    #expect(await becomesTrue { camera.source.isAsking })
    #expect(state(tracker) == "waiting")
    camera.source.answer(.yes, then: .granted(.full))
    #expect(await becomesTrue { state(tracker) == "open full" })
    tracker.appear(in: camera.coordinator)
    await settle()
    #expect(camera.source.asked.count == 1)
  }

  @Test func `A grant taken away in Settings closes the gate, and one given there opens it`() async
  {
    camera.source.reading = .granted(.full)
    let tracker = PermissionTracker(camera.kind)
    tracker.appear(in: camera.coordinator)
    #expect(await becomesTrue { state(tracker) == "open full" })
    camera.source.reading = .refused(.denied)
    camera.app.become(.inactive, .background, .inactive, .active)
    #expect(await becomesTrue { state(tracker) == "closed denied openSettings" })
    camera.source.reading = .granted(.full)
    camera.app.become(.inactive, .background, .inactive, .active)
    #expect(await becomesTrue { state(tracker) == "open full" })
    #expect(camera.source.asked.isEmpty)
  }

  @Test func `What was refused before is said on the screen and in no dialog`() async {
    for refusal in [AccessRefusal.denied, .restricted, .unavailable, .missingDescription] {
      let camera = TestPermission(
        "camera", WholeAccessFlow.camera, .refused(refusal))
      let tracker = PermissionTracker(camera.kind)
      tracker.appear(in: camera.coordinator)
      #expect(await becomesTrue { state(tracker).hasPrefix("closed \(refusal)") })
      await settle()
      #expect(camera.presenter.shown.isEmpty)
      #expect(camera.source.asked.isEmpty)
    }
  }

  @Test(arguments: [AccessButton.cancel, .alternative])
  func `A refusal just made is explained, and the screen can lead to Settings afterwards`(
    _ button: AccessButton
  ) async {
    let tracker = PermissionTracker(camera.kind)
    tracker.appear(in: camera.coordinator)
    #expect(await becomesTrue { camera.source.isAsking })
    camera.source.answer(.no, then: .refused(.denied))
    #expect(await becomesTrue { camera.presenter.dialog != nil })
    camera.presenter.tap(button)
    #expect(await becomesTrue { state(tracker) == "closed denied openSettings" })
  }

  @Test func `A question that went without an answer can be asked again from the screen`() async {
    let tracker = PermissionTracker(camera.kind)
    tracker.appear(in: camera.coordinator)
    #expect(await becomesTrue { camera.source.isAsking })
    camera.source.answer(.no, then: .notDetermined)
    #expect(await becomesTrue { state(tracker) == "closed undecided proceed" })
    #expect(tracker.outcome == .cancelled)
    tracker.appear(in: camera.coordinator)
    await settle()
    #expect(camera.source.asked.count == 1)
    guard case .closed(let refusal) = tracker.gate else { return }
    refusal.tap(.proceed)
    #expect(await becomesTrue { camera.source.isAsking })
    // The screen stays what it was beneath the system's question.
    #expect(state(tracker) == "closed undecided proceed")
    camera.source.answer(.yes, then: .granted(.full))
    #expect(await becomesTrue { state(tracker) == "open full" })
  }

  @Test func `A gate that wants more than was granted asks for it, and takes what there is`() async
  {
    let place = TestPermission(
      "location-exact", LocationWhenInUseFlow(needsExactPlace: true), .granted(.reduced))
    let tracker = PermissionTracker(place.kind)
    tracker.appear(in: place.coordinator)
    #expect(await becomesTrue { place.source.isAsking })
    #expect(state(tracker) == "waiting")
    place.source.answer(.no, then: .granted(.reduced))
    #expect(await becomesTrue { state(tracker) == "open reduced" })
    // Another screen asks for more: this one stays open.
    Task { await place.coordinator.ask(place.kind) }
    #expect(await becomesTrue { place.source.isAsking })
    #expect(state(tracker) == "open reduced")
    place.source.answer(.yes, then: .granted(.whenInUse))
    #expect(await becomesTrue { state(tracker) == "open whenInUse" })
  }

  @Test func `A scripted coordinator shows nothing in a window that asks`() async {
    let tracker = PermissionTracker(camera.kind)
    tracker.appear(in: .scripted(["camera": .denied]), at: camera.coordinator.place)
    #expect(await becomesTrue { state(tracker) == "closed denied openSettings" })
    #expect(await becomesTrue { tracker.outcome == .denied })
    #expect(camera.presenter.shown.isEmpty)
    tracker.openSettings()
    #expect(camera.app.pages.isEmpty)
  }

  @Test func `Two gates of one permission make one attempt`() async {
    let first = PermissionTracker(camera.kind)
    let second = PermissionTracker(camera.kind)
    first.appear(in: camera.coordinator)
    second.appear(in: camera.coordinator)
    #expect(await becomesTrue { camera.source.isAsking })
    camera.source.answer(.yes, then: .granted(.full))
    #expect(await becomesTrue { state(first) == "open full" && state(second) == "open full" })
    #expect(camera.source.asked.count == 1)
  }
}

/// What the gate shows, in words.
@MainActor
private func state<F: AccessFlow>(_ tracker: PermissionTracker<F>) -> String {
  switch tracker.gate {
  case .waiting: "waiting"
  case .open(let grant): "open \(grant)"
  case .closed(let refusal):
    (["closed", refusal.reason?.rawValue ?? "undecided"]
      + refusal.dialog.buttons.map(\.action.rawValue)).joined(separator: " ")
  }
}
