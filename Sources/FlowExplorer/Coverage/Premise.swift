import FlowModel

/// What must happen so that a promise has to hold.
struct Premise<W: World> {
  /// What must have happened before, or in the same step; nil if nothing must.
  var first: Promise<W>.Fact?
  /// What must happen.
  let last: Promise<W>.Fact
  /// What forgets the first; nil if nothing does.
  var reset: Promise<W>.Fact?
}

extension Promise {
  /// What must happen so that the promise has to hold; where that never happens, a check calls it
  /// vacuous.
  var premise: Premise<W> {
    switch form {
    case .always(let premise, _), .never(let premise, _), .canAlwaysReach(let premise, _, _):
      Premise(last: premise)
    case .alwaysSettled(let premise, _): Premise(last: { $0.isSettled && premise($0) })
    case .sometimes(let fact), .atMostOnce(let fact, _): Premise(last: fact)
    case .leadsTo(let first, _, _), .neverAfter(let first, _, _), .within(_, let first, _):
      Premise(last: first)
    case .before(_, let second, _): Premise(last: second)
    case .notBefore(_, let first, let second, let reset):
      Premise(first: first, last: second, reset: reset)
    case .exactlyOnce(_, let begin, let end, _): Premise(first: begin, last: end)
    }
  }
}
