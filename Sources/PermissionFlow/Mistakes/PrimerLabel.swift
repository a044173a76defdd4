/// A primer's button has a neutral label: it does not promise the system's own answer.
///
/// Source: App Store Review Guidelines 5.1.1(iv) and Human Interface Guidelines, Privacy ("include
/// only one button", "Continue or Next"): documented by Apple.
enum PrimerLabel {
  /// Words that promise the system's own answer.
  static let forbiddenWords = [
    "allow", "allows", "allowed", "allowing", "grant", "grants", "granted", "granting",
    "enable", "enables", "enabled", "enabling", "authorise", "authorises", "authorised",
    "authorising", "authorize", "authorizes", "authorized", "authorizing", "permit", "permits",
    "permitted", "permitting", "ok", "okay",
  ]

  static func mistakes(in plan: Plan) -> [Mistake] {
    plan.effects.indices.compactMap { effect in
      guard case .showsPrimer(let button) = plan.effects[effect].role else { return nil }
      let words = button.lowercased().split { !$0.isLetter }.map(String.init)
      guard let word = words.first(where: forbiddenWords.contains) else { return nil }
      let states = plan.statesShowing(effect)
      return Mistake(
        rule: "primer-label",
        sentence: "the primer's button says \"\(button)\": App Review rejects \"\(word)\" there; "
          + "say \"Continue\" or \"Next\"",
        lines: states.map { plan.positions[$0].line },
        witness: states.first.flatMap(plan.way) ?? [])
    }
  }
}
