import CrashHelper
import Foundation
import GuestFlow
import GuestSystem

/// A store with rows that tests read and write.
protocol RowStore: GuestStore {
  func rows(_ item: some GuestCollection, of owner: DataOwner) throws -> [GuestRow]
  func put(_ rows: [GuestRow], _ item: some GuestCollection, of owner: DataOwner) throws
}

extension FileGuestStore: RowStore {}
#if canImport(SQLite3)
  extension SQLiteGuestStore: RowStore {}
#endif

/// A folder with the data of the guest G and of the user A, gone after the test.
final class Home {
  static let guest = DataOwner.guest("G")
  static let user = DataOwner.user("A")
  static let owners = [guest, user]

  /// The stores that ship.
  static let kinds = hasSQLite ? ["files", "sqlite"] : ["files"]
  #if canImport(SQLite3)
    static let hasSQLite = true
  #else
    static let hasSQLite = false
  #endif

  let folder: URL
  /// The store's name, for the helper process.
  let kind: String

  init(_ kind: String = "files") throws {
    self.kind = kind
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "guest-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try fill()
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
    if let elsewhere { try? FileManager.default.removeItem(at: elsewhere) }
  }

  /// Another volume, if there is one that can be written to.
  static let otherVolume: URL? = {
    let there = URL(fileURLWithPath: "/dev/shm", isDirectory: true)
    let volumes = [there, FileManager.default.temporaryDirectory].map {
      try? FileManager.default.attributesOfFileSystem(forPath: $0.path)[.systemNumber] as? NSNumber
    }
    return volumes[0] != nil && volumes[0] != volumes[1] ? there : nil
  }()

  /// Where the user's data are, if they are on another volume.
  private var elsewhere: URL?

  /// Puts the user's data on another volume.
  func putUserElsewhere() throws {
    guard let volume = Self.otherVolume else { return }
    let there = volume.appendingPathComponent(folder.lastPathComponent)
    let here = folder.appendingPathComponent("owners/user-_41")
    try FileManager.default.copyItem(at: here, to: there)
    elsewhere = there
    try FileManager.default.removeItem(at: here)
    try FileManager.default.createSymbolicLink(at: here, withDestinationURL: there)
  }

  var files: FileGuestStore { FileGuestStore(folder: folder) }
  var store: any RowStore {
    #if canImport(SQLite3)
      if kind != "files" { return SQLiteGuestStore(files) }
    #endif
    return files
  }

  /// The file that says who uses the app.
  var identity: URL { folder.appendingPathComponent("identity.json") }

  private func fill() throws {
    for name in ["song", "film", "draft.partial", "series/1/film", "series/2/film", "album/cd/1"] {
      try put("guest's \(name)", name, Self.guest)
    }
    try FileManager.default.createDirectory(
      at: place("empty", Self.guest), withIntermediateDirectories: true)
    for name in ["film", "book", "series/2/film"] { try put("user's \(name)", name, Self.user) }
    for (item, rows) in Self.guests { try store.put(rows, item, of: Self.guest) }
    for (item, rows) in Self.users { try store.put(rows, item, of: Self.user) }
    try store.write(IdentityRecord(.guest, guest: "G"))
  }

  static func row(_ key: String, _ value: String, at time: Double, _ quantity: Int = 1) -> GuestRow
  {
    GuestRow(key, value, changed: Date(timeIntervalSince1970: time), quantity: quantity)
  }

  static let guests: KeyValuePairs<GuestItem, [GuestRow]> = [
    .row: [row("note", "guest's", at: 5), row("page", "3", at: 5), row("old", "guest's", at: 5)],
    .visit: [row("monday", "guest's", at: 5), row("tuesday", "shop", at: 5)],
    .cartLine: [row("tea", "", at: 5, 2), row("milk", "", at: 5, 1)],
  ]
  static let users: KeyValuePairs<GuestItem, [GuestRow]> = [
    .row: [row("note", "user's", at: 3), row("mark", "7", at: 3), row("old", "user's", at: 9)],
    .visit: [row("monday", "user's", at: 3)],
    .cartLine: [row("tea", "", at: 3, 3)],
  ]

  /// A file of an owner's.
  func place(_ name: String, _ owner: DataOwner) -> URL {
    files.files(GuestItem.file, of: owner).appendingPathComponent(name)
  }

