import EveryPath
import EveryPathTesting
import Foundation
import Testing
import WidgetFlow
import WidgetSystem

/// An app and its widget: all that a team writes but the views.
@MainActor
final class TownApp: WidgetHost, WidgetServer {
  var user: String?
  var isLocked = false
  var log: [String] = []
  private(set) var app: WidgetApp?

  /// Whether a token comes only when a test says so.
  var isSlow = false
  private(set) var request: CheckedContinuation<Void, Never>?

  init() {}

  init(_ store: WidgetStore, user: String? = nil, isLocked: Bool = false) throws {
    self.user = user
    self.isLocked = isLocked
    app = try WidgetApp(
      self, store: store, isProtectedDataAvailable: { [self] in !self.isLocked }
    ) { [self] in log.append("reload") }
    app?.start()
  }

  func account() throws -> String? { user }
  func store(account: String?) { user = account }
  func token(for account: String) async throws -> String {
    if isSlow { await withCheckedContinuation { request = $0 } }
    return "\(account)'s token"
  }
  func revoke(_ token: String) async { log.append("revoke \(token)") }
  func open(_ link: WidgetLink?) { log.append("open \(link?.page ?? "town")") }
  func reveal(_ link: WidgetLink) { log.append("reveal \(link.page)") }
  func count(_ link: WidgetLink) { log.append("count \(link.tracking["from"] ?? "")") }
  nonisolated func content(for token: String) async throws -> WidgetAnswer<Int> {
    token == "anna's token" ? .data(WidgetData(7)) : .unauthorized
  }
}

/// A widget as an app and its extension run it, on real drivers.
@MainActor
@Suite struct WidgetAppTests {
  private let shared: SharedFolder
  private let town: TownApp
  private let app: WidgetApp
  private let widget: WidgetTimelines<TownApp>

  init() throws {
    shared = try SharedFolder()
    town = try TownApp(shared.store)
    app = try #require(town.app)
    widget = WidgetTimelines(store: shared.store, server: town)
  }

  private func reloads() -> Int { town.log.count { $0 == "reload" } }

  private func logIn(_ account: String = "anna") async {
    app.loggedIn(as: account)
    #expect(await becomesTrue { shared.stored.owner == account && app.token.state == .ready })
  }

  @Test func `A login stores the token, reloads, and the widget shows the data`() async throws {
    #expect(await widget.timeline().entries.map(\.kind) == [.signedOut])
    await logIn()
    #expect(town.user == "anna")
    #expect(shared.stored.token == "anna's token")
    #expect(shared.stored.isReloadNoted)
    // An owed one at the launch, and one of the token.
    #expect(reloads() == 2)
    let shown = await widget.timeline()
    #expect(shown.entries.map(\.kind) == [.data, .failed])
    #expect(shown.entries[0].content == 7)
    #expect(await widget.snapshot().content == 7)
  }

  @Test func `A tap that comes before the launch is over is counted and opened then`() throws {
    let host = TownApp()
    let early = try WidgetApp(
      host, store: shared.store, isProtectedDataAvailable: { true }, reload: {})
    let url = try #require(WidgetLink("town", tracking: ["from": "small"]).url(scheme: "bees"))
    #expect(early.open(url))
    #expect(host.log == [])
    early.start()
    #expect(host.log == ["count small", "open town"])
  }

  @Test func `A token that comes after the logout is revoked`() async throws {
    let host = TownApp()
    host.isSlow = true
    let app = try WidgetApp(
      host, store: shared.store, isProtectedDataAvailable: { true }, reload: {})
    app.start()
    app.loggedIn(as: "anna")
    #expect(await becomesTrue { host.request != nil })
    app.logOut()
    host.request?.resume()
    #expect(await becomesTrue { host.log == ["revoke anna's token"] })
    #expect(shared.stored.token == nil)
  }

  @Test(arguments: [true, false])
  func `A session that ends before it was read is not there when it is`(isUnlockedFirst: Bool)
    async throws
  {
    await logIn()
    let locked = try TownApp(shared.store, user: "anna", isLocked: true)
    if isUnlockedFirst { locked.isLocked = false }
    locked.app?.logOut()
    #expect(await becomesTrue { shared.stored.token == nil })
    locked.isLocked = false
    locked.app?.becameActive()
    #expect(await becomesTrue { locked.app?.session.state == .loggedOut })
    #expect(locked.user == nil)
    #expect(await becomesTrue { shared.stored.token == nil })
  }

  @Test func `Another account takes over, and its token takes the place`() async throws {
    await logIn()
    town.log = []
    await logIn("bert")
    #expect(town.user == "bert")
    #expect(town.log.sorted() == ["reload", "reload", "revoke anna's token"])
    // The server knows no token of Bert's.
    #expect(await widget.timeline().entries.map(\.kind) == [.openApp])
    app.loggedIn(as: "bert")
    #expect(app.token.state == .ready)
  }

  @Test func `A tap is counted once and opens the page; with the page open it is revealed`()
    async throws
  {
    await logIn()
    town.log = []
    let url = try #require(
      WidgetLink("town", tracking: ["from": "small"]).url(scheme: "bees"))
    #expect(url.absoluteString == "bees://widget/town?from=small")
    #expect(app.open(url))
    #expect(app.open(url))
    #expect(town.log == ["count small", "open town", "count small", "reveal town"])
    app.pageLeft()
    app.pageLeft()
    app.choosePage()
    app.choosePage()
    #expect(town.log.suffix(2) == ["reveal town", "open town"])
    #expect(!app.open(try #require(URL(string: "bees://other/town"))))
    #expect(town.log.count == 5)
    // The page's token is the same: no reload.
    #expect(await becomesTrue { app.token.state == .ready })
    #expect(reloads() == 0)
  }
}

/// The address of a tap.
@Suite struct WidgetLinkTests {
  @Test(arguments: [
    WidgetLink("town"), WidgetLink("", tracking: ["a": ""]),
    WidgetLink("stadt/müll & co", tracking: ["from": "medium", "entry": "a=b&c", "ü": "+ %"]),
  ])
  func `What the extension writes the app reads`(_ link: WidgetLink) throws {
    #expect(WidgetLink(try #require(link.url(scheme: "bees"))) == link)
  }

  @Test(arguments: [
    "bees://town", "bees:widget/town", "bees://widget", "https://example.org/widget",
  ])
  func `Another address is none of the widget's`(_ address: String) throws {
    #expect(WidgetLink(try #require(URL(string: address))) == nil)
  }

  @Test func `The product that an extension links imports nothing that is not for extensions`()
    throws
  {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Flows/Widget/WidgetSystem").standardizedFileURL
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
    #expect(files.count > 6)
    var imported: Set<Substring> = []
    for file in files {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for line in text.split(separator: "\n") where line.contains("import ") {
        imported.formUnion(line.split(separator: " ").suffix(1))
      }
    }
    #expect(
      imported == [
        "EveryPath", "EveryPathFiles", "Foundation", "Security", "SwiftUI", "WidgetFlow",
        "WidgetKit",
      ])
  }

  @Test func `The group is the same on both sides`() {
    let name = WidgetGroup("group.org.example.bees")
    #expect(WidgetGroup(bundle: "org.example.bees", isExtension: false) == name)
    #expect(WidgetGroup(bundle: "org.example.bees.widget", isExtension: true) == name)
  }
}
