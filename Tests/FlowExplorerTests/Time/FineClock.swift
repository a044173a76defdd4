/// Clockworks on a clock that ticks so finely that no order of theirs is missed: brute force.
///
/// Of moments that differ only in how far timers are, those are alike at which the whole seconds
/// and the order of the fractions agree; of each kind there is one with fractions that are multiples
/// of one part for each timer and one more (regions: Alur and Dill, A theory of timed automata).
struct FineClock {
  /// Where each clockwork is, and how long its timer still runs.
  struct State: Hashable {
    var places: [Int?]
    var left: [Int?]
  }

  let clocks: [Clockwork]
  private var second: Int { clocks.count + 1 }

  /// All that can be, and what can follow.
  func ways() -> [State: [State]] {
    let start = State(places: clocks.map { _ in nil }, left: clocks.map { _ in nil })
    var ways: [State: [State]] = [:]
    var open = [start]
    while let state = open.popLast() {
      guard ways[state] == nil else { continue }
      let next = next(state)
      ways[state] = next
      open += next.filter { ways[$0] == nil }
    }
    return ways
  }

  private func next(_ state: State) -> [State] {
    var next: [State] = []
    for clock in clocks.indices {
      if state.places[clock] == nil { next.append(entering(0, clock, state)) }
      if state.left[clock] == 0, let timeout = rows(clock, state)?.timeout {
        next.append(entering(timeout.target, clock, state))
      }
    }
    for event in [Clockwork.Event.push, .pull] {
      next.append(
        clocks.indices.reduce(state) { after, clock in
          rows(clock, state)?.touches[event].map { entering($0, clock, after) } ?? after
        })
    }
    if !state.left.contains(0) {
      next.append(State(places: state.places, left: state.left.map { $0.map { $0 - 1 } }))
    }
    return next
  }

  private func rows(_ clock: Int, _ state: State) -> Clockwork.Rows? {
    state.places[clock].map { clocks[clock].rows[$0] }
  }

  private func entering(_ place: Int, _ clock: Int, _ state: State) -> State {
    var state = state
    state.places[clock] = place
    state.left[clock] = clocks[clock].rows[place].timeout.map { $0.seconds * second }
    return state
  }

  /// The states that one can come to from some without passing others, those among them.
  static func following(
    _ first: [State], without isLast: (State) -> Bool, in ways: [State: [State]]
  ) -> Set<State> {
    var found = Set(first)
    var open = first
    while let state = open.popLast() {
      for next in ways[state] ?? [] where !isLast(next) && found.insert(next).inserted {
        open.append(next)
      }
    }
    return found
  }

  /// The states from which one can come to a wanted one, that one included.
  static func leading(
    to isWanted: (State) -> Bool, in ways: [State: [State]]
  ) -> Set<State> {
    var leading = Set(ways.keys.filter(isWanted))
    var grows = true
    while grows {
      grows = false
      for (state, next) in ways where !leading.contains(state) {
        guard next.contains(where: leading.contains) else { continue }
        leading.insert(state)
        grows = true
      }
    }
    return leading
  }
}
