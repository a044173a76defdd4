import EveryPath
import EveryPathTesting
import FlowTestSupport
import Foundation
import GuestFlow
import GuestSystem
import Testing

/// A store on a real disk.
@Suite struct GuestStoreTests {
  @Test(arguments: Home.kinds, GuestItem.allCases)
  func `A copy is verified only once everything of the guest's is there`(
    _ kind: String, _ item: GuestItem
  ) throws {
    let home = try Home(kind)
    #expect(try home.store.verify(item, from: "G", to: "A") == false)
    #expect(try home.store.copy(item, from: "G", to: "A") == [])
    #expect(try home.store.verify(item, from: "G", to: "A"))
  }

  @Test(arguments: Home.kinds)
  func `Nothing that is not verified is dropped`(_ kind: String) throws {
    let home = try Home(kind)
    try FileManager.default.removeItem(at: home.place("", Home.user))
    let before = try home.contents().filter { $0.value != "" }
    for item in GuestItem.allCases { try home.store.drop(item, from: "G", to: "A") }
    #expect(try home.contents().filter { $0.value != "" } == before)
  }

  @Test(arguments: Home.kinds)
  func `Whoever does a step twice has what it does once`(_ kind: String) throws {
    let (once, twice) = (try Home(kind), try Home(kind))
    for item in GuestItem.allCases {
      for home in [once, twice, twice] { _ = try home.store.copy(item, from: "G", to: "A") }
      for home in [once, twice, twice] { try home.store.drop(item, from: "G", to: "A") }
    }
    #expect(try once.contents() == twice.contents())
    #expect(try once.isSafe())
  }

  @Test(arguments: Home.kinds)
  func `The user's file and the newer row win, and a sum is taken`(_ kind: String) throws {
    let home = try Home(kind)
    try home.move()
    let files = [
      "book": "user's", "film": "user's", "song": "guest's", "draft.partial": "guest's",
      "series/1/film": "guest's", "series/2/film": "user's", "album/cd/1": "guest's",
    ]
    for (name, whose) in files { #expect(home.text(name, Home.user) == "\(whose) \(name)") }
    let rows = ["note": "guest's", "page": "3", "old": "user's", "mark": "7"]
    #expect(try home.rows(.row, Home.user) == rows)
    #expect(try home.rows(.visit, Home.user) == ["monday": "user's", "tuesday": "shop"])
    #expect(try home.rows(.cartLine, Home.user) == ["tea": "×5", "milk": ""])
    #expect(try home.contents().keys.filter { $0.contains("guest") } == [])
  }

  @Test(arguments: Home.kinds)
  func `What the same guest makes later moves too`(_ kind: String) throws {
    let home = try Home(kind)
    try home.move()
    try home.store.put([Home.row("tea", "", at: 5, 2)], GuestItem.cartLine, of: Home.guest)
    try home.put("again", "song2", Home.guest)
    try home.move()
    #expect(try home.rows(.cartLine, Home.user) == ["tea": "×7", "milk": ""])
    #expect(home.text("song2", Home.user) == "again")
  }

  @Test(arguments: Home.kinds)
  func `Another account has nothing of this one's`(_ kind: String) throws {
    let home = try Home(kind)
    try home.move()
    let other = DataOwner.user("B")
    try home.store.put([Home.row("note", "B's", at: 1)], GuestItem.row, of: .guest("H"))
    try home.put("B's", "film", .guest("H"))
    let before = try home.contents()
    for item in GuestItem.allCases {
      #expect(try home.rows(item, other) == [:])
      _ = try home.store.copy(item, from: "H", to: "B")
      try home.store.drop(item, from: "H", to: "B")
    }
    #expect(try home.rows(.row, other) == ["note": "B's"])
    #expect(home.text("film", other) == "B's" && home.text("book", other) == nil)
    let after = try home.contents()
    #expect(
      before.filter { $0.key.contains("user-_41") || $0.key.contains("\"A\"") }.allSatisfy {
        after[$0.key] == $0.value
      })
  }

  @Test(arguments: Home.kinds)
  func `Deleting an account deletes its data alone, and may be done again`(_ kind: String) throws {
    let home = try Home(kind)
    try home.store.delete(Home.user)
    #expect(try home.contents().keys.filter { $0.contains("user") || $0.contains("deleted") } == [])
    #expect(home.text("song", Home.guest) != nil)
    #expect(try home.rows(.visit, Home.user) == [:])
    #expect(try home.rows(.visit, Home.guest).count == 2)
    let before = try home.contents()
    try home.store.delete(Home.user)
    #expect(try home.contents() == before)
  }

