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
  @Test(arguments: CameraVariant.allCases)
  func `every property holds, and the search is complete`(_ variant: CameraVariant) async throws {
    let report = try #require(await CameraSearch.exploration(of: variant)).report
    #expect(report.complaints == [])
    #expect(!report.properties.isEmpty)
  }

  /// A permission that explains nothing is never gone without, and has no dialog to be swept away.
  private static let unvisited = [
    "closing(alternative)", "closing(alternative).again", "closing(dropped)",
    "closing(dropped).again",
  ]

  /// With the gate the system is asked before there is a page.
  private static let onlyWithPageFirst = ["closing(cancelled)"]

  @Test func `every state is visited but those that the phone cannot cause`() async throws {
    for variant in CameraVariant.allCases {
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
