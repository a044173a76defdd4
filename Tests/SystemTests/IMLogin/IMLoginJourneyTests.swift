import EveryPath
import FlowModel
import FlowTestSupport
import Foundation
import IMLoginFlow
import IMLoginModel
import IMLoginSystem
import Testing

/// What is walked in the model, on what an app logs in by.
@MainActor
@Suite struct IMLoginJourneyTests {
  private static let folder = JourneyFolder("IMLogin") { IMLoginSystems.catalog }

  @Test func `After each step of a kept journey an app is where the model is`() async throws {
    let (count, differences) = try await Self.folder.play(try IMLoginSystems.system()) {
      try PlayedLogin(on: $0.state.world)
    }
    #expect(count >= 20)
    #expect(differences == [])
  }

  /// Of what can be chosen all but a kill between two orders.
  @Test func `Wherever a walk leads, app and model are at the same place`() async throws {
    let system = try IMLoginSystems.system()
    var (random, steps, seen) = (SeededGenerator(seed: 11), 0, Set<String>())
    let rounds = isOptimised ? 48 : 24
    for round in 0..<rounds {
      let world = 1 + round % system.worlds.count
      let app = try PlayedLogin(on: system.worlds[world - 1])
      let run = PlayedJourney(system, world: world, on: app)
      let difference = await run.take(steps: 60) { walk in
        seen.formUnion(walk.positions)
        let choices = walk.choices.filter { $0.move.cut == nil }.map(\.text.id)
        // What is out of turn is rare, so that walks lead far.
        let likely = choices.filter { !$0.hasPrefix("odd") && $0 != "kill" }
        let offered = Int.random(in: 0..<10, using: &random) == 0 ? choices : likely
        return offered.randomElement(using: &random).map { [$0] }
      }
      #expect(difference == nil, "world \(world)")
      steps += run.taken
    }
    #expect(steps > rounds * 52)
    #expect(seen.count > 15)
  }
}

/// The login of a messenger, whose keychain, server and service do what a ``Messenger`` does.
@MainActor
private final class PlayedLogin: PlayableApp {
  struct View: Equatable {
    var positions: [String]
    var stored: StoreReading
    var screen: String
    var notice: String?
  }

  private let keychain = MemoryKeychain()
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString, isDirectory: true)
  private let texts = IMTexts(language: "en")
  private var clock = PlayedClock()
  private var server = SlowServer()
  /// Whom the person last wanted to log in.
  private var wanted = ""
  private var client = FakeIMClient(tokens: [:])
  private var login: IMLogin?
  private var tokens = 0
  /// The code of an end that was reported; the other kind may follow.
  private var wasKicked = false
  /// Whether the page has a reason to name; why a login failed is told beside the flow.
  private var hasReason = false

  /// On a phone on which an earlier version of the app left what the world says.
  init(on world: Messenger) throws {
    guard !world.store.isEmpty else { return }
    if world.store.account == nil {
      _ = keychain.add("im-login", Data("{".utf8))
      return
    }
    store().save(Credentials(account: "anna", token: "0"))
    guard world.store.last != .anna || !world.store.isEligible else { return }
    let note = folder.appendingPathComponent("im-login.json")
    if world.store.isEligible {
      try Data(#"{"right":"another login"}"#.utf8).write(to: note)
    } else {
      try FileManager.default.removeItem(at: note)
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func store() -> CredentialStore { CredentialStore(keychain: keychain, folder: folder) }

  // MARK: - Comparing

  var view: View {
    // What is stored, whether or not it can be read now.
    let isShut = keychain.isShut
    keychain.isShut = false
    let stored = store().read(isProtectedDataAvailable: false).1
    keychain.isShut = isShut
    let positions = [
      login?.session.position, login?.connection.position, login?.route.position,
      login?.overlay.position,
    ]
    return View(
      positions: positions.map { $0 ?? "not started" }, stored: stored,
      screen: login.map { Self.name(of: $0.screen) } ?? "home-screen",
      notice: hasReason ? login?.screen.notice : nil)
  }

  func view(of walk: Walk<Messenger>) -> View {
    let world = walk.state.world
    let reason: LoginReason? = if case .login(let reason) = world.page { reason } else { nil }
    hasReason = reason != nil
    return View(
      positions: walk.positions, stored: world.store.reading(), screen: world.screen,
      notice: reason.map(texts.reason))
  }

  private static func name(of screen: IMScreen) -> String {
    switch screen.page {
    case .blank: "blank"
    case .login: screen.isBusy ? "spinner" : "login"
    case .home: ["home-read", "home-send", "home-all"][screen.allowed.rawValue]
    }
  }

  // MARK: - What happens

  /// A process that ends within a reaction is another test's: ``KilledLoginTests``.
  func canPlay(_ move: SystemMove<Messenger>, in _: Messenger) -> Bool { move.cut == nil }

  func ring(_ length: Duration) -> Bool { clock.ring(length) }

  func happen(_ move: MessengerMove, before _: Messenger) async -> String? {
    switch move {
    case .launch, .wake: launch()
    case .kill:
      login = nil
      (clock, server, client) = (PlayedClock(), SlowServer(), FakeIMClient(tokens: [:]))
    case .reinstall: try? FileManager.default.removeItem(at: folder)
    case .lock(let readsEmpty): (keychain.isShut, keychain.readsEmpty) = (true, readsEmpty)
    case .unlock, .comeToFront:
      if move != .comeToFront(isReadable: false) { keychain.isShut = false }
      login?.becameActive()
    case .tapLogIn(let account, let isDouble):
      wanted = account.rawValue
      for _ in 0..<(isDouble ? 2 : 1) { login?.logIn() }
    case .tapLogOut: login?.logOut()
    case .tapSwitch: login?.switchAccount()
    case .renew:
      tokens += 1
      let newer = Credentials(account: client.account, token: "\(tokens)")
      if !store().renew(newer) { return "the token is not renewed" }
    case .serverGives: server.answers.last?(Credentials(account: wanted, token: "\(tokens)"))
    case .serverFails: server.answers.last?(nil)
    default: happenAtService(move)
    }
    return nil
  }

  private func happenAtService(_ move: MessengerMove) {
    switch move {
    case .step(let step): client.send(.step(step.rawValue))
    case .oddStep(let number): client.send(.step(number))
    case .networkGoes, .networkComes: client.send(.step(LoginStep.netChanged.rawValue))
    case .lateStep: client.send(.step(LoginStep.loginOK.rawValue), isLate: true)
    case .lateEnd(let echo):
      client.send(echo == .kick ? .kicked(1) : .autoLogInFailed(417), isLate: true)
    case .loginSucceeds: client.finishLogIn(nil)
    case .loginFails(let code): client.finishLogIn(code)
    case .autoFails(let code): end(.autoLogInFailed(code))
    case .kick(let reason): end(.kicked(reason.rawValue))
    case .echo: client.send(wasKicked ? .autoLogInFailed(417) : .kicked(1))
    case .logoutEnds(let isConfirmed): client.finishLogOut(isConfirmed ? nil : 408)
    default: break
    }
  }

  private func launch() {
    let keychain = keychain
    client.runsByItself = false
    login = try? IMLogin(
      client: client, server: server, store: store(), texts: texts, clock: clock
    ) { !keychain.isShut }
    login?.start()
  }

  private func end(_ report: IMReport) {
    if case .kicked = report { wasKicked = true } else { wasKicked = false }
    client.send(report)
  }
}

extension FakeIMClient {
  /// Whose login was called last.
  fileprivate var account: String {
    calls.last { $0 != "logout" }?.split(separator: " ").last.map(String.init) ?? ""
  }
}
