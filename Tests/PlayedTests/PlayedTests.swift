import CameraPermission
import Testing

/// The tests that play the phone: there is one, so they take turns.
@MainActor
@Suite(.serialized) struct PlayedTests {
  @Test func `The phone is played`() { #expect(PermissionName.camera == "camera") }
}
