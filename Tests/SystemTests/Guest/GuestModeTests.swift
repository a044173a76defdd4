import EveryPath
import EveryPathTesting
import FlowModel
import FlowTestSupport
import Foundation
import GuestFlow
import GuestModel
import GuestSystem
import Testing

/// An app's own actions.
enum ReaderAction: String, GateAction { case share, bookmark, comment }

/// An app's views, which a team writes, and its server.
@MainActor
final class ReaderApp: AnsweringServer<ReaderAction>, LoginPanel, AccountForm {
  var panel: PanelWords?
  var form: FormContent?
  /// A driver does not keep its runner.
  var runner: AnyObject?
  var tap: (@MainActor (GateButton) -> Void)?
  /// Whether the panel stays until ``gone`` is called.
  var holdsPanel = false
  var gone: (@MainActor () -> Void)?

  func show(
    _ words: PanelWords, _: PanelOrientation, tapped: @escaping @MainActor (GateButton) -> Void
  ) { (panel, tap) = (words, tapped) }
  func hide(_ done: @escaping @MainActor () -> Void) {
    gone = { [self] in
      panel = nil
      done()
    }
    if !holdsPanel { gone?() }
  }
  func open(_ content: FormContent, _ done: @escaping @MainActor () -> Void) {
    form = content
    done()
  }
  func update(_ content: FormContent) { form = content }
  func close(_ done: @escaping @MainActor () -> Void) {
    form = nil
    done()
  }
}

/// Guest mode as an app runs it, on real drivers.
@MainActor
@Suite struct GuestModeTests {
  private let app = ReaderApp()
  private let home: Home
  private let wishes: WishStore
  private let fields: FormDriver
  private let mode: GuestMode<ReaderAction>
  private let identity: Runner<IdentityFlow<GuestItem>>

  init() throws {
    home = try Home()
    wishes = WishStore(folder: home.folder.appendingPathComponent("wish"))
    (mode, fields, identity) = try Self.mode(app, home, wishes)
  }

  private static func mode(
    _ app: ReaderApp, _ home: Home, _ wishes: WishStore, _ intents: MemoryStore = MemoryStore(),
    _ secondWish: SecondWish = .keepsFirst
  ) throws -> (GuestMode<ReaderAction>, FormDriver, Runner<IdentityFlow<GuestItem>>) {
    let texts = GuestTexts(language: "en")
    let identity = try Runner(
      IdentityFlow(),
      driver: IdentityDriver<GuestItem>(
        store: home.store, server: app, isProtectedDataAvailable: { true }, open: { _ in }))
    let fields = FormDriver(form: app, directory: app, store: wishes, texts: texts)
    let mode = try GuestMode(
      identity: identity, gate: GateFlow(gated: [.bookmark, .comment], secondWish: secondWish),
      GateDriver(panel: app, actions: app, store: wishes, texts: texts), fields, intents: intents)
    return (mode, fields, identity)
  }

  @Test func `The panel keeps saying why the login failed`() async throws {
    mode.start()
    async let outcome = mode.perform(.bookmark)
    #expect(await becomesTrue { app.panel != nil })
    app.logins = [.refused(.serverDown)]
    app.tap?(.quick)
    #expect(app.panel?.message == "Log in to go on.")
    #expect(app.panel?.fault == "The server is down. Try again later.")
    #expect(await mode.perform(.share) == .done)
    #expect(await mode.perform(.comment) == .dropped)
    #expect(app.panel?.fault != nil)
    app.tap?(.close)
    #expect(await outcome == .cancelled)
    #expect(app.panel == nil)
    #expect(app.log == ["run share"])
  }

  @Test func `A caller that is cancelled takes panel and form away`() async throws {
    mode.start()
    let caller = Task { await mode.perform(.comment) }
    #expect(await becomesTrue { app.panel != nil })
    app.tap?(.more)
    caller.cancel()
    #expect(await caller.value == .cancelled)
    #expect(await becomesTrue { app.panel == nil && app.form == nil })
  }

  @Test func `What was given up is not sent in place of a later tap`() async throws {
    mode.start()
    let first = Task { await mode.perform(.comment, Data("hi".utf8)) }
    #expect(await becomesTrue { app.panel != nil })
    let key = wishes.wish?.key
    first.cancel()
    #expect(await first.value == .cancelled)
    #expect(wishes.wish == nil)
    async let second = mode.perform(.comment, Data("again".utf8))
    #expect(await becomesTrue { app.panel != nil })
    #expect(wishes.wish?.key != key)
    app.logins = [.accepted(user: "ada")]
    app.tap?(.quick)
    #expect(await second == .done)
    #expect(app.log == ["send comment: again"])
  }

  @Test func `A free action is done at once, whatever the gate does`() async throws {
    mode.start()
    async let outcome = mode.perform(.bookmark)
    #expect(await becomesTrue { app.panel != nil })
    app.tap?(.more)
    #expect(await mode.perform(.share) == .done)
    #expect(app.log == ["run share"])
    fields.close()
    app.holdsPanel = true
    app.tap?(.close)
    #expect(await mode.perform(.share) == .done)
    #expect(app.log == ["run share", "run share"])
    app.gone?()
    #expect(await outcome == .cancelled)
  }

