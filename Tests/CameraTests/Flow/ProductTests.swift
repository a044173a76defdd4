import CameraModel
import EveryPath
import FlowChecker
import FlowModel
import FlowTestSupport
import SimulatedPhone
import StateSpace
import Testing

/// The camera on the phone, over every path.
@Suite(.optimised) struct ProductTests {
  @Test(arguments: CameraVariant.policies)
  func `every property holds, and the search is complete`(_ variant: CameraVariant) async throws {
    let report = try #require(await CameraSearch.exploration(of: variant)).report
    print("\(variant): \(report.states) positions, \(report.transitions) transitions")
    print("\(variant): searched in \(report.seconds) s")
    #expect(report.completeness == .complete)
    for property in report.properties {
      #expect(property.verdict == .holds, "\(property.name): \(property.steps.map(\.id))")
    }
    #expect(report.findings.map(\.description) == [])
    #expect(!report.properties.isEmpty)
  }

  /// What the machine can do and the phone never causes; it changes only if flow or phone do.
  private static let machineOnly: [CameraVariant: MachineOnly.Counts] = [
    .camera: MachineOnly.Counts(edges: 166, pairs: 1500, events: 3831),
    .cameraGate: MachineOnly.Counts(edges: 211, pairs: 1705, events: 3885),
  ]

  @Test(
    arguments: CameraVariant.policies)
  func `what the phone never causes is known, and why`(_ variant: CameraVariant) async throws {
    let compiled = try #require(variant.graph).compiled
    let coverage = try #require(await CameraSearch.exploration(of: variant)).report.coverage
    let machineOnly = MachineOnly(compiled, coverage)
    let edges = machineOnly.edges
    print("\(variant): on the machine only, of \(compiled.edges.count) transitions:")
    print("  \(machineOnly.counts)")
    #expect(
      machineOnly.counts == Self.machineOnly[variant],
      "\(edges.map(machineOnly.reason).joined(separator: "\n"))")
  }

  /// Once the picture has been there, the system asks again only in a new process, and the usage
  /// description cannot go missing.
  private static let unvisited = [
    "readying.pageAgain", "readying.gateAgain", "explaining(missingDescription).gateAgain",
    "asking.pageAgain", "asking.gateAgain", "closing(cancelled).gateAgain",
    "closing(misconfigured).gateAgain", "confirming.pageAgain", "confirming.gateAgain",
  ]

  /// With the gate the system is asked before there is a page.
  private static let onlyWithPageFirst = [
    "readying.page", "closing(cancelled).page", "asking.page", "confirming.page",
  ]

  @Test func `every state is visited but those that the phone cannot cause`() async throws {
    for variant in CameraVariant.policies {
      let compiled = try #require(variant.graph).compiled
      let graph = try #require(await CameraSearch.exploration(of: variant)).graph
      let visited = Set(
        graph.states.compactMap {
          $0.components[0].machine.position.map { compiled.positions[$0].state }
        })
      let missing = (0..<compiled.stateCount).filter { !visited.contains($0) }
        .map { compiled.positions[$0].id }
      let expected = Self.unvisited + (variant == .cameraGate ? Self.onlyWithPageFirst : [])
      #expect(missing.sorted() == expected.sorted())
    }
  }
}

/// What the machine can do and the phone never causes.
struct MachineOnly {
  struct Counts: Equatable, CustomStringConvertible {
    let edges: Int
    let pairs: Int
    let events: Int

    var description: String {
      "\(edges) transitions, \(pairs) pairs, \(events) events at a position"
    }
  }

  let compiled: CompiledFlow
  let coverage: Coverage

  init(_ compiled: CompiledFlow, _ coverage: Coverage) {
    self.compiled = compiled
    self.coverage = coverage
  }

  var counts: Counts { Counts(edges: edges.count, pairs: pairs.count, events: events) }

  /// The transitions that are taken on the machine and never on the phone.
  var edges: [Int] { compiled.edges.indices.filter { !coverage.edges[0][$0] } }

  /// The pairs of transitions that follow each other on the machine and never on the phone.
  var pairs: [EdgePair] {
    compiled.edges.indices.flatMap { first in
      compiled.edges(from: compiled.edges[first].target).map { EdgePair(first, $0) }
    }.filter { !coverage.pairs[0].contains($0) }
  }

  /// How many events the phone never sends at a position.
  var events: Int { coverage.heard[0].reduce(0) { $0 + $1.count { !$0 } } }

  /// Why the phone never makes the machine take an edge.
  func reason(_ number: Int) -> String {
    let edge = compiled.edges[number]
    let source = compiled.positions[edge.source].id
    let isVisited = compiled.edges.indices.contains {
      coverage.edges[0][$0] && compiled.edges[$0].target == edge.source
    }
    let trigger =
      switch edge.trigger {
      case .symbol(let symbol): compiled.symbols[symbol].id
      case .timer(let timer): compiled.timers[timer].id
      }
    guard isVisited else { return "\(source): \(trigger): it never comes there" }
    if case .symbol(let symbol) = edge.trigger, coverage.heard[0][edge.source][symbol] {
      return "\(source): \(trigger): another row comes first"
    }
    return "\(source): \(trigger): the phone never sends it there"
  }
}
