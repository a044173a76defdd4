import EveryPath

/// The effects with which a flow shows something, and what takes it away again.
struct ShownEffects: Sendable {
  /// The effects that bring something up, by number.
  private(set) var showing: Set<Int> = []
  /// What tells that it is gone: the answers to the dismissal, or else to what is shown.
  private(set) var gone: Set<Int> = []

  /// Those that the roles of a flow's effects tell.
  init(in compiled: CompiledFlow) {
    for (number, effect) in compiled.effects.enumerated() {
      switch effect.role {
      case .showsPrimer, .explains:
        showing.insert(number)
        gone.formUnion(effect.answers)
      case .plain, .asksSystem, .opensSettings: break
      }
    }
  }

  /// Those that a flow declares as a ``DialogFlow``, or else the roles of its effects.
  init<F: Flow>(in graph: FlowGraph<F>) {
    self.init(in: graph.compiled)
    if let flow = graph.flow as? any DialogFlow { declare(by: flow, graph.effects, graph.compiled) }
  }

  private mutating func declare<F: DialogFlow>(
    by flow: F, _ effects: [some Hashable & Sendable], _ compiled: CompiledFlow
  ) {
    let own = effects.map { $0 as? F.Effect }
    let shown = own.indices.filter { own[$0].flatMap(flow.closing) != nil }
    guard !shown.isEmpty, let last = own.firstIndex(of: flow.dismissal) else { return }
    showing = Set(shown)
    gone = Set(compiled.effects[last].answers)
  }
}
