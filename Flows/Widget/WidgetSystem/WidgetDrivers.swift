import EveryPath
import WidgetFlow

/// Carries out the session's orders: where the app stores who is logged in.
@MainActor
final class SessionDriver: Driver {
  private let host: any WidgetHost
  private let store: WidgetStore
  private let isProtectedDataAvailable: @MainActor () -> Bool
  /// Who is logged in, as it was read or stored last.
  private(set) var account: String?
  /// Who has just logged in.
  var arriving: String?

  init(
    _ host: any WidgetHost, _ store: WidgetStore,
    _ isProtectedDataAvailable: @escaping @MainActor () -> Bool
  ) {
    self.host = host
    self.store = store
    self.isProtectedDataAvailable = isProtectedDataAvailable
  }

  func perform(_ effect: WidgetSession.Effect, reply: Reply<WidgetSession.Event>) {
    switch effect {
    case .read: reply.resolve((try? read()) ?? .unreadable)
    case .begin:
      account = arriving
      arriving = nil
      host.store(account: account)
    case .end:
      account = nil
      host.store(account: nil)
    }
  }

  /// Asks first: what is stored may become readable between the two.
  private func read() throws -> WidgetSession.Event {
    account = nil
    let isAvailable = isProtectedDataAvailable()
    _ = try store.record()
    let stored = try host.account()
    if isAvailable { account = stored }
    return .read(isAvailable: isAvailable, isLoggedIn: account != nil)
  }
}

/// Carries out the token's orders: at the app's server, in the shared store, and at WidgetKit.
@MainActor
final class TokenDriver: Driver {
  private let host: any WidgetHost
  private let store: WidgetStore
  private let account: @MainActor () -> String?
  private let reload: @MainActor () -> Void
  private var request: Task<Void, Never>?
  private var arrived: WidgetRecord.Token?
  private var removed: WidgetRecord.Token?

  init(
    _ host: any WidgetHost, _ store: WidgetStore, account: @escaping @MainActor () -> String?,
    reload: @escaping @MainActor () -> Void
  ) {
    self.host = host
    self.store = store
    self.account = account
    self.reload = reload
  }

  func perform(_ effect: WidgetToken.Effect, reply: Reply<WidgetToken.Event>) {
    switch effect {
    case .readShared: reply.resolve(.read(reading))
    case .fetch: fetch(reply)
    case .cancelFetch: request?.cancel()
    case .write: reply.resolve(.wrote(isNew: write()))
    case .delete:
      removed = (try? store.record())?.token
      store.empty()
    case .reload: reload()
    case .noteReload: note()
    case .revoke:
      guard let token = removed?.value else { return }
      Task { await host.revoke(token) }
    }
  }

  private var reading: SharedReading {
    let record: WidgetRecord?
    do { record = try store.record() } catch { return .empty }
    guard let record else { return .emptyOwed }
    guard let token = record.token else { return record.isReloadNoted ? .empty : .emptyOwed }
    guard token.owner == account() else { return .foreign }
    return record.isReloadNoted ? .own : .ownOwed
  }

  /// A request that was cancelled arrives nowhere; a token that it brings is not needed.
  private func fetch(_ reply: Reply<WidgetToken.Event>) {
    guard let owner = account() else { return _ = reply.resolve(.failed) }
    let request = Task {
      let token = try? await host.token(for: owner)
      guard !Task.isCancelled else {
        // In a task of its own, since this one is cancelled.
        if let token { Task { await host.revoke(token) } }
        return
      }
      arrived = token.map { WidgetRecord.Token(value: $0, owner: owner) }
      reply.resolve(token == nil ? .failed : .arrived)
    }
    self.request = request
    reply.onCancel { request.cancel() }
  }

  /// Whether another token is stored than before; one that cannot be stored is fetched again.
  private func write() -> Bool {
    guard let token = arrived, (try? store.record())?.token != token else { return false }
    return (try? store.write(WidgetRecord(token: token))) != nil
  }

  /// A note that cannot be written is made up for by one more reload at the next launch.
  private func note() {
    do {
      var record = try store.record() ?? WidgetRecord()
      record.isReloadNoted = true
      try store.write(record)
    } catch {}
  }
}

/// Carries out the route's orders: on the app's pages.
@MainActor
final class RouteDriver: Driver {
  private let host: any WidgetHost
  /// The tap's; nil if the person chose the page in the app.
  var link: WidgetLink?

  init(_ host: any WidgetHost) { self.host = host }

  func perform(_ effect: WidgetRoute.Effect, reply: Reply<WidgetRoute.Event>) {
    switch effect {
    case .open: host.open(link)
    case .reveal: if let link { host.reveal(link) }
    case .track: if let link { host.count(link) }
    }
  }
}
