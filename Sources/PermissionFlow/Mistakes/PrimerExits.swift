/// A page of our own before a system prompt has one way forward, to the prompt, and a neutral label.
///
/// Source: App Store Review Guidelines 5.1.1(iv) and Human Interface Guidelines, Privacy ("include
/// only one button", "Continue or Next"): documented by Apple.
///
/// A time-out is no way around the prompt either. What the system does may be one: a page that is
/// swept away, or an app that comes back and has to read anew what a person changed meanwhile.
enum PrimerExits {
  /// Words that promise the system's own answer.
  static let forbiddenWords = [
    "allow", "allows", "allowed", "allowing", "grant", "grants", "granted", "granting",
    "enable", "enables", "enabled", "enabling", "authorise", "authorises", "authorised",
    "authorising", "authorize", "authorizes", "authorized", "authorizing", "permit", "permits",
    "permitted", "permitting", "ok", "okay",
  ]

  static func mistakes(in plan: Plan) -> [Mistake] {
    plan.effects.indices.flatMap { effect -> [Mistake] in
      guard case .showsPrimer(let button) = plan.effects[effect].role else { return [] }
      return label(button, plan, effect) + exits(plan, effect)
    }
  }

  private static func label(_ button: String, _ plan: Plan, _ effect: Int) -> [Mistake] {
    let words = button.lowercased().split { !$0.isLetter }.map(String.init)
    guard let word = words.first(where: forbiddenWords.contains) else { return [] }
    let states = plan.statesShowing(effect)
    return [
      Mistake(
        rule: "primer-label",
        sentence: "the primer's button says \"\(button)\": App Review rejects \"\(word)\" there; "
          + "say \"Continue\" or \"Next\"",
        lines: states.map { plan.positions[$0].line },
        witness: states.first.flatMap(plan.way) ?? [])
    ]
  }

  /// Whether an edge may lead to the system prompt before a person acts again; what a called part
  /// does is not known here.
  private static func mayAsk(_ edge: Edge, _ plan: Plan) -> Bool {
    let way = plan.wayOn(by: edge)
    return plan.performs(.asksSystem, on: way) || plan.calls(on: way)
  }

  /// Every row of a primer's state that a person triggers must order the system prompt, and so must
  /// every time-out that leaves the state.
  private static func exits(_ plan: Plan, _ effect: Int) -> [Mistake] {
    plan.statesShowing(effect).flatMap { state -> [Mistake] in
      let byPerson = plan.personEdges(from: state)
      let astray = byPerson.filter { !mayAsk($0, plan) }
      let inTime = plan.timeoutsLeaving(state).filter { !mayAsk($0, plan) }
      let way = plan.way(to: state) ?? []
      var mistakes = (astray + inTime).map { edge in
        Mistake(
          rule: "primer-exit",
          sentence: "`\(plan.name(of: edge.trigger))` leaves the primer "
            + "`\(plan.positions[state].id)` without the system prompt; a primer has one way "
            + "forward, to the prompt (App Review 5.1.1(iv))",
          lines: [edge.line, plan.positions[state].line], witness: way)
      }
      if byPerson.count - astray.count > 1 {
        mistakes.append(
          Mistake(
            rule: "primer-exit",
            sentence: "the primer `\(plan.positions[state].id)` has \(byPerson.count) buttons; it "
              + "has exactly one, and it leads to the prompt (App Review 5.1.1(iv))",
            lines: byPerson.map(\.line), witness: way))
      }
      return mistakes
    }
  }
}
