import EveryPath
import Foundation
import GuestFlow
import GuestSystem
import Testing

/// A store on real files.
@Suite struct FileGuestStoreTests {
  @Test(arguments: GuestItem.allCases)
  func `A copy is verified only once everything of the guest's is there`(_ item: GuestItem) throws {
    let home = try Home()
    #expect(try home.store.verify(item) == false)
    try home.store.copy(item)
    #expect(try home.store.verify(item))
  }

  @Test func `copies twice as it copies once`() throws {
    let home = try Home()
    for item in GuestItem.allCases { try home.store.copy(item) }
    let once = try home.contents()
    for item in GuestItem.allCases { try home.store.copy(item) }
    #expect(try home.contents() == once)
    #expect(try home.store.data(of: .user).cart["tea"]?.quantity == 5)
  }

  @Test func `keeps the user's file and takes the guest's row`() throws {
    let home = try Home()
    for item in GuestItem.allCases {
      try home.store.copy(item)
      try home.store.drop(item)
    }
    let contents = try home.contents()
    #expect(contents["user/files/film"] == "user's film")
    #expect(contents["user/files/song"] == "guest's song")
    #expect(contents["guest/files/film"] == nil)
    #expect(try home.store.data(of: .user).rows["note"] == "guest's")
    #expect(try home.store.data(of: .guest) == GuestData())
  }

  @Test func `moves a file whatever it is called`() throws {
    let home = try Home()
    try home.store.copy(.file)
    #expect(try home.store.verify(.file))
    try home.store.drop(.file)
    let contents = try home.contents()
    #expect(contents["user/files/draft.partial"] == "guest's draft.partial")
    #expect(contents["guest/files/draft.partial"] == nil)
    #expect(try home.store.fileNames(of: .user) == ["book", "draft.partial", "film", "song"])
  }

  @Test func `says nobody only where nothing is stored`() throws {
    let home = try Home()
    try FileManager.default.removeItem(at: home.identity)
    #expect(try home.store.facts() == .nobody)
  }

  @Test(arguments: Damage.allCases)
  func `neither takes an identity it cannot read for nobody's, nor writes over it`(
    _ damage: Damage
  ) throws {
    let home = try Home()
    try damage.strike(home.identity)
    #expect(throws: (any Error).self) { try home.store.facts() }
    let before = try home.contents()
    #expect(throws: (any Error).self) { try home.store.write(IdentityFacts.guest) }
    #expect(try home.contents() == before)
  }

  @Test(arguments: Owner.allCases)
  func `takes data it cannot read for a failure, and absent ones for none`(_ owner: Owner) throws {
    let home = try Home()
    let file = home.folder.appendingPathComponent("\(owner.rawValue)/data.json")
    try Damage.unreadable.strike(file)
    try Damage.unreadable.strike(home.store.files(of: owner))
    #expect(throws: (any Error).self) { try home.store.data(of: owner) }
    #expect(throws: (any Error).self) { try home.store.fileNames(of: owner) }
    try FileManager.default.removeItem(at: home.folder.appendingPathComponent(owner.rawValue))
    #expect(try home.store.data(of: owner) == GuestData())
    #expect(try home.store.fileNames(of: owner) == [])
  }
}

/// What can be wrong with a file.
enum Damage: CaseIterable {
  case unreadable, cutOff, newer

  /// Puts it in the place of a file or folder.
  func strike(_ place: URL) throws {
    try? FileManager.default.removeItem(at: place)
    switch self {
    // A link to itself is there, and nobody can read it, not even the system's administrator.
    case .unreadable:
      try FileManager.default.createSymbolicLink(at: place, withDestinationURL: place)
    case .cutOff: try Data("{".utf8).write(to: place)
    case .newer: try Data(#"{"family":{}}"#.utf8).write(to: place)
    }
  }
}

/// A server that gives whatever answer is set.
@MainActor
private final class Server: AccountServer {
  var login = LoginAnswer.accepted
  /// Whether the phone was unlocked meanwhile.
  var isUnlocked = true
  /// How often a guest identity was asked for.
  var guests = 0
  func requestGuest(_ answer: @escaping @MainActor (Bool) -> Void) {
    guests += 1
    answer(true)
  }
  func logIn(isMerge: Bool, _ answer: @escaping @MainActor (LoginAnswer) -> Void) { answer(login) }
  func abortLogin() {}
  func logOut(_ answer: @escaping @MainActor () -> Void) { answer() }
}

/// An identity on real files.
@Suite
@MainActor
struct IdentityDriverTests {
  private func started(_ home: Home, _ server: Server) throws -> Runner<IdentityFlow> {
    let driver = IdentityDriver(
      store: home.store, server: server, isProtectedDataAvailable: { server.isUnlocked }
    ) { _ in }
    let runner = try Runner(IdentityFlow(), driver: driver)
    runner.start()
    return runner
  }

