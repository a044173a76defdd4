import CameraFlow
import CameraSystem
import EveryPath
import EveryPathTesting
import PopupsFlow
import Reducers
import Testing

/// The camera's driver among an app's dialogs, with a scheduler and without.
@MainActor
@Suite struct CameraDialogTests {
  private let phone = FakePhone()
  private let clock = ManualClock()
  private let dialogs = Dialogs()
  private let popups: ReducerRunner<PopupScheduler>
  private let runner: Runner<CameraFlow>

  init() throws {
    popups = ReducerRunner(PopupScheduler(), driver: dialogs)
    let camera = CameraDriver(device: phone, presenter: phone)
    let driver = DialogDriver(
      for: CameraFlow(), camera, as: Popup("camera-guide"), in: dialogs)
    runner = try Runner(CameraFlow(), driver: driver, clock: clock, store: MemoryStore())
    camera.connect(to: runner)
    driver.connect(to: runner)
  }

  private func refuse(withScheduler: Bool) {
    if withScheduler { dialogs.connect(to: popups) }
    phone.status = .denied
    runner.start()
  }

  @Test(arguments: [true, false])
  func `The guide comes up after the page has left, and its buttons count`(
    _ withScheduler: Bool
  ) {
    refuse(withScheduler: withScheduler)
    #expect(phone.log == ["open page", "leave page", "show dialog"])
    phone.tap(.openSettings)
    #expect(phone.log.last == "dismiss dialog")
    clock.advance(by: .milliseconds(200))
    #expect(phone.log.last == "settings")
  }

  @Test func `A terminator takes the guide away, and the attempt is dropped`() async {
    dialogs.connect(to: popups)
    phone.status = .denied
    let outcome = Task { await runner.run() }
    #expect(await becomesTrue { runner.waitingCallers == 1 })
    var notice = Popup("notice")
    notice.mode = .terminator
    popups.send(.add(notice))
    #expect(await outcome.value == .dropped)
    #expect(phone.log == ["open page", "leave page", "show dialog", "dismiss dialog"])
  }

  @Test func `While the guide is going nothing else comes up, and it goes once`() {
    refuse(withScheduler: true)
    phone.isInstant = false
    popups.send(.add(Popup("campaign", priority: 10)))
    phone.tap(.cancel)
    #expect(phone.log.filter { $0 == "dismiss dialog" }.count == 1)
    #expect(runner.outcome == nil)
    phone.endTransitions()
    #expect(runner.outcome == .denied)
    #expect(phone.log.last == "dismiss dialog")
  }

  @Test func `The primer waits for its turn as well`() throws {
    dialogs.connect(to: popups)
    popups.send(.suspend("popups"))
    let camera = CameraDriver(device: phone, presenter: phone)
    let flow = CameraFlow(hasPrimer: true)
    let driver = DialogDriver(for: flow, camera, as: Popup("camera-primer"), in: dialogs)
    let runner = try Runner(flow, driver: driver, clock: clock)
    camera.connect(to: runner)
    driver.connect(to: runner)
    runner.start()
    #expect(phone.dialog == nil)
    popups.send(.resume("popups"))
    #expect(phone.dialog?.subject == .primer(button: "Continue"))
    phone.tap(.proceed)
    #expect(phone.log.last == "request")
  }
}
