#if os(macOS) || os(Linux)
  import CrashHelper
  import Foundation
  import Testing

  /// Real processes, real files, and SIGKILL before each change of what is stored.
  @Suite struct KilledLoginTests {
    private let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString, isDirectory: true)

    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// A process: the page that came up first, the changes that it made, and whether it was killed.
    private func run(
      _ what: String, killBefore step: Int? = nil
    ) throws -> (page: String, changes: Int, wasKilled: Bool) {
      let arguments = ["login", folder.path, what] + (step.map { ["\($0)"] } ?? [])
      let end = try Process.runCrashHelper(arguments)
      #expect(end.wasKilled || end.isDone)
      let page = ["login", "home"].first { end.output.contains($0) } ?? ""
      return (page, end.output.count { $0 == "." }, end.wasKilled)
    }

    @Test func `Killed before any write of a login, the next process asks for one`() throws {
      // An item is made at the first launch; then the item and the right.
      #expect(try run("in") == ("login", 3, false))
      for step in 1...3 {
        try FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        #expect(try run("in", killBefore: step).wasKilled)
        #expect(try run("in").page == "login", "killed before \(step)")
        #expect(try run("in").page == "home", "killed before \(step)")
      }
    }

    @Test func `Killed before any write of a logout, no process logs in after the right has gone`()
      throws
    {
      _ = try run("in")
      #expect(try run("out") == ("home", 2, false))
      for step in 1...2 {
        #expect(try run("in").page == "login")
        #expect(try run("out", killBefore: step).wasKilled)
        // Before the first the logout has not begun.
        #expect(try run("out").page == (step == 1 ? "home" : "login"), "killed before \(step)")
      }
    }
  }
#endif