  @Test(arguments: Home.kinds)
  func `A sum of too many is the most there can be`(_ kind: String) throws {
    let home = try Home(kind)
    try home.store.put([Home.row("tea", "", at: 5, .max)], GuestItem.cartLine, of: Home.guest)
    try home.move()
    #expect(try home.store.rows(GuestItem.cartLine, of: Home.user).last?.quantity == .max)
  }
}

/// Ids as a server may give them.
@Suite struct DataOwnerTests {
  static let ids = [
    "", ".", "..", "../..", "/", "a/b", "a_2fb", "abc", "ABC", "Abc", "a\0b", "\u{e9}", "e\u{301}",
    "\u{1F9ED}", "-", "_", "~", "CON", "a b", String(repeating: "a", count: 200),
    String(repeating: "a", count: 201), String(repeating: "a", count: 600),
    String(repeating: "A", count: 200), String(repeating: "\u{e9}", count: 100),
  ]

  @Test func `Each id has a folder of its own, in the store's`() throws {
    let home = try Home()
    let owners = Self.ids.flatMap { [DataOwner.guest($0), .user($0)] }
    for (number, owner) in owners.enumerated() {
      try home.put("\(number)", "file", owner)
      try home.store.put([Home.row("key", "\(number)", at: 1)], GuestItem.row, of: owner)
    }
    for (number, owner) in owners.enumerated() {
      #expect(home.text("file", owner) == "\(number)")
      #expect(try home.rows(.row, owner) == ["key": "\(number)"])
    }
    let folder = home.folder.appendingPathComponent("owners")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    #expect(Set(names.map { $0.lowercased() }).count == names.count)
    #expect(names.flatMap { $0.split(separator: "/") }.allSatisfy { $0.utf8.count <= 255 })
    #expect(Set(owners).count == owners.count)
    for owner in owners { try home.store.delete(owner) }
    #expect(home.text("book", Home.user) != nil)
  }

  @Test func `An id that is too long for a path is a failure, and nothing is written`() throws {
    let home = try Home()
    let before = try home.contents()
    let owner = DataOwner.user(String(repeating: "A", count: 10_000))
    #expect(throws: (any Error).self) {
      try home.store.put([Home.row("key", "", at: 1)], GuestItem.row, of: owner)
    }
    #expect(try home.contents() == before)
  }

  @Test func `A name is the same in every version`() {
    func name(_ id: String) -> String {
      FileGuestStore(folder: URL(fileURLWithPath: "/")).files(GuestItem.file, of: .user(id)).path
    }
    #expect(name("a-1") == "/owners/user-a-1/files/file")
    #expect(name("../A") == "/owners/user-_2e_2e_2f_41/files/file")
    let part = String(repeating: "a", count: 200)
    #expect(name(part + "b") == "/owners/user-\(part)~/b/files/file")
  }

  @Test func `A user of the time before ids has to log in again`() throws {
    let home = try Home()
    for facts in IdentityFacts.allCases {
      try JSONEncoder().encode(facts).write(to: home.identity)
      #expect(try home.store.record() == IdentityRecord(facts.isUser ? .expired : .nobody))
    }
    let record = IdentityRecord(.moving, guest: "G", user: "A")
    try home.store.write(record)
    #expect(try home.store.record() == record)
  }
}

/// A store in files.
@Suite struct FileGuestStoreTests {
  @Test func `The identity is nobody's only where nothing is stored`() throws {
    let home = try Home()
    try FileManager.default.removeItem(at: home.identity)
    #expect(try home.store.record() == IdentityRecord())
  }

  @Test(arguments: Damage.allCases)
  func `neither takes an identity it cannot read for nobody's, nor writes over it`(
    _ damage: Damage
  ) throws {
    let home = try Home()
    try damage.strike(home.identity)
    #expect(throws: (any Error).self) { try home.store.record() }
    let before = try home.contents()
    #expect(throws: (any Error).self) { try home.store.write(IdentityRecord(.guest, guest: "H")) }
    #expect(try home.contents() == before)
  }

