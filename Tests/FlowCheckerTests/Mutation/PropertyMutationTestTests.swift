import EveryPath
import FlowChecker
import FlowModel
import StateSpace
import Testing

/// Properties tried on mutants.
@Suite struct PropertyMutationTestTests {
  static let clerk = Sketch { state in
    switch state {
    case .a:
      On(.tap) {
        Perform(.ask, until: .yes) {
          Or(.no) {
            Perform(.beep)
            Go(to: .b)
          }
        }
        Perform(.show)
        Go(to: .z)
      }
    case .b: On(.ping) { Go(to: .z) }
    default: Finish(.done)
    }
  }

  private func system(
    @PropertyBuilder<Desk> _ properties: () -> [Property<Desk>]
  ) throws -> System<Desk> {
    var quiet = Desk()
    quiet.canDie = false
    return try desk(Self.clerk, world: quiet, properties)
  }

  @Test func `a property notices what it is about, and a survivor comes with a journey`() throws {
    let system = try system {
      Sometimes("something is written") { $0.saw(.wrote("show")) }
    }
    let score = try PropertyMutationTest(of: system).score()
    func status(_ id: String) throws -> MutantStatus {
      try #require(score.results.first { $0.id == id }, "\(id) is missing").status
    }
    #expect(try status("drop-step: a/tap/yes/yes show") == .killed(by: "something is written"))
    #expect(try status("drop-row: a/tap") == .killed(by: "something is written"))
    let survivor = try status("drop-row: a/tap/yes/no")
    guard case .survived(let difference?) = survivor else {
      Issue.record("\(survivor)")
      return
    }
    #expect(difference.journey.contains("the clerk says no"))
    for case .survived(let difference?) in score.results.map(\.status) {
      #expect(difference.expected != difference.actual)
    }
  }

  @Test func `a property that looks into a component notices what nobody in the world can see`()
    throws
  {
    let flow = Sketch { state in
      switch state {
      case .a:
        On(.tap) {
          Deliver(.done)
          Go(to: .b)
        }
      case .b: On(.tap) { Go(to: .z) }
      default: Finish()
      }
    }
    var world = Desk()
    world.canDie = false
    let system = try desk(flow, world: world) {
      CanAlwaysReach("it can always end", whenever: { $0.isRunning() }) { $0.ended() }
    }
    let mutationTest = try PropertyMutationTest(of: system)
    let mutant = try #require(
      system.components[0].compiled.mutants().first { $0.id == "drop-row: b/tap" })
    #expect(mutationTest.status(of: mutant) == .killed(by: "it can always end"))
  }

  @Test func `what the world never brings makes no difference in it`() throws {
    let system = try system {
      Sometimes("something is written") { $0.saw(.wrote("show")) }
    }
    let mutationTest = try PropertyMutationTest(of: system)
    let mutant = try #require(
      system.components[0].compiled.mutants([.sneakRow]).first { $0.id == "sneak-row: a/ping as b" }
    )
    #expect(mutationTest.status(of: mutant) == .equivalent)
  }

  @Test func `a property that never has to hold any more has noticed`() throws {
    let system = try system {
      AtNoTime("three are written", given: { $0.saw(.wrote("show")) }) {
        $0.world.written.count > 2
      }
    }
    let mutationTest = try PropertyMutationTest(of: system)
    let mutant = try #require(
      system.components[0].compiled.mutants([.dropStep]).first { $0.id.hasSuffix("show") })
    #expect(
      mutationTest.status(of: mutant)
        == .killed(by: "never: three are written (it never has to hold)"))
  }

  @Test func `properties that do not hold, or were not searched whole, can try nothing`() throws {
    let system = try system { AtNoTime("something is written") { $0.saw(.wrote("show")) } }
    #expect(throws: UnfitForMutants.self) { try PropertyMutationTest(of: system) }
    let short = try self.system { Sometimes("it starts") { $0.began() } }
    #expect(throws: UnfitForMutants.self) {
      try PropertyMutationTest(of: short, component: "nobody")
    }
    #expect(throws: UnfitForMutants.self) {
      try PropertyMutationTest(of: short, limits: SearchLimits(maxStates: 2))
    }
  }
}
