import FlowModel
import FlowTestSupport
import IMLoginModel
import Testing

@Suite("What is wanted of a messenger's login")
struct IMLoginRequirementsTests {
  @Test func `is listed in order`() {
    let expected = (1...11).map { "N-R\($0)" } + (1...11).map { "N\($0)" }
    #expect(IMLoginRequirements.all.map(\.id) == expected)
  }

  @Test func `is kept by promises that the system makes and journeys that there are`() throws {
    let gaps = SystemRequirement.gaps(
      in: IMLoginRequirements.all, promises: try IMLoginSystems.system().promises.map(\.name),
      journeys: JourneyFolder(of: "IMLogin").names)
    #expect(gaps == [])
  }
}

@Suite struct IMLoginJourneyFilesTests {
  static let folder = JourneyFolder(of: "IMLogin")

  @Test(arguments: folder.names)
  func `A journey still fits and ends as it says`(_ name: String) throws {
    #expect(try Self.folder.complaints(about: name, on: IMLoginSystems.shelf) == [])
  }

  @Test func `The article's lessons are among them`() throws {
    let systems = try Self.folder.names.map { try Self.folder.journey($0).system }
    #expect(Set(systems).isSuperset(of: IMLoginSystems.shelf.map(\.name)))
  }
}
