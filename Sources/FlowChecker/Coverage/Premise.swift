import FlowModel
import StateSpace

/// What must happen so that a property has to hold.
struct Premise<W: World> {
  /// What is remembered of what happened before; nil if nothing is.
  var history: (kind: History, facts: [Predicate<W>])?
  /// What must happen while that is remembered as 1; nil if it breaks where the premise is met.
  var last: Predicate<W>?
}

extension Property {
  /// What must happen so that the property has to hold.
  ///
  /// Where it never happens, a check calls the property vacuous; one that some journey gets there,
  /// it calls broken.
  var premise: Premise<W> {
    switch form {
    case .always(let premise, _), .never(let premise, _), .canAlwaysReach(let premise, _, _):
      Premise(last: premise)
    case .alwaysSettled(let premise, _): Premise(last: .isSettled && premise)
    case .sometimes(let fact), .atMostOnce(let fact, _): Premise(last: fact)
    case .leadsTo(let first, _, _), .neverAfter(let first, _, _), .within(_, let first, _):
      Premise(last: first)
    case .before(_, let second, _): Premise(last: second)
    case .notBefore(_, let first, let second, let reset):
      Premise(history: (.begun, [first, reset]), last: second)
    case .exactlyOnce(let fact, let begin, let end, let void):
      Premise(history: (.ended, [fact, begin, end, void]))
    }
  }
}

extension Premise {
  /// Whether a step of a walk meets it.
  ///
  /// - Parameter memory: what is remembered of the steps before, 0 at first; it is updated.
  func isMet(at transition: Transition<W>, _ memory: inout Int) -> Bool {
    guard let (kind, facts) = history else { return last?.holds(in: transition) ?? false }
    let whole = facts.map { $0.holds(in: transition) }
    let instants = kind.asksForOrder(whole) ? transition.instants(whole: whole, of: facts) : [whole]
    memory = kind.after(instants, memory)
    guard let last else { return memory == History.broken }
    return memory == 1 && last.holds(in: transition)
  }
}

struct NumberedPremise {
  let history: HistoryFacts?
  let last: Int?

  /// An observer that breaks where it is met.
  func watcher(_ graph: FactGraph) -> Monitor {
    let last = last.map(graph.holds)
    guard let history else { return Monitor(violatedBy: last ?? []) }
    return last.map { history.watcher(graph, breakingOn: $0) } ?? history.watcher(graph)
  }
}

extension Premise {
  /// The same with its facts among those of a search.
  func numbered(in facts: FactSets<W>) -> NumberedPremise {
    NumberedPremise(
      history: history.map { facts.add($0.kind, $0.facts) }, last: last.map { facts.add($0) })
  }
}
