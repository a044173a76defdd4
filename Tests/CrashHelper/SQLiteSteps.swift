#if canImport(SQLite3)
  import Foundation
  import SQLite3

  // Safe: set once, before SQLite is used.
  nonisolated(unsafe) private var steps: Steps?

  /// Takes a step before each call of the system by which SQLite changes a file.
  func takeBeforeWritesOfSQLite(_ taken: Steps) {
    steps = taken
    let write: @convention(c) (Int32, UnsafeRawPointer?, Int) -> Int = {
      steps?.take()
      return Foundation.write($0, $1, $2)
    }
    let writeAt: @convention(c) (Int32, UnsafeRawPointer?, Int, off_t) -> Int = {
      steps?.take()
      return pwrite($0, $1, $2, $3)
    }
    let cut: @convention(c) (Int32, off_t) -> Int32 = {
      steps?.take()
      return ftruncate($0, $1)
    }
    let delete: @convention(c) (UnsafePointer<CChar>?) -> Int32 = {
      steps?.take()
      return $0.map { unlink($0) } ?? -1
    }
    let calls: KeyValuePairs<String, sqlite3_syscall_ptr> = [
      "write": unsafeBitCast(write, to: sqlite3_syscall_ptr.self),
      "pwrite": unsafeBitCast(writeAt, to: sqlite3_syscall_ptr.self),
      "pwrite64": unsafeBitCast(writeAt, to: sqlite3_syscall_ptr.self),
      "ftruncate": unsafeBitCast(cut, to: sqlite3_syscall_ptr.self),
      "unlink": unsafeBitCast(delete, to: sqlite3_syscall_ptr.self),
    ]
    let system = sqlite3_vfs_find(nil)
    for (name, call) in calls { _ = system?.pointee.xSetSystemCall(system, name, call) }
  }
#endif
