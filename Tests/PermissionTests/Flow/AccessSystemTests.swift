import EveryPath
import FlowChecker
import FlowModel
import FlowTestSupport
import PermissionModels
import SimulatedPhone
import StateSpace
import Testing

/// The way to a permission on the phone.
@Suite struct AccessSystemTests {
  static let names = PermissionSystems.catalog.filter { !$0.isLesson }.map(\.name)

  /// Each has more than 70,000 positions, and so is searched whole by the tool; here on a phone on
  /// which policies hold still.
  static let large = ["location-exact", "location-always", "location-always-direct"]

  /// Several permissions together: searched whole by the tool, and here by samples.
  static let together = ["video"]

  static let searched = names.filter { !(large + together).contains($0) }

  /// Those of a few thousand positions that differ most.
  private static let small = [
    "microphone-primer", "photos-add-only", "notifications", "healthkit", "tracking", "face-id",
    "local-network", "nearby-interaction", "alarms", "screen-time", "microphone-injection",
    "live-activities", "research-sensors", "finance",
  ]

  @Test(arguments: isOptimised ? searched : small)
  func `satisfies every property, over every path`(_ name: String) throws {
    let report = try report(on: shippedSystem(name))
    #expect(report.complaints == [])
    #expect(!report.properties.isEmpty)
  }

  @Test(.optimised, arguments: large)
  func `satisfies every property while policies hold still`(_ name: String) throws {
    let system = try phoneSystem(name)
    let worlds = try system.worlds.map { Phone.calm(try #require($0.service.permission)) }
    let calm = System<Phone>(
      system.name, system.summary, components: system.components, worlds: worlds
    ) { system.properties }
    #expect(calm.explore().report.complaints == [])
  }

  @Test func `A system is too large to be searched here in four cases only`() {
    #expect(Self.searched.count + Self.large.count + Self.together.count == Self.names.count)
  }

  @Test(arguments: large + together)
  func `breaks no property on a walk at random`(_ name: String) throws {
    let strolls = try shippedSystem(name).accept(Strolling(walks: 40, steps: 60))
    #expect(strolls.broken == [])
    // The walks come far enough to say something.
    #expect(strolls.outcomes.count >= 4, "\(strolls.outcomes)")
  }
}

/// Walks through a system at random, on every run in the same way.
private struct Strolling: SystemVisitor {
  let walks: Int
  let steps: Int

  func visit<W: World>(_ system: System<W>) -> (broken: [String], outcomes: Set<String>) {
    var seed: UInt64 = 1
    func number(below bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((seed >> 33) % UInt64(bound))
    }
    var broken: [String] = []
    var outcomes: Set<String> = []
    for _ in 0..<walks {
      var walk = Walk(system)
      for _ in 0..<steps {
        // Most of the time the app lives and stays in front, or else no walk would come far.
        let isCalm = number(below: 8) > 0
        let choices = walk.choices.filter { choice in
          !isCalm || !choice.text.id.contains(/kill|home|lock|profile|managed/)
        }
        guard !choices.isEmpty else { break }
        walk.take(choices[number(below: choices.count)].move)
      }
      outcomes.formUnion(walk.outcomes)
      broken += walk.trace.breaches.map { breach in
        "\(breach.name): \(walk.steps.prefix(breach.step).map(\.text.id))"
      }
    }
    return (broken, outcomes)
  }
}
