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
  static let shelves =
    CameraSystems.shelf + PermissionSystems.shelf + GuestSystems.shelf + PopupSystems.shelf
    + IMLoginSystems.shelf + WidgetSystems.shelf + KickedSystems.shelf

  @Test func `No flow that ships has a finding`() throws {
    for system in Self.shelves where !system.isLesson {
      let findings = try system.accept(Linting())
      #expect(findings == [], "\(system.name)")
    }
  }
}

/// Collects what lint says of the parts.
private struct Linting: SystemVisitor {
  func visit<W: World>(_ system: System<W>) -> [Finding] { system.parts.flatMap(\.findings) }
}
