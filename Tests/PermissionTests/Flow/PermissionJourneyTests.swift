import FlowModel
import FlowTestSupport
import PermissionModels
import Testing

/// The journeys of the permissions, taken again.
@Suite struct PermissionJourneyFilesTests {
  static let folder = JourneyFolder("Permissions") {
    PermissionSystems.catalog + CoordinatorSystems.catalog
  }

  @Test(arguments: try folder.entries)
  func `A journey still fits and ends as it says`(_ shown: JourneyFolder.Entry) throws {
    #expect(try Self.folder.complaints(about: shown.name) == [])
  }

  @Test func `Each has a title of its own`() throws {
    let titles = try Self.folder.journeys().map(\.title)
    #expect(Set(titles).count == titles.count)
  }

  @Test func `Every lesson has one, and so has every permission with rules of its own`() throws {
    let shown = Set(try Self.folder.journeys().map(\.system))
    let special: Set = [
      "photos-read-write", "location-when-in-use", "location-exact", "location-always",
      "location-always-direct", "notifications", "notifications-quiet", "notifications-critical",
      "contacts", "calendars-full", "healthkit", "tracking", "face-id", "local-network", "video",
      "live-activities", "screen-time", "coordinator",
    ]
    let catalog = PermissionSystems.catalog + CoordinatorSystems.catalog
    let lessons = Set(catalog.filter(\.isLesson).map(\.name))
    #expect(special.union(lessons).subtracting(shown).sorted() == [])
  }
}
