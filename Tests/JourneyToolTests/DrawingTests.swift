import CameraModel
import FlowModel
import JourneyTool
import Testing

/// A screen, and a way there.
struct Shot: Sendable, CustomTestStringConvertible {
  let screen: String
  var system = "camera"
  let steps: String
  /// What a person reads there.
  let reads: [String]

  var testDescription: String { screen }

  static let onPage = "launch active scan page-in "

  static let all: [Shot] = [
    Shot(screen: "home-screen", steps: "", reads: ["Demo", "Settings", "not running"]),
    Shot(screen: "home-screen", steps: "launch home", reads: ["Demo is running"]),
    Shot(screen: "app-home", steps: "launch active", reads: ["Scan"]),
    Shot(screen: "app-home", steps: "launch", reads: ["Scan", "(not active yet)"]),
    Shot(screen: "empty-page", steps: "launch active scan", reads: ["< Back", "(page coming in)"]),
    Shot(
      screen: "empty-page", steps: onPage + "status-authorized", reads: ["(~) the camera starts"]),
    Shot(
      screen: "camera-page", steps: onPage + "status-authorized picture",
      reads: ["what the camera sees", "·"]),
    Shot(
      screen: "black-page", steps: onPage + "status-authorized no-picture",
      reads: ["####", "no image"]),
    Shot(
      screen: "page-busy", steps: onPage + "status-authorized camera-busy",
      reads: ["Something else", "[ Try Again ]", "[ Not Now ]"]),
    Shot(
      screen: "page-failed", steps: onPage + "status-authorized camera-failed",
      reads: ["The camera gives", "[ Try Again ]", "[ Not Now ]"]),
    Shot(
      screen: "page-interrupted", steps: onPage + "status-authorized picture interrupt",
      reads: ["comes back by itself", "[ Not Now ]"]),
    Shot(
      screen: "system-alert", steps: onPage + "status-not-determined prompt",
      reads: ["\"Demo\"", "Camera", "To scan the code.", "Don't", "Allow"]),
    Shot(
      screen: "lock-screen", steps: onPage + "status-not-determined prompt lock-waits",
      reads: ["9:41", "locked"]),
    Shot(
      screen: "guide-denied", steps: onPage + "status-denied page-out status dialog-up",
      reads: ["Off", "Open Settings", "Continue Without", "Not Now"]),
    Shot(
      screen: "guide-denied", steps: onPage + "status-denied page-out status",
      reads: ["coming up", "Open Settings"]),
    Shot(
      screen: "notice-restricted", steps: onPage + "status-restricted page-out status dialog-up",
      reads: ["Is Restricted", "Continue Without", "Not Now"]),
    Shot(
      screen: "notice-unavailable", steps: onPage + "status-no-camera page-out status dialog-up",
      reads: ["Available", "Continue Without", "Not Now"]),
    Shot(
      screen: "notice-misconfigured",
      steps: onPage + "status-no-description page-out status dialog-up",
      reads: ["Cannot Be", "Continue Without", "Not Now"]),
    Shot(
      screen: "primer-explanation", system: "camera-primer",
      steps: "launch active scan status-not-determined dialog-up", reads: ["“Camera”", "Continue"]),
    Shot(screen: "settings", steps: "settings", reads: ["< Settings", "(nothing yet)"]),
    Shot(
      screen: "settings", steps: onPage + "status-denied home settings",
      reads: ["Camera", "[ off ]"]),
    Shot(
      screen: "settings", steps: onPage + "status-authorized home settings",
      reads: ["Camera", "[ on ]"]),
    Shot(
      screen: "settings", steps: onPage + "status-denied home settings screen-time-on",
      reads: ["Camera", "(grey)", "Screen Time"]),
  ]

  func snapshot() throws -> WalkSnapshot {
    let catalog = CameraSystems.catalog
    let system = try #require(catalog.first { $0.name == self.system })
    return try system.accept(Arriving(steps: steps.split(separator: " ").map(String.init)))
  }

  func lines(_ columns: Int, _ rows: Int) throws -> [String] {
    try snapshot().picture.drawn(columns: columns, rows: rows)
  }
}

/// Takes steps and hands over what can be seen.
private struct Arriving: SystemVisitor {
  let steps: [String]

  func visit<W: World>(_ system: System<W>) throws -> WalkSnapshot {
    var walk = Walk(system)
    #expect(walk.take(steps) == nil)
    return SystemWalker(walk).snapshot
  }
}

struct DrawingTests {
  static let sizes = [(20, 8), (26, 14), (28, 10), (34, 28), (40, 20), (21, 9)]

  @Test(arguments: Shot.all) func `Each screen shows what a person reads there`(
    _ shot: Shot
  ) throws {
    let snapshot = try shot.snapshot()
    #expect(snapshot.screen == shot.screen)
    let drawing = snapshot.picture.drawn(columns: 28, rows: 16).joined(separator: "\n")
    for text in shot.reads { #expect(drawing.contains(text), "\(drawing)") }
  }

  @Test func `No two screens look alike, and none is larger than asked for`() throws {
    let pictures = try Shot.all.map { ($0, try $0.snapshot().picture) }
    for (columns, rows) in Self.sizes {
      var seen: [[String]: Shot] = [:]
      for (shot, picture) in pictures {
        let lines = picture.drawn(columns: columns, rows: rows)
        #expect(lines.count <= rows)
        #expect(lines.allSatisfy { $0.count <= columns }, "\(shot.screen) at \(columns)x\(rows)")
        let other = seen.updateValue(shot, forKey: lines)
        #expect(other == nil, "\(shot.steps) is \(other?.steps ?? "") at \(columns)x\(rows)")
      }
    }
  }

  @Test func `Nothing is drawn outside of the smallest windows`() throws {
    for shot in Shot.all {
      let picture = try shot.snapshot().picture
      for size in 0...7 {
        let lines = picture.drawn(columns: size * 2, rows: size)
        #expect(lines.count <= size)
        #expect(lines.allSatisfy { $0.count <= size * 2 })
      }
    }
  }

  @Test(arguments: Shot.all.filter { $0.screen.contains("-") && !$0.reads.isEmpty })
  func `Buttons are there in the smallest window too`(_ shot: Shot) throws {
    let lines = try shot.lines(20, 8)
    let buttons = ["Open Settings", "Continue Without", "Try Again", "Not Now", "Continue"]
    for button in shot.reads where buttons.contains(button) {
      #expect(lines.contains { $0.contains(button) }, "\(lines.joined(separator: "\n"))")
    }
  }

  @Test func `Only plain characters and lines are drawn, one cell each`() throws {
    let drawn = Set("·░┌─┐│└┘“”")
    for shot in Shot.all {
      for line in try shot.lines(34, 20) {
        #expect(line.allSatisfy { $0.isASCII || drawn.contains($0) }, "\(line)")
      }
    }
  }
}
