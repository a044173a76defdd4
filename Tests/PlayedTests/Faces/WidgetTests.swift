import EveryPath
import EveryPathTesting
import Foundation
import Security
import SwiftUI
import Testing
import WidgetFlow
@preconcurrency import WidgetKit
import WidgetSystem

/// The extension, as a team writes it.
private struct TownWidget: Widget {
  static var store: WidgetStore? { try? WidgetStore(group: TownHost.group) }

  var body: some WidgetConfiguration {
    WidgetProvider(WidgetTimelines(store: Self.store, server: TownServer())).configuration(
      "town", name: "Town", description: "Flowers to collect.", page: "town", scheme: "bees"
    ) { entry, family in
      Text(verbatim: family == .systemMedium ? "\(entry.content ?? 0) flowers" : "")
    }
  }
}

private struct TownServer: WidgetServer {
  func content(for token: String) async throws -> WidgetAnswer<Int> {
    .data(WidgetData(token.count))
  }
}

/// The app, as a team writes it.
@MainActor
private final class TownHost: WidgetHost {
  nonisolated static let group = WidgetGroup(bundle: "org.example.bees", isExtension: false)
  private var user: String?

  func account() throws -> String? { user }
  func store(account: String?) { user = account }
  func token(for account: String) async throws -> String { account }
  func revoke(_ token: String) async {}
  func open(_ link: WidgetLink?) {}
  func reveal(_ link: WidgetLink) {}
  func count(_ link: WidgetLink) {}
}

/// App and extension on stand-ins of WidgetKit, the keychain and the group's folder.
@MainActor
@Suite(.serialized) struct WidgetTests {
  private let center = WidgetCenter.shared
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "played-widget-\(UUID().uuidString)", isDirectory: true)

  private func launch(_ store: WidgetStore) throws -> WidgetApp {
    let app = try WidgetApp(TownHost(), store: store, kind: "town") { true }
    app.start()
    return app
  }

  private func shows(_ kind: String) async -> Bool {
    await becomesTrue { center.playedEntries.first?.contains("WidgetEntry.\(kind)") == true }
  }

  @Test func `WidgetKit shows what the app has, as long as the budget lasts`() async throws {
    FileManager.playedGroups[TownHost.group.name] = folder
    defer { FileManager.playedGroups = [:] }
    center.playedBudget = 4
    center.playedPlace(TownWidget())
    let app = try launch(try WidgetStore(group: TownHost.group))
    #expect(await shows("signedOut"))
    #expect(center.playedNext == nil)
    app.loggedIn(as: "anna")
    #expect(await shows("data"))
    #expect(center.playedNext != nil)
    // The placed one, the launch's, and the token's.
    #expect(center.playedRequests == 3)
    app.harvested()
    app.logOut()
    #expect(center.playedRequests == 4)
    // The reload of the logout was ignored, and the data end by themselves.
    #expect(await shows("data"))
    #expect(center.playedEntries.last?.contains("WidgetEntry.failed") == true)
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func `A target outside the group is told which it is not in`() async {
    #expect(throws: (any Error).self) { try WidgetStore(group: TownHost.group) }
    center.playedBudget = 40
    center.playedPlace(TownWidget())
    #expect(await shows("failed"))
  }

  @Test func `A keychain that cannot be read yet is not taken for an empty one`() async throws {
    let store = WidgetStore(keychainGroup: "TEAM.org.example.bees")
    let timelines = WidgetTimelines(store: store, server: TownServer())
    defer { (PlayedKeychain.items, PlayedKeychain.failure) = ([:], nil) }
    let app = try launch(store)
    app.loggedIn(as: "anna")
    #expect(await becomesTrue { app.token.state == .ready })
    #expect(await timelines.snapshot().content == 4)
    let items = PlayedKeychain.items
    PlayedKeychain.items = [:]
    #expect(await timelines.snapshot().kind == .locked)
    PlayedKeychain.items = items
    PlayedKeychain.failure = errSecInteractionNotAllowed
    #expect(await timelines.snapshot().kind == .locked)
    PlayedKeychain.failure = nil
    app.logOut()
    #expect(await timelines.snapshot().kind == .signedOut)
  }
}
