import EveryPath

extension Reducer {
  /// Changes when what the reducer does with its alphabet changes.
  ///
  /// Follows the reducer from its start, breadth first, through at most `reactions` reactions, and
  /// notes which state each leads to and what it orders. What lies farther away does not count.
  package func fingerprint(reactions limit: Int = 1_000) -> String {
    var numbers = [start: 0]
    var states = [start]
    var lines = [name]
    var next = 0
    while next < states.count, lines.count <= limit {
      for event in alphabet {
        var state = states[next]
        let effects = reduce(&state, event)
        let number = numbers[state] ?? states.count
        if number == states.count {
          numbers[state] = number
          states.append(state)
        }
        let orders = effects.map { identifier(of: $0) }.joined(separator: ", ")
        lines.append("\(number) \(orders)")
      }
      next += 1
    }
    return Fingerprint(lines).digits
  }
}
