#if canImport(SQLite3)
  import Foundation
  import SQLite3

  /// A connection to a database; for one caller, closed with its last use.
  final class SQLiteConnection {
    /// What is bound to a statement, and what a row has.
    enum Value: Hashable {
      case text(String)
      case integer(Int64)
    }

    private let file: URL
    private var handle: OpaquePointer?

    /// Opens a database; it is made if it is not there.
    ///
    /// Another connection is waited for, for five seconds.
    init(_ file: URL) throws {
      self.file = file
      let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX
      try check(sqlite3_open_v2(file.path, &handle, flags, nil))
      try check(sqlite3_busy_timeout(handle, 5_000))
    }

    deinit { sqlite3_close_v2(handle) }

    /// Runs one statement, with values for its parameters; its rows.
    @discardableResult
    func run(_ sql: String, _ values: Value...) throws -> [[Value]] {
      var statement: OpaquePointer?
      try check(sqlite3_prepare_v2(handle, sql, -1, &statement, nil))
      defer { sqlite3_finalize(statement) }
      for (index, value) in zip(Int32(1)..., values) {
        switch value {
        case .integer(let number): try check(sqlite3_bind_int64(statement, index, number))
        case .text(let text):
          // The library copies the text before the call returns.
          let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
          let count = Int32(clamping: text.utf8.count)
          try check(sqlite3_bind_text(statement, index, text, count, copied))
        }
      }
      var rows: [[Value]] = []
      while true {
        let result = sqlite3_step(statement)
        if result == SQLITE_DONE { return rows }
        guard result == SQLITE_ROW else { throw error(result) }
        rows.append((0..<sqlite3_column_count(statement)).map { value($0, of: statement) })
      }
    }

    /// Does all of it or nothing, also if the process ends in the middle.
    func transaction(_ work: () throws -> Void) throws {
      try run("BEGIN IMMEDIATE")
      do {
        try work()
        try run("COMMIT")
      } catch {
        _ = try? run("ROLLBACK")
        throw error
      }
    }

    private func value(_ column: Int32, of statement: OpaquePointer?) -> Value {
      // Whole numbers that became too large are real ones; the nearest whole one is read.
      switch sqlite3_column_type(statement, column) {
      case SQLITE_INTEGER, SQLITE_FLOAT: return .integer(sqlite3_column_int64(statement, column))
      default:
        let start = sqlite3_column_text(statement, column)
        let count = Int(sqlite3_column_bytes(statement, column))
        return .text(
          String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self))
      }
    }

    private func check(_ result: Int32) throws {
      if result != SQLITE_OK { throw error(result) }
    }

    private func error(_ result: Int32) -> GuestStoreError {
      let (said, help, code): (String, String, Int32) =
        switch result & 0xff {
        case SQLITE_FULL: ("the disk is full", "Free some space and try again.", ENOSPC)
        case SQLITE_BUSY, SQLITE_LOCKED:
          (text, "Close the other connection, or end its transaction, and try again.", EBUSY)
        case SQLITE_CORRUPT, SQLITE_NOTADB: (text, "Restore it, or delete it.", EIO)
        default: (text, "See that it can be read and written, and try again.", EIO)
        }
      return GuestStoreError("cannot use the database \(file.path): \(said). \(help)", code: code)
    }

    private var text: String { String(cString: sqlite3_errmsg(handle)) }
  }
#endif
