import EveryPath
import FlowChecker
import FlowModel
import FlowTestSupport
import PermissionModels
import SimulatedPhone
import StateSpace
import Testing

/// The life of the app and the way to a permission.
@Suite struct AppLifeTests {
  @Test(
    arguments: ["tracking"]
      + (isOptimised ? ["microphone-primer", "location-when-in-use"] : []))
  func
    `covering the app where nothing is under way adds neither a position of the flow nor a verdict`(
      _ name: String
    ) throws
  {
    let found = try system(name).accept(Comparing())
    #expect(found.offered.positions == found.everywhere.positions)
    #expect(found.offered.verdicts == found.everywhere.verdicts)
    #expect(!found.offered.verdicts.contains { !$0.hasSuffix("holds") })
    // The move everywhere is a move more.
    #expect(found.offered.transitions < found.everywhere.transitions)
  }

  @Test
  func `what is gone on with in the background waits for the person, and then has its answer`()
    throws
  {
    let ids = [
      "launch", "active", "record", "status-denied", "dialog-up", "open-settings", "dialog-gone",
      "status", "wait-leaving-enter-wait-0.2-s", "settings-open", "kill", "switch-on",
      "launch-background",
    ]
    let there = try system("microphone").accept(Walking(ids: ids))
    #expect(there.position == "returning/enter/ready")
    #expect(there.outcomes == [])
    #expect(!there.choices.contains("status"))
    let back = try system("microphone").accept(Walking(ids: ids + ["return", "active", "status"]))
    #expect(back.outcomes == ["granted(full)"])
    #expect(back.broken == [])
  }

  private func system(_ name: String) throws -> any AnySystem {
    try #require(PermissionSystems.catalog.first { $0.name == name })
  }
}

/// Searches a system with the app covered where it matters, and with it covered at any time.
private struct Comparing: SystemVisitor {
  struct Found {
    let positions: Set<Int?>
    let verdicts: [String]
    let transitions: Int
  }

  func visit<W: World>(_ system: System<W>) throws -> (offered: Found, everywhere: Found) {
    let system = try #require(system as? System<Phone>)
    let phone = Phone.calm(try #require(system.worlds[0].service.permission))
    return (found(system, on: phone), found(system, on: phone.everywhere))
  }

  private func found(_ system: System<Phone>, on phone: Phone) -> Found {
    let found = System<Phone>(
      system.name, system.summary, components: system.components, worlds: [phone]
    ) {
      system.properties
    }.explore()
    return Found(
      positions: Set(found.graph.states.map { $0.components[0].machine.position }),
      verdicts: found.report.properties.map { "\($0.name): \($0.verdict)" },
      transitions: found.graph.targets.count)
  }
}

/// Walks by ids.
private struct Walking: SystemVisitor {
  struct Found {
    let position: String
    let outcomes: [String]
    let choices: [String]
    let broken: [String]
  }

  let ids: [String]

  func visit<W: World>(_ system: System<W>) throws -> Found {
    var walk = Walk(system)
    #expect(walk.take(ids) == nil)
    let position = try #require(walk.state.components[0].machine.position)
    return Found(
      position: system.components[0].compiled.positions[position].id, outcomes: walk.outcomes,
      choices: walk.choices.map(\.text.id), broken: walk.trace.breaches.map(\.name))
  }
}
