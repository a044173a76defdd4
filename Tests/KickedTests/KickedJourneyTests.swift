import FlowModel
import JourneyFolder
import KickedModel
import Testing

/// The journeys of a kick, taken again.
@Suite struct KickedJourneyFilesTests {
  static let folder = JourneyFolder("Kicked") { KickedSystems.shelf }

  @Test(arguments: folder.entries)
  func `A journey still fits and ends as it says`(_ shown: JourneyFolder.Entry) throws {
    #expect(try Self.folder.complaints(about: shown.name) == [])
  }

  @Test func `Only lessons break promises`() throws {
    let journeys = try Self.folder.names.map(Self.folder.journey)
    #expect(journeys.count == 4)
    for journey in journeys {
      let breaks = !journey.expectation.broken.isEmpty
      #expect(try Self.folder.system(of: journey).isLesson == breaks, "\(journey.title)")
    }
  }
}
