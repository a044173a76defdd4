import ContactsPermission
import EveryPath
import FlowChecker
import FlowModel
import PermissionFlows
import PermissionModels
import Testing

/// The definition of a way to a permission.
@Suite struct AccessDefinitionTests {
  @Test func `every way of the catalog is tested, and what is tested is in the catalog`() {
    let catalog = PermissionSystems.catalog.filter { !$0.isLesson }
    #expect(catalog.map(\.name) == Way.all.map(\.name))
    // The systems that come last have several flows, and a fingerprint of all of them.
    for (system, way) in zip(catalog, Way.alone) {
      #expect(system.fingerprint == way.compiled?.fingerprint, "\(way.name)")
    }
  }

  @Test(arguments: Way.all)
  func `the definition has no mistakes, and nothing about it is odd`(_ way: Way) {
    #expect(way.mistakes == nil)
    #expect(way.findings.map(\.description) == [])
  }

  @Test func `the label of the primer is linted as it is ordered, and is no part of the journey`()
    throws
  {
    let graphs = try ["Continue", "Weiter", "Erlauben"].map { label in
      try FlowGraph(
        ContactsFlow(policy: AccessPolicy(hasPrimer: true, primerButton: label)))
    }
    for (graph, label) in zip(graphs, ["Continue", "Weiter", "Erlauben"]) {
      #expect(graph.effects.contains(.showPrimer(button: label)))
      #expect(graph.findings.map(\.rule) == (label == "Erlauben" ? ["primer-label"] : []))
      #expect(graph.compiled.fingerprint == graphs[0].compiled.fingerprint)
    }
    #expect(graphs[0].compiled.effects.map(\.id).contains("showPrimer"))
  }

  @Test(arguments: Way.tried)
  func `every state and every waypoint is reached`(_ way: Way) throws {
    let compiled = try #require(way.compiled)
    let suite = try #require(way.suite(.transitions))
    let reached = Set(suite.flatMap { $0.steps.flatMap { $0.expected.map(\.position) } })
    for position in compiled.positions where position.isWaypoint || position.kind == .final {
      #expect(reached.contains(position.id), "\(position.id) is never reached")
    }
  }

  /// Many permissions share one machine: what is tested of it is tested for all of them.
  @Test func `permissions that are values share a machine if they differ in their names alone`() {
    let flows = WholeAccessFlow.all
    let same = Dictionary(grouping: flows) { flow in
      WholeAccessFlow(
        "", refusals: flow.refusals, hasStatus: flow.hasStatus, tellsFailure: flow.tellsFailure,
        renewsObject: flow.renewsObject, hasSettingsRow: flow.hasSettingsRow,
        hasQuestion: flow.hasQuestion, settlesLate: flow.settlesLate)
    }
    let names = Set(flows.map(\.name))
    let machines = Way.machines.map(\.names).filter { !names.isDisjoint(with: $0) }
    #expect(Set(machines) == Set(same.values.map { $0.map(\.name) }))
    #expect(machines.contains { $0.count > 1 })
  }

  /// Machines differ in what can be granted, refused and asked for; their rows are written once.
  @Test
  func `every row that a way to one permission has is one of a way whose transitions are named`()
    throws
  {
    func lines(_ ways: [Way]) throws -> Set<SourceLine> {
      try ways.reduce(into: []) { lines, way in
        let compiled = try #require(way.compiled)
        lines.formUnion(compiled.edges.map(\.line) + compiled.positions.map(\.line))
      }
    }
    let missing = try lines(Way.alone).subtracting(lines(Way.named))
    #expect(missing.map(\.description).sorted() == [])
  }
}
