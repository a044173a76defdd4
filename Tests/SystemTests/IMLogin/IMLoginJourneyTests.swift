import EveryPath
import EveryPathTesting
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
    let system = try IMLoginSystems.system()
    let journeys = try Self.folder.journeys().filter { $0.system == system.name }
    #expect(journeys.count >= 20)
    for journey in journeys {
      var walk = Walk(system, world: try #require(journey.world))
      let app = try PlayedLogin(on: walk.state.world)
      for step in journey.steps {
        #expect(walk.take([step.choice]) == nil)
        #expect(try await app.take(step.choice), "\(journey.title): \(step.choice)")
        #expect(app.differences(from: walk) == [], "\(journey.title): \(step.choice)")
      }
    }
  }

  /// Of what can be chosen all but a kill between two orders.
  @Test func `Wherever a walk leads, app and model are at the same place`() async throws {
    let system = try IMLoginSystems.system()
    var (random, steps, seen) = (SeededGenerator(seed: 11), 0, Set<String>())
    for round in 0..<48 {
      var walk = Walk(system, world: 1 + round % system.worlds.count)
      let app = try PlayedLogin(on: walk.state.world)
      var path: [String] = []
      for _ in 0..<60 {
        let choices = walk.choices.filter { !$0.text.id.contains("+") }
        // What is out of turn is rare, so that walks lead far.
        let likely = choices.filter { !$0.text.id.hasPrefix("odd") && $0.text.id != "kill" }
        let offered = Int.random(in: 0..<10, using: &random) == 0 ? choices : likely
        guard let choice = offered.randomElement(using: &random) else { break }
        path.append(choice.text.id)
        walk.take(choice.move)
        #expect(try await app.take(choice.text.id), "\(path)")
        let differences = app.differences(from: walk)
        #expect(differences == [], "world \(walk.world): \(path)")
        guard differences == [] else { break }
        steps += 1
        seen.formUnion(walk.positions)
      }
    }
    print("\(steps) steps on the drivers of a messenger, \(seen.count) positions")
    #expect(steps > 2_500)
    #expect(seen.count > 15)
  }
}

