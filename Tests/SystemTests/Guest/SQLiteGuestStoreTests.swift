import CrashHelper
import EveryPath
import Foundation
import GuestFlow
import GuestSystem
import Testing

#if canImport(SQLite3)
  import SQLite3

  /// A connection of the app's own.
  private final class AppConnection {
    private var handle: OpaquePointer?

    init(_ owner: DataOwner, _ home: Home) throws {
      let file = SQLiteGuestStore(home.files).database(of: owner)
      try #require(sqlite3_open(file.path, &handle) == SQLITE_OK)
    }

    deinit { sqlite3_close(handle) }

    func run(_ sql: String) throws {
      try #require(sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK, "\(sql)")
    }

    func number(_ sql: String) throws -> Int {
      var statement: OpaquePointer?
      defer { sqlite3_finalize(statement) }
      try #require(sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK)
      try #require(sqlite3_step(statement) == SQLITE_ROW)
      return Int(sqlite3_column_int64(statement, 0))
    }
  }
#endif

/// A collection with a name that is no identifier.
private enum Odd: String, GuestCollection {
  case odd
  var name: String { "a\"; DROP TABLE \"row\" --" }
  var content: GuestContent { .rows }
  var merge: GuestMerge { .guestWins }
}

/// A store in SQLite, besides what every store does.
@Suite(.enabled(if: Home.hasSQLite, "it is built with SYSTEM_SQLITE set"))
struct SQLiteGuestStoreTests {
  #if canImport(SQLite3)
    private func move(_ home: Home) throws -> Bool {
      try home.store.copy(GuestItem.row, from: "G", to: "A") == []
        && home.store.verify(GuestItem.row, from: "G", to: "A")
    }

    private func database(_ owner: DataOwner, _ home: Home) -> URL {
      SQLiteGuestStore(home.files).database(of: owner)
    }
  #endif

  @Test func `Killed between WAL's two commits a move loses or doubles`() throws {
    #if canImport(SQLite3)
      let changes = try Mover.run(try Home("sqlite-wal")).changes
      // From the end: the cart, of which a sum is taken, moves last.
      let wrong = try (1...changes).reversed().first { step in
        let home = try Home("sqlite-wal")
        #expect(try Mover.run(home, last: step).wasKilled)
        #expect(try Mover.run(home).isDone)
        return try !home.isSafe()
      }
      print("WAL: lost or doubled when killed before change \(wrong ?? 0) of \(changes)")
      #expect(wrong != nil)
    #endif
  }

  @Test func `A connection in WAL mode keeps all where it is, and once closed it moves`() throws {
    #if canImport(SQLite3)
      for owner in Home.owners {
        let home = try Home("sqlite")
        do {
          let app = try AppConnection(owner, home)
          try app.run("PRAGMA journal_mode = WAL; CREATE TABLE app (x); INSERT INTO app VALUES (1)")
          let error = #expect(throws: GuestStoreError.self) { try move(home) }
          #expect(error?.description.contains("Close ") == true)
          #expect(try app.number("SELECT x FROM app") == 1)
        }
        #expect(try home.isSafe())
        #expect(try move(home))
        #expect(try home.isSafe())
      }
    #endif
  }

  @Test func `A transaction of the app's is waited for`() throws {
    #if canImport(SQLite3)
      let home = try Home("sqlite")
      let user = try AppConnection(Home.user, home)
      try user.run("BEGIN IMMEDIATE; INSERT INTO row VALUES ('mine', 'app''s', 1, 1)")
      let (files, started, ended) = (
        home.files, DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
      )
      Thread.detachNewThread {
        started.signal()
        _ = try? SQLiteGuestStore(files).copy(GuestItem.row, from: "G", to: "A")
        ended.signal()
      }
      started.wait()
      usleep(100_000)
      try user.run("COMMIT")
      ended.wait()
      #expect(try home.store.verify(GuestItem.row, from: "G", to: "A"))
      #expect(try home.rows(.row, Home.user)["mine"] == "app's")
      #expect(try home.isSafe())
    #endif
  }

  @Test func `A table of an earlier structure is brought to today's, on both sides`() throws {
    #if canImport(SQLite3)
      let home = try Home("sqlite")
      for (owner, value) in zip(Home.owners, ["guest", "user"]) {
        let app = try AppConnection(owner, home)
        try app.run(
          """
          DROP TABLE row; CREATE TABLE row (key TEXT PRIMARY KEY, value TEXT);
          INSERT INTO row VALUES ('k', '\(value)'); PRAGMA user_version = 0
          """)
      }
      #expect(try move(home))
      #expect(try home.rows(.row, Home.user) == ["k": "guest"])
      let app = try AppConnection(Home.user, home)
      #expect(try app.number("PRAGMA user_version") == 1)
      #expect(try app.number("SELECT quantity FROM row") == 1)
    #endif
  }

  @Test func `A database of a later version is left as it is`() throws {
    #if canImport(SQLite3)
      for owner in Home.owners {
        let home = try Home("sqlite")
        try AppConnection(owner, home).run("PRAGMA user_version = 2")
        let error = #expect(throws: GuestStoreError.self) { try move(home) }
        #expect(error?.description.contains("update the app") == true)
        try AppConnection(owner, home).run("PRAGMA user_version = 1")
        #expect(try home.isSafe())
        #expect(try move(home))
      }
    #endif
  }

  @Test func `The guest's database goes with the last row, and not before`() throws {
    #if canImport(SQLite3)
      let home = try Home("sqlite")
      let file = database(Home.guest, home).path
      for item in [GuestItem.row, .visit, .cartLine] {
        #expect(FileManager.default.fileExists(atPath: file))
        _ = try home.store.copy(item, from: "G", to: "A")
        try home.store.drop(item, from: "G", to: "A")
      }
      #expect(!FileManager.default.fileExists(atPath: file))
      let kept = try Home("sqlite")
      try AppConnection(Home.guest, kept).run("CREATE TABLE app (x); INSERT INTO app VALUES (1)")
      try kept.move()
      #expect(FileManager.default.fileExists(atPath: database(Home.guest, kept).path))
    #endif
  }

  @Test func `Names and values are no SQL`() throws {
    #if canImport(SQLite3)
      let home = try Home("sqlite")
      let texts = ["'; DROP TABLE row; --", "a\0b", "", "caf\u{e9}", "cafe\u{301}"]
      let rows = texts.map { Home.row($0, $0, at: 1) }
      try home.store.put(rows, Odd.odd, of: Home.guest)
      _ = try home.store.copy(Odd.odd, from: "G", to: "A")
      let moved = try home.store.rows(Odd.odd, of: Home.user)
      #expect(
        moved.map { Array($0.value.utf8) }
          == texts.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) })
      try SQLiteGuestStore(home.files).remove(["", "a\0b"], Odd.odd, of: Home.user)
      #expect(try home.store.rows(Odd.odd, of: Home.user).count == 3)
      #expect(try home.isSafe())
    #endif
  }

  @Test func `A database that is none is a failure, and stays`() throws {
    #if canImport(SQLite3)
      for owner in Home.owners {
        let home = try Home("sqlite")
        let file = database(owner, home)
        try Data(repeating: 7, count: 5_000).write(to: file)
        #expect(throws: GuestStoreError.self) { try move(home) }
        #expect(try Data(contentsOf: file) == Data(repeating: 7, count: 5_000))
      }
    #endif
  }
}
