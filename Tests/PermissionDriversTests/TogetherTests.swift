import EveryPath
import EveryPathTesting
import MicrophonePermission
import PermissionDrivers
import PermissionFlows
import Testing

/// Several permissions on one way: a video.
@MainActor
@Suite struct TogetherTests {
  private let desk = TogetherDesk()

  @Test func `A video asks for the camera first, and for the microphone after its answer`() async {
    let caller = desk.askForVideo()
    #expect(await becomesTrue { desk.camera.questions.count == 1 })
    #expect(desk.microphone.readCount == 0)
    desk.camera.answer(.yes, then: .granted(.full))
    #expect(await becomesTrue { desk.microphone.questions.count == 1 })
    desk.microphone.answer(.yes, then: .granted(.full))
    #expect(await caller.value == .pictureAndSound)
    #expect(desk.presenter.shown == [] && desk.problems == [])
    #expect(
      desk.events == [
        "video began", "camera began", "camera asked", "camera answered yes",
        "camera outcome granted(full)", "microphone began", "microphone asked",
        "microphone answered yes", "microphone outcome granted(full)",
        "video outcome pictureAndSound",
      ])
  }

  @Test func `A refused microphone is explained once, and Settings gives the sound`() async {
    desk.camera.reading = .granted(.full)
    desk.microphone.reading = .refused(.denied)
    let caller = desk.askForVideo()
    #expect(await becomesTrue { desk.presenter.dialog != nil })
    #expect(desk.presenter.dialog?.permission == "microphone")
    #expect(
      desk.presenter.dialog?.buttons.map(\.action) == [.openSettings, .alternative, .cancel])
    await desk.goToSettings()
    desk.microphone.reading = .granted(.full)
    desk.app.change(.active)
    #expect(await caller.value == .pictureAndSound)
    #expect(desk.presenter.shown.count == 1 && desk.store.intents.isEmpty)
    #expect(
      desk.events.filter { $0.hasPrefix("video") || $0.contains("explained") } == [
        "video began", "microphone explained denied", "video tapped openSettings",
        "video left-for-settings", "video outcome pictureAndSound",
      ])
  }

  @Test func `Without the camera the microphone is not asked for`() async {
    desk.camera.reading = .refused(.restricted)
    #expect(await desk.askForVideo().value == .unavailable)
    #expect(desk.microphone.readCount == 0 && desk.presenter.shown == [])
  }

  @Test func `A refused camera ends as the person chooses`() async {
    desk.camera.reading = .refused(.denied)
    for (button, outcome) in [
      (AccessButton.cancel, VideoOutcome.denied), (.alternative, .alternative),
    ] {
      let caller = desk.askForVideo()
      #expect(await becomesTrue { desk.presenter.dialog?.permission == "camera" })
      #expect(
        desk.presenter.dialog?.buttons.map(\.action) == [.openSettings, .alternative, .cancel])
      desk.presenter.tap(button)
      #expect(await caller.value == outcome)
    }
  }

  @Test func `A new process goes on after Settings, and asks for what was refused before`() async {
    desk.camera.reading = .refused(.denied)
    _ = desk.askForVideo()
    #expect(await becomesTrue { desk.presenter.dialog != nil })
    await desk.goToSettings()
    #expect(desk.store.intents.keys.sorted() == ["video"])
    let later = TogetherDesk(store: desk.store)
    later.camera.reading = .granted(.full)
    let caller = Task {
      await later.permissions.resumeVideo(
        camera: later.videoCamera, microphone: later.videoMicrophone)
    }
    #expect(await becomesTrue { later.microphone.questions.count == 1 })
    later.microphone.answer(.no, then: .refused(.denied))
    #expect(await caller.value == .pictureOnly)
    #expect(later.presenter.shown == [] && desk.store.intents.isEmpty)
    #expect(
      await later.permissions.resumeVideo(
        camera: later.videoCamera, microphone: later.videoMicrophone) == nil)
  }

  @Test func `A video takes its turn among the attempts, and shares their sources`() async {
    let alone = Task { await desk.permissions.ask(desk.cameraKind) }
    #expect(await becomesTrue { desk.camera.questions.count == 1 })
    let caller = desk.askForVideo()
    await settle()
    #expect(desk.permissions.progress.hasSuffix("video waits for its turn"))
    #expect(desk.microphone.readCount == 0)
    await desk.camera.grant(alone)
    #expect(await becomesTrue { desk.microphone.questions.count == 1 })
    desk.microphone.answer(.no, then: .granted(.full))
    #expect(await caller.value == .pictureAndSound)
    #expect(desk.camera.questions.count == 1 && desk.cameraSourcesMade == 1)
  }

  @Test func `A cancelled caller is released at once, and a second one joins`() async {
    let first = desk.askForVideo()
    let second = desk.askForVideo()
    #expect(await becomesTrue { desk.camera.questions.count == 1 })
    first.cancel()
    #expect(await first.value == .cancelled)
    desk.camera.answer(.no, then: .refused(.restricted))
    #expect(await second.value == .unavailable)
    #expect(desk.camera.questions.count == 1)
  }

  @Test func `A source that answers what the flow does not know ends the video`() async {
    desk.camera.reading = .refused(.switchedOff)
    #expect(await desk.askForVideo().value == .cancelled)
    #expect(await becomesTrue { desk.problems.count == 1 })
    #expect(desk.problems.first?.contains("refused(switchedOff)") == true)
  }

  @Test func `A video that is abandoned ends, and the next one asks anew`() async {
    let caller = desk.askForVideo()
    #expect(await becomesTrue { desk.camera.questions.count == 1 })
    desk.permissions.cancel(named: .video)
    #expect(await caller.value == .cancelled)
    let next = desk.askForVideo()
    #expect(await becomesTrue { desk.camera.questions.count == 2 })
    desk.camera.answer(.no, then: .refused(.restricted))
    #expect(await next.value == .unavailable)
  }

  @Test func `Tracking waits until the app is active`() async {
    desk.app.change(.inactive)
    let caller = Task { await desk.permissions.ask(desk.trackingKind) }
    #expect(await becomesTrue { desk.tracking.readCount > 0 })
    await settle()
    #expect(desk.tracking.questions.isEmpty)
    desk.app.change(.active)
    #expect(await becomesTrue { desk.tracking.questions.count == 1 })
    await desk.tracking.grant(caller)
  }

  @Test func `Scripted permissions make a scripted video`() async {
    let permissions = PermissionCoordinator.scripted([
      "camera": .granted, "microphone": .denied,
    ])
    let outcome = await permissions.askForVideo(
      camera: desk.videoCamera, microphone: desk.videoMicrophone)
    #expect(outcome == .pictureOnly)
    let dropped = PermissionCoordinator.scripted(["camera": .dropped, "microphone": .granted])
    #expect(
      await dropped.askForVideo(camera: desk.videoCamera, microphone: desk.videoMicrophone)
        == .dropped)
  }
}
