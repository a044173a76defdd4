import FlowModel
import JourneyFolder
import PermissionModels
import Testing

/// The journeys of the permissions, taken again.
@Suite struct PermissionJourneyFilesTests {
  static let folder = JourneyFolder("Permissions") { PermissionSystems.shelf }

  @Test(arguments: folder.entries)
  func `A journey still fits and ends as it says`(_ shown: JourneyFolder.Entry) throws {
    #expect(try Self.folder.complaints(about: shown.name) == [])
  }

  @Test func `Each has a title of its own, and only those of lessons break promises`() throws {
    let journeys = try Self.folder.names.map(Self.folder.journey)
    #expect(Set(journeys.map(\.title)).count == journeys.count)
    for journey in journeys {
      let breaks = !journey.expectation.broken.isEmpty
      #expect(try Self.folder.system(of: journey).isLesson == breaks, "\(journey.title)")
    }
  }

  @Test func `Every lesson has one, and so has every permission with rules of its own`() throws {
    let shown = Set(try Self.folder.names.map { try Self.folder.journey($0).system })
    let special: Set = [
      "photos-read-write", "location-when-in-use", "location-exact", "location-always",
      "location-always-direct", "notifications", "notifications-quiet", "notifications-critical",
      "contacts", "calendars-full", "healthkit", "tracking", "face-id", "local-network", "video",
      "onboarding",
    ]
    let lessons = Set(PermissionSystems.shelf.filter(\.isLesson).map(\.name))
    #expect(special.union(lessons).subtracting(shown).sorted() == [])
  }
}
