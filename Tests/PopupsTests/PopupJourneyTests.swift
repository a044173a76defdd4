import FlowModel
import FlowTestSupport
import PopupsModel
import Testing

/// The journeys of popups, taken again.
@Suite struct PopupJourneyFilesTests {
  static let folder = PopupRulesTests.journeys

  @Test(arguments: try folder.entries)
  func `A journey still fits and ends as it says`(_ shown: JourneyFolder.Entry) throws {
    #expect(try Self.folder.complaints(about: shown.name) == [])
  }

  @Test func `Every lesson has a journey, and each journey a title of its own`() throws {
    let journeys = try Self.folder.journeys()
    #expect(Set(journeys.map(\.title)).count == journeys.count)
    #expect(Set(journeys.map(\.system)) == Set(PopupSystems.catalog.map(\.name)))
  }
}
