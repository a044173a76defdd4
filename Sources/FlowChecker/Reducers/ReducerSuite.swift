public import EveryPath
public import Reducers

extension SuiteCase {
  /// Runs the case on a reducer; the first difference, nil if there is none.
  ///
  /// - Parameters:
  ///   - reducer: what is tested: the one that the suite was made from, or one meant to be like it.
  ///   - graph: the graph that the suite was made from.
  public func mismatch<R: Reducer, Tested: Reducer>(
    on reducer: Tested, like graph: FlowGraph<ReducerFlow<R>>
  ) -> SuiteMismatch?
  where Tested.State == R.State, Tested.Event == R.Event, Tested.Effect == R.Effect {
    var run = ReducerRun(reducer, graph)
    return mismatch { run.take($0) }
  }
}

private struct ReducerRun<R: Reducer, Tested: Reducer>
where Tested.State == R.State, Tested.Event == R.Event, Tested.Effect == R.Effect {
  let reducer: Tested
  let graph: FlowGraph<ReducerFlow<R>>
  private var state: R.State?

  init(_ reducer: Tested, _ graph: FlowGraph<ReducerFlow<R>>) {
    self.reducer = reducer
    self.graph = graph
  }

  mutating func take(_ input: SuiteInput) -> [SuiteCase.Reaction] {
    switch input {
    case .start:
      state = reducer.start
      return [reaction(.started, [])]
    case .tell(let symbol): return [tell(graph.events[symbol])]
    case .resume, .answer, .timer: return []
    }
  }

  private mutating func tell(_ event: R.Event) -> SuiteCase.Reaction {
    guard let before = state else { return reaction(.refused, []) }
    var after = before
    let effects = reducer.reduce(&after, event)
    state = after
    return reaction(after == before && effects.isEmpty ? .ignored : .moved, effects)
  }

  private func reaction(
    _ disposition: SuiteCase.Disposition, _ effects: [R.Effect]
  ) -> SuiteCase.Reaction {
    SuiteCase.Reaction(
      disposition: disposition,
      position: state.map { graph.flow.graph.reducer.name(of: $0) } ?? SuiteCase.Reaction.nowhere,
      orders: effects.map(words))
  }

  private func words(ordering effect: R.Effect) -> String {
    guard let number = graph.effects.firstIndex(of: effect) else { return "\(effect)" }
    return graph.compiled.words(ordering: .perform(effect: number, asks: .nobody))
  }
}
