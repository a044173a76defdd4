import PermissionModels

#if os(macOS) || os(Linux)
  import EveryPath
  import Foundation
  import PermissionFlows
  import Testing

  /// Real processes, a real file store, and SIGKILL.
  @Suite struct KilledAttemptTests {
    /// A way to a permission, what the person does on it, and which steps it is killed before.
    struct Journey: Sendable, CustomTestStringConvertible {
      let flow: String
      let person: String
      let steps: @Sendable (Int) -> [Int]

      var testDescription: String { "\(flow), \(person)" }
    }

    private static let isWhole = ProcessInfo.processInfo.environment["KILL_EVERYWHERE"] != nil

    /// Every step of some flows that differ most, and every eighth of the others, another one each;
    /// every step of everything if `KILL_EVERYWHERE` is set.
    private static let journeys: [Journey] = {
      let different = [
        "contacts", "face-id", "local-network", "location-always", "live-activities",
      ]
      let names = EveryFlow.all.map(\.name).reduce(into: [String]()) {
        if !$0.contains($1) { $0.append($1) }
      }
      return names.indices.flatMap { number in
        let isEach = isWhole || different.contains(names[number])
        return ["switches-on", "grants", "refuses", "looks-only"]
          .filter { isWhole || $0 == "switches-on" || names[number] == "contacts" }
          .map { person in
            Journey(flow: names[number], person: person) { count in
              Array(stride(from: isEach ? 1 : 1 + number % 8, through: count, by: isEach ? 1 : 8))
            }
          }
      }
    }()

    private static func isUnreadable(_ name: String) -> Bool {
      EveryFlow.all.contains {
        $0.name == name && !$0.hasStatus && !$0.refusals.contains(.denied)
      }
    }

    @Test(arguments: journeys)
    func `An attempt that is killed ends in a new process as it would have, or begins afresh`(
      _ journey: Journey
    ) throws {
      let (flow, person) = (journey.flow, journey.person)
      let home = try KilledHome()
      let whole = try KilledProcess(home.folder, flow, person)
      let expected = try #require(whole.outcome)
      #expect(!whole.wasKilled && home.intents == [])
      var resumed = 0
      let steps = journey.steps(whole.steps)
      for step in steps {
        let home = try KilledHome()
        let killed = try KilledProcess(home.folder, flow, person, killBefore: step)
        #expect(killed.wasKilled && killed.steps == step - 1, "step \(step)")
        let again = try KilledProcess(home.folder, flow, person)
        let place = "\(person), killed before step \(step)"
        #expect(!again.wasKilled && home.intents == [] && again.said["problem"] == nil, "\(place)")
        if let outcome = again.said["resumed"] {
          // Settings may never have opened: then what was refused still is.
          let isOpened = outcome == expected
          #expect(isOpened || outcome == "denied" || outcome == "failed", "\(place): \(outcome)")
          // Where nothing can be read, only another question tells, and may be refused again.
          #expect(again.said["dialogs"] == "0" || Self.isUnreadable(flow), "\(place)")
          resumed += isOpened ? 1 : 0
        } else {
          #expect(again.said["asked"] == expected, "\(place)")
        }
      }
      // Of all steps, some are in Settings.
      if steps.count == whole.steps, person == "switches-on", expected.hasPrefix("granted") {
        #expect(resumed > 0)
      }
    }
  }
#endif
