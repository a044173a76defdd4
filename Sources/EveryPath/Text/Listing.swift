/// Some ids in a sentence: `` `a` ``, `` `a` and `b` ``, `` `a`, `b` and `c` ``.
package func listed(_ ids: [String]) -> String {
  let quoted = ids.map { "`\($0)`" }
  guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
  return quoted.dropLast().joined(separator: ", ") + " and \(last)"
}
