import EveryPath
import EveryPathTesting
import Foundation
import Testing

/// The tests that play the phone: there is one, so they take turns.
@Suite(.serialized) enum PlayedTests {}

extension PlayedCase: CustomTestStringConvertible {
  var testDescription: String { name }
}

extension PlayedTests {
  @MainActor
  @Suite struct JourneyTests {
    /// All of them, or those that `PLAYED` names: `PLAYED=contacts,speech`; of these every second
    /// one, from the first or the second on, with `PLAYED_HALF=1` or `PLAYED_HALF=2`.
    private nonisolated static var played: [PlayedCase] {
      let environment = ProcessInfo.processInfo.environment
      let wanted = environment["PLAYED"]?.split(separator: ",")
      let half = environment["PLAYED_HALF"].flatMap { Int($0) }
      return PlayedCase.all.filter { wanted?.contains(Substring($0.name)) ?? true }.enumerated()
        .filter { half == nil || $0.offset % 2 + 1 == half }.map(\.element)
    }

    @Test(arguments: played)
    func `Every journey ends on the real driver as the model says`(
      _ permission: PlayedCase
    ) async throws {
      let report = try await permission.play(.max)
      print(report.line)
      #expect(report.journeys > 0)
      for difference in report.differences.prefix(5) { Issue.record("\(difference)") }
      #expect(report.differences.count == 0)
      #expect((report.exceptions > 0) == permission.hasException)
    }
  }

  @MainActor
  @Suite struct PlantedFaultTests {
    @Test(arguments: PlantedFault.allCases)
    func `A fault in a source or presenter makes a journey differ`(_ fault: PlantedFault)
      async throws
    {
      let report = try await fault.played.play(1)
      #expect(report.differences.count == 1)
      print(fault, report.journeys, report.differences.first ?? "")
    }
  }
}
