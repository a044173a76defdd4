import EveryPath
import EveryPathTesting
import IMLoginFlow
import IMLoginSystem
import Testing

/// What a team writes beside its pages and the adapter of an SDK: its own server, and one call.
@MainActor
final class Messages: IMAccountServer {
  var entered: Credentials? = Credentials(account: "anna", token: "1")
  private(set) var cancelled = 0

  func requestCredentials(_ answer: @escaping @Sendable (Credentials?) -> Void) { answer(entered) }
  func cancelRequest() { cancelled += 1 }
}

/// The login of a messenger as an app runs it, on real drivers and a service that behaves.
@MainActor
@Suite struct IMLoginTests {
  private let app = Messages()
  private let store = CredentialStore.inMemory()
  private let clock = ManualClock()

  private func service() -> FakeIMClient { FakeIMClient(tokens: ["anna": "1", "bert": "2"]) }

  /// The app's process begins.
  private func launch(
    _ client: any IMClient, _ server: (any IMAccountServer)? = nil
  ) throws -> IMLogin {
    let login = try IMLogin(
      client: client, server: server ?? app, store: store, texts: IMTexts(language: "en"),
      clock: clock, isProtectedDataAvailable: { true })
    login.start()
    return login
  }

  /// A process in which Anna has logged in by hand.
  private func atHome(_ client: FakeIMClient) async throws -> IMLogin {
    let login = try launch(client)
    #expect(login.screen.page == .login && login.screen.notice == nil)
    login.logIn()
    #expect(login.screen.isBusy)
    #expect(await becomesTrue { login.screen.allowed == .everything })
    #expect(login.screen.page == .home && !login.screen.isBusy)
    return login
  }

  @Test func `By hand the first time, by itself the next, and home at once`() async throws {
    let client = service()
    let first = try await atHome(client)
    #expect(first.screen.connection == nil)
    #expect(client.calls == ["manual anna"])
    let next = service()
    let second = try launch(next)
    #expect(second.screen.page == .home && second.screen.allowed == .read)
    #expect(next.calls == ["automatic anna"])
    #expect(await becomesTrue { second.screen.allowed == .everything })
  }

  @Test func `Without a network home is there to read, and the service comes back by itself`()
    async throws
  {
    _ = try await atHome(service())
    let client = service()
    client.hasNetwork = false
    let login = try launch(client)
    #expect(login.screen.page == .home)
    #expect(await becomesTrue { login.screen.connection == "Not connected. Trying again …" })
    #expect(login.screen.allowed == .read)
    client.hasNetwork = true
    #expect(await becomesTrue { login.screen.allowed == .everything })
    client.hasNetwork = false
    #expect(await becomesTrue { login.screen.allowed == .read })
    #expect(client.calls == ["automatic anna"])
  }

  @Test(arguments: [true, false])
  func `A kick leads to the login page with its reason, and nothing logs in after it`(
    _ isDoubled: Bool
  ) async throws {
    let client = service()
    let login = try await atHome(client)
    client.reportsTwice = isDoubled
    client.kick(.otherClient)
    #expect(await becomesTrue { login.screen.page == .login })
    #expect(login.screen.notice?.contains("another device") == true)
    #expect(login.screen.allowed == .read && login.screen.connection == nil)
    #expect(client.calls == ["manual anna", "logout"])
    let next = service()
    #expect(try launch(next).screen.page == .login)
    #expect(next.calls == [])
  }

  @Test(arguments: [
    ("anna", "x", false, "did not accept"), ("anna", "1", true, "blocked"),
    ("carl", "3", false, "no longer exists"), (nil, nil, false, "did not succeed"),
  ])
  func `A login that fails says why, and keeps nothing`(
    _ account: String?, _ token: String?, _ isBanned: Bool, _ words: String
  ) async throws {
    let client = service()
    if isBanned { client.banned = ["anna"] }
    app.entered = account.map { Credentials(account: $0, token: token ?? "") }
    let login = try launch(client)
    login.logIn()
    #expect(await becomesTrue { login.screen.notice?.contains(words) == true })
    #expect(login.screen.page == .login && !login.screen.isBusy)
    #expect(try launch(service()).screen.page == .login)
    // Who tries again has read it.
    login.logIn()
    #expect(login.screen.notice == nil)
  }

  @Test func `Another device that has taken over is not thrown out`() async throws {
    _ = try await atHome(service())
    let client = service()
    client.isTakenOver = true
    let login = try launch(client)
    #expect(await becomesTrue { login.screen.page == .login })
    #expect(login.screen.notice == IMTexts(language: "en").reason(.elsewhere))
    #expect(client.isTakenOver)
    // Asked by hand the service lets it in.
    login.logIn()
    #expect(await becomesTrue { login.screen.allowed == .everything })
    #expect(client.calls == ["automatic anna", "logout", "manual anna"])
    // What the login never does.
    client.isTakenOver = true
    client.autoLogIn(Credentials(account: "anna", token: "1"), session: 9, isForced: true)
    #expect(!client.isTakenOver)
  }

