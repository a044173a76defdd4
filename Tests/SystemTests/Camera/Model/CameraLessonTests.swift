import CameraModel
import FlowChecker
import FlowModel
import FlowTestSupport
import SimulatedPhone
import Testing

/// Searches a system of the catalog and returns its report.
private func report(on name: String) throws -> CheckReport {
  try report(on: #require(CameraSystems.catalog.first { $0.name == name }))
}

/// A lesson is broken by name.
@Suite struct CameraLessonTests {
  @Test(
    .optimised,
    arguments: [
      ("camera-sketch", ["the camera is started only after a read says: authorized"]),
      ("camera-stays", ["a camera page has a picture, a message, or something coming"]),
      (
        "camera-prompt-on-page",
        [
          "closing the dialog never leaves a black page",
          "coming back from Settings never leaves a black page",
          "switching the camera on in Settings can lead to the picture, while the attempt waits for that",
        ]
      ),
      (
        "camera-article",
        [
          "a camera page has a picture, a message, or something coming",
          "a refusal can be explained at once",
          "never: a dialog is presented on a page that is gone",
          "never: an innocent page is popped",
          "the guide comes only after a read says: denied",
          "coming back to the app shows nothing before a fresh read",
        ]
      ),
      ("camera-no-wait", ["never: Settings is opened while a dialog is still closing"]),
      ("camera-delay-only", ["never: Settings is opened while a dialog is still closing"]),
    ])
  func `each fault of a lesson has a journey`(lesson: String, faults: [String]) throws {
    let report = try report(on: lesson)
    #expect(report.isComplete)
    #expect(report.outcome == .broken)
    #expect(report.unbroken(of: faults) == [])
  }

  @Test func `a page without a camera stays black in the article's code`() throws {
    let report = try report(on: "camera-article")
    let black = try #require(
      report.properties.first { $0.name.hasPrefix("a camera page has a picture") })
    #expect(black.steps.map(\.id).contains("status-no-camera"))
  }

  @Test func `a dialog that closes slower than the delay is found`() throws {
    let report = try report(on: "camera-delay-only")
    let hazard = try #require(report.properties.first { $0.name.contains("still closing") })
    #expect(hazard.steps.last?.by == .time)
    #expect(!hazard.steps.map(\.id).contains("dialog-gone"))
  }
}