  @Test func `A tap that a later one replaces ends as dropped, and does not run`() async throws {
    let (mode, _, _) = try Self.mode(app, home, wishes, MemoryStore(), .replacesFirst)
    mode.start()
    async let first = mode.perform(.comment, Data("hi".utf8))
    #expect(await becomesTrue { app.panel != nil })
    async let second = mode.perform(.bookmark, Data("page 7".utf8))
    #expect(await becomesTrue { wishes.wish?.action == "bookmark" })
    #expect(await mode.perform(.bookmark, Data("page 8".utf8)) == .dropped)
    app.logins = [.accepted(user: "ada")]
    app.tap?(.quick)
    #expect(await first == .dropped)
    #expect(await second == .done)
    #expect(app.log == ["send bookmark: page 7"])
  }

  @Test func `An action that was blocked when the process ended is sent under its key`()
    async throws
  {
    let intents = MemoryStore()
    let (mode, _, _) = try Self.mode(app, home, wishes, intents)
    mode.start()
    let caller = Task { await mode.perform(.comment, Data("late".utf8)) }
    #expect(await becomesTrue { wishes.wish != nil })
    let key = try #require(wishes.wish?.key)
    try home.store.write(IdentityRecord(.user, user: "A"))
    let next = ReaderApp()
    let (after, _, _) = try Self.mode(next, home, wishes, intents)
    after.start()
    #expect(await becomesTrue { !after.gate.isRunning })
    #expect(next.log == ["send comment: late"])
    #expect(key.count == 36)
    #expect(wishes.wish == nil)
    caller.cancel()
  }
}

/// The account form's driver, on a form alone.
@MainActor
@Suite struct FormDriverTests {
  private let app = ReaderApp()
  private let clock = ManualClock()
  private let home: Home

  init() throws { home = try Home() }

  private func open(_ flow: FormFlow) throws -> (FormDriver, Runner<FormFlow>) {
    let driver = FormDriver(
      for: flow, form: app, directory: app, store: WishStore(folder: home.folder),
      texts: GuestTexts(language: "en"), clock: clock)
    let runner = try Runner(flow, driver: driver, clock: clock)
    driver.connect(to: runner)
    app.runner = runner
    runner.start()
    return (driver, runner)
  }

  @Test func `A code that could not be sent can be asked for again at once`() throws {
    app.sendsCodes = false
    let (driver, _) = try open(FormFlow(.code))
    driver.changed(.account, to: "13800138000")
    driver.sendCode()
    #expect(app.form?.message?.contains("could not be sent") == true)
    #expect(app.form?.canSendCode == true)
  }

  @Test func `An answer about an earlier code changes nothing, nor one about a closed form`() throws
  {
    let directory = SlowDirectory()
    let flow = FormFlow(.code)
    let driver = FormDriver(
      for: flow, form: app, directory: directory, store: WishStore(folder: home.folder),
      texts: GuestTexts(language: "en"), clock: clock)
    let runner = try Runner(flow, driver: driver, clock: clock)
    driver.connect(to: runner)
    for _ in 0..<2 {
      runner.start()
      driver.changed(.account, to: "13800138000")
      driver.sendCode()
      clock.advance(by: .seconds(61))
      driver.sendCode()
      let content = app.form
      directory.answers.removeFirst()(false)
      #expect(app.form == content)
      driver.close()
    }
    runner.start()
    directory.answers.removeFirst()(false)
    #expect(app.form?.message == nil)
  }

  @Test func `A team's own form begins with a content of its own`() {
    let field = FormContent.Field(.account, label: "Phone", keyboard: .digits)
    #expect(FormContent(fields: [field]).fields[0].isSecure == false)
    #expect(FormContent().canSubmit == false)
  }
}

/// A directory that answers when a test says so.
@MainActor
private final class SlowDirectory: AccountDirectory {
  var answers: [@MainActor (Bool) -> Void] = []

  func isKnown(_: String, _ answer: @escaping @MainActor (Bool?) -> Void) { answer(true) }
  func sendCode(to _: String, _ answer: @escaping @MainActor (Bool) -> Void) {
    answers.append(answer)
  }
}

/// What the gate reads of who uses the app.
@Suite struct GateStandingTests {
  @Test func `A user counts only once the data are there`() {
    #expect(GateStanding(.user) == .user)
    for state in [IdentityState.moving, .stalled, .becoming(.guest, isOther: false), .loggingOut] {
      #expect(GateStanding(state) == .switching)
    }
    #expect(GateStanding(.loggingIn(.kicked)) == .kicked)
    #expect(GateStanding(nil) == .nobody)
  }

  /// The model's answer is made of what is stored; the driver's of where the identity is.
  @Test func `Wherever a walk leads, model and driver give the gate the same answer`() throws {
    let flow = IdentityFlow<GuestItem>()
    let states = Dictionary(flow.states.map { (flow.name(of: $0), $0) }) { first, _ in first }
    var (random, compared) = (SeededGenerator(seed: 7), 0)
    let rounds = isOptimised ? 80 : 20
    for _ in 0..<rounds {
      var walk = Walk(try GuestSystems.system("guest", ""))
      for _ in 0..<60 {
        let choices = walk.choices.filter { $0.text.id != "kill" && $0.text.id != "lock" }
        guard let choice = choices.randomElement(using: &random) else { break }
        walk.take(choice.move)
        let name = walk.positions.first?.split(separator: "/").first.map(String.init) ?? ""
        guard walk.state.world.isInUse, let state = states[name] else { continue }
        let (model, driver) = (walk.state.world.standing, GateStanding(state))
        // Both ask for a login for the same reason.
        #expect(model == driver || [model, driver].allSatisfy { [.nobody, .guest].contains($0) })
        compared += 1
      }
    }
    #expect(compared > rounds * 12)
  }
}
