import CameraFlow
import EveryPath
import FlowChecker
import Testing

@Suite struct CameraDefinitionTests {
  @Test(arguments: CameraVariant.allCases)
  func `the camera flow has no mistakes`(_ variant: CameraVariant) throws {
    _ = try FlowGraph(variant.flow)
  }

  @Test(arguments: CameraVariant.allCases)
  func `every state is reached`(_ variant: CameraVariant) throws {
    let graph = try #require(variant.graph)
    #expect(graph.findings.filter { $0.rule == "unreachable-state" } == [])
    let suite = try #require(variant.suite(.transitions))
    let reached = Set(suite.flatMap { $0.steps.flatMap { $0.expected.map(\.position) } })
    for position in graph.compiled.positions where position.isWaypoint || position.kind == .final {
      #expect(reached.contains(position.id), "\(position.id) is never reached")
    }
  }

  @Test func `a journey is the same in every language`() throws {
    let compiledFlows = try ["Continue", "Weiter"].map { label in
      try FlowGraph(CameraFlow(hasPrimer: true, primerButton: label)).compiled
    }
    #expect(compiledFlows[0].fingerprint == compiledFlows[1].fingerprint)
    #expect(compiledFlows[0].effects.map(\.id).contains("showPrimer"))
  }

  @Test func `a delay of zero is no waypoint`() throws {
    func delays(_ variant: CameraVariant) throws -> Int {
      try #require(variant.graph).compiled.positions.count { position in
        position.kind == .delay && position.id.contains("leaving")
      }
    }
    #expect(try delays(.camera) > 0)
    #expect(try delays(.cameraWithoutDelay) == 0)
  }
}
