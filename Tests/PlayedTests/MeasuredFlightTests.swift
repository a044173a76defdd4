import CameraPermission
import EveryPath
import FlowChecker
import FlowModel
import FlowTestSupport
import PermissionDrivers
import PermissionFacts
import PermissionFlows
import SimulatedPhone
import Testing

extension PlayedTests {
  @MainActor
  @Suite struct MeasuredFlightTests {
    /// What a person and iOS do, by the ids of choices, and what its record shows.
    private static let behaviours: [(steps: String, shows: [String])] = [
      (
        "\(asked),allow,callback,active,status",
        ["answer comes by completion", "prompt answers allow"] + both("notDetermined", "authorized")
      ),
      (
        "\(asked),deny,callback,active,status",
        ["answer comes by completion"] + both("notDetermined", "denied")
      ),
      ("launch,active,scan,status-denied,dialog-up,by-hand", ["statuses denied"]),
      ("launch,active,scan,status-authorized", ["statuses authorized"]),
      ("launch,active,scan,status-no-camera,dialog-up", ["hardware may be lacking"]),
      ("launch,active,scan,status-restricted,dialog-up", ["statuses restricted"]),
    ]

    private static let asked = "launch,active,scan,status-not-determined,prompt"

    private static func both(_ first: String, _ second: String) -> [String] {
      ["statuses \(first)", "statuses \(second)"]
    }

    @Test func `Three hundred records of the played phone are counted as their seeds say`()
      async throws
    {
      let kind = PermissionKind<WholeAccessFlow>.camera
      let system = try kind.playedSystem(.camera)
      var generator = SeededGenerator(seed: 300)
      var expected: [String: [FlightRecord.Version?: Int]] = [:]
      var records: [FlightRecord: FlightTally] = [:]
      for number in 0..<300 {
        let behaviour = try #require(Self.behaviours.randomElement(using: &generator))
        let version = [nil, FlightRecord.Version(26), .init(26, 1)].randomElement(using: &generator)
        let choices = behaviour.steps.split(separator: ",").map(String.init)
        let (record, difference) = try await kind.playedRecord(choices, in: system)
        #expect(difference == nil)
        records[record, default: FlightTally()].add(version ?? nil, in: "\(number)")
        for fact in behaviour.shows {
          expected[fact, default: [:]][version ?? nil, default: 0] += 1
        }
      }
      let measured = try Self.measured(records, by: system)
      #expect(measured.verdicts[system.name]?[.explained]?.count == 300)
      let seen = measured.seen.map { ("\($0.key.fact) \($0.key.value)", $0.value.versions) }
      #expect(Dictionary(uniqueKeysWithValues: seen) == expected)
      #expect(measured.reports.isEmpty && measured.rareMoves.isEmpty)

      var swapped = try #require(records.keys.max { $0.steps.count < $1.steps.count })
      swapped.steps.swapAt(1, 2)
      for index in swapped.steps.indices { swapped.steps[index].number = index + 1 }
      let reports = try Self.measured([swapped: FlightTally()], by: system).reports
      #expect(reports.keys.map(\.step) == [2])
    }

    /// As `journey measure` does it.
    private static func measured(
      _ records: [FlightRecord: FlightTally], by system: System<Phone>
    ) throws -> Measurement {
      let explainer = FlightExplainer(system)
      var measured = Measurement()
      for (record, tally) in records {
        measured.add(try explainer.measure(record), of: system.name, in: tally)
      }
      return measured
    }
  }
}
