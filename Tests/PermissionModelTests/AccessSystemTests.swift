import FlowExplorer
import FlowModel
import PermissionFlow
import PermissionModels
import Testing

@Suite("The way to a permission on the phone")
struct AccessSystemTests {
  static let names = PermissionSystems.shelf.filter { !$0.isLesson }.map(\.name)

  /// Each has more than 70,000 positions: searched whole by the tool, and here by samples.
  static let large = [
    "location-exact", "location-always", "location-always-direct", "video", "onboarding",
  ]

  static let searched = names.filter { !large.contains($0) }

  @Test("keeps every promise, over every path", arguments: searched)
  func promises(_ name: String) throws {
    let report = try system(name).accept(Searching())
    #expect(report.completeness == .complete)
    for promise in report.promises {
      #expect(promise.verdict == .holds, "\(promise.name): \(promise.steps.map(\.id))")
    }
    #expect(report.findings.map(\.description) == [])
    #expect(!report.promises.isEmpty)
  }

  @Test("is too large to be searched here in five cases only")
  func sizes() {
    #expect(Set(Self.names).isSuperset(of: Self.large))
    #expect(Self.searched.count == Self.names.count - Self.large.count)
  }

  @Test("breaks no promise on a walk at random", arguments: large)
  func walks(_ name: String) throws {
    let strolls = try system(name).accept(Strolling(walks: 40, steps: 60))
    #expect(strolls.broken == [])
    // The walks come far enough to say something.
    #expect(strolls.outcomes.count >= 4, "\(strolls.outcomes)")
  }

  private func system(_ name: String) throws -> any AnySystem {
    try #require(PermissionSystems.shelf.first { $0.name == name })
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