  /// Writes a file of an owner's.
  func put(_ text: String, _ name: String, _ owner: DataOwner) throws {
    let place = place(name, owner)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place)
  }

  /// What is in a file of an owner's.
  func text(_ name: String, _ owner: DataOwner) -> String? {
    try? String(contentsOf: place(name, owner), encoding: .utf8)
  }

  /// The values of an owner's rows, and the quantities.
  func rows(_ item: GuestItem, _ owner: DataOwner) throws -> [String: String] {
    let rows = try store.rows(item, of: owner).map {
      ($0.key, $0.value + ($0.isOne ? "" : "×\($0.quantity)"))
    }
    return Dictionary(uniqueKeysWithValues: rows)
  }

  /// Every file and what is in it, every folder, and every row.
  func contents() throws -> [String: String] {
    var contents: [String: String] = [:]
    for (root, path) in try [folder, elsewhere].compactMap(\.self).flatMap({ root in
      // SQLite may leave a super-journal that no journal names, which is harmless.
      try FileManager.default.subpathsOfDirectory(atPath: root.path)
        .filter { !$0.contains(".sqlite-mj") }.map { (root, $0) }
    }) {
      let file = root.appendingPathComponent(path)
      let isDatabase = path.hasSuffix(".sqlite")
      contents[path] = isDatabase ? "" : (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }
    for owner in Self.owners {
      for item in GuestItem.allCases where item.content == .rows {
        for row in try store.rows(item, of: owner) {
          contents["\(owner) \(item) \(row.key)"] = "\(row)"
        }
      }
    }
    return contents
  }

  /// What differs from other contents, and how.
  func differences(from other: [String: String]) throws -> [String] {
    let own = try contents()
    return Set(own.keys).union(other.keys).filter { own[$0] != other[$0] }.sorted()
      .map { "\($0): \(own[$0] ?? "absent"), not \(other[$0] ?? "absent")" }
  }

  /// Moves everything, a step at a time.
  func move() throws {
    for item in GuestItem.allCases {
      _ = try store.copy(item, from: "G", to: "A")
      guard try store.verify(item, from: "G", to: "A") else { continue }
      try store.drop(item, from: "G", to: "A")
    }
  }

  /// Whether each of the guest's items is with the guest, with the user, or with both, and no sum
  /// was taken twice.
  func isSafe() throws -> Bool {
    let names = ["song", "draft.partial", "series/1/film", "album/cd/1"]
    let (rows, visits, cart) = (GuestItem.row, GuestItem.visit, GuestItem.cartLine)
    let guests = try (rows: self.rows(rows, Self.guest), visits: self.rows(visits, Self.guest))
    let users = try (rows: self.rows(rows, Self.user), visits: self.rows(visits, Self.user))
    let carts = try (self.rows(cart, Self.guest), self.rows(cart, Self.user))
    return names.allSatisfy {
      (text($0, Self.guest) ?? text($0, Self.user)) == "guest's \($0)"
    }
      && text("film", Self.user) == "user's film" && text("book", Self.user) == "user's book"
      && text("series/2/film", Self.user) == "user's series/2/film"
      && (guests.rows["note"] ?? users.rows["note"]) == "guest's"
      && (guests.rows["page"] ?? users.rows["page"]) == "3"
      && users.rows["mark"] == "7" && users.rows["old"] == "user's"
      && users.visits["monday"] == "user's"
      && (guests.visits["tuesday"] ?? users.visits["tuesday"]) == "shop"
      && (carts.0["milk"] ?? carts.1["milk"]) == ""
      && [carts.0["tea"] == "×2", carts.1["tea"] == "×5"].contains(true)
      && ["×3", "×5"].contains(carts.1["tea"])
  }
}

extension GuestRow {
  fileprivate var isOne: Bool { quantity == 1 }
}

#if os(macOS) || os(Linux)
  /// The helper process on a home.
  struct Mover {
    /// Runs the helper; it ends itself before `last`, or is ended once it told of `limit` changes.
    static func run(
      _ home: Home, last: Int? = nil, killAfter limit: Int? = nil
    ) throws -> CrashEnd {
      try Process.runCrashHelper(
        ["move", home.folder.path, home.kind] + (last.map { ["\($0)"] } ?? []), killAfter: limit)
    }
  }

  extension CrashEnd {
    /// How many changes it began.
    var changes: Int { output.count }
  }
#endif