  @Test(arguments: Home.owners)
  func `takes rows it cannot read for a failure, and absent ones for none`(
    _ owner: DataOwner
  ) throws {
    let home = try Home()
    let file = home.place("../../rows.json", owner).standardizedFileURL
    try Damage.unreadable.strike(file)
    #expect(throws: (any Error).self) { try home.store.rows(GuestItem.row, of: owner) }
    #expect(throws: (any Error).self) { try home.store.copy(GuestItem.row, from: "G", to: "A") }
    try FileManager.default.removeItem(at: file)
    #expect(try home.store.rows(GuestItem.row, of: owner) == [])
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

/// A store that leaves a file behind.
private struct LeavingStore: GuestStore {
  let store: any GuestStore
  func record() throws -> IdentityRecord { try store.record() }
  func write(_ record: IdentityRecord) throws { try store.write(record) }
  func copy(
    _ item: some GuestCollection, from guest: String, to user: String
  ) throws -> [String] {
    try store.copy(item, from: guest, to: user) + (item.content == .files ? ["album/pipe"] : [])
  }
  func verify(_ item: some GuestCollection, from guest: String, to user: String) throws -> Bool {
    try store.verify(item, from: guest, to: user)
  }
  func drop(_ item: some GuestCollection, from guest: String, to user: String) throws {
    try store.drop(item, from: guest, to: user)
  }
  func delete(_ owner: DataOwner) throws { try store.delete(owner) }
}

/// A server that answers a login that was given up with the next one.
private final class LateServer: AnsweringServer<GuestAction> {
  override func logIn(isMerge: Bool, _ answer: @escaping @MainActor (LoginAnswer) -> Void) {
    let late = open
    super.logIn(isMerge: isMerge, answer)
    late?(.accepted(user: "late"))
  }
}

/// An identity on real files.
@Suite
@MainActor
final class IdentityDriverTests {
  private let home: Home
  private let server = LateServer()
  /// Whether the phone was unlocked meanwhile.
  private var isUnlocked = true
  private var owners: [DataOwner?] = []
  private var left: [GuestItem: [String]] = [:]

  init() throws {
    home = try Home()
    server.guest = "H"
    server.logins = [.accepted(user: "A")]
  }

  private func start(_ store: (any GuestStore)? = nil) throws -> Runner<IdentityFlow<GuestItem>> {
    let driver = IdentityDriver<GuestItem>(
      store: store ?? home.store, server: server,
      isProtectedDataAvailable: { [self] in isUnlocked }, leftBehind: { [self] in left = $0 }
    ) { [self] in owners.append($0) }
    let runner = try Runner(IdentityFlow(), driver: driver)
    runner.start()
    return runner
  }

  private func expectLocked(_ runner: Runner<IdentityFlow<GuestItem>>) {
    for event in [IdentityEvent.networkBack, .loginAsked, .protectedDataAvailable] {
      runner.send(event)
      #expect(runner.state == .locked)
    }
  }

  @Test func `logs in, moves, logs out, and is a guest again`() async throws {
    let runner = try start()
    #expect(runner.state == .guest)
    runner.send(.loginAsked)
    #expect(await becomesTrue { runner.state == .user })
    #expect(try home.store.record() == IdentityRecord(.user, user: "A"))
    #expect(home.text("song", Home.guest) == nil && home.text("song", Home.user) != nil)
    runner.send(.logoutAsked)
    #expect(try runner.state == .guest && home.store.record() == IdentityRecord(.guest, guest: "H"))
    #expect(owners == [Home.guest, Home.user, nil, .guest("H")])
  }

  /// What the app is given to work on, from the end of A's session to another login.
  private func owners(after login: String) async throws -> [DataOwner?] {
    try home.store.write(IdentityRecord(.expired, user: "A"))
    (server.logins, owners) = ([.accepted(user: login)], [])
    let runner = try start()
    runner.send(.loginAsked)
    #expect(await becomesTrue { runner.state == .user })
    return owners
  }

  @Test func `works on nothing of one account once another has logged in`() async throws {
    #expect(try await owners(after: "A") == [Home.user, Home.user])
    #expect(try await owners(after: "B") == [Home.user, nil, .user("B")])
    #expect(try home.rows(.row, .user("B")) == [:])
    #expect(home.text("book", .user("B")) == nil)
  }

  @Test func `takes the account of a login that was given up for no other's`() async throws {
    server.logins = []
    let runner = try start()
    runner.send(.loginAsked)
    runner.send(.loginCancelled)
    #expect(runner.state == .guest)
    server.logins = [.accepted(user: "A")]
    runner.send(.loginAsked)
    #expect(await becomesTrue { runner.state == .user })
    #expect(try home.store.record() == IdentityRecord(.user, user: "A"))
  }

  @Test func `tells names that differ in their bytes apart`() async throws {
    try home.store.write(IdentityRecord(.expired, user: "\u{e9}"))
    var ids = IdentityIDs(try home.store.record())
    #expect(ids.accept("e\u{301}") == .loginAccepted(isOther: true))
  }

  @Test func `a guest identity that comes too late is of no use to any guest after`() {
    var ids = IdentityIDs(IdentityRecord(.guest, guest: "old"))
    _ = ids.grant("early")
    _ = ids.accept("A")
    ids.wrote(ids.record(for: .moving))
    #expect(ids.grant("late") == .guestGranted)
    #expect(ids.granted == nil)
    ids.wrote(ids.record(for: .nobody))
    #expect(ids.record(for: .guest).guest == nil)
  }

  @Test func `reports what can never be moved by name, and lets the person in`() async throws {
    let runner = try start(LeavingStore(store: home.store))
    runner.send(.loginAsked)
    #expect(await becomesTrue { runner.state == .user })
    #expect(try home.store.record() == IdentityRecord(.user, user: "A"))
    #expect(left == [.file: ["album/pipe"]])
  }

  @Test func `deletes an account's data once the server has deleted it`() async throws {
    try home.store.write(IdentityRecord(.user, user: "A"))
    server.keepsAccount = true
    let runner = try start()
    runner.send(.deletionAsked)
    #expect(runner.state == .user && home.text("book", Home.user) != nil)
    server.keepsAccount = false
    runner.send(.deletionAsked)
    #expect(await becomesTrue { runner.state == .guest })
    #expect(home.text("book", Home.user) == nil && home.text("song", Home.guest) != nil)
  }

  @Test(arguments: LoginFault.ofServer)
  func `stays a guest, with everything, if the login fails`(_ fault: LoginFault) throws {
    let before = try home.contents()
    server.logins = [.refused(fault)]
    let runner = try start()
    runner.send(.loginAsked)
    #expect(runner.state == .guest)
    #expect(try home.contents() == before)
  }

  @Test func `stops the move and keeps the guest's data if the user's cannot be written`()
    async throws
  {
    let data = home.folder.appendingPathComponent("owners/user-_41/rows.json")
    try Data("{".utf8).write(to: data)
    let runner = try start()
    runner.send(.loginAsked)
    #expect(await becomesTrue { runner.state == .stalled })
    #expect(try home.store.record().facts == .moving)
    #expect(try home.rows(.row, Home.guest)["page"] == "3")
    try FileManager.default.removeItem(at: data)
    runner.send(.moveRetried)
    #expect(await becomesTrue { runner.state == .user })
    #expect(try home.store.record().facts == .user)
  }

  @Test func `names each collection that a stopped move leaves as a whole`() async throws {
    let data = home.folder.appendingPathComponent("owners/user-_41/rows.json")
    try Data("{".utf8).write(to: data)
    let runner = try start()
    runner.send(.loginAsked)
    #expect(await becomesTrue { runner.state == .stalled })
    #expect(left == [:])
    runner.send(.moveLeft)
    #expect(await becomesTrue { runner.state == .user })
    #expect(left == [.row: [], .visit: [], .cartLine: []])
  }

  @Test(arguments: Damage.allCases, [IdentityFacts.moving, .user])
  func `asks and writes nothing before it could read the identity, and reads it again when it can`(
    _ damage: Damage, _ facts: IdentityFacts
  ) async throws {
    try home.store.write(IdentityRecord(facts, guest: "G", user: "A"))
    let stored = try Data(contentsOf: home.identity)
    try damage.strike(home.identity)
    let runner = try start()
    let before = try home.contents()
    expectLocked(runner)
    #expect(try home.contents() == before)
    try FileManager.default.removeItem(at: home.identity)
    try stored.write(to: home.identity)
    runner.send(.protectedDataAvailable)
    #expect(await becomesTrue { runner.state == .user })
    #expect(try home.store.record().facts == .user)
    #expect(server.guests == 0)
  }

  @Test(arguments: [IdentityFacts.nobody, .user])
  func `believes nothing that it reads before the unlock, and reads it again at the unlock`(
    _ read: IdentityFacts
  ) throws {
    if read == .nobody { try FileManager.default.removeItem(at: home.identity) }
    let before = try home.contents()
    isUnlocked = false
    let runner = try start()
    expectLocked(runner)
    #expect(try home.contents() == before)
    #expect(server.guests == 0)
    isUnlocked = true
    try home.store.write(IdentityRecord(.user, user: "A"))
    runner.send(.protectedDataAvailable)
    #expect(try runner.state == .user && home.store.record().facts == .user)
    #expect(server.guests == 0)
  }
}
