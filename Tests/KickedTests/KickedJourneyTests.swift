import FlowTestSupport
import KickedModel
import Testing

/// The journeys of a kick, taken again.
@Suite struct KickedJourneyFilesTests {
  static let folder = JourneyFolder("Kicked") { KickedSystems.catalog }

  @Test(arguments: folder.entries)
  func `A journey still fits and ends as it says`(_ shown: JourneyFolder.Entry) throws {
    #expect(try Self.folder.complaints(about: shown.name) == [])
  }
}
