import FlowModel
import FlowTestSupport
import GuestModel
import Testing

/// Every journey of guest mode, taken again.
@Suite struct GuestJourneyFilesTests {
  static let folder = JourneyFolder("Guest") { GuestSystems.catalog }

  @Test(arguments: try folder.entries)
  func `A journey still fits and ends as it says`(_ shown: JourneyFolder.Entry) throws {
    #expect(try Self.folder.complaints(about: shown.name) == [])
  }

  @Test func `There are more than fifteen, each with a title of its own`() throws {
    let titles = try Self.folder.journeys().map(\.title)
    #expect(titles.count > 15)
    #expect(Set(titles).count == titles.count)
  }
}