  private func expectLocked(_ runner: Runner<IdentityFlow>) {
    for event in [IdentityEvent.networkBack, .loginAsked, .protectedDataAvailable] {
      runner.send(event)
      #expect(runner.state == .locked)
    }
  }

  @Test func `logs in, moves, logs out, and is a guest again`() throws {
    let home = try Home()
    var owners: [Owner] = []
    let driver = IdentityDriver(
      store: home.store, server: Server(), isProtectedDataAvailable: { true }
    ) { owners.append($0) }
    let runner = try Runner(IdentityFlow(), driver: driver)
    runner.start()
    #expect(runner.state == .guest)
    runner.send(.loginAsked)
    #expect(try runner.state == .user && home.store.facts() == .user)
    #expect(try home.store.fileNames(of: .guest) == [])
    runner.send(.logoutAsked)
    #expect(try runner.state == .guest && home.store.facts() == .guest)
    #expect(owners == [.guest, .user, .guest])
  }

  @Test(arguments: LoginFault.ofServer)
  func `stays a guest, with everything, if the login fails`(_ fault: LoginFault) throws {
    let home = try Home()
    let before = try home.contents()
    let server = Server()
    server.login = .refused(fault)
    let runner = try started(home, server)
    runner.send(.loginAsked)
    #expect(runner.state == .guest)
    #expect(try home.contents() == before)
  }

  @Test func `stops the move and keeps the guest's data if the user's cannot be written`() throws {
    let home = try Home()
    let data = home.folder.appendingPathComponent("user/data.json")
    try Data("{".utf8).write(to: data)
    let runner = try started(home, Server())
    runner.send(.loginAsked)
    #expect(try runner.state == .stalled && home.store.facts() == .moving)
    #expect(try home.store.data(of: .guest).rows["page"] == "3")
    try FileManager.default.removeItem(at: data)
    runner.send(.moveRetried)
    #expect(try runner.state == .user && home.store.facts() == .user)
  }

  @Test(arguments: Damage.allCases, [IdentityFacts.moving, .user])
  func `asks and writes nothing before it could read the identity, and reads it again when it can`(
    _ damage: Damage, _ facts: IdentityFacts
  ) throws {
    let home = try Home()
    try home.store.write(facts)
    let stored = try Data(contentsOf: home.identity)
    try damage.strike(home.identity)
    let server = Server()
    let runner = try started(home, server)
    let before = try home.contents()
    expectLocked(runner)
    #expect(try home.contents() == before)
    try FileManager.default.removeItem(at: home.identity)
    try stored.write(to: home.identity)
    runner.send(.protectedDataAvailable)
    #expect(try runner.state == .user && home.store.facts() == .user)
    #expect(server.guests == 0)
  }

  @Test(arguments: [IdentityFacts.nobody, .user])
  func `believes nothing that it reads before the unlock, and reads it again at the unlock`(
    _ read: IdentityFacts
  ) throws {
    let home = try Home()
    if read == .nobody { try FileManager.default.removeItem(at: home.identity) }
    let before = try home.contents()
    let server = Server()
    server.isUnlocked = false
    let runner = try started(home, server)
    expectLocked(runner)
    #expect(try home.contents() == before)
    #expect(server.guests == 0)
    server.isUnlocked = true
    try home.store.write(.user)
    runner.send(.protectedDataAvailable)
    #expect(try runner.state == .user && home.store.facts() == .user)
    #expect(server.guests == 0)
  }
}
