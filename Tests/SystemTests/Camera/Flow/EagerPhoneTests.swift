import FlowChecker
import FlowModel
import FlowTestSupport
import PermissionFacts
import SimulatedPhone
import StateSpace
import Testing

/// A phone decided beforehand and one decided on first reading.
@Suite(.optimised) struct EagerPhoneTests {
  /// Every phone whose first answers are decided.
  private static let phones: [Phone] = [AuthorizationStatus.notDetermined, .denied, .authorized]
    .flatMap {
      answer in
      [false, true].flatMap { isRestricted in
        [false, true].flatMap { hasHardware in
          [false, true].map { hasDescription in
            Phone(
              answer: answer, isRestricted: isRestricted, hasHardware: hasHardware,
              hasDescription: hasDescription)
          }
        }
      }
    }

  @Test func `they agree on every property`() async throws {
    // Searched before anything is waited for, so that others can go on beside it.
    let system = try CameraSearch.system(.cameraGate, worlds: Self.phones)
    let eager = system.explore().report
    let lazy = try #require(await CameraSearch.exploration(of: .cameraGate)).report
    #expect(Self.phones.count == 24)
    #expect(eager.completeness == .complete)
    #expect(eager.properties.map(\.name) == lazy.properties.map(\.name))
    for (before, reading) in zip(eager.properties, lazy.properties) {
      #expect(
        before.verdict == reading.verdict, "\(before.name): \(before.steps.map(\.id))")
    }
  }
}
