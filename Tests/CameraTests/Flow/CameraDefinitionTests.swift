import CameraFlow
import EveryPath
import FlowChecker
import Testing

@Suite("The camera flow's definition")
struct CameraDefinitionTests {
  @Test("it has no mistakes", arguments: CameraVariant.allCases)
  func mistakes(_ variant: CameraVariant) throws {
    _ = try FlowGraph(variant.flow)
  }

  @Test("every state is reached", arguments: CameraVariant.allCases)
  func states(_ variant: CameraVariant) throws {
    let graph = try #require(variant.graph)
    #expect(graph.findings.filter { $0.rule == "unreachable-state" } == [])
    let suite = try #require(variant.suite(.transitions))
    let reached = Set(suite.flatMap { $0.steps.flatMap { $0.expected.map(\.position) } })
    for position in graph.compiled.positions where position.isWaypoint || position.kind == .final {
      #expect(reached.contains(position.id), "\(position.id) is never reached")
    }
  }

  @Test("a journey is the same in every language")
  func label() throws {
    let compiledFlows = try ["Continue", "Weiter"].map { label in
      try FlowGraph(CameraFlow(hasPrimer: true, primerButton: label)).compiled
    }
    #expect(compiledFlows[0].fingerprint == compiledFlows[1].fingerprint)
    #expect(compiledFlows[0].effects.map(\.id).contains("showPrimer"))
  }

  @Test("a delay of zero is no waypoint")
  func zeroDelay() throws {
    func delays(_ variant: CameraVariant) throws -> Int {
      try #require(variant.graph).compiled.positions.count { position in
        position.kind == .delay && position.id.contains("leaving")
      }
    }
    #expect(try delays(.camera) > 0)
    #expect(try delays(.cameraWithoutDelay) == 0)
  }
}
