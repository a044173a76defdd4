import CameraFlow
import CameraPermission
import CameraSystem
import EveryPath
import EveryPathTesting
import FlowModel
import FlowTestSupport
import PermissionDrivers
import PermissionFacts
import PermissionFlows
import PlayedPhone
import SimulatedPhone
import Testing

extension PlayedTests {
  /// A camera page with its permission, as an app has them.
  @MainActor
  @Suite struct CameraPageTests {
    private let store = MemoryStore()

    @Test func `A person whom iOS ends in Settings comes back to the page and its picture`()
      async throws
    {
      let system = try PlayedCase.system(of: CameraFlow(), "camera", AccessPolicy())
      let run = PlayedJourney(
        system, on: PlayedRun(system, store: store) { CameraProcess(store: store) })
      let there = [
        "launch", "active", "scan", "page-in", "status-denied", "page-out", "status", "dialog-up",
        "open-settings", "dialog-gone", "status", "wait-leaving-enter-wait-0.2-s", "settings-open",
        "switch-on-kill",
      ]
      #expect(await run.take(there) == nil)
      // One file has both: the permission, and the page that waits for it.
      #expect(store.load(flow: "camera-access")?.callers.map(\.flow) == ["camera"])
      #expect(store.load(flow: "camera") == nil)

      let back = ["launch", "active", "ready", "status", "page-in", "status", "picture"]
      #expect(await run.take(back) == nil)
      #expect(run.walk.positions[0] == "running")
      #expect(run.walk.outcomes.last == "camera: ready")
      #expect(store.load(flow: "camera-access") == nil)
    }

    @Test(arguments: [true, false])
    func `A page and a screen that ask at once share one question and one dialog`(
      _ isPageFirst: Bool
    ) async throws {
      PlayedPhone.begin(with: Phone(.camera, answer: .notDetermined))
      PlayedPhone.play(.launch(isFresh: true))
      let app = CameraProcess(store: store)
      PlayedPhone.play(.becomeActive)
      let page: Task<CameraOutcome, Never>
      let screen: Task<AccessOutcome<WholeGrant>, Never>
      if isPageFirst {
        page = Task { await app.pages.open() }
        try #require(await take(.pageTransitionEnds, .promptAppears))
        screen = Task { await app.permissions.ask(.camera) }
      } else {
        screen = Task { await app.permissions.ask(.camera) }
        try #require(await becomesTrue { PlayedPhone.phone.isAsking(at: 0) })
        page = Task { await app.pages.open() }
        try #require(await take(.pageTransitionEnds, .promptAppears))
      }
      try #require(await becomesTrue { app.positions[0].hasPrefix("permission") })
      try #require(await take(.answerPrompt(.deny), .callback, .becomeActive, .pageTransitionEnds))
      #expect(PlayedPhone.phone.interface.page == .none)
      try #require(await take(.dialogAppears, .tapButton(.cancel, isDouble: false), .dialogGoes))
      #expect(await page.value == .denied)
      #expect(await screen.value == .denied)
      #expect(app.events.count { $0.name == .asked } == 1)
      #expect(app.events.count { $0.name == .explained } == 1)
      #expect(PlayedPhone.hazards == [])
    }

    @Test func `Pages and their camera are gone when nobody keeps them`() async throws {
      PlayedPhone.begin(with: Phone(.camera, answer: .authorized))
      PlayedPhone.play(.launch(isFresh: true))
      PlayedPhone.play(.becomeActive)
      var app: CameraProcess? = CameraProcess(store: store)
      let opening = Task { [pages = app?.pages] in await pages?.open() }
      try #require(await take(.pageTransitionEnds, .sessionStarts))
      #expect(await opening.value == .ready)
      weak let pages = app?.pages
      weak let camera = pages?.camera
      app = nil
      #expect(await becomesTrue { pages == nil && camera == nil })
    }

    /// Lets something happen as soon as it can, one after the other; false if it cannot.
    private func take(_ moves: Move...) async -> Bool {
      for move in moves {
        let isOffered = await becomesTrue {
          var offered: [Move] = []
          PlayedPhone.phone.offer(&offered)
          return offered.contains(move)
        }
        guard isOffered else { return false }
        PlayedPhone.play(move)
      }
      return true
    }
  }
}
