import Dispatch
public import EveryPath
public import GuestFlow

/// The account server, as an app reaches it.
@MainActor
public protocol AccountServer: AnyObject {
  /// Asks for this device's guest identity; answers its id, or nil if there is none now.
  func requestGuest(_ answer: @escaping @MainActor (String?) -> Void)
  /// Logs in with what the person entered; `isMerge` once the person agreed to the merge.
  func logIn(isMerge: Bool, _ answer: @escaping @MainActor (LoginAnswer) -> Void)
  /// Gives the open login request up.
  func abortLogin()
  /// Ends the session; answered also if the server was not reached.
  func logOut(_ answer: @escaping @MainActor () -> Void)
  /// Deletes the account of this id; true if there is none any more, false only if the server
  /// keeps it. Where the server is not reached, ask it again before answering.
  func deleteAccount(_ user: String, _ answer: @escaping @MainActor (Bool) -> Void)
}

/// What a login came to.
public enum LoginAnswer: Hashable, Sendable {
  /// The account's id.
  case accepted(user: String)
  case conflict
  case refused(LoginFault)
}

/// Carries out an identity's orders: in a store, and at an account server.
///
/// An identity that cannot be read is told as unreadable, and nothing is written until a reading
/// succeeds while protected data is available. Send `protectedDataAvailable` to the runner when the
/// app is told that protected data has become available, and whenever it comes to the front: then
/// the identity is read again.
///
/// Data are moved and deleted on a thread of the driver's own, one step after the other.
@MainActor
public final class IdentityDriver<Item: GuestCollection>: Driver {
  /// What an identity orders.
  public typealias Effect = IdentityEffect<Item>
  /// What an identity is told.
  public typealias Event = IdentityEvent

  /// Whose data are in use; nil if no one's are.
  public private(set) var owner: DataOwner?

  private let store: any GuestStore
  private let server: any AccountServer
  private let isProtectedDataAvailable: @MainActor () -> Bool
  private let open: @MainActor (DataOwner?) -> Void
  private let leftBehind: @MainActor ([Item: [String]]) -> Void
  private let disk = DispatchQueue(label: "guest data")
  private var ids = IdentityIDs()
  /// What can never be moved, by collection, since the move began.
  private var rest: [Item: [String]] = [:]
  /// What is moved but for the rest.
  private var moved: Set<Item> = []
  /// The number of the login whose answer is waited for, or of the next one.
  private var login = 0
  /// Whether what is stored is unknown.
  private var isUnread = true

  /// A driver.
  ///
  /// - Parameters:
  ///   - store: Where the data are.
  ///   - server: The account server.
  ///   - isProtectedDataAvailable: Whether the store can be read; on iOS the property of that name
  ///     of `UIApplication`.
  ///   - leftBehind: Called once a move is over that left something where it was, with the names;
  ///     with none for a collection that was left as a whole.
  ///   - open: Makes the app work on an owner's data: database, downloads, history, statistics;
  ///     with nil on none, and show none.
  public init(
    store: any GuestStore, server: any AccountServer,
    isProtectedDataAvailable: @escaping @MainActor () -> Bool,
    leftBehind: @escaping @MainActor ([Item: [String]]) -> Void = { _ in },
    open: @escaping @MainActor (DataOwner?) -> Void
  ) {
    self.store = store
    self.server = server
    self.isProtectedDataAvailable = isProtectedDataAvailable
    self.leftBehind = leftBehind
    self.open = open
  }

