/// Two states may not have one id.
enum CollidingNames {
  static func mistakes<F: Flow>(in draft: Draft<F>) -> [Mistake] {
    var first: [String: Int] = [:]
    var result: [Mistake] = []
    for (state, name) in draft.names.enumerated() {
      guard let other = first.updateValue(state, forKey: name) else { continue }
      first[name] = other
      result.append(
        Mistake(
          rule: "colliding-names",
          sentence: "two states have the id `\(name)`; tell them apart in name(of:)",
          lines: [draft.lines[other], draft.lines[state]]))
    }
    return result
  }
}
