/// A flow is finite: past the limit the chain that keeps growing is shown.
enum TooManyStates {
  static func mistakes<F: Flow>(in draft: Draft<F>) -> [Mistake] {
    guard draft.listedCount <= Draft<F>.limit else {
      return [
        Mistake(
          rule: "too-many-states",
          sentence: "`states` lists \(draft.listedCount) states, a flow has at most "
            + "\(Draft<F>.limit); keep the value that varies in the driver",
          lines: [])
      ]
    }
    var chain: [String] = []
    var lines: [SourceLine] = []
    var state: Int? = draft.states.count - 1
    while let number = state, chain.count < 4 {
      chain.insert(draft.names[number], at: 0)
      if let from = draft.reachedFrom[number] { lines.append(from.line) }
      state = draft.reachedFrom[number]?.state
    }
    let before = state == nil ? "" : "… > "
    return [
      Mistake(
        rule: "too-many-states",
        sentence: "more than \(Draft<F>.limit) states, and still growing: \(before)"
          + chain.joined(separator: " > ")
          + "; give the growing value a bound, or keep it in the driver",
        lines: Array(lines.prefix(1)))
    ]
  }
}
