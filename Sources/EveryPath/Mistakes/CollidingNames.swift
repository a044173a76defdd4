/// Two states may not have one id, nor two events, effects or outcomes.
enum CollidingNames {
  static func mistakes(in elaborated: ElaboratedFlow) -> [Mistake] {
    var first: [String: Int] = [:]
    var result: [Mistake] = []
    for (state, name) in elaborated.names.enumerated() {
      guard let other = first.updateValue(state, forKey: name) else { continue }
      first[name] = other
      result.append(
        Mistake(
          rule: "colliding-names",
          sentence: "two states have the id `\(name)`; tell them apart in name(of:)",
          lines: [elaborated.line(of: other), elaborated.line(of: state)]))
    }
    return result
  }

  /// Neither may two events, effects or outcomes.
  static func mistakes(of what: String, ids: [String]) -> [Mistake] {
    var seen: Set<String> = []
    return ids.filter { !seen.insert($0).inserted }.map { id in
      Mistake(
        rule: "colliding-names",
        sentence: "two \(what) have the id `\(id)`; give their type a description that tells them "
          + "apart",
        lines: [])
    }
  }
}
