import FlowModel
import FlowTestSupport
import Testing
import WidgetModel

/// What is wanted of a widget.
@Suite struct WidgetRequirementsTests {
  @Test func `Every requirement is listed in order`() {
    let expected = (1...10).map { "W-R\($0)" } + (1...13).map { "W\($0)" }
    #expect(WidgetRequirements.all.map(\.id) == expected)
  }

  @Test
  func `Every requirement is kept by properties that the system has and journeys that there are`()
    throws
  {
    let gaps = SystemRequirement.gaps(
      in: WidgetRequirements.all, properties: try WidgetSystems.system().properties.map(\.id),
      journeys: try WidgetJourneyFilesTests.folder.names)
    #expect(gaps == [])
  }
}

@Suite struct WidgetJourneyFilesTests {
  static let folder = JourneyFolder("Widget") { WidgetSystems.catalog }

  @Test(arguments: try folder.entries)
  func `A journey still fits and ends as it says`(_ shown: JourneyFolder.Entry) throws {
    #expect(try Self.folder.complaints(about: shown.name) == [])
  }

  @Test func `Every lesson is among them`() throws {
    let systems = try Self.folder.journeys().map(\.system)
    #expect(Set(systems).isSuperset(of: WidgetSystems.catalog.map(\.name)))
  }
}
