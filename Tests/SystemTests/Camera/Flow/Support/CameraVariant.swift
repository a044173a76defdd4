import CameraFlow
import EveryPath
import FlowChecker
import FlowTestSupport

/// The camera flows under test: both policies.
enum CameraVariant: String, CaseIterable, Sendable {
  case camera
  case cameraGate

  var flow: CameraFlow {
    CameraFlow(policy: self == .camera ? .popThenPrompt : .gateBeforePush)
  }

  /// The flow's graph, built once; a mistake of the flow is what `FlowTests` reports.
  var graph: FlowGraph<CameraFlow>? { Self.graphs[self] }

  private static let graphs: [CameraVariant: FlowGraph<CameraFlow>] = Dictionary(
    uniqueKeysWithValues: allCases.compactMap { variant in
      (try? FlowGraph(variant.flow)).map { (variant, $0) }
    })

  /// A suite of the flow, generated once.
  func suite(_ kind: Suite.Kind) -> Suite? { Self.suites[self]?.suite(kind) }

  private static let suites = graphs.mapValues { SharedSuites(of: $0.compiled) }
}
