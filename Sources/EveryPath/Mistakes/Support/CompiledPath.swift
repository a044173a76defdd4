extension CompiledFlow {
  /// What has to happen from the start to come to a position, in words; nil if nothing leads there.
  ///
  /// A shortest path; one over a process that ends and is resumed only where there is no other.
  package func path(to goal: Int) -> [String]? {
    var cameBy: [Int: (position: Int, words: String)] = [:]
    let first = entries[start].target
    var seen: Set<Int> = [first]
    var open = [first]
    var resumed: [Int] = []
    while !open.isEmpty || !resumed.isEmpty {
      if open.isEmpty { swap(&open, &resumed) }
      let position = open.removeFirst()
      if position == goal {
        var words: [String] = []
        var at = position
        while let step = cameBy[at] {
          words.append(step.words)
          at = step.position
        }
        return words.reversed()
      }
      for number in edges(from: position) where seen.insert(edges[number].target).inserted {
        cameBy[edges[number].target] = (position, name(of: edges[number].trigger))
        open.append(edges[number].target)
      }
      if case .at(let state) = resumptions[positions[position].state],
        cameBy[entries[state].target] == nil, !seen.contains(entries[state].target)
      {
        seen.insert(entries[state].target)
        cameBy[entries[state].target] = (position, "the app is ended and resumed")
        resumed.append(entries[state].target)
      }
    }
    return nil
  }
}
