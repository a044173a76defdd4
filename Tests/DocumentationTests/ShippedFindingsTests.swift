import CameraModel
import EveryPath
import FlowChecker
import FlowModel
import GuestModel
import IMLoginModel
import KickedModel
import PermissionModels
import PopupsModel
import Testing
import WidgetModel

/// What lint says of the flows that ship, lessons apart: nothing.
@Suite struct ShippedFindingsTests {
  static let catalogs =
    CameraSystems.catalog + PermissionSystems.catalog + CoordinatorSystems.catalog
    + GuestSystems.catalog + PopupSystems.catalog + IMLoginSystems.catalog + WidgetSystems.catalog
    + KickedSystems.catalog

  @Test func `No flow that ships has a finding`() throws {
    for system in Self.catalogs where !system.isLesson {
      let findings = try system.accept(Linting())
      #expect(findings == [], "\(system.name)")
    }
  }
}

/// Collects what lint says of the components.
private struct Linting: SystemVisitor {
  func visit<W: World>(_ system: System<W>) -> [Finding] { system.components.flatMap(\.findings) }
}
