import SwiftUI
import UIKit
import WidgetKit
import WidgetSystem

/// The widget of a town, in the extension: how many flowers there are to collect.
struct TownWidget: Widget {
  var body: some WidgetConfiguration {
    let store = try? WidgetStore(group: .standard)
    return WidgetProvider(WidgetTimelines(store: store, server: TownServer())).configuration(
      "town", name: "Town", description: "Flowers to collect.", page: "town", scheme: "town"
    ) { entry, _ in Text(entry.content.map { "\($0) flowers" } ?? "Open the town") }
  }
}

/// The question to the server.
struct TownServer: WidgetServer {
  func content(for token: String) async throws -> WidgetAnswer<Int> { .data(WidgetData(7)) }
}

/// What the app knows; `WidgetApp(host, store:isProtectedDataAvailable:)` does the rest.
@MainActor
final class TownHost: WidgetHost {
  private(set) var user: String?
  private(set) var page: String?

  func account() throws -> String? { user }
  func store(account: String?) { user = account }
  func token(for account: String) async throws -> String { "\(account)'s token" }
  func revoke(_ token: String) async {}
  func open(_ link: WidgetLink?) { page = link?.page ?? "town" }
  func reveal(_ link: WidgetLink) { page = link.page }
  func count(_ link: WidgetLink) { print(link.tracking) }

  func makeApp() throws -> WidgetApp {
    try WidgetApp(self, store: WidgetStore(group: .standard), kind: "town") {
      UIApplication.shared.isProtectedDataAvailable
    }
  }
}
