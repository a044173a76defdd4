import CameraPermission
import Testing

@MainActor
@Suite struct PlayedTests {
  @Test func `The phone is played`() { #expect(PermissionName.camera == "camera") }
}
