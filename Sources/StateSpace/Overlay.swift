/// A system that differs from one that was searched already in a few states: where it does not, the
/// transitions are taken over from the graph.
///
/// Searched with an ``OverlayStorage`` it finds the same states and transitions in the same order
/// as a search of the changed system alone, and most of them without a look into a table.
@frozen
public struct Overlay<Changed: TransitionSystem>: TransitionSystem where Changed.Action: Hashable {
  /// The graph that is taken over from; a whole one.
  public let base: StateGraph<Changed.State, Changed.Action>
  /// The system that is searched.
  public let changed: Changed
  @usableFromInline let numbers: HashedStorage<Changed.State>
  @usableFromInline let isTouched: [Bool]

  /// - Parameters:
  ///   - numbers: the states of the graph, to be found by what they are.
  ///   - isTouched: for each state of the graph whether it may have other transitions.
  @inlinable
  public init(
    _ changed: Changed, over base: StateGraph<Changed.State, Changed.Action>,
    numberedBy numbers: HashedStorage<Changed.State>, whereTouched isTouched: [Bool]
  ) {
    self.changed = changed
    self.base = base
    self.numbers = numbers
    self.isTouched = isTouched
  }

  /// The changed system's own.
  @inlinable public var initialStates: [OverlaidState<Changed.State>] {
    changed.initialStates.map(overlaid)
  }

  /// The transitions of the graph, or the changed system's own.
  @inlinable
  public func transitions(
    from state: OverlaidState<Changed.State>,
    into found: inout TransitionList<Changed.Action, OverlaidState<Changed.State>>
  ) {
    guard case .known(let number) = state, !isTouched[Int(number)] else {
      var own = TransitionList<Changed.Action, Changed.State>()
      changed.transitions(from: self.state(of: state), into: &own)
      for place in 0..<own.count {
        found.append(own[place].action, to: overlaid(own[place].state), label: own[place].label)
      }
      return
    }
    for edge in base.edges(of: Int(number)) {
      found.append(
        base.choices[Int(base.choiceNumbers[edge])], to: .known(base.targets[edge]),
        label: base.labels[edge])
    }
  }

  /// A state as one of the changed system.
  @inlinable
  public func state(of state: OverlaidState<Changed.State>) -> Changed.State {
    switch state {
    case .known(let number): base.states[Int(number)]
    case .other(let state): state
    }
  }

  /// A state of the changed system, by its number in the graph if it has one.
  @inlinable
  public func overlaid(_ state: Changed.State) -> OverlaidState<Changed.State> {
    numbers.number(of: state).map { .known(Int32($0)) } ?? .other(state)
  }
}

/// A state of a system that is laid over a searched one.
@frozen
public enum OverlaidState<State: Hashable>: Hashable {
  /// The state with a number in the searched graph.
  case known(Int32)
  /// A state that is not in it.
  case other(State)
}

extension OverlaidState: Sendable where State: Sendable {}
