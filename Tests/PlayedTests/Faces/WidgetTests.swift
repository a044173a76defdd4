import EveryPath
import EveryPathTesting
import Foundation
import Security
import SwiftUI
import Testing
import WidgetFlow
@preconcurrency import WidgetKit
import WidgetModel
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
    center.playedPlace(TownWidget.self)
    let app = try launch(try WidgetStore(group: TownHost.group))
    #expect(await shows("signedOut"))
    #expect(center.playedNext == nil)
    app.loggedIn(as: "anna")
    #expect(await shows("data"))
    #expect(center.playedNext != nil)
    // The placed one, the launch's, and the token's.
    #expect(await becomesTrue { center.playedRequests == 3 })
    for number in 4...WidgetCost.budget.lowerBound {
      app.harvested()
      #expect(
        await becomesTrue { center.playedRequests == number && !center.playedPhone.isBusy })
    }
    app.logOut()
    #expect(await becomesTrue { center.playedPhone.isReloadIgnored })
    #expect(center.playedRequests == WidgetCost.budget.lowerBound)
    // The reload of the logout was ignored, and the data end by themselves.
    #expect(await shows("data"))
    #expect(center.playedEntries.last?.contains("WidgetEntry.failed") == true)
    try? FileManager.default.removeItem(at: folder)
  }

  @Test(arguments: [true, false])
  func `A group's folder that cannot be read yet is not taken for an empty one`(
    _ readsEmpty: Bool
  ) async throws {
    FileManager.playedGroups[TownHost.group.name] = folder
    defer { FileManager.playedGroups = [:] }
    center.playedPlace(TownWidget.self)
    try launch(try WidgetStore(group: TownHost.group)).loggedIn(as: "anna")
    #expect(await shows("data"))
    center.playedTake(.lock(readsEmpty: readsEmpty))
    center.reloadAllTimelines()
    #expect(await shows("locked"))
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func `A target outside the group is told which it is not in`() async {
    #expect(throws: (any Error).self) { try WidgetStore(group: TownHost.group) }
    center.playedPlace(TownWidget.self)
    #expect(await shows("failed"))
  }

  @Test func `A keychain that cannot be read yet is not taken for an empty one`() async throws {
    let store = WidgetStore(keychainGroup: "TEAM.org.example.bees")
    let timelines = WidgetTimelines(store: store, server: TownServer())
    center.playedPlace(TownWidget.self)
    PlayedKeychain.lock = { [center] in
      (center.playedPhone.isLocked, center.playedPhone.readsEmpty)
    }
    defer { (PlayedKeychain.items, PlayedKeychain.lock) = ([:], { (false, false) }) }
    let app = try launch(store)
    app.loggedIn(as: "anna")
    #expect(await becomesTrue { app.token.state == .ready })
    #expect(await timelines.snapshot().content == 4)
    for readsEmpty in [true, false] {
      center.playedTake(.lock(readsEmpty: readsEmpty))
      #expect(await timelines.snapshot().kind == .locked)
      center.playedTake(.unlock)
    }
    app.logOut()
    #expect(await timelines.snapshot().kind == .signedOut)
  }
}
