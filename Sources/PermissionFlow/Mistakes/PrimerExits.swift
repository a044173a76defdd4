/// A page of our own before a system prompt has one way forward, to the prompt, and a neutral label.
///
/// Source: App Store Review Guidelines 5.1.1(iv) and Human Interface Guidelines, Privacy ("include
/// only one button", "Continue or Next"): documented by Apple.
enum PrimerExits {
  /// Words that promise the system's own answer.
  static let forbiddenWords = [
    "allow", "grant", "enable", "authorise", "authorize", "permit", "ok",
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
    return [
      Mistake(
        rule: "primer-label",
        sentence: "the primer's button says \"\(button)\": App Review rejects \"\(word)\" there; "
          + "say \"Continue\" or \"Next\"",
        lines: showing(plan, effect).map { plan.positions[$0].line })
    ]
  }

  /// Every row of a primer's state that a person triggers must order the system prompt.
  private static func exits(_ plan: Plan, _ effect: Int) -> [Mistake] {
    showing(plan, effect).flatMap { state -> [Mistake] in
      let byPerson = plan.edges(from: state).map { plan.edges[$0] }.filter { edge in
        guard case .symbol(let symbol) = edge.trigger else { return false }
        return plan.symbols[symbol].role == .person
      }
      let astray = byPerson.filter { !asksSystem(plan, $0) }
      var mistakes = astray.map { edge in
        Mistake(
          rule: "primer-exit",
          sentence: "`\(plan.name(of: edge.trigger))` leaves the primer "
            + "`\(plan.positions[state].id)` without the system prompt; a primer has one way "
            + "forward, to the prompt (App Review 5.1.1(iv))",
          lines: [edge.line, plan.positions[state].line])
      }
      if byPerson.count - astray.count > 1 {
        mistakes.append(
          Mistake(
            rule: "primer-exit",
            sentence: "the primer `\(plan.positions[state].id)` has \(byPerson.count) buttons; it "
              + "has exactly one, and it leads to the prompt (App Review 5.1.1(iv))",
            lines: byPerson.map(\.line)))
      }
      return mistakes
    }
  }

  /// The states in which a transition that shows the primer ends.
  private static func showing(_ plan: Plan, _ effect: Int) -> [Int] {
    var states: [Int] = []
    func add(_ orders: Range<Int>, _ target: Int) {
      let isShown = plan.orders[orders].contains {
        if case .perform(effect, _) = $0 { true } else { false }
      }
      guard isShown else { return }
      let end = main(plan, from: target).last?.target ?? target
      if plan.positions[end].kind == .state, !states.contains(end) { states.append(end) }
    }
    for entry in plan.entries { add(entry.orders, entry.target) }
    for edge in plan.edges { add(edge.orders, edge.target) }
    return states
  }

  /// Whether the way on from an edge orders the system prompt before it comes to rest in a state.
  private static func asksSystem(_ plan: Plan, _ edge: Edge) -> Bool {
    ([edge] + main(plan, from: edge.target)).contains { edge in
      plan.orders[edge.orders].contains { order in
        guard case .perform(let effect, _) = order else { return false }
        return plan.effects[effect].role == .asksSystem
      }
    }
  }

  /// The way on from a position while every step is acknowledged, up to a place of rest.
  private static func main(_ plan: Plan, from position: Int) -> [Edge] {
    var way: [Edge] = []
    var seen: Set<Int> = []
    var place = position
    while plan.positions[place].isWaypoint, seen.insert(place).inserted {
      guard let onward = plan.edges(from: place).first else { break }
      way.append(plan.edges[onward])
      place = plan.edges[onward].target
    }
    return way
  }
}
