import FlowModel
import JourneyFolder
import PopupsModel
import Testing

@Suite struct PopupRulesTests {
  static let promises = PopupSystems.shipped([]).promises.map(\.name)
  static let journeys = JourneyFolder("Popups") { PopupSystems.shelf }

  @Test func `Every requirement is kept by a promise or a journey, or says why not`() {
    #expect(PopupRules.all.map(\.id) == (1...14).map { "P-R\($0)" })
    for (id, _, keepers) in PopupRules.all {
      #expect(!keepers.isEmpty)
      for keeper in keepers {
        switch keeper {
        case .promise(let name): #expect(Self.promises.contains(name), "\(id): \(name)")
        case .journey(let name):
          #expect(Self.journeys.names.contains("\(name).journey"), "\(id): \(name)")
        case .notBehavioural(let reason): #expect(!reason.isEmpty)
        }
      }
    }
  }

  @Test func `Every property is stated by a promise`() {
    #expect(PopupRules.properties.map(\.id) == (1...13).map { "P\($0)" })
    for (id, promises) in PopupRules.properties {
      #expect(!promises.isEmpty)
      for name in promises { #expect(Self.promises.contains(name), "\(id): \(name)") }
    }
  }
}
