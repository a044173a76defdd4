public import EveryPath

/// A flow in its world: how its effects act there, and what it hears of it.
public struct Component<W: World>: Sendable {
  /// The component without its world.
  public internal(set) var flow: FlowComponent
  package let declared: any Flow
  /// Whether it takes the answer to any order for the answer to its last one.
  @usableFromInline package let trustsLateAnswers: Bool
  /// Whether its machine is thrown away at its end, as a runner does before the next attempt.
  let isThrownAway: Bool
  @usableFromInline let perform: @Sendable (Int, Address, inout W, inout WorldOutput<W>) -> Void
  let hear: @Sendable (W.Stimulus) -> Int?

  /// A component called `name` that runs `flow`.
  ///
  /// - Parameters:
  ///   - process: the number of the process it runs in. Components of different processes share the
  ///     world and nothing else: they cannot tell or call each other.
  ///   - checksPaths: see `FlowGraph/init(_:checksPaths:)`.
  ///   - trustsLateAnswers: whether answers count without their ticket, as in an app that does not
  ///     know which request an answer belongs to.
  ///   - isThrownAway: whether its machine is gone after its end, so that it does not matter how
  ///     the last attempt ended; a search of several components has fewer states then.
  ///   - outlivesCallers: whether an attempt continues when the last component has left that called
  ///     it, as one that belongs to the app does.
  ///   - perform: carries out one effect; an answer, now or later, goes to the address.
  ///   - hear: the event that a stimulus of the world is for this flow, if it is one.
  /// - Throws: `DefinitionErrors` if the flow has mistakes.
  @inlinable
  public init<F: Flow>(
    _ name: String, _ flow: F, process: Int = 0, checksPaths: Bool = true,
    trustsLateAnswers: Bool = false, isThrownAway: Bool = false, outlivesCallers: Bool = false,
    perform: @escaping @Sendable (F.Effect, Address, inout W, inout WorldOutput<W>) -> Void,
    hear: @escaping @Sendable (W.Stimulus) -> F.Event?
  ) throws(DefinitionErrors) {
    let graph = try Self.graph(of: flow, checksPaths: checksPaths)
    // Inlined where flow and world are known: effects are handed over without a detour.
    let effects = graph.effects
    self.init(
      name, graph, process: process, trustsLateAnswers: trustsLateAnswers,
      isThrownAway: isThrownAway, outlivesCallers: outlivesCallers,
      perform: { effect, address, world, output in
        perform(effects[effect], address, &world, &output)
      }, hear: hear)
  }

  /// A graph that is made once a component: not inlined, so that models of many flows compile soon.
  @usableFromInline
  static func graph<F: Flow>(
    of flow: F, checksPaths: Bool
  ) throws(DefinitionErrors) -> FlowGraph<F> {
    try FlowGraph(flow, checksPaths: checksPaths)
  }

  @usableFromInline
  init<F: Flow>(
    _ name: String, _ graph: FlowGraph<F>, process: Int, trustsLateAnswers: Bool,
    isThrownAway: Bool, outlivesCallers: Bool,
    perform: @escaping @Sendable (Int, Address, inout W, inout WorldOutput<W>) -> Void,
    hear: @escaping @Sendable (W.Stimulus) -> F.Event?
  ) {
    flow = FlowComponent(name, graph, process: process, outlivesCallers: outlivesCallers)
    self.trustsLateAnswers = trustsLateAnswers
    self.isThrownAway = isThrownAway
    declared = graph.flow
    self.perform = perform
    self.hear = { stimulus in hear(stimulus).flatMap { graph.number(of: $0) } }
  }
}

extension Component {
  /// The component's name within its system.
  public var name: String { flow.name }

  /// The number of the process it runs in: 0 for the app's.
  @inlinable public var process: Int { flow.process }

  package var compiled: CompiledFlow { flow.compiled }
}
