/// A page of our own before a system prompt has one way forward, to the prompt.
///
/// Source: App Store Review Guidelines 5.1.1(iv) and Human Interface Guidelines, Privacy ("include
/// only one button"): documented by Apple.
///
/// A timeout is no way around the prompt either. What the system does may be one: a page that is
/// swept away, or an app that comes back and has to read anew what a person changed meanwhile.
enum PrimerExit {
  static func mistakes(in compiled: CompiledFlow) -> [Mistake] {
    compiled.effects.indices.flatMap { effect -> [Mistake] in
      guard case .showsPrimer = compiled.effects[effect].role else { return [] }
      return compiled.statesShowing(effect).flatMap { mistakes(at: $0, compiled) }
    }
  }

  /// Every row of a primer's state that a person triggers must order the system prompt, and so must
  /// every timeout that leaves the state.
  private static func mistakes(at state: Int, _ compiled: CompiledFlow) -> [Mistake] {
    let byPerson = compiled.personEdges(from: state)
    let astray = byPerson.filter { !mayAsk($0, compiled) }
    let inTime = compiled.timeoutsLeaving(state).filter { !mayAsk($0, compiled) }
    let path = compiled.path(to: state) ?? []
    var mistakes = (astray + inTime).map { edge in
      Mistake(
        rule: "primer-exit",
        sentence: "`\(compiled.name(of: edge.trigger))` leaves the primer "
          + "`\(compiled.positions[state].id)` without the system prompt; a primer has one way "
          + "forward, to the prompt (App Review 5.1.1(iv))",
        lines: [edge.line, compiled.positions[state].line], witness: path)
    }
    if byPerson.count - astray.count > 1 {
      mistakes.append(
        Mistake(
          rule: "primer-exit",
          sentence:
            "the primer `\(compiled.positions[state].id)` has \(byPerson.count) buttons; it "
            + "has exactly one, and it leads to the prompt (App Review 5.1.1(iv))",
          lines: byPerson.map(\.line), witness: path))
    }
    return mistakes
  }

  /// Whether an edge may lead to the system prompt before a person acts again; what a called
  /// component does is not known here.
  private static func mayAsk(_ edge: GraphEdge, _ compiled: CompiledFlow) -> Bool {
    let following = compiled.edgesFollowing(on: edge)
    return compiled.performs(.asksSystem, on: following) || compiled.calls(on: following)
  }
}