  @Test func `A refused token is read again, and a renewed one logs in`() async throws {
    _ = try await atHome(service())
    let client = FakeIMClient(tokens: ["anna": "new"])
    let login = try launch(client)
    #expect(store.renew(Credentials(account: "anna", token: "new")))
    #expect(await becomesTrue { login.screen.allowed == .everything })
    #expect(client.calls == ["automatic anna", "automatic anna"])
    let refused = try launch(FakeIMClient(tokens: ["anna": "newer"]))
    #expect(await becomesTrue { refused.screen.page == .login })
    #expect(refused.screen.notice?.contains("no longer valid") == true)
  }

  @Test(arguments: [true, false])
  func `The end of an earlier session ends none, whether or not the service says which it is of`(
    _ tellsSession: Bool
  ) async throws {
    let client = service()
    client.tellsSession = tellsSession
    let login = try await atHome(client)
    client.kick(.byHand)
    #expect(await becomesTrue { login.screen.page == .login })
    client.runsByItself = false
    login.logIn()
    #expect(await becomesTrue { client.calls.last == "manual anna" })
    client.send(.kicked(1), isLate: true)
    client.send(.step(LoginStep.loginOK.rawValue), isLate: true)
    client.send(.autoLogInFailed(417), isLate: true)
    client.finishLogIn(nil)
    #expect(await becomesTrue { login.screen.page == .home })
    #expect(login.screen.allowed == .read)
    client.send(.kicked(7))
    #expect(await becomesTrue { client.calls.last == "logout" })
  }

  @Test func `A server that is late or answers twice logs in no account but the last`()
    async throws
  {
    let (client, slow) = (service(), SlowServer())
    let login = try launch(client, slow)
    login.logIn()
    clock.advance(by: .seconds(30))
    #expect(slow.cancelled == 1)
    #expect(login.screen.notice != nil && !login.screen.isBusy)
    login.logIn()
    slow.answers[0](Credentials(account: "anna", token: "1"))
    slow.answers[1](Credentials(account: "bert", token: "2"))
    slow.answers[1](Credentials(account: "anna", token: "1"))
    #expect(await becomesTrue { login.screen.allowed == .everything })
    #expect(client.calls == ["manual bert"])
    #expect(store.credentials?.account == "bert")
  }

  @Test func `A service that never answers, and one that answers on any thread, twice`()
    async throws
  {
    let silent = service()
    silent.runsByItself = false
    let login = try launch(silent)
    login.logIn()
    #expect(await becomesTrue { silent.calls == ["manual anna"] })
    clock.advance(by: .seconds(60))
    clock.advance(by: .seconds(5))
    #expect(silent.calls == ["manual anna", "logout"])
    #expect(login.screen.notice?.contains("did not succeed") == true && !login.screen.isBusy)
    let threaded = ThreadedClient()
    let other = try launch(threaded)
    other.logIn()
    #expect(await becomesTrue(withinTurns: 10_000_000) { other.screen.allowed == .send })
    #expect(other.screen.page == .home)
  }

  @Test func `What is to be shown is told at once, and again with each change`() async throws {
    let client = service()
    let login = try launch(client)
    var screens = login.screens.makeAsyncIterator()
    #expect(await screens.next()?.page == .login)
    login.logIn()
    var last: IMScreen?
    while last?.allowed != .everything { last = await screens.next() }
    #expect(last == login.screen && last?.page == .home)
  }
}

/// A server of an app that keeps what it is asked.
@MainActor
final class SlowServer: IMAccountServer {
  var answers: [@Sendable (Credentials?) -> Void] = []
  var cancelled = 0

  func requestCredentials(_ answer: @escaping @Sendable (Credentials?) -> Void) {
    answers.append(answer)
  }
  func cancelRequest() { cancelled += 1 }
}

/// An SDK that reports on threads of its own, each answer twice, and says of no login which it is.
@MainActor
private final class ThreadedClient: IMClient {
  private var report: (@Sendable (IMReport, Int?) -> Void)?

  func start(_ report: @escaping @Sendable (IMReport, _ session: Int?) -> Void) {
    self.report = report
  }
  func logIn(
    _: Credentials, session _: Int, _ done: @escaping @Sendable (_ code: Int?) -> Void
  ) {
    let report = report
    Task.detached {
      for step in [1, 2, 4, 5] { report?(.step(step), nil) }
      done(nil)
      done(302)
    }
  }
  func autoLogIn(_: Credentials, session _: Int, isForced _: Bool) {}
  func logOut(_ done: @escaping @Sendable (_ code: Int?) -> Void) {}
}
