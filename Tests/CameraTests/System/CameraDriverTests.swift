import CameraFlow
import CameraSystem
import EveryPath
import EveryPathTesting
import FlowChecker
import Testing

/// The driver with the real flow and the real runner, on a device that does what the test says.
@MainActor
@Suite struct CameraDriverTests {
  private let phone = FakePhone()
  private let clock = ManualClock()
  private let store = MemoryStore()
  private let driver: CameraDriver
  private let runner: Runner<CameraFlow>

  init() throws {
    driver = CameraDriver(device: phone, presenter: phone)
    runner = try Runner(CameraFlow(), driver: driver, clock: clock, store: store)
    driver.connect(to: runner)
  }

  private func denied() {
    phone.status = .denied
    runner.start()
  }

  private func running() {
    phone.status = .authorized
    runner.start()
    phone.tell(.camera(.sessionStarted, run: 1))
  }

  @Test func `Allowed from the system's own thread, the camera starts`() async {
    runner.start()
    #expect(phone.log == ["open page", "request"])
    let answer = phone.answer
    phone.status = .authorized
    await Task.detached { answer?(true) }.value
    #expect(await becomesTrue { phone.log == ["open page", "request", "start"] })
    phone.tell(.camera(.sessionStarted, run: 1))
    #expect(runner.outcome == .ready)
  }

  @Test func `Refused, the page goes before the dialog comes`() async {
    runner.start()
    phone.status = .denied
    phone.answer?(false)
    #expect(await becomesTrue { phone.dialog != nil })
    #expect(phone.log == ["open page", "request", "leave page", "show dialog"])
    #expect(phone.dialog?.subject == .reason(.denied))
    #expect(phone.dialog?.buttons == [.openSettings, .alternative, .cancel])
    #expect(phone.dialog?.text == CameraTexts().explanations[.denied])
  }

  @Test(arguments: [CameraReason.restricted, .noCamera, .missingDescription])
  func `No other reason offers Settings`(_ reason: CameraReason) {
    switch reason {
    case .denied: phone.status = .denied
    case .restricted: phone.status = .restricted
    case .noCamera: phone.hasCamera = false
    case .missingDescription: phone.hasUsageDescription = false
    }
    runner.start()
    #expect(phone.dialog?.subject == .reason(reason))
    #expect(phone.dialog?.buttons == [.alternative, .cancel])
  }

  @Test func `Nothing is asked before the app is active and at rest`() {
    phone.isInstant = false
    phone.isActive = false
    runner.start()
    phone.endTransitions()
    #expect(!phone.log.contains("request"))
    phone.isActive = true
    phone.tell(.active)
    #expect(!phone.log.contains("request"))
    phone.endTransitions()
    #expect(phone.log.last == "request")
  }

  @Test func `Becoming inactive while waiting for rest waits for becoming active`() {
    phone.isInstant = false
    runner.start()
    phone.endTransitions()
    phone.isActive = false
    phone.endTransitions()
    #expect(!phone.log.contains("request"))
  }

  @Test func `Settings opens after the dialog is gone and the delay is over`() {
    denied()
    phone.isInstant = false
    phone.tap(.openSettings)
    clock.advance(by: .seconds(1))
    #expect(phone.log.last == "dismiss dialog")
    phone.endTransitions()
    #expect(phone.log.last == "dismiss dialog")
    clock.advance(by: .milliseconds(200))
    #expect(phone.log.last == "settings")
    #expect(!store.intents.isEmpty)
  }

  private func toSettings() {
    denied()
    phone.tap(.openSettings)
    clock.advance(by: .milliseconds(200))
  }

  @Test func `A system that does not open Settings ends the attempt, and nothing is remembered`() {
    toSettings()
    phone.settings?(false)
    #expect(runner.outcome == .denied)
    #expect(store.intents.isEmpty)
  }

  @Test func `What the system says late of one trip does not end the next`() {
    toSettings()
    let late = phone.settings
    runner.abandon(.cancelled)
    toSettings()
    late?(false)
    phone.settings?(true)
    phone.tell(.inactive)
    phone.tell(.background)
    #expect(runner.state == .inSettings(.gate))
  }

  @Test(arguments: [false, true])
  func `The app is left in the background, whenever the system agrees`(_ isLate: Bool) {
    toSettings()
    if !isLate { phone.settings?(true) }
    phone.tell(.inactive)
    #expect(runner.state == .openingSettings(.gate))
    phone.tell(.background)
    if isLate { phone.settings?(true) }
    #expect(runner.state == .inSettings(.gate))
    phone.status = .authorized
    phone.tell(.active)
    phone.tell(.camera(.sessionStarted, run: 1))
    #expect(runner.outcome == .ready)
  }

  @Test func `Beside Settings the app is left when it is active again`() {
    toSettings()
    phone.settings?(true)
    phone.tell(.inactive)
    phone.tell(.active)
    #expect(runner.outcome == .denied)
  }

  @Test func `A camera that fails to start says so on the page, and can be tried again`() {
    phone.status = .authorized
    runner.start()
    phone.tell(.camera(.sessionFailed(.busy), run: 1))
    #expect(phone.log.last == "message busy")
    phone.tap(.retry)
    phone.tell(.camera(.sessionStarted, run: 2))
    #expect(runner.outcome == .ready)
  }

  @Test func `What an earlier run of the camera says is not heard`() {
    phone.status = .authorized
    runner.start()
    phone.tell(.camera(.sessionFailed(.busy), run: 1))
    phone.tap(.retry)
    #expect(phone.runs == [1, 2])
    phone.tell(.camera(.sessionStarted, run: 1))
    #expect(runner.outcome == nil)
  }

  @Test func `An interruption pauses the camera page until it ends`() {
    running()
    phone.tell(.camera(.interrupted, run: 1))
    #expect(phone.log.last == "message interrupted")
    phone.tell(.camera(.interruptionEnded, run: 1))
    #expect(runner.state == .running)
  }

  @Test func `A page the person takes away stops the camera`() {
    running()
    driver.pageIsGone()
    #expect(phone.log.last == "stop")
    #expect(!runner.isRunning)
  }

  @Test func `The primer has one button and its own words`() throws {
    try primed(by: CameraFlow(hasPrimer: true))
    #expect(phone.dialog?.subject == .primer(button: "Continue"))
    #expect(phone.dialog?.buttons == [.proceed])
    #expect(phone.dialog?.text == CameraTexts().primer)
    phone.tap(.proceed)
    #expect(phone.log.last == "request")
  }

  @Test(arguments: ["Weiter", "Erlauben"])
  func `The label that is shown is the one that is linted`(label: String) throws {
    let flow = CameraFlow(hasPrimer: true, primerButton: label)
    try primed(by: flow)
    #expect(phone.dialog?.subject == .primer(button: label))
    let findings = try FlowGraph(flow).findings
    #expect(findings.map(\.rule) == (label == "Weiter" ? [] : ["primer-label"]))
    #expect(findings.allSatisfy { $0.sentence.contains(label) })
  }

  private func primed(by flow: CameraFlow) throws {
    let driver = CameraDriver(device: phone, presenter: phone)
    let runner = try Runner(flow, driver: driver, clock: clock)
    driver.connect(to: runner)
    runner.start()
  }

  @Test func `The driver does not keep its runner`() throws {
    weak var released: Runner<CameraFlow>?
    do {
      let runner = try Runner(CameraFlow(), driver: driver)
      driver.connect(to: runner)
      released = runner
    }
    #expect(released == nil)
  }
}
