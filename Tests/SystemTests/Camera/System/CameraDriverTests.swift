import CameraFlow
import CameraSystem
import EveryPath
import EveryPathTesting
import PermissionDrivers
import PermissionFlows
import Testing

/// The page and its permission in an app, on a phone that does what the test says.
@MainActor
@Suite struct CameraDriverTests {
  private let phone = FakePhone()
  private let clock = ManualClock()
  private let store = MemoryStore()
  private let permissions: PermissionCoordinator
  private let page: CameraPageRunner

  init() {
    permissions = PermissionCoordinator(place: phone.place, store: store, clock: clock)
    page = CameraPageRunner(phone.kind, permissions: permissions, camera: phone, page: phone)
  }

  /// Opens the page, and waits until this has been told.
  private func open(until word: String) async -> Task<CameraOutcome, Never> {
    let outcome = Task { await page.open() }
    #expect(await becomesTrue { phone.log.last == word })
    return outcome
  }

  private func denied() async -> Task<CameraOutcome, Never> {
    phone.reading = .refused(.denied)
    return await open(until: "show dialog")
  }

  private func toSettings() async -> Task<CameraOutcome, Never> {
    let outcome = await denied()
    phone.tap(.openSettings)
    clock.advance(by: .milliseconds(200))
    #expect(await becomesTrue { phone.log.last == "settings" })
    return outcome
  }

  private func starting() async -> Task<CameraOutcome, Never> {
    phone.reading = .granted(.full)
    return await open(until: "start")
  }

  private func running() async {
    let outcome = await starting()
    phone.tell(.sessionStarted, 1)
    #expect(await outcome.value == .ready)
  }

  @Test func `Allowed, the camera starts`() async {
    let outcome = await open(until: "request")
    #expect(phone.log == ["open page", "request"])
    phone.answer(.yes)
    #expect(await becomesTrue { phone.log == ["open page", "request", "start"] })
    phone.tell(.sessionStarted, 1)
    #expect(await outcome.value == .ready)
  }

  @Test func `Refused, the page goes before the dialog comes`() async {
    let outcome = await open(until: "request")
    phone.answer(.no)
    #expect(await becomesTrue { phone.dialog != nil })
    #expect(phone.log == ["open page", "request", "leave page", "show dialog"])
    #expect(phone.dialog?.subject == .refusal(.denied))
    #expect(phone.dialog?.buttons.map(\.action) == [.openSettings, .alternative, .cancel])
    phone.tap(.cancel)
    #expect(await outcome.value == .denied)
    #expect(phone.log.last == "dismiss dialog")
  }

  @Test(arguments: [
    (AccessRefusal.restricted, CameraOutcome.restricted), (.unavailable, .noCamera),
    (.missingDescription, .misconfigured),
  ])
  func `No other refusal offers Settings, and each has an outcome`(
    _ refusal: AccessRefusal, _ expected: CameraOutcome
  ) async {
    phone.reading = .refused(refusal)
    let outcome = await open(until: "show dialog")
    #expect(phone.dialog?.subject == .refusal(refusal))
    #expect(phone.dialog?.buttons.map(\.action) == [.alternative, .cancel])
    phone.tap(.cancel)
    #expect(await outcome.value == expected)
  }

  @Test func `Settings opens after the dialog is gone and the delay is over`() async {
    _ = await denied()
    phone.isInstant = false
    phone.tap(.openSettings)
    clock.advance(by: .seconds(1))
    #expect(phone.log.last == "dismiss dialog")
    phone.endTransitions()
    #expect(phone.log.last == "dismiss dialog")
    clock.advance(by: .milliseconds(200))
    #expect(phone.log.last == "settings")
    #expect(store.intents.count == 1)
  }

  @Test func `Back from Settings with the camera on, the page comes in again with the picture`()
    async
  {
    let outcome = await toSettings()
    phone.settings?(true)
    phone.change(.inactive)
    phone.change(.background)
    phone.reading = .granted(.full)
    phone.change(.active)
    #expect(await becomesTrue { phone.log.last == "start" })
    phone.tell(.sessionStarted, 1)
    #expect(await outcome.value == .ready)
    #expect(phone.log.suffix(3) == ["settings", "open page", "start"])
    #expect(store.intents.isEmpty)
  }

