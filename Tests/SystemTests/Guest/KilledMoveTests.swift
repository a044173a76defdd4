#if os(macOS) || os(Linux)
  import Foundation
  import GuestFlow
  import GuestSystem
  import Testing

  /// Real processes, real files, and SIGKILL.
  @Suite struct KilledMoveTests {
    @Test func `ends in the same stores, whatever step it is killed before`() throws {
      let home = try Home()
      let whole = try Mover.run(home)
      #expect(whole.isDone)
      let expected = try home.contents()
      #expect(try home.isSafe())
      try #require(whole.changes > 0)
      var relaunches = 0
      for step in 1...whole.changes {
        let home = try Home()
        let killed = try Mover.run(home, last: step)
        #expect(killed.wasKilled && killed.changes == step - 1)
        #expect(try home.isSafe(), "lost or doubled when killed before change \(step)")
        let again = try Mover.run(home)
        relaunches += 1
        #expect(again.isDone)
        #expect(try home.contents() == expected, "killed before change \(step)")
      }
      print("killed before each of \(whole.changes) changes, \(relaunches) relaunches")
    }

    @Test func `leaves nothing half written, even if what was copied is gone then`() throws {
      let changes = try Mover.run(try Home()).changes
      try #require(changes > 0)
      for step in 1...changes {
        let home = try Home()
        _ = try Mover.run(home, last: step)
        let files = home.store.files(of: .guest)
        for name in try home.store.fileNames(of: .guest) {
          try FileManager.default.removeItem(at: files.appendingPathComponent(name))
        }
        #expect(try Mover.run(home).isDone)
        let names = ["book", "draft.partial", "film", "song"].map { "user/files/\($0)" }
        let stores = ["guest/data.json", "identity.json", "user/data.json"]
        #expect(try Set(home.contents().keys).isSubset(of: names + stores), "change \(step)")
      }
    }

    @Test func `ends in the same stores if every process is killed one change later`() throws {
      let reference = try Home()
      let changes = try Mover.run(reference).changes
      try #require(changes > 0)
      let home = try Home()
      var kills = 0
      for step in 2...(changes + 2) {
        let end = try Mover.run(home, last: step)
        #expect(try home.isSafe())
        guard end.wasKilled else { break }
        kills += 1
      }
      #expect(try Mover.run(home).isDone)
      #expect(try home.contents() == reference.contents())
      #expect(kills > 2)
      print("killed \(kills) times on one way")
    }

    @Test func `ends in the same stores, killed at points nobody chose`() throws {
      let reference = try Home()
      let changes = try Mover.run(reference).changes
      try #require(changes > 0)
      var (kills, processes) = (0, 0)
      for round in 0..<40 {
        let home = try Home()
        var isDone = false
        // The parent kills while the child runs on: where it is by then is left to the machine.
        for turn in 0..<6 where !isDone {
          let end = try Mover.run(home, killAfter: 1 + (round * 7 + turn * 13) % changes)
          processes += 1
          if end.wasKilled { kills += 1 }
          isDone = end.isDone
          #expect(try home.isSafe(), "round \(round), turn \(turn)")
        }
        if !isDone { #expect(try Mover.run(home).isDone) }
        #expect(try home.contents() == reference.contents(), "round \(round)")
      }
      print("killed \(kills) of \(processes) processes at points nobody chose")
      #expect(kills > 0)
    }
  }
#endif
