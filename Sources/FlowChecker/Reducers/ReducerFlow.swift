public import EveryPath
public import Reducers
public import StateSpace

/// A reducer's graph, written down as a flow: what draws it and makes suites of it.
///
/// Each state of the graph is a state, each reaction a row. An event that changes and orders
/// nothing is ignored, for that is what the reducer does with it.
public struct ReducerFlow<R: Reducer>: Flow {
  /// A reducer never ends by itself.
  public enum Outcome: Hashable, Sendable {
    /// Its runner ended it.
    case ended
  }

  /// The graph.
  public let graph: ReducerGraph<R>

  /// The reducer's name.
  public var name: String { graph.reducer.name }
  /// The first state.
  public var start: Int { 0 }
  /// Every state of the graph.
  public var states: [Int] { Array(graph.states.indices) }
  /// The alphabet.
  public var events: [R.Event] { graph.events }

  /// The reactions of a state.
  public func transitions(from state: Int) -> FlowRows<Self> { rows(of: state) }

  @FlowRowBuilder<Self> private func rows(of state: Int) -> FlowRows<Self> {
    let reactions = graph.reactions(in: state)
    for event in reactions {
      On(graph.events[event]) {
        for effect in graph.effects(of: state, on: event) { Perform(effect) }
        end(graph.target(of: state, on: event), from: state)
      }
    }
    let known = Set(reactions)
    for event in graph.events.indices where !known.contains(event) {
      Ignore(graph.events[event], because: "it changes nothing here")
    }
  }

  @FlowStepBuilder<Self> private func end(_ target: Int, from state: Int) -> FlowSteps<Self> {
    if target == state { Stay() } else { Go(to: target) }
  }

  /// Answers are events like all others.
  public func answers(to effect: R.Effect) -> [R.Event] { [] }

  /// Nothing is remembered.
  public func resume(from state: Int) -> Resumption<Int, Outcome> { .drop(.ended) }

  /// Its runner ended it.
  public func abandoned(_ reason: Abandonment) -> Outcome { .ended }

  /// The reducer's own name for a state.
  public func name(of state: Int) -> String { graph.reducer.name(of: graph.states[state]) }
}

extension ReducerGraph {
  /// The graph as a lowered flow, for ``Suite`` and diagrams.
  ///
  /// - Throws: ``ReducerTooLarge`` if the search was truncated, or `DefinitionErrors` if two states
  ///   have one name or there are more than a flow may have.
  public func lowered() throws -> FlowGraph<ReducerFlow<R>> {
    guard completeness == .complete else {
      throw ReducerTooLarge(name: reducer.name, completeness: completeness)
    }
    return try FlowGraph(ReducerFlow(graph: self), checksPaths: false)
  }
}

/// A graph that was not searched whole cannot stand for its reducer.
public struct ReducerTooLarge: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reducer's name.
  public let name: String
  /// How the search ended.
  public let completeness: Completeness

  /// What is wrong and what to do.
  public var description: String {
    "the search of `\(name)` is \(completeness); give it a smaller alphabet"
  }
}
