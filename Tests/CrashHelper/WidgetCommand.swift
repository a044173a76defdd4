import EveryPath
import Foundation
import WidgetFlow
import WidgetSystem

/// Launches an app with a widget; unless that is all, logs in, lets another account take over,
/// collects and logs out.
@MainActor
func runWidget(in folder: URL, launchesOnly: Bool, _ steps: Steps) async throws {
  let town = KilledTown(folder, steps)
  let store = WidgetStore(folder: folder) { _ in steps.take() }
  let app = try WidgetApp(town, store: store, isProtectedDataAvailable: { true }) {
    steps.take()
    town.reload()
    steps.take()
  }
  app.start()
  while app.token.state == .fetching { await Task.yield() }
  guard !launchesOnly else { return }
  for account in ["anna", "bert"] {
    app.loggedIn(as: account)
    while app.token.state == .fetching { await Task.yield() }
  }
  app.harvested()
  app.logOut()
  while !town.hasRevoked { await Task.yield() }
}

/// An app whose session, and what the widget shows, are files.
@MainActor
private final class KilledTown: WidgetHost {
  private let folder: URL
  private let steps: Steps
  private(set) var hasRevoked = false

  init(_ folder: URL, _ steps: Steps) { (self.folder, self.steps) = (folder, steps) }

  func account() throws -> String? {
    let name = try? String(contentsOf: folder.appendingPathComponent("account"), encoding: .utf8)
    return name?.isEmpty == false ? name : nil
  }

  func store(account: String?) { write(account ?? "", "account") }
  func token(for account: String) async throws -> String {
    steps.take()
    return account
  }
  func revoke(_ token: String) async { hasRevoked = token == "bert" }
  func open(_ link: WidgetLink?) {}
  func reveal(_ link: WidgetLink) {}
  func count(_ link: WidgetLink) {}

  /// The widget shows the token's owner from now on.
  func reload() {
    let bytes = try? Data(contentsOf: folder.appendingPathComponent("widget.json"))
    let record = bytes.flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any]
    write((record?["token"] as? [String: String])?["owner"] ?? "", "shown")
  }

  private func write(_ text: String, _ name: String) {
    steps.take()
    try? Data(text.utf8).write(to: folder.appendingPathComponent(name), options: .atomic)
    steps.take()
  }
}
