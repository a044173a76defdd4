/// Clockworks on a clock that ticks so finely that no order of theirs is missed: brute force.
///
/// Of moments that differ only in how far timers are, those are alike at which the whole seconds
/// and the order of the fractions agree; of each kind there is one with fractions that are
/// multiples of one part for each timer and one more (regions: Alur and Dill, A theory of timed
/// automata).
struct FineClock {
  /// Where each clockwork is, and how long its timer still runs.
  struct State: Hashable {
    var places: [Int?]
    var left: [Int?]
    /// How long a property still looks on.
    var watch = 0
  }

  let clocks: [Clockwork]
  private var second: Int { clocks.count + 2 }
  private var start: State {
    State(places: clocks.map { _ in nil }, left: clocks.map { _ in nil })
  }

  /// All that can be, and what can follow, by numbers.
  struct Ways {
    fileprivate(set) var states: [State] = []
    fileprivate var after: [[Int]] = []

    /// The states that one can come to from some without passing others, those among them.
    func following(_ first: [Int], without isLast: (State) -> Bool) -> Set<Int> {
      reached(from: first, along: after) { !isLast(states[$0]) }
    }

    /// The states from which one can come to a wanted one, that one included.
    func leading(to isWanted: (State) -> Bool) -> Set<Int> {
      var before: [[Int]] = Array(repeating: [], count: states.count)
      for (number, after) in after.enumerated() {
        for next in after { before[next].append(number) }
      }
      return reached(from: states.indices.filter { isWanted(states[$0]) }, along: before) { _ in
        true
      }
    }

    private func reached(
      from first: [Int], along ways: [[Int]], where isOpen: (Int) -> Bool
    ) -> Set<Int> {
      var found = Set(first)
      var open = first
      while let state = open.popLast() {
        for next in ways[state] where isOpen(next) && found.insert(next).inserted {
          open.append(next)
        }
      }
      return found
    }
  }

  /// All that can be, and what can follow.
  func ways() -> Ways {
    var ways = Ways(states: [start])
    var numbers = [start: 0]
    while ways.after.count < ways.states.count {
      let next = next(ways.states[ways.after.count]).map { state in
        if let number = numbers[state] { return number }
        numbers[state] = ways.states.count
        ways.states.append(state)
        return ways.states.count - 1
      }
      ways.after.append(next)
    }
    return ways
  }

  /// After how many steps at least one is as `second` sooner than so many seconds after the last
  /// that is as `first`; nil if it never comes to that.
  func breach(
    _ seconds: Int, after first: (State, State) -> Bool, _ second: (State, State) -> Bool
  ) -> Int? {
    var (level, seen, steps) = ([start], Set([start]), 1)
    while !level.isEmpty {
      var next: [State] = []
      while let state = level.popLast() {
        if let later = later(state), seen.insert(later).inserted { level.append(later) }
        for var after in self.steps(state) {
          if first(state, after) { after.watch = seconds * self.second }
          if after.watch > 0, second(state, after) { return steps }
          if seen.insert(after).inserted { next.append(after) }
        }
      }
      (level, steps) = (next, steps + 1)
    }
    return nil
  }

  private func next(_ state: State) -> [State] {
    steps(state) + [later(state)].compactMap { $0 }
  }

  private func steps(_ state: State) -> [State] {
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
    return next
  }

  /// A part of a second later; nil if something has to happen first.
  private func later(_ state: State) -> State? {
    guard !state.left.contains(0) else { return nil }
    var state = state
    state.left = state.left.map { $0.map { $0 - 1 } }
    state.watch = max(0, state.watch - 1)
    return state
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
}
