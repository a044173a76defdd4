public import Reducers

/// A reducer with one reaction changed.
///
/// It can take the reducer's place everywhere: under a suite, or in a world under its properties.
public struct ReducerMutant<R: Reducer>: Reducer, CustomStringConvertible {
  /// The reducer that was changed.
  public let original: R
  /// The state in which it reacts otherwise.
  public let state: R.State
  /// The event to which it reacts otherwise.
  public let event: R.Event
  /// The kind of change: ``Mutation/redirect``, ``Mutation/dropStep`` or ``Mutation/swapSteps``.
  public let mutation: Mutation
  let target: R.State
  let effects: [R.Effect]
  /// The change, in words: `on closed(a) in "a visible", "hide(a)" is not ordered`.
  public let description: String

  /// The original's name.
  public var name: String { original.name }
  /// The original's start.
  public var start: R.State { original.start }
  /// The original's alphabet.
  public var alphabet: [R.Event] { original.alphabet }

  /// The original's reaction, except for one.
  public func reduce(_ state: inout R.State, _ event: R.Event) -> [R.Effect] {
    guard event == self.event, state == self.state else { return original.reduce(&state, event) }
    state = target
    return effects
  }

  /// As in the original.
  public func timing(of effect: R.Effect) -> TimerOrder<R.Event>? {
    original.timing(of: effect)
  }

  /// As in the original.
  public func name(of state: R.State) -> String { original.name(of: state) }
}

extension ReducerGraph {
  /// Every mutant of the first order, in a fixed order: an edge redirected to its own source or to
  /// the next state that behaves differently, an effect dropped, two neighbouring effects swapped.
  ///
  /// A redirected edge that cannot be told from the right one is left out. Linear in the number of
  /// reactions, times that of effects, once the states that behave alike are known.
  public func mutants() -> [ReducerMutant<R>] {
    let classes = behaviours
    return (0..<expandedCount).flatMap { state in
      reactions(in: state).flatMap { event in
        redirected(state, event, classes) + withOtherEffects(state, event)
      }
    }
  }

  private func redirected(_ state: Int, _ event: Int, _ classes: [Int]) -> [ReducerMutant<R>] {
    let target = target(of: state, on: event)
    var others: [Int] = []
    if classes[state] != classes[target] { others.append(state) }
    let next = (1..<max(states.count, 2)).lazy.map { (target + $0) % states.count }
      .first { classes[$0] != classes[target] && $0 != state }
    if let next { others.append(next) }
    return others.map { other in
      mutant(
        .redirect, state, event, other, effects(of: state, on: event),
        "leads to \"\(reducer.name(of: states[other]))\"")
    }
  }

  private func withOtherEffects(_ state: Int, _ event: Int) -> [ReducerMutant<R>] {
    let target = target(of: state, on: event)
    let effects = effects(of: state, on: event)
    let dropped = effects.indices.map { index in
      var fewer = effects
      let gone = fewer.remove(at: index)
      return mutant(.dropStep, state, event, target, fewer, "\"\(gone)\" is not ordered")
    }
    let swapped = effects.indices.dropLast().filter { effects[$0] != effects[$0 + 1] }.map {
      index in
      var other = effects
      other.swapAt(index, index + 1)
      return mutant(
        .swapSteps, state, event, target, other,
        "\"\(effects[index + 1])\" comes before \"\(effects[index])\"")
    }
    return dropped + swapped
  }

  private func mutant(
    _ mutation: Mutation, _ state: Int, _ event: Int, _ target: Int, _ effects: [R.Effect],
    _ change: String
  ) -> ReducerMutant<R> {
    ReducerMutant(
      original: reducer, state: states[state], event: events[event], mutation: mutation,
      target: states[target], effects: effects,
      description: "on \(events[event]) in \"\(reducer.name(of: states[state]))\", \(change)")
  }

  /// For each state the number of its class: two states are in one if no events tell them apart.
  private var behaviours: [Int] {
    var classes = [Int](repeating: 0, count: states.count)
    var count = 1
    while true {
      var numbers: [[Int]: Int] = [:]
      let next = states.indices.map { state -> Int in
        var key = [classes[state]]
        // A state that was not looked at is in a class of its own.
        if state >= expandedCount {
          key.append(-1 - state)
        } else {
          for event in events.indices {
            key.append(Int(label(of: state, on: event)))
            key.append(classes[target(of: state, on: event)])
          }
        }
        let number = numbers[key] ?? numbers.count
        numbers[key] = number
        return number
      }
      if numbers.count == count { return next }
      classes = next
      count = numbers.count
    }
  }
}
