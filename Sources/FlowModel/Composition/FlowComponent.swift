public import EveryPath

/// A flow as a component among others, without a world.
public struct FlowComponent: Sendable {
  /// The component's name, by which others address it.
  public let name: String
  /// The number of the process it runs in: components of different processes cannot tell or call
  /// each other.
  public let process: Int
  /// Whether its attempt continues when the last component has left that called it.
  public let outlivesCallers: Bool
  package internal(set) var compiled: CompiledFlow
  let showing: ShownEffects
  let symbol: @Sendable (AnyValue) -> Int?
  let outcomeSymbol: @Sendable (AnyValue, String) -> Int?
  let outcome: @Sendable (Int) -> AnyValue?
  let effect: @Sendable (Int) -> AnyValue?
  /// Whether a value is of the flow's type of that kind.
  let isOwn: @Sendable (AnyValue, ForeignValue.Kind) -> Bool

  /// A component called `name` that runs `flow`.
  ///
  /// - Throws: `DefinitionErrors` if the flow has mistakes.
  public init<F: Flow>(
    _ name: String, _ flow: F, process: Int = 0, checksPaths: Bool = true,
    outlivesCallers: Bool = false
  ) throws(DefinitionErrors) {
    self.init(
      name, try FlowGraph(flow, checksPaths: checksPaths), process: process,
      outlivesCallers: outlivesCallers)
  }

  /// A component called `name` that runs the flow of a graph.
  init<F: Flow>(_ name: String, _ graph: FlowGraph<F>, process: Int, outlivesCallers: Bool) {
    self.name = name
    self.process = process
    self.outlivesCallers = outlivesCallers
    compiled = graph.compiled
    showing = ShownEffects(in: graph)
    symbol = { value in (value.base as? F.Event).flatMap { graph.number(of: $0) } }
    outcomeSymbol = { graph.number(ofOutcome: $0, from: $1) }
    let (outcomes, effects) = (
      graph.outcomes.map { AnyValue($0) }, graph.effects.map { AnyValue($0) }
    )
    outcome = { outcomes[$0] }
    effect = { effects[$0] }
    isOwn = { value, kind in
      switch kind {
      case .outcome: value.base is F.Outcome
      case .effect: value.base is F.Effect
      case .event: value.base is F.Event
      }
    }
  }

  /// A compiled flow by itself, which no component can tell, call or hear.
  package init(_ compiled: CompiledFlow) {
    name = compiled.name
    process = 0
    outlivesCallers = false
    self.compiled = compiled
    showing = ShownEffects(in: compiled)
    symbol = { _ in nil }
    outcomeSymbol = { _, _ in nil }
    outcome = { _ in nil }
    effect = { _ in nil }
    isOwn = { _, _ in true }
  }
}