/// An app on a phone: its choices, by the ids of the model.
@MainActor
private final class PlayedLogin {
  private let keychain = MemoryKeychain()
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString, isDirectory: true)
  private let texts = IMTexts(language: "en")
  private var clock = ManualClock()
  private var server = AskedServer()
  private var client = FakeIMClient(tokens: [:])
  private var login: IMLogin?
  private var tokens = 0
  /// The code of an end that was reported; the other kind may follow.
  private var wasKicked = false

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

  private func store() -> CredentialStore { CredentialStore(keychain: keychain, folder: folder) }

  /// False for a choice that an app cannot meet.
  func take(_ choice: String) async throws -> Bool {
    let words = choice.split(separator: "-").map(String.init)
    switch choice {
    case "launch", "wake": try launch()
    case "kill": endProcess()
    case "lock", "lock-empty": (keychain.isShut, keychain.readsEmpty) = (true, choice != "lock")
    case "unlock", "to-front":
      (keychain.isShut, keychain.readsEmpty) = (false, false)
      login?.becameActive()
    case "to-front-unread": login?.becameActive()
    case "renew":
      tokens += 1
      #expect(store().renew(Credentials(account: client.account, token: "\(tokens)")))
    case "log-out": login?.logOut()
    case "switch": login?.switchAccount()
    case "server-ok": server.answer?(Credentials(account: server.account, token: "\(tokens)"))
    case "server-fails": server.answer?(nil)
    case "net-gone", "net-back": client.send(.step(LoginStep.netChanged.rawValue))
    case "late-login-ok": client.send(.step(LoginStep.loginOK.rawValue), isLate: true)
    case "late-kick": client.send(.kicked(1), isLate: true)
    case "late-auto-fails": client.send(.autoLogInFailed(417), isLate: true)
    case "login-ok": client.finishLogIn(nil)
    case "logout-ok": client.finishLogOut(nil)
    case "logout-fails": client.finishLogOut(408)
    case "take-over": break
    case "reinstall": try FileManager.default.removeItem(at: folder)
    case "echo": client.send(wasKicked ? .autoLogInFailed(417) : .kicked(1))
    case _ where choice.hasPrefix("wait-"):
      clock.advance(by: .seconds(Int(words[words.count - 2]) ?? 0))
    case _ where choice.hasPrefix("log-in-"):
      server.account = words[2]
      for _ in 0..<(words.count == 4 ? 2 : 1) { login?.logIn() }
    case _ where choice.hasPrefix("kick-"): end(.kicked(Int(words[1]) ?? 0))
    case _ where choice.hasPrefix("auto-fails-"): end(.autoLogInFailed(Int(words[2]) ?? 0))
    case _ where choice.hasPrefix("login-fails-"): client.finishLogIn(Int(words[2]))
    case _ where choice.hasPrefix("step-") || choice.hasPrefix("odd-"):
      guard let number = Self.numbers[words.dropFirst().joined(separator: "-")] else {
        return false
      }
      client.send(.step(number))
    default: return false
    }
    // What comes from any thread is heard a moment later.
    for _ in 0..<6 { await Task.yield() }
    return true
  }

  private static let numbers = Dictionary(
    uniqueKeysWithValues: zip(
      [
        "linking", "link-ok", "link-failed", "logining", "login-ok", "login-failed", "syncing",
        "sync-ok", "lost", "net-changed", "logout", "unknown",
      ], 1...))

  private func launch() throws {
    let keychain = keychain
    client.runsByItself = false
    let login = try IMLogin(
      client: client, server: server, store: store(), texts: texts, clock: clock
    ) { !keychain.isShut }
    login.start()
    self.login = login
  }

  private func endProcess() {
    login = nil
    (clock, server, client) = (ManualClock(), AskedServer(), FakeIMClient(tokens: [:]))
  }

  private func end(_ report: IMReport) {
    if case .kicked = report { wasKicked = true } else { wasKicked = false }
    client.send(report)
  }

  /// What is another in the app than in the model.
  func differences(from walk: Walk<Messenger>) -> [String] {
    let world = walk.state.world
    var result: [String] = []
    func compare(_ what: String, _ app: String, _ model: String) {
      if app != model { result.append("\(what): \(app), not \(model)") }
    }
    // What is stored, whether or not it can be read now.
    let (isShut, probe) = (keychain.isShut, store())
    keychain.isShut = false
    let reading = probe.read(isProtectedDataAvailable: false).1
    keychain.isShut = isShut
    compare("stored", reading.rawValue, world.store.reading().rawValue)
    guard let login else {
      compare("screen", "home-screen", world.screen)
      return result
    }
    let positions = [
      login.session.position, login.connection.position, login.route.position,
      login.overlay.position,
    ]
    compare("positions", "\(positions.map { $0 ?? "" })", "\(walk.positions)")
    compare("screen", Self.screen(login.screen), world.screen)
    if case .login(let reason?) = world.page {
      compare("notice", login.screen.notice ?? "", texts.reason(reason))
    }
    return result
  }

  private static func screen(_ screen: IMScreen) -> String {
    switch screen.page {
    case .blank: "blank"
    case .login: screen.isBusy ? "spinner" : "login"
    case .home: ["home-read", "home-send", "home-all"][screen.allowed.rawValue]
    }
  }
}

extension FakeIMClient {
  /// Whose login was called last.
  fileprivate var account: String {
    calls.last { $0 != "logout" }?.split(separator: " ").last.map(String.init) ?? ""
  }
}

/// An app's own server that has been asked.
@MainActor
private final class AskedServer: IMAccountServer {
  var account = ""
  private(set) var answer: (@Sendable (Credentials?) -> Void)?

  func requestCredentials(_ answer: @escaping @Sendable (Credentials?) -> Void) {
    self.answer = answer
  }
  func cancelRequest() {}
}
