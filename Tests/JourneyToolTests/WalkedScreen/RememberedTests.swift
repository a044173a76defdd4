import CameraModel
import FlowModel
import JourneyTool
import PermissionModels
import Testing

/// What the app remembers for its next launch.
@Suite struct RememberedTests {
  private struct Walked: SystemVisitor {
    let choices: String

    func visit<W: World>(_ system: System<W>) throws -> any Walker {
      var walk = Walk(system)
      if let mismatch = walk.take(choices.split(separator: " ").map(String.init)) { throw mismatch }
      return SystemWalker(walk)
    }
  }

  private func walker(_ name: String, _ choices: String) throws -> any Walker {
    let system = try #require(Sample.catalog.first { $0.name == name })
    return try system.accept(Walked(choices: choices))
  }

  private let toSettings =
    "launch active scan page-in status-not-determined prompt deny callback active status page-out "
    + "status dialog-up open-settings dialog-gone status wait-leaving-enter-wait-0.2-s"

  @Test(arguments: [(80, 24), (60, 20), (40, 24)])
  func `What is remembered is on the screen, and what a launch makes of it`(columns: Int, rows: Int)
    throws
  {
    func text(_ walker: any Walker) -> String {
      Renderer(ScreenSession(walker), columns: columns, rows: rows).lines()
        .map { columns < 60 ? $0.text : String($0.text.dropFirst(30)) }.joined(separator: "\n")
        .split(separator: " ").joined(separator: " ")
    }
    let walker = try walker("camera", toSettings)
    #expect(
      walker.snapshot.remembered.map(\.value) == [
        "camera in explaining; goes on if fresh",
        "camera-access in openingSettings; if fresh, goes on in returning",
      ])
    // It may be cut, but not left out.
    #expect(text(walker).lowercased().contains("remembers camera in"))
    let before = try self.walker("camera", "launch active scan")
    #expect(before.snapshot.remembered.isEmpty)
    #expect(!text(before).lowercased().contains("remembers"))
  }

  @Test func `What is remembered is told in lines, and among the changes`() throws {
    let walker = try walker("camera", toSettings)
    let lines = LineSession(walker, columns: 1000).account.joined(separator: "\n")
    #expect(lines.contains("Remembers: camera in explaining; goes on if fresh"))
    #expect(lines.contains("Remembers: camera-access in openingSettings; if fresh, goes on in"))
    #expect(lines.contains("remembers from nothing to camera-access in openingSettings"))
  }

  @Test func `names the component in a system of several`() throws {
    let walker = try walker(
      "video",
      "launch active scan status-denied dialog-up open-settings dialog-gone status "
        + "wait-leaving-camera-enter-wait-0.2-s")
    let values = walker.snapshot.remembered.map(\.value)
    #expect(values.count == 1)
    #expect(values.first?.hasPrefix("video in openingSettings(camera)") == true, "\(values)")
  }
}
