/// The properties that look back, and what each has to remember of what happened.
///
/// A walk follows one journey by it, a search all of them.
package enum History: Sendable {
  /// Facts: first, second, since.
  case before
  /// Facts: first, fact, until.
  case neverAfter
  /// Facts: fact, per.
  case atMostOnce
  /// Facts: fact, from, to, void.
  case exactlyOnce
  /// Facts: first, second. It remembers whether a second is waited for: 0 no, 1 yes.
  case leadsTo
  /// Facts: first, since. It remembers whether a first is not forgotten: 0 no, 1 yes.
  case begun
  /// Facts as of `exactlyOnce`. It is broken where what began, and counts, ends.
  case ended

  /// What it remembers once the property is broken.
  package static let broken = -1

  /// How many things it may remember, 0 at first.
  package var width: Int {
    switch self {
    case .before, .neverAfter, .atMostOnce, .leadsTo, .begun, .ended: 2
    case .exactlyOnce: 3
    }
  }

  /// Whether it may matter in which order, or how often, facts hold in a step, by those that do.
  package func asksForOrder(_ facts: [Bool]) -> Bool {
    switch self {
    // It is about whole steps: what follows at once, follows.
    case .neverAfter: false
    case .before, .leadsTo, .begun: facts.count { $0 } > 1
    case .atMostOnce, .exactlyOnce, .ended: facts[0] || facts.count { $0 } > 1
    }
  }

  /// Which facts hold at each instant of a step, in order.
  ///
  /// A step is more than one instant to facts about what happened in it: an attempt may end and the
  /// next begin. It is one instant, and the facts hold as of the whole step, unless they can be
  /// told apart: where one of them holds whatever happened, or only by what several instants have
  /// in common.
  static func instants(whole: [Bool], bare: [Bool], _ rows: [[Bool]]) -> [[Bool]] {
    guard !bare.contains(true) else { return [whole] }
    let rows = rows.filter { $0.contains(true) }
    let together = whole.indices.map { fact in rows.contains { $0[fact] } }
    return together == whole ? rows : [whole]
  }

  /// What it remembers after some instants, by the facts that hold at each.
  package func after(_ instants: [[Bool]], _ memory: Int) -> Int {
    instants.reduce(memory) { $0 == Self.broken ? $0 : next($0, $1) }
  }

  /// What it remembers after an instant.
  private func next(_ memory: Int, _ facts: [Bool]) -> Int {
    switch self {
    case .before:
      let memory = facts[0] ? 1 : facts[2] ? 0 : memory
      return facts[1] && memory == 0 ? Self.broken : memory
    case .neverAfter:
      if memory == 1 || facts[0], !facts[2], facts[1] { return Self.broken }
      return facts[0] ? 1 : facts[2] ? 0 : memory
    case .atMostOnce:
      let memory = facts[1] ? 0 : memory
      guard facts[0] else { return memory }
      return memory == 1 ? Self.broken : 1
    case .exactlyOnce:
      var memory = facts[1] ? 1 : memory
      if facts[0] {
        guard memory == 1 else { return facts[3] ? 0 : Self.broken }
        memory = 2
      }
      if facts[2] {
        guard memory != 1 || facts[3] else { return Self.broken }
        memory = 0
      }
      return facts[3] ? 0 : memory
    case .leadsTo, .begun: return facts[1] ? 0 : facts[0] ? 1 : memory
    case .ended:
      let memory = facts[1] ? 1 : memory
      if facts[2], memory == 1, !facts[3] { return Self.broken }
      return facts[2] || facts[3] ? 0 : memory
    }
  }
}

extension Property {
  /// How a property looks back, and the facts it looks at, in its order; nil for one that does not.
  package var history: (kind: History, facts: [Predicate<W>])? {
    switch form {
    case .before(let first, let second, let reset): (.before, [first, second, reset])
    case .neverAfter(let first, let fact, let end): (.neverAfter, [first, fact, end])
    case .atMostOnce(let fact, let period): (.atMostOnce, [fact, period])
    case .exactlyOnce(let fact, let begin, let end, let void):
      (.exactlyOnce, [fact, begin, end, void])
    case .leadsTo(let first, let second, _): (.leadsTo, [first, second])
    case .always, .never, .alwaysSettled, .sometimes, .within, .notBefore, .canAlwaysReach: nil
    }
  }
}
