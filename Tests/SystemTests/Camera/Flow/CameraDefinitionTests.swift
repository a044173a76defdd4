import CameraFlow
import EveryPath
import FlowChecker
import PermissionFlows
import Testing

@Suite struct CameraDefinitionTests {
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

  @Test func `the page hears every outcome that its permission can have`() throws {
    let flow = WholeAccessFlow.camera
    for component in [CameraFlow.question, CameraFlow.access] {
      let compiled = try FlowGraph(CameraFlow()).compiled
      let heard = compiled.symbols.map(\.id)
      let all =
        [.granted(.full), .alternative, .cancelled, .dropped]
        + AccessRefusal.allCases.map { AccessOutcome<WholeGrant>($0) }
      let ids = all.map { identifier(of: $0) } + (try FlowGraph(flow).compiled.outcomes)
      for id in ids { #expect(heard.contains("\(component.text): \(id)")) }
    }
  }
}
