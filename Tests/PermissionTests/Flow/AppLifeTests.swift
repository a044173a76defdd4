import EveryPath
import FlowChecker
import FlowModel
import FlowTestSupport
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
    let system = try phoneSystem(name)
    let phone = Phone.calm(try #require(system.worlds[0].service.permission))
    let offered = Found(system, on: phone)
    let everywhere = Found(system, on: phone.everywhere)
    #expect(offered.positions == everywhere.positions)
    #expect(offered.verdicts == everywhere.verdicts)
    #expect(!offered.verdicts.contains { !$0.hasSuffix("holds") })
    // The move everywhere is a move more.
    #expect(offered.transitions < everywhere.transitions)
  }

  @Test
  func `what is gone on with in the background waits for the person, and then has its answer`()
    throws
  {
    let ids =
      "launch,active,record,status-denied,dialog-up,open-settings,dialog-gone,status,"
      + "wait-leaving-enter-wait-0.2-s,settings-open,kill,switch-on,launch-background"
    var walk = try phoneWalk("microphone", ids)
    #expect(walk.positions.first == "returning/enter/ready")
    #expect(walk.outcomes == [])
    #expect(!walk.choices.map(\.text.id).contains("status"))
    walk.go("return,active,status")
    #expect(walk.outcomes == ["granted(full)"])
  }
}

/// What a search finds.
private struct Found {
  let positions: Set<Int?>
  let verdicts: [String]
  let transitions: Int

  init(_ system: System<Phone>, on phone: Phone) {
    let found = System<Phone>(
      system.name, system.summary, components: system.components, worlds: [phone]
    ) {
      system.properties
    }.explore()
    positions = Set(found.graph.states.map { $0.components[0].machine.position })
    verdicts = found.report.properties.map { "\($0.name): \($0.verdict)" }
    transitions = found.graph.targets.count
  }
}
