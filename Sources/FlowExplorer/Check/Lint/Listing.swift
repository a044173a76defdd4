/// Some ids in a sentence: `` `a` ``, `` `a` and `b` ``, `` `a`, `b` and `c` ``.
func listed(_ ids: [String]) -> String {
  let quoted = ids.map { "`\($0)`" }
  guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
  return quoted.dropLast().joined(separator: ", ") + " and \(last)"
}

extension Array {
  /// Those that are alike side by side, in the order of the first of each kind.
  func alike(_ areAlike: (Element, Element) -> Bool) -> [[Element]] {
    reduce(into: []) { groups, element in
      if let group = groups.firstIndex(where: { areAlike($0[0], element) }) {
        groups[group].append(element)
      } else {
        groups.append([element])
      }
    }
  }
}
