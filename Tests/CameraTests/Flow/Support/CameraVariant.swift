import CameraFlow
import EveryPath
import FlowChecker
import FlowTestSupport

/// The camera flows under test.
enum CameraVariant: String, CaseIterable, Sendable {
  case camera
  case cameraGate
  case cameraWithPrimer
  case cameraGateWithPrimer
  case cameraWithoutDelay
  case cameraGateWithoutDelay

  /// The two policies, as shipped.
  static let policies: [CameraVariant] = [.camera, .cameraGate]

  /// The rest.
  static let others = allCases.filter { !policies.contains($0) }

  var flow: CameraFlow {
    switch self {
    case .camera: CameraFlow(policy: .popThenPrompt)
    case .cameraGate: CameraFlow(policy: .gateBeforePush)
    case .cameraWithPrimer: CameraFlow(policy: .popThenPrompt, hasPrimer: true)
    case .cameraGateWithPrimer: CameraFlow(policy: .gateBeforePush, hasPrimer: true)
    case .cameraWithoutDelay: CameraFlow(policy: .popThenPrompt, settingsDelay: .zero)
    case .cameraGateWithoutDelay: CameraFlow(policy: .gateBeforePush, settingsDelay: .zero)
    }
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
