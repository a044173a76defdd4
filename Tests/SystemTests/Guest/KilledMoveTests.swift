#if os(macOS) || os(Linux)
  import CrashHelper
  import FlowTestSupport
  import Foundation
  import GuestFlow
  import GuestSystem
  import Testing

  /// Real processes, real files, and SIGKILL.
  @Suite struct KilledMoveTests {
    @Test(arguments: Home.kinds)
    func `ends in the same stores, whatever step it is killed before`(_ kind: String) throws {
      let home = try Home(kind)
      let whole = try Mover.run(home)
      #expect(whole.isDone)
      let expected = try home.contents()
      #expect(try home.isSafe())
      try #require(whole.changes > 0)
      for step in stride(from: 1, through: whole.changes, by: isOptimised ? 1 : 3) {
        let home = try Home(kind)
        let killed = try Mover.run(home, last: step)
        #expect(killed.wasKilled && killed.changes == step - 1)
        #expect(try home.isSafe(), "lost or doubled when killed before change \(step)")
        let again = try Mover.run(home)
        #expect(again.isDone)
        let differences = try home.differences(from: expected)
        #expect(differences == [], "killed before change \(step)")
      }
    }

    @Test func `leaves nothing half written, even if what was copied is gone then`() throws {
      let changes = try Mover.run(try Home()).changes
      try #require(changes > 0)
      for step in stride(from: 2, through: changes, by: isOptimised ? 1 : 3) {
        let home = try Home()
        _ = try Mover.run(home, last: step)
        let files = home.files.files(GuestItem.file, of: Home.guest)
        if FileManager.default.fileExists(atPath: files.path) {
          try FileManager.default.removeItem(at: files)
        }
        #expect(try Mover.run(home).isDone)
        let rest = try home.contents().keys.filter {
          $0.contains("unfinished/") || $0.contains("G")
        }
        #expect(rest == [], "change \(step)")
      }
    }

    @Test(arguments: Home.kinds)
    func `ends in the same stores if every process is killed one change later`(_ kind: String)
      throws
    {
      let reference = try Home(kind)
      let changes = try Mover.run(reference).changes
      try #require(changes > 0)
      let home = try Home(kind)
      var kills = 0
      for step in 2...(changes + 2) {
        let end = try Mover.run(home, last: step)
        #expect(try home.isSafe())
        guard end.wasKilled else { break }
        kills += 1
      }
      #expect(try Mover.run(home).isDone)
      #expect(try home.differences(from: reference.contents()) == [])
      #expect(kills > 2)
    }

    @Test(arguments: Home.kinds)
    func `ends in the same stores, killed at points nobody chose`(_ kind: String) throws {
      let reference = try Home(kind)
      let changes = try Mover.run(reference).changes
      try #require(changes > 0)
      var kills = 0
      for round in 0..<(isOptimised ? 40 : 12) {
        let home = try Home(kind)
        var isDone = false
        // The parent kills while the child runs on: where it is by then is left to the machine.
        for turn in 0..<6 where !isDone {
          let end = try Mover.run(home, killAfter: 1 + (round * 7 + turn * 13) % changes)
          if end.wasKilled { kills += 1 }
          isDone = end.isDone
          #expect(try home.isSafe(), "round \(round), turn \(turn)")
        }
        if !isDone { #expect(try Mover.run(home).isDone) }
        let differences = try home.differences(from: reference.contents())
        #expect(differences == [], "round \(round)")
      }
      #expect(kills > 0)
    }
  }
#endif