  @Test func `A camera that fails to start says so on the page, and can be tried again`() async {
    let outcome = await starting()
    phone.tell(.sessionFailed(.busy), 1)
    #expect(phone.log.last == "message busy")
    phone.tap(.retry)
    #expect(await becomesTrue { phone.runs == [1, 2] })
    phone.tell(.sessionStarted, 2)
    #expect(await outcome.value == .ready)
  }

  @Test func `What an earlier run of the camera says is not heard`() async {
    _ = await starting()
    phone.tell(.sessionFailed(.busy), 1)
    phone.tap(.retry)
    #expect(await becomesTrue { phone.runs == [1, 2] })
    phone.tell(.sessionFailed(.failed), 1)
    #expect(phone.log.last == "start")
  }

  @Test func `Screen Time takes a running camera away: the page goes, and the dialog says so`()
    async
  {
    await running()
    phone.change(.inactive)
    phone.reading = .refused(.restricted)
    phone.change(.active)
    #expect(await becomesTrue { phone.log.last == "show dialog" })
    #expect(phone.log.suffix(3) == ["stop", "leave page", "show dialog"])
    #expect(phone.dialog?.subject == .refusal(.restricted))
  }

  @Test func `Closed under the question and opened again, the page has the question's answer`()
    async
  {
    let first = await open(until: "request")
    phone.whenGone()
    #expect(await first.value == .cancelled)
    let second = await open(until: "open page")
    phone.answer(.yes)
    #expect(await becomesTrue { phone.log.last == "start" })
    #expect(phone.log.filter { $0 == "request" }.count == 1)
    phone.tell(.sessionStarted, 1)
    #expect(await second.value == .ready)
  }

  @Test func `The page keeps no turn: with a picture there, another permission is asked for`()
    async
  {
    await running()
    #expect(permissions.progress.isEmpty)
  }
}

// MARK: - Beside another screen

extension CameraDriverTests {
  @Test func `The page first: another screen has the same question and one dialog`() async {
    let page = await open(until: "request")
    let other = Task { await permissions.ask(phone.kind) }
    #expect(await becomesTrue { permissions.progress.contains("waits for its turn") })
    phone.answer(.no)
    #expect(await becomesTrue { phone.log.last == "show dialog" })
    phone.tap(.cancel)
    #expect(await page.value == .denied)
    #expect(await other.value == .denied)
    #expect(phone.log == ["open page", "request", "leave page", "show dialog", "dismiss dialog"])
  }

  @Test func `Another screen first: the page shares its question, leaves, and shares its dialog`()
    async
  {
    let other = Task { await permissions.ask(phone.kind) }
    #expect(await becomesTrue { phone.log.last == "request" })
    let page = await open(until: "open page")
    phone.answer(.no)
    #expect(await becomesTrue { phone.log.last == "show dialog" })
    phone.tap(.cancel)
    #expect(await page.value == .denied)
    #expect(await other.value == .denied)
    #expect(phone.log == ["request", "open page", "leave page", "show dialog", "dismiss dialog"])
  }
}

// MARK: - A relaunch

extension CameraDriverTests {
  /// A new process of the same app.
  private func relaunched() -> (phone: FakePhone, CameraPageRunner, PermissionCoordinator) {
    let phone = FakePhone()
    let permissions = PermissionCoordinator(place: phone.place, store: store, clock: clock)
    let page = CameraPageRunner(
      phone.kind, permissions: permissions, camera: phone, page: phone)
    return (phone, page, permissions)
  }

  @Test(arguments: [false, true])
  func `Ended in Settings, the page comes back with the picture, whoever goes on first`(
    _ permissionFirst: Bool
  ) async {
    _ = await toSettings()
    let (phone, page, permissions) = relaunched()
    phone.reading = .granted(.full)
    if permissionFirst {
      #expect(await permissions.resume(phone.kind) == .granted(.full))
    }
    let outcome = Task { await page.resume() }
    #expect(await becomesTrue { phone.log == ["open page", "start"] })
    phone.tell(.sessionStarted, 1)
    #expect(await outcome.value == .ready)
    #expect(store.intents.isEmpty)
  }

  @Test func `Ended under the dialog, nothing comes back`() async {
    _ = await denied()
    let (phone, page, _) = relaunched()
    #expect(await page.resume() == nil)
    #expect(phone.log == [])
  }

  @Test func `Still refused after Settings, there is no second dialog`() async {
    _ = await toSettings()
    let (phone, page, _) = relaunched()
    phone.reading = .refused(.denied)
    #expect(await page.resume() == .denied)
    #expect(phone.log == [])
  }
}
