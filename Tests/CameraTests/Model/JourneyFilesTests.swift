import CameraModel
import FlowModel
import FlowTestSupport
import Testing

/// The journeys in the folder, taken again.
@Suite struct JourneyFilesTests {
  static let folder = JourneyFolder("Camera") { CameraSystems.catalog }

  @Test(arguments: try folder.entries)
  func `A journey still fits and ends as it says`(_ shown: JourneyFolder.Entry) throws {
    #expect(try Self.folder.complaints(about: shown.name) == [])
  }

  @Test func `Both policies and more than forty journeys are there, each with a title of its own`()
    throws
  {
    let journeys = try Self.folder.journeys()
    let titles = Set(journeys.map(\.title))
    #expect(journeys.count > 40)
    #expect(titles.count == journeys.count)
    #expect(Set(journeys.map(\.system)).isSuperset(of: ["camera", "camera-gate"]))
  }
}
