/// A flow is finite: past the limit the chain that keeps growing is shown.
enum TooManyStates {
  static func mistakes<F: Flow>(in draft: Draft<F>) -> [Mistake] {
    let last = draft.rows.count - 1
    var chain: [String] = []
    var lines: [SourceLine] = []
    var state: Int? = last
    while let number = state, chain.count < 4 {
      chain.insert(draft.flow.name(of: draft.states[number]), at: 0)
      if let from = draft.reachedFrom[number] { lines.append(from.line) }
      state = draft.reachedFrom[number]?.state
    }
    return [
      Mistake(
        rule: "too-many-states",
        sentence: "more than \(Draft<F>.limit) states, and still growing: … > "
          + chain.joined(separator: " > ")
          + "; give the growing value a bound, or keep it in the driver",
        lines: Array(lines.prefix(1)))
    ]
  }
}
