import Foundation
import GuestFlow
import GuestSystem
import PermissionFlow
import Testing

@Suite("A store on real files")
struct FileGuestStoreTests {
  @Test(arguments: GuestItem.allCases)
  func `is verified only once everything of the guest's is there`(_ item: GuestItem) throws {
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

  @Test func `says nobody of what it cannot read`() throws {
    let home = try Home()
    try Data("{".utf8).write(to: home.folder.appendingPathComponent("identity.json"))
    #expect(home.store.facts() == .nobody)
  }
}

/// A server that gives whatever answer is set.
@MainActor
private final class Server: AccountServer {
  var login = LoginAnswer.accepted
  func requestGuest(_ answer: @escaping @MainActor (Bool) -> Void) { answer(true) }
  func logIn(isMerge: Bool, _ answer: @escaping @MainActor (LoginAnswer) -> Void) { answer(login) }
  func abortLogin() {}
  func logOut(_ answer: @escaping @MainActor () -> Void) { answer() }
}

@Suite("An identity on real files")
@MainActor
struct IdentityDriverTests {
  @Test func `logs in, moves, logs out, and is a guest again`() throws {
    let home = try Home()
    var owners: [Owner] = []
    let driver = IdentityDriver(store: home.store, server: Server()) { owners.append($0) }
    let runner = try Runner(IdentityFlow(), driver: driver)
    runner.start()
    #expect(runner.state == .guest)
    runner.send(.loginAsked)
    #expect(runner.state == .user && home.store.facts() == .user)
    #expect(try home.store.fileNames(of: .guest) == [])
    runner.send(.logoutAsked)
    #expect(runner.state == .guest && home.store.facts() == .guest)
    #expect(owners == [.guest, .user, .guest])
  }

  @Test(arguments: LoginFault.ofServer)
  func `stays a guest, with everything, if the login fails`(_ fault: LoginFault) throws {
    let home = try Home()
    let before = try home.contents()
    let server = Server()
    server.login = .refused(fault)
    let runner = try Runner(
      IdentityFlow(), driver: IdentityDriver(store: home.store, server: server) { _ in })
    runner.start()
    runner.send(.loginAsked)
    #expect(runner.state == .guest)
    #expect(try home.contents() == before)
  }

  @Test func `stops the move and keeps the guest's data if the user's cannot be written`() throws {
    let home = try Home()
    let data = home.folder.appendingPathComponent("user/data.json")
    try Data("{".utf8).write(to: data)
    let runner = try Runner(
      IdentityFlow(), driver: IdentityDriver(store: home.store, server: Server()) { _ in })
    runner.start()
    runner.send(.loginAsked)
    #expect(runner.state == .stalled && home.store.facts() == .moving)
    #expect(try home.store.data(of: .guest).rows["page"] == "3")
    try FileManager.default.removeItem(at: data)
    runner.send(.moveRetried)
    #expect(runner.state == .user && home.store.facts() == .user)
  }
}
