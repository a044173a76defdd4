/// A flow is finite: past the limit the chain that keeps growing is shown.
enum TooManyStates {
  static func mistakes(in elaborated: ElaboratedFlow) -> [Mistake] {
    guard elaborated.listedCount <= ElaboratedFlow.limit else {
      return [
        Mistake(
          rule: "too-many-states",
          sentence: "`states` lists \(elaborated.listedCount) states, a flow has at most "
            + "\(ElaboratedFlow.limit); keep the value that varies in the driver",
          lines: [])
      ]
    }
    var chain: [String] = []
    var lines: [SourceLine] = []
    var resumes = false
    var state: Int? = elaborated.names.count - 1
    while let number = state, chain.count < 4 {
      let origin = elaborated.reachedFrom[number]
      state = origin?.state
      // How the first of the four was reached is not shown.
      guard let origin, chain.count < 3 else {
        chain.insert(elaborated.names[number], at: 0)
        continue
      }
      chain.insert((origin.isResumption ? "resumed in " : "") + elaborated.names[number], at: 0)
      // No row is the place of a resumption.
      if origin.isResumption { resumes = true } else { lines.append(origin.line) }
    }
    let before = state == nil ? "" : "… > "
    let bound = resumes ? "a bound, in `resume(from:)` too," : "a bound,"
    return [
      Mistake(
        rule: "too-many-states",
        sentence: "more than \(ElaboratedFlow.limit) states, and still growing: \(before)"
          + chain.joined(separator: " > ")
          + "; give the growing value \(bound) or keep it in the driver",
        lines: Array(lines.prefix(1)))
    ]
  }
}
