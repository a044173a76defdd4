#if canImport(SQLite3)
  public import Foundation
  public import GuestFlow

  /// The data of guests and accounts with the rows in SQLite, a database for each owner; files, and
  /// who uses the app, as ``FileGuestStore`` has them.
  ///
  /// A collection of rows is a table of its name, with the columns `key`, `value`, `changed`
  /// (milliseconds since 1970) and `quantity`. The database's `user_version` is the store's.
  ///
  /// A move is one transaction over both databases. SQLite commits that as one only in
  /// rollback-journal mode: of databases in WAL mode each is committed by itself (documented:
  /// <https://sqlite.org/lang_attach.html>). The store sets the mode `DELETE` and sees that it is
  /// set. A connection of the app's in WAL mode keeps it from being set, and then nothing moves:
  /// close it before a move, and let it wait (`sqlite3_busy_timeout`) where it has another mode.
  public struct SQLiteGuestStore: GuestStore {
    /// Where the files are.
    public let files: FileGuestStore
    private let mode: String
    private static let version: Int64 = 1

    /// A store in the same folder as one of files.
    public init(_ files: FileGuestStore) { self.init(files, mode: "delete") }

    /// A store in another mode, for tests that show what is lost then.
    package init(_ files: FileGuestStore, mode: String) {
      self.files = files
      self.mode = mode
    }

    /// Who uses the app.
    public func record() throws -> IdentityRecord { try files.record() }

    /// Writes who uses the app.
    public func write(_ record: IdentityRecord) throws { try files.write(record) }

    /// Deletes an owner's folder, with the database; close your connection to it first.
    public func delete(_ owner: DataOwner) throws { try files.delete(owner) }

    /// The file of an owner's database; made when something is put in it.
    public func database(of owner: DataOwner) -> URL {
      files.folder(of: owner).appendingPathComponent("data.sqlite")
    }

    /// An owner's rows of a collection, by their keys.
    public func rows(_ item: some GuestCollection, of owner: DataOwner) throws -> [GuestRow] {
      guard let connection = try open(owner, ifAbsent: false) else { return [] }
      let table = try table(item, "main", connection)
      return try connection.run(
        "SELECT key, value, changed, quantity FROM \(table) ORDER BY key"
      ).compactMap { row in
        guard case .text(let key) = row[0], case .text(let value) = row[1],
          case .integer(let changed) = row[2], case .integer(let quantity) = row[3]
        else { return nil }
        return GuestRow(key, value, milliseconds: changed, quantity: Int(quantity))
      }
    }

    /// Puts rows into an owner's collection, in one transaction, in place of those with the same
    /// keys.
    public func put(_ rows: [GuestRow], _ item: some GuestCollection, of owner: DataOwner) throws {
      guard let connection = try open(owner, ifAbsent: true) else { return }
      let table = try table(item, "main", connection)
      try connection.transaction {
        for row in rows {
          try connection.run(
            "INSERT OR REPLACE INTO \(table) (key, value, changed, quantity) VALUES (?, ?, ?, ?)",
            .text(row.key), .text(row.value), .integer(row.milliseconds),
            .integer(Int64(row.quantity)))
        }
      }
    }

    /// Removes rows from an owner's collection, in one transaction.
    public func remove(
      _ keys: [String], _ item: some GuestCollection, of owner: DataOwner
    ) throws {
      guard let connection = try open(owner, ifAbsent: false) else { return }
      let table = try table(item, "main", connection)
      try connection.transaction {
        for key in keys { try connection.run("DELETE FROM \(table) WHERE key = ?", .text(key)) }
      }
    }
  }

  /// The steps of a move.
  extension SQLiteGuestStore {
    /// Moves a collection: the user has it and the guest has it not from one moment on.
    public func copy(
      _ item: some GuestCollection, from guest: String, to user: String
    ) throws -> [String] {
      guard item.content == .rows else { return try files.copy(item, from: guest, to: user) }
      let guests = database(of: .guest(guest))
      guard try DiskEntry(guests.path) != nil,
        let connection = try open(.user(user), ifAbsent: true)
      else { return [] }
      try connection.run("ATTACH ? AS guest", .text(guests.path))
      try setMode("guest", connection)
      let from = try table(item, "guest", connection)
      let to = try table(item, "main", connection)
      try files.willChange("move the rows of \(item.name)")
      try connection.transaction {
        try connection.run(
          "INSERT INTO \(to) AS own (key, value, changed, quantity)"
            + " SELECT key, value, changed, quantity FROM \(from) WHERE true"
            + " ON CONFLICT (key) DO \(item.merge.resolution)")
        let missing = try connection.run(
          "SELECT count(*) FROM \(from) WHERE key NOT IN (SELECT key FROM \(to))")
        guard missing == [[.integer(0)]] else {
          throw GuestStoreError("rows of \(guests.path) did not arrive; see the user's triggers")
        }
        try connection.run("DELETE FROM \(from)")
      }
      return []
    }

    /// Whether nothing of the guest's is left to be moved; files are compared.
    public func verify(
      _ item: some GuestCollection, from guest: String, to user: String
    ) throws -> Bool {
      guard item.content == .rows else { return try files.verify(item, from: guest, to: user) }
      return try rows(item, of: .guest(guest)).isEmpty
    }

    /// Deletes the guest's database once no table has a row; of files what the user has.
    public func drop(_ item: some GuestCollection, from guest: String, to user: String) throws {
      if item.content == .rows, try isEmpty(guest) {
        try files.willChange("delete the guest's database")
        try Disk.remove(database(of: .guest(guest)).path)
      }
      try files.drop(item, from: guest, to: user)
    }

    private func isEmpty(_ guest: String) throws -> Bool {
      guard let connection = try open(.guest(guest), ifAbsent: false) else { return false }
      let tables = "SELECT name FROM sqlite_master WHERE type = 'table' AND substr(name, 1, 7) <> ?"
      return try connection.run(tables, .text("sqlite_")).allSatisfy { row in
        guard case .text(let name) = row[0] else { return false }
        return try connection.run("SELECT 1 FROM \(quoted(name)) LIMIT 1").isEmpty
      }
    }
  }

  /// How a database is opened.
  extension SQLiteGuestStore {
    /// Nil if there is none and none is to be made.
    private func open(_ owner: DataOwner, ifAbsent makes: Bool) throws -> SQLiteConnection? {
      let file = database(of: owner)
      if try DiskEntry(file.path) == nil {
        guard makes else { return nil }
        try Disk.makeFolder(file.deletingLastPathComponent().path)
      }
      let connection = try SQLiteConnection(file)
      try setMode("main", connection)
      return connection
    }

    /// The two that a transaction over both needs in order to be one.
    private func setMode(_ schema: String, _ connection: SQLiteConnection) throws {
      guard try connection.run("PRAGMA \(schema).journal_mode = \(mode)") == [[.text(mode)]] else {
        throw GuestStoreError(
          "cannot set the journal mode of \(schema) to \(mode): another connection has it open. "
            + "Close it and try again.", code: EBUSY)
      }
      try connection.run("PRAGMA \(schema).synchronous = FULL")
    }

    /// The table of a collection, with its name quoted; made, or brought to what it is today.
    private func table(
      _ item: some GuestCollection, _ schema: String, _ connection: SQLiteConnection
    ) throws -> String {
      let table = "\(schema).\(quoted(item.name))"
      let version = try connection.run("PRAGMA \(schema).user_version").first?.first
      guard case .integer(let number) = version, number <= Self.version else {
        throw GuestStoreError("the database is of a later version of the app; update the app")
      }
      let columns = try connection.run(
        "SELECT name FROM pragma_table_info(?, ?)", .text(item.name), .text(schema))
      let wanted = [
        ("key", "TEXT NOT NULL PRIMARY KEY"), ("value", "TEXT NOT NULL DEFAULT ''"),
        ("changed", "INTEGER NOT NULL DEFAULT 0"), ("quantity", "INTEGER NOT NULL DEFAULT 1"),
      ]
      let missing = wanted.filter { !columns.contains([.text($0.0)]) }
      guard !missing.isEmpty || number < Self.version else { return table }
      try connection.transaction {
        if columns.isEmpty {
          let all = wanted.map { "\($0) \($1)" }.joined(separator: ", ")
          try connection.run("CREATE TABLE IF NOT EXISTS \(table) (\(all)) WITHOUT ROWID")
        } else {
          for (name, kind) in missing {
            try connection.run("ALTER TABLE \(table) ADD COLUMN \(name) \(kind)")
          }
        }
        try connection.run("PRAGMA \(schema).user_version = \(Self.version)")
      }
      return table
    }

    private func quoted(_ name: String) -> String {
      "\"" + name.replacingOccurrences(of: "\"", with: "\"\"") + "\""
    }
  }

  extension GuestMerge {
    /// What SQLite does with a row whose key the user has: `own`.
    fileprivate var resolution: String {
      let isNewer = "excluded.changed >= own.changed"
      let newer = "value = iif(\(isNewer), excluded.value, own.value)"
      let later = "changed = max(own.changed, excluded.changed)"
      return switch self {
      case .userWins: "NOTHING"
      case .guestWins:
        "UPDATE SET value = excluded.value, changed = excluded.changed,"
          + " quantity = excluded.quantity WHERE \(isNewer)"
      case .sum: "UPDATE SET \(newer), \(later), quantity = own.quantity + excluded.quantity"
      }
    }
  }
#endif
