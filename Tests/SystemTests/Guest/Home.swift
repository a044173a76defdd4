import CrashHelper
import Foundation
import GuestFlow
import GuestSystem

/// A folder with a guest's and a user's data, gone after the test.
final class Home {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "guest-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try fill()
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var store: FileGuestStore { FileGuestStore(folder: folder) }

  /// The file that says who uses the app.
  var identity: URL { folder.appendingPathComponent("identity.json") }

  private func fill() throws {
    for owner in Owner.allCases {
      try FileManager.default.createDirectory(
        at: store.files(of: owner), withIntermediateDirectories: true)
    }
    for name in ["song", "film", "draft.partial"] { try put("guest's \(name)", name, .guest) }
    for name in ["film", "book"] { try put("user's \(name)", name, .user) }
    var guests = GuestData()
    guests.rows = ["note": "guest's", "page": "3"]
    guests.visits = ["monday": "guest's", "tuesday": "shop"]
    guests.cart = ["tea": .init(key: "g1", quantity: 2), "milk": .init(key: "g2", quantity: 1)]
    try store.write(guests, of: .guest)
    var users = GuestData()
    users.rows = ["note": "user's", "mark": "7"]
    users.visits = ["monday": "user's"]
    users.cart = ["tea": .init(key: "u1", quantity: 3)]
    try store.write(users, of: .user)
    try store.write(IdentityFacts.guest)
  }

  private func put(_ text: String, _ name: String, _ owner: Owner) throws {
    try Data(text.utf8).write(to: store.files(of: owner).appendingPathComponent(name))
  }

  /// Every file and what is in it.
  func contents() throws -> [String: String] {
    var contents: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let file = folder.appendingPathComponent(path)
      if let text = try? String(contentsOf: file, encoding: .utf8) { contents[path] = text }
    }
    return contents
  }

  /// Whether each of the guest's items is with the guest, with the user, or with both.
  func isSafe() throws -> Bool {
    let (guests, users) = (try store.data(of: .guest), try store.data(of: .user))
    let names = try Set(store.fileNames(of: .guest) + store.fileNames(of: .user))
    return names == ["song", "film", "book", "draft.partial"]
      && (guests.rows["note"] ?? users.rows["note"]) == "guest's"
      && (guests.rows["page"] ?? users.rows["page"]) == "3"
      && users.rows["mark"] == "7" && users.visits["monday"] == "user's"
      && (guests.visits["tuesday"] ?? users.visits["tuesday"]) == "shop"
      && (guests.cart["milk"] ?? users.cart["milk"])?.quantity == 1
      && (users.cart["tea"]?.quantity == 5 || guests.cart["tea"]?.quantity == 2)
      && [3, 5].contains(users.cart["tea"]?.quantity)
  }
}

#if os(macOS) || os(Linux)
  /// The helper process on a home.
  struct Mover {
    /// How a run ended, and how many changes it began.
    struct End {
      let wasKilled: Bool
      let isDone: Bool
      let changes: Int
    }

    /// Runs the helper; it ends itself before `last`, or is ended once it told of `limit` changes.
    static func run(_ home: Home, last: Int? = nil, killAfter limit: Int? = nil) throws -> End {
      let (process, output) = try Process.crashHelper(
        ["move", home.folder.path] + (last.map { ["\($0)"] } ?? []))
      var changes = 0
      while true {
        if changes == limit { kill(process.processIdentifier, SIGKILL) }
        guard let bytes = try output.read(upToCount: 1), !bytes.isEmpty else {
          break
        }
        changes += bytes.count
      }
      process.waitUntilExit()
      let wasKilled = process.terminationReason == .uncaughtSignal
      return End(
        wasKilled: wasKilled, isDone: !wasKilled && process.terminationStatus == 0, changes: changes
      )
    }
  }
#endif
