/// A flow with all its rows followed: the one value behind machine, model, diagram and search.
///
/// Building it finds every mistake of the definition and reports them together. Linear in the
/// number of states times rows.
public final class FlowGraph<F: Flow>: Sendable {
  /// The flow.
  public let flow: F
  package let compiled: CompiledFlow
  package let states: [F.State]
  /// The events, by number; further symbols of the compiled flow are outcomes of called components.
  @usableFromInline package let events: [F.Event]
  @usableFromInline package let effects: [F.Effect]
  package let outcomes: [F.Outcome]

  @usableFromInline let numbers: [F.Event: Int]
  let stateNumbers: [F.State: Int]
  let calledOutcomes: [CalledOutcome: Int]

  /// Follows all rows of `flow`.
  ///
  /// - Parameter checksPaths: whether the rules about whole paths apply; a flow that is meant to
  ///   show what a search finds may break them.
  /// - Throws: ``DefinitionErrors``, every mistake with its lines.
  public init(_ flow: F, checksPaths: Bool = true) throws(DefinitionErrors) {
    let interner = FlowInterner(flow)
    let lowering = Lowering(interner.elaborated)
    compiled = try lowering.compiled(checksPaths: checksPaths)
    self.flow = flow
    states = interner.states.typed()
    events = interner.events.typed()
    effects = interner.effects.typed()
    outcomes = lowering.outcomes.map { interner.outcomes.values[$0].value() }
    numbers = events.numbered
    stateNumbers = states.numbered
    calledOutcomes = interner.elaborated.calledOutcomes
  }

  /// The number of an event; nil if the flow never mentions it.
  @inlinable
  package func number(of event: F.Event) -> Int? { numbers[event] }

  /// The number of the symbol for an outcome of a called component; nil if nothing waits for it.
  package func number(ofOutcome outcome: AnyValue, from component: String) -> Int? {
    calledOutcomes[CalledOutcome(component: component, outcome: outcome)]
  }

  /// The called component's outcome that a symbol stands for; nil if it is an event.
  package func calledOutcome(of symbol: Int) -> CalledOutcome? {
    guard symbol >= events.count else { return nil }
    return calledOutcomes.first { $0.value == symbol }?.key
  }

  /// The number of a state; nil if the flow never reaches it.
  package func number(of state: F.State) -> Int? { stateNumbers[state] }
}

extension Array where Element: Hashable {
  /// The place of each element.
  fileprivate var numbered: [Element: Int] {
    indices.reduce(into: [:]) { numbers, index in numbers[self[index]] = index }
  }
}

/// The outcome of a called component, as an input of the caller.
package struct CalledOutcome: Hashable, Sendable {
  package let component: String
  package let outcome: AnyValue
}
