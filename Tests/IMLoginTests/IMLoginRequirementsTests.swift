import FlowModel
import FlowTestSupport
import IMLoginModel
import Testing

/// What is wanted of a messenger's login.
@Suite struct IMLoginRequirementsTests {
  @Test func `Every requirement is listed in order`() {
    let expected = (1...11).map { "N-R\($0)" } + (1...13).map { "N\($0)" }
    #expect(IMLoginRequirements.all.map(\.id) == expected)
  }

  @Test
  func `Every requirement is kept by properties that the system has and journeys that there are`()
    throws
  {
    let gaps = SystemRequirement.gaps(
      in: IMLoginRequirements.all, properties: try IMLoginSystems.system().properties.map(\.id),
      journeys: try IMLoginJourneyFilesTests.folder.names)
    #expect(gaps == [])
  }
}

@Suite struct IMLoginJourneyFilesTests {
  static let folder = JourneyFolder("IMLogin") { IMLoginSystems.catalog }

  @Test(arguments: try folder.entries)
  func `A journey still fits and ends as it says`(_ shown: JourneyFolder.Entry) throws {
    #expect(try Self.folder.complaints(about: shown.name) == [])
  }

  @Test func `The article's lessons are among them`() throws {
    let systems = try Self.folder.journeys().map(\.system)
    #expect(Set(systems).isSuperset(of: IMLoginSystems.catalog.map(\.name)))
  }
}
