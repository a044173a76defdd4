import FlowTesting
import PermissionFlow
import Testing

extension PlayedCase: CustomTestStringConvertible {
  var testDescription: String { name }
}

@MainActor
@Suite(.serialized) struct JourneyTests {
  @Test(arguments: PlayedCase.all)
  func `Every journey ends on the real driver as the model says`(
    _ permission: PlayedCase
  ) async throws {
    let report = try await permission.play()
    print(report.line)
    #expect(report.journeys > 0)
    for difference in report.differences.prefix(5) { Issue.record("\(difference)") }
    #expect(report.differences.count == 0)
  }
}
