import FlowModel
import FlowTestSupport
import PopupsModel
import Testing

/// What is wanted of popups.
@Suite struct PopupRulesTests {
  static let journeys = JourneyFolder("Popups") { PopupSystems.catalog }

  @Test func `Every rule is listed in order`() {
    let expected = (1...14).map { "P-R\($0)" } + (1...15).map { "P\($0)" }
    #expect(PopupRules.all.map(\.id) == expected)
  }

  @Test func `Every rule is kept by properties and journeys that there are`() throws {
    let gaps = SystemRequirement.gaps(
      in: PopupRules.all, properties: PopupSystems.shipped([]).properties.map(\.id),
      journeys: try Self.journeys.names)
    #expect(gaps == [])
  }
}
