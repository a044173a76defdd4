import CameraSystem
import EveryPathTesting
import PermissionDrivers
import PermissionFlows
import PermissionUI
import PlayedPhone
import SimulatedPhone
import Testing

extension PlayedTests {
  /// The alerts of permissions, in windows of their own.
  @MainActor
  @Suite struct AlertTests {
    @Test func `The window that asks shows the alert`() {
      let stage = FaceStage()
      stage.show(in: stage.presenter())
      #expect(stage.alerts == [nil, "Camera Is Off"])
    }

    @Test func `An alert has one button that closes it, and the way on is preferred`() {
      let stage = FaceStage()
      stage.show(in: stage.presenter())
      #expect(
        stage.buttons == [
          "permission.camera.guide.open-settings (preferred)",
          "permission.camera.guide.alternative", "permission.camera.guide.cancel (cancel)",
        ])
    }

    @Test func `A touched alert closes by itself, and is gone when it is`() {
      let stage = FaceStage()
      let presenter = stage.presenter()
      stage.show(in: presenter)
      PlayedPhone.play(.dialogAppears)
      PlayedPhone.play(.tapButton(.cancel, isDouble: false))
      var isGone = false
      presenter.dismiss { isGone = true }
      #expect(stage.tapped == [.cancel])
      #expect(!isGone)
      PlayedPhone.play(.dialogGoes)
      #expect(isGone)
      #expect(stage.warnings == [])
    }

    @Test func `An alert that is taken away touches no button`() {
      let stage = FaceStage()
      let presenter = stage.presenter()
      stage.show(in: presenter)
      PlayedPhone.play(.dialogAppears)
      var isGone = false
      presenter.dismiss { isGone = true }
      #expect(!isGone)
      PlayedPhone.play(.dialogGoes)
      #expect(isGone)
      #expect(stage.tapped == [])
    }

    @Test func `An alert that is taken away while it comes up is taken away once it is there`()
      async
    {
      let stage = FaceStage()
      let presenter = stage.presenter()
      stage.show(in: presenter)
      var isGone = false
      presenter.dismiss { isGone = true }
      PlayedPhone.play(.dialogAppears)
      #expect(await becomesTrue { PlayedPhone.phone.interface.shown?.phase == .dismissing })
      PlayedPhone.play(.dialogGoes)
      #expect(await becomesTrue { isGone })
      #expect(stage.warnings == [])
    }

    @Test func `An alert waits for the end of a transition`() async {
      let stage = FaceStage()
      let presenter = stage.presenter(ofSecond: false)
      stage.pages.openPage {}
      stage.show(in: presenter)
      #expect(stage.alerts == [nil, nil])
      PlayedPhone.play(.pageTransitionEnds)
      #expect(await becomesTrue { stage.alerts == ["Camera Is Off", nil] })
      withExtendedLifetime(presenter) {}
      #expect(PlayedPhone.hazards == [])
    }

    @Test func `An alert that goes with what carries it is told of once`() async {
      let stage = FaceStage()
      let presenter = stage.presenter()
      stage.showSheet()
      stage.show(in: presenter)
      PlayedPhone.play(.dialogAppears)
      #expect(stage.alertOnSheet == "Camera Is Off")
      _ = await becomesTrue(withinTurns: 2_000) { stage.sweeps > 0 }
      #expect(stage.sweeps == 0)
      stage.closeSheet()
      #expect(await stage.waits { stage.sweeps > 0 })
      var isGone = false
      presenter.dismiss { isGone = true }
      #expect(isGone)
      stage.show(in: presenter)
      #expect(stage.alerts == [nil, "Camera Is Off"])
      #expect(stage.sweeps == 1 && stage.tapped == [])
    }

    @Test func `An alert that cannot come up is told of as one that has gone`() async {
      let stage = FaceStage()
      let presenter = stage.presenter()
      stage.show(in: presenter)
      stage.replaceRoot()
      #expect(await stage.waits { stage.sweeps > 0 })
      withExtendedLifetime(presenter) {}
    }

    @Test(arguments: [false, true])
    func `An alert that was touched or taken away has not gone by itself`(_ isTouched: Bool)
      async
    {
      let stage = FaceStage()
      let presenter = stage.presenter()
      stage.show(in: presenter)
      PlayedPhone.play(.dialogAppears)
      if isTouched {
        PlayedPhone.play(.tapButton(.cancel, isDouble: false))
      } else {
        presenter.dismiss {}
      }
      PlayedPhone.play(.dialogGoes)
      try? await Task.sleep(for: .milliseconds(200))
      #expect(stage.sweeps == 0)
    }

