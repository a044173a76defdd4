import EveryPath
import IMLoginFlow

/// Carries out a session's orders: with the service's SDK, the app's own server, and the store.
@MainActor
final class SessionDriver: Driver {
  let client: any IMClient
  let server: any IMAccountServer
  let store: CredentialStore
  let classifier: LoginClassifier
  let isProtectedDataAvailable: @MainActor () -> Bool
  /// Tells the person that the manual login failed.
  var showFailure: @MainActor (LoginFailure) -> Void = { _ in }
  /// Takes what is of interest to a developer.
  var tellProblem: @MainActor (String) -> Void = { _ in }
  /// Takes what ends a session.
  var tell: @MainActor (IMSessionEvent) -> Void = { _ in }
  /// Takes a step of the connection.
  var tellStep: @MainActor (HeardStep) -> Void = { _ in }
  /// What the app's own server gave.
  private var given: Credentials?
  /// The request whose answer counts.
  private var request = 0
  /// The number of the last login.
  private var session = 0
  private var isHeard = false

  init(
    client: any IMClient, server: any IMAccountServer, store: CredentialStore,
    classifier: LoginClassifier, isProtectedDataAvailable: @escaping @MainActor () -> Bool
  ) {
    self.client = client
    self.server = server
    self.store = store
    self.classifier = classifier
    self.isProtectedDataAvailable = isProtectedDataAvailable
  }

  func perform(_ effect: IMSessionEffect, reply: Reply<IMSessionEvent>) {
    switch effect {
    case .startService:
      client.start { [weak self] report, session in
        Task { @MainActor in self?.hear(report, of: session) }
      }
    case .readStore: read(reply)
    case .askServer: askServer(reply)
    case .cancelServer:
      request += 1
      server.cancelRequest()
    case .logIn: logIn(reply)
    case .autoLogIn:
      guard let credentials = store.credentials else { return }
      client.autoLogIn(credentials, session: nextSession(), isForced: false)
    case .logOut:
      client.logOut { code in
        reply.resolveFromAnyThread(code == nil ? .loggedOut : .logoutFailed)
      }
    case .save: change { if let given { $0.save(given) } }
    case .clear: change { $0.clear() }
    case .noteRefusal: change { $0.noteRefusal() }
    case .showFailure(let failure): showFailure(failure)
    }
  }

  private func change(_ work: (CredentialStore) -> Void) {
    work(store)
    if let problem = store.problem { tellProblem(problem) }
  }

  /// Asks first: a store may open between the two.
  private func read(_ reply: Reply<IMSessionEvent>) {
    let (isAvailable, reading) = store.read(isProtectedDataAvailable: isProtectedDataAvailable())
    if isAvailable, reading == .unreadable {
      tellProblem(
        "what is stored cannot be read though the phone is unlocked, and neither page comes up: "
          + (store.problem ?? "the note outside of the keychain fails"))
    }
    reply.resolve(.read(isAvailable: isAvailable, reading))
  }

  private func askServer(_ reply: Reply<IMSessionEvent>) {
    request += 1
    let number = request
    server.requestCredentials { [weak self] credentials in
      Task { @MainActor in
        guard let self, number == self.request else { return }
        // A second answer is none.
        self.request += 1
        self.given = credentials
        reply.resolve(credentials == nil ? .serverFailed : .serverGave)
      }
    }
  }

  private func logIn(_ reply: Reply<IMSessionEvent>) {
    guard let given else { return _ = reply.resolve(.loginFailed(.transient)) }
    let (classifier, number) = (classifier, nextSession())
    client.logIn(given, session: number) { [weak self] code in
      Task { @MainActor in
        if self?.session == number { self?.isHeard = true }
        reply.resolve(code.map { .loginFailed(classifier.failure(for: $0)) } ?? .loggedIn)
      }
    }
  }

  private func nextSession() -> Int {
    session += 1
    isHeard = false
    return session
  }

  private func hear(_ report: IMReport, of session: Int?) {
    // A connection begins with this step, and so does what is heard of it.
    let isFirst = report == .step(LoginStep.linking.rawValue)
    let isCurrent = session.map { $0 == self.session } ?? (isFirst || isHeard || self.session == 1)
    isHeard = isHeard || isCurrent
    switch report {
    case .step(let number): tellStep(HeardStep(number: number, isCurrent: isCurrent))
    case .kicked(let number):
      let reason = KickReason(rawValue: number) ?? .server
      tell(.kicked(HeardEnd(reason, isCurrent: isCurrent)))
    case .autoLogInFailed(let code):
      tell(.autoFailed(HeardEnd(classifier.failure(for: code), isCurrent: isCurrent)))
    }
  }
}

/// Carries out orders that only change what is on the screen.
struct ScreenDriver<Effect: Hashable & Sendable, Event: Hashable & Sendable>: Driver {
  let show: @MainActor (Effect) -> Void

  func perform(_ effect: Effect, reply: Reply<Event>) { show(effect) }
}