  /// Begins an effect.
  public func perform(_ effect: IdentityEffect<Item>, reply: Reply<IdentityEvent>) {
    switch effect {
    case .readFacts: reply.resolve((try? readFacts()) ?? .unreadable)
    case .requestGuest:
      server.requestGuest { [self] id in
        reply.resolve(id.map { ids.grant($0) } ?? .guestRefused)
      }
    case .write(let facts): reply.resolve(write(facts))
    case .openStore(let owner):
      work(on: ids.owner(owner))
      reply.resolve(.storeOpened)
    case .closeStore: work(on: nil)
    case .login: logIn(isMerge: false, reply)
    case .confirmMerge: logIn(isMerge: true, reply)
    case .abortLogin:
      login += 1
      server.abortLogin()
    case .copy(let item): copy(item, reply)
    case .verify(let item):
      move({ try $0.verify(item, from: $1, to: $2) }, else: true) {
        reply.resolve($0 == true ? .verified : .ioFailed)
      }
    case .drop(let item):
      move({ try $0.drop(item, from: $1, to: $2) }, else: ()) { [self] in
        if $0 != nil { moved.insert(item) }
        reply.resolve($0 == nil ? .ioFailed : .dropped)
      }
    case .leaveRest:
      for item in Item.allCases where !moved.contains(item) { rest[item] = [] }
      reply.resolve(write(.user))
    case .logout: server.logOut { reply.resolve(.loggedOut) }
    case .deleteAccount:
      guard let user = ids.record.user else { return _ = reply.resolve(.accountDeleted) }
      server.deleteAccount(user) { reply.resolve($0 ? .accountDeleted : .deletionRefused) }
    case .deleteData: deleteData(reply)
    }
  }

  /// Asks first: a store may open between the two.
  private func readFacts() throws -> IdentityEvent {
    isUnread = true
    let isAvailable = isProtectedDataAvailable()
    ids = IdentityIDs(try store.record())
    isUnread = !isAvailable
    return .facts(isAvailable: isAvailable, ids.record.facts)
  }

  private func write(_ facts: IdentityFacts) -> IdentityEvent {
    let record = ids.record(for: facts)
    let endsMove = ids.record.facts == .moving && facts != .moving
    guard !isUnread, (try? store.write(record)) != nil else {
      ids.wroteNothing()
      return .writeFailed
    }
    ids.wrote(record)
    if endsMove {
      if !rest.isEmpty { leftBehind(rest) }
      (rest, moved) = ([:], [])
    }
    return .written
  }

  private func work(on owner: DataOwner?) {
    self.owner = owner
    open(owner)
  }

  private func logIn(isMerge: Bool, _ reply: Reply<IdentityEvent>) {
    let number = login
    server.logIn(isMerge: isMerge) { [self] answer in
      // An account that comes late or twice is not the one of the login that is open.
      guard number == login else { return }
      login += 1
      switch answer {
      case .accepted(let id): reply.resolve(ids.accept(id))
      case .conflict: reply.resolve(.loginConflict)
      case .refused(let fault): reply.resolve(.loginRefused(fault))
      }
    }
  }

  private func copy(_ item: Item, _ reply: Reply<IdentityEvent>) {
    move({ try $0.copy(item, from: $1, to: $2) }, else: []) { [self] names in
      guard let names else { return _ = reply.resolve(.ioFailed) }
      rest[item] = names.isEmpty ? nil : names
      reply.resolve(.copied)
    }
  }

  private func deleteData(_ reply: Reply<IdentityEvent>) {
    let (store, user) = (store, ids.record.user)
    onDisk {
      if let user { try store.delete(.user(user)) }
      return true
    } then: {
      reply.resolve($0 == nil ? .ioFailed : .dataDeleted)
    }
  }

  /// Does a step of a move; without a guest there is nothing to move, and `nothing` is the answer.
  private func move<Result: Sendable>(
    _ step: @escaping @Sendable (any GuestStore, _ guest: String, _ user: String) throws -> Result,
    else nothing: Result,
    then done: @escaping @MainActor @Sendable (Result?) -> Void
  ) {
    let (store, record) = (store, ids.record)
    onDisk {
      guard let guest = record.guest, let user = record.user else { return nothing }
      return try step(store, guest, user)
    } then: {
      done($0)
    }
  }

  /// Whatever goes wrong, nothing was deleted, and `done` is called with nil.
  private func onDisk<Result: Sendable>(
    _ step: @escaping @Sendable () throws -> Result,
    then done: @escaping @MainActor @Sendable (Result?) -> Void
  ) {
    disk.async { @Sendable in
      let result = try? step()
      Task { @MainActor in done(result) }
    }
  }
}