    @Test func `A dismissal is acknowledged also if UIKit tells nothing`() async {
      let stage = FaceStage()
      let presenter = stage.presenter()
      stage.show(in: presenter)
      PlayedPhone.play(.dialogAppears)
      stage.keepsCompletions = true
      var count = 0
      presenter.dismiss { count += 1 }
      PlayedPhone.play(.dialogGoes)
      #expect(await stage.waits { count > 0 })
      stage.keepsCompletions = false
      #expect(count == 1)
    }

    @Test func `An alert comes up in the app's window, also under one that is key for a while`() {
      let stage = FaceStage()
      let presenter = stage.presenter()
      stage.coverSecondWindow()
      stage.show(in: presenter)
      #expect(stage.alerts == [nil, "Camera Is Off"])
    }

    @Test func `A window tells of touches, and of its end`() async {
      let stage = FaceStage()
      stage.observeSecond()
      stage.touch(second: false)
      #expect(stage.changes == [])
      stage.touch(second: true)
      stage.changeAppearance()
      #expect(stage.changes == [.touched, .touched])
      stage.closeSecondWindow()
      #expect(stage.changes == [.touched, .touched, .closed])
      // Whoever observes it after that is told as well.
      stage.observeSecond()
      #expect(await stage.waits { stage.changes.count == 4 })
      #expect(stage.changes.last == .closed)
    }

    @Test func `A window hears of itself alone`() {
      let stage = FaceStage()
      stage.observeSecond()
      stage.activate(second: false)
      #expect(stage.changes == [])
      stage.activate(second: true)
      #expect(stage.changes == [.active])
    }

    @Test func `Settings opens at the page that was asked for`() {
      let stage = FaceStage()
      #expect(stage.open(.app) == ["app-settings:"])
      #expect(stage.open(.notifications) == ["app-settings:", "app-settings:notifications"])
    }
  }

  /// The camera page in a navigation controller.
  @MainActor
  @Suite struct NavigationPagesTests {
    @Test func `A page that is taken away by Back is told once`() async {
      let stage = await staged()
      let told = told(stage)
      PlayedPhone.play(.tapBack)
      PlayedPhone.play(.pageTransitionEnds)
      #expect(await becomesTrue { told.count == 1 })
      await endReads()
      #expect(told.count == 1)
    }

    @Test func `A swipe that is let go has changed nothing`() async {
      let stage = await staged()
      let told = told(stage)
      PlayedPhone.play(.beginSwipe)
      PlayedPhone.play(.cancelSwipe)
      await endReads()
      #expect(told.count == 0)
      #expect(stage.pageCount == 2)
    }

    @Test func `A page is left after the swipe that is under way, whichever way it ends`() async {
      for end in [Move.finishSwipe, .cancelSwipe] {
        let stage = await staged()
        let told = told(stage)
        PlayedPhone.play(.beginSwipe)
        var isLeft = false
        stage.pages.leavePage { isLeft = true }
        PlayedPhone.play(end)
        #expect(await becomesTrue { PlayedPhone.phone.interface.page == .popping })
        #expect(!isLeft)
        PlayedPhone.play(.pageTransitionEnds)
        #expect(await becomesTrue { isLeft })
        #expect(told.count == 0)
        #expect(stage.warnings == [])
        #expect(PlayedPhone.hazards == [])
      }
    }

    @Test func `A page that a new stack lacks is gone`() async {
      let stage = await staged()
      let told = told(stage)
      stage.replaceStack()
      #expect(await becomesTrue { told.count == 1 })
      var isLeft = false
      stage.pages.leavePage { isLeft = true }
      #expect(isLeft)
    }

    @Test func `A page is left, and one is open, also if UIKit tells nothing`() async {
      let stage = FaceStage()
      var told: [String] = []
      stage.keepsCompletions = true
      stage.pages.openPage { told.append("open") }
      PlayedPhone.play(.pageTransitionEnds)
      #expect(await stage.waits { told == ["open"] })
      stage.pages.leavePage { told.append("left") }
      PlayedPhone.play(.pageTransitionEnds)
      #expect(await stage.waits { told == ["open", "left"] })
      stage.keepsCompletions = false
      #expect(stage.pageCount == 1)
    }

    @Test func `A page that is covered is not gone`() async {
      let stage = await staged()
      let told = told(stage)
      stage.cover()
      await endReads()
      #expect(told.count == 0)
    }

    /// The page is there.
    private func staged() async -> FaceStage {
      let stage = FaceStage()
      var isThere = false
      stage.pages.openPage { isThere = true }
      PlayedPhone.play(.pageTransitionEnds)
      #expect(await becomesTrue { isThere })
      return stage
    }

    private final class Told {
      var count = 0
    }

    private func told(_ stage: FaceStage) -> Told {
      let told = Told()
      stage.whenPageIsGone { told.count += 1 }
      return told
    }
  }
}
