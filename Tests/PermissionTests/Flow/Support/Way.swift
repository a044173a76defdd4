import EveryPath
import FlowChecker
import FlowTestSupport
import Testing

/// A way to a permission under test: its flow, lowered once, and its suites, made once.
struct Way: Sendable, CustomTestStringConvertible {
  /// The name of its system.
  let name: String
  /// The mistakes of the definition; nil if there are none.
  let mistakes: String?
  /// What is odd about the definition.
  let findings: [Finding]
  /// The flow, lowered; nil if it has mistakes.
  let compiled: CompiledFlow?
  private let judge: @Sendable (SuiteCase) -> SuiteMismatch?

  init<F: Flow>(_ flow: F, called name: String? = nil) {
    self.name = name ?? flow.name
    do {
      let graph = try FlowGraph(flow)
      (mistakes, findings, compiled) = (nil, graph.findings, graph.compiled)
      judge = { $0.mismatch(on: graph) }
    } catch {
      (mistakes, findings, compiled) = ("\(error)", [], nil)
      judge = { _ in nil }
    }
  }

  var testDescription: String { name }

  /// The first difference between what a case expects and what the machine does.
  func mismatch(in test: SuiteCase) -> SuiteMismatch? { judge(test) }

  /// A suite of the flow.
  func suite(_ kind: Suite.Kind) -> Suite? { Self.suites[name]?.suite(kind) }

  private static let suites = Dictionary(
    uniqueKeysWithValues: all.compactMap { way in
      way.compiled.map { (way.name, SharedSuites(of: $0)) }
    })
}
