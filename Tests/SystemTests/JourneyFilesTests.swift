import CameraModel
import FlowModel
import FlowTestSupport
import GuestModel
import IMLoginModel
import KickedModel
import PopupsModel
import Testing
import WidgetModel

/// The journeys that are kept of the systems in a catalog.
struct KeptJourneys: Sendable, CustomTestStringConvertible {
  let name: String
  let folder: JourneyFolder
  /// The systems that have at least one.
  let systems: [String]
  /// Fewer than this are too few.
  let least: Int

  /// The journeys in a folder; nil as systems stands for the whole catalog.
  private init(
    _ name: String, _ catalog: @escaping @Sendable () -> [any AnySystem],
    of systems: [String]? = nil, least: Int = 1
  ) {
    self.name = name
    folder = JourneyFolder(name, catalog: catalog)
    self.systems = systems ?? catalog().map(\.name)
    self.least = least
  }

  var testDescription: String { name }

  static let camera = Self(
    "Camera", { CameraSystems.catalog }, of: ["camera", "camera-gate"], least: 41)
  static let guest = Self("Guest", { GuestSystems.catalog }, of: ["guest"], least: 16)
  static let login = Self("IMLogin", { IMLoginSystems.catalog })
  static let kicked = Self("Kicked", { KickedSystems.catalog }, of: ["kicked"])
  static let popups = Self("Popups", { PopupSystems.catalog })
  static let widget = Self("Widget", { WidgetSystems.catalog })

  static let all = [camera, guest, login, kicked, popups, widget]
}

/// The journeys in the folders, taken again.
@Suite struct JourneyFilesTests {
  struct Shown: Sendable, CustomTestStringConvertible {
    let kept: KeptJourneys
    let entry: JourneyFolder.Entry

    var testDescription: String { "\(kept.name), \(entry)" }
  }

  private static let shown = Result {
    try KeptJourneys.all.flatMap { kept in
      try kept.folder.entries.map { Shown(kept: kept, entry: $0) }
    }
  }

  @Test(arguments: try shown.get())
  func `A journey still fits and ends as it says`(_ shown: Shown) throws {
    #expect(try shown.kept.folder.complaints(about: shown.entry.name) == [])
  }

  @Test(arguments: KeptJourneys.all)
  func `Each journey has a title of its own, and every lesson has a journey`(
    _ kept: KeptJourneys
  ) throws {
    let journeys = try kept.folder.journeys()
    #expect(journeys.count >= kept.least)
    #expect(Set(journeys.map(\.title)).count == journeys.count)
    #expect(Set(kept.systems).subtracting(journeys.map(\.system)) == [])
  }
}
