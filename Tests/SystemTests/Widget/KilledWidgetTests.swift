#if os(macOS) || os(Linux)
  import CrashHelper
  import FlowTestSupport
  import Foundation
  import Testing
  import WidgetSystem

  /// Real processes, a real file, and SIGKILL.
  @Suite struct KilledWidgetTests {
    private func run(
      _ home: SharedFolder, _ story: String, last: Int? = nil, killAfter limit: Int? = nil,
      meanwhile look: () -> Void = {}
    ) throws -> CrashEnd {
      try Process.runCrashHelper(
        ["widget", home.folder.path, story] + (last.map { ["\($0)"] } ?? []), killAfter: limit,
        meanwhile: look)
    }

    private func text(_ name: String, in home: SharedFolder) -> String {
      (try? String(contentsOf: home.folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
    }

    /// After a launch store and widget are of the account that is logged in.
    private func complaint(about home: SharedFolder) -> String? {
      let (account, shown) = (text("account", in: home), text("shown", in: home))
      let owner = home.stored.owner ?? ""
      return owner == account && shown == owner && home.stored.isReloadNoted
        ? nil : "account \(account), token \(owner), widget \(shown)"
    }

    @Test func `A launch makes good whatever step the last process was killed before`() throws {
      let whole = try run(try SharedFolder(), "story")
      try #require(whole.changes > 20)
      for step in stride(from: 1, through: whole.changes, by: isOptimised ? 1 : 2) {
        let home = try SharedFolder()
        #expect(try run(home, "story", last: step).wasKilled)
        _ = try run(home, "launch")
        #expect(complaint(about: home) == nil, "killed before step \(step)")
      }
    }

    @Test func `A launch that is killed itself is made good by the next`() throws {
      let whole = try run(try SharedFolder(), "story").changes
      for step in stride(from: 1, through: whole, by: isOptimised ? 3 : 8) {
        let home = try SharedFolder()
        _ = try run(home, "story", last: step)
        var last = 1
        while try run(home, "launch", last: last).wasKilled { last += 1 }
        #expect(complaint(about: home) == nil, "killed before step \(step)")
      }
    }

    @Test func `Killed at points that were not chosen, the extension reads the whole or nothing`()
      throws
    {
      var kills = 0
      for round in 1...(isOptimised ? 20 : 10) {
        let home = try SharedFolder()
        let end = try run(home, "story", killAfter: 1 + round * 2) {
          let bytes = try? Data(contentsOf: home.file)
          #expect(bytes.flatMap { try? JSONSerialization.jsonObject(with: $0) } != nil)
        }
        if end.wasKilled { kills += 1 }
        _ = try run(home, "launch")
        #expect(complaint(about: home) == nil, "round \(round)")
      }
      #expect(kills > 0)
    }
  }
#endif
