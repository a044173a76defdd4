import CameraFlow
import CameraSystem
import EveryPath
import EveryPathTesting
import LocalNetworkPermission
import PermissionDrivers
import PermissionFlows
import Testing

@MainActor
@Suite struct AccessibilityTests {
  /// Interface tests of apps rest on these: they change with a major version only.
  @Test func `The identifiers of the camera's dialogs are stable`() {
    #expect(
      identifiers(WholeAccessFlow.camera, "camera") == """
        permission.camera.primer
        permission.camera.primer.continue
        permission.camera.guide
        permission.camera.guide.open-settings
        permission.camera.guide.alternative
        permission.camera.guide.cancel
        permission.camera.notice
        permission.camera.notice.alternative
        permission.camera.notice.cancel
        """)
    #expect(
      identifiers(LocalNetworkFlow(), "local-network") == """
        permission.local-network.primer
        permission.local-network.primer.continue
        permission.local-network.guide
        permission.local-network.guide.open-settings
        permission.local-network.guide.retry
        permission.local-network.guide.alternative
        permission.local-network.guide.cancel
        permission.local-network.notice
        permission.local-network.notice.retry
        permission.local-network.notice.alternative
        permission.local-network.notice.cancel
        """)
  }

  @Test func `A screen's identifiers differ from those of a dialog above it`() async {
    let camera = TestPermission(
      "camera", WholeAccessFlow.camera, .refused(.denied))
    let tracker = PermissionTracker(camera.kind)
    tracker.start(in: camera.coordinator)
    #expect(await becomesTrue { tracker.refusal != nil })
    #expect(tracker.refusal?.dialog.accessibilityIdentifier == "permission.camera.gate")
    #expect(
      tracker.refusal?.dialog.buttons.map(\.accessibilityIdentifier)
        == ["permission.camera.gate.open-settings"])
  }

  @Test func `Every identifier says which permission, which dialog and which button`() {
    var all: [String] = []
    forEveryFlow { flow, name in
      for line in identifiers(flow, name).split(separator: "\n") {
        let pieces = line.split(separator: ".", omittingEmptySubsequences: false)
        #expect(pieces.count == 3 || pieces.count == 4, "\(line)")
        #expect(pieces[0] == "permission" && pieces[1] == name.rawValue, "\(line)")
        #expect(["primer", "guide", "notice"].contains(pieces[2]), "\(line)")
        #expect(line.allSatisfy { $0.isLowercase || $0 == "-" || $0 == "." }, "\(line)")
        all.append(String(line))
      }
    }
    #expect(Set(all).count == all.count)
  }

  /// The escape gesture of VoiceOver closes an alert by its cancel button.
  @Test func `Every dialog but the primer can be cancelled, by exactly one button`() {
    forEveryFlow { flow, name in
      for dialog in dialogs(of: flow, name, PermissionTexts(language: "en")) {
        let cancels = dialog.buttons.filter { $0.action == .cancel }.count
        #expect(cancels == (dialog.subject == .primer ? 0 : 1), "\(name)")
      }
    }
  }

  private func identifiers<F: AccessFlow>(_ flow: F, _ name: PermissionName) -> String {
    var lines: [String] = []
    for dialog in dialogs(of: flow, name, PermissionTexts(language: "en")) {
      for line in [dialog.accessibilityIdentifier]
        + dialog.buttons.map(\.accessibilityIdentifier) where !lines.contains(line)
      {
        lines.append(line)
      }
    }
    return lines.joined(separator: "\n")
  }
}
