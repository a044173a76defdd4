/// A state has one row for an event; an event handled cannot be ignored too.
enum TwoRowsForOneEvent {
  static func mistakes(in elaborated: ElaboratedFlow) -> [Mistake] {
    elaborated.rows.indices.flatMap { state -> [Mistake] in
      let rows = elaborated.rows[state]
      let name = elaborated.names[state]
      let found =
        rowsTwice(rows, name, elaborated)
        + rows.flatMap { $0.allSteps }.flatMap { answersTwice($0, name, elaborated) }
      guard !found.isEmpty else { return [] }
      let path = elaborated.path(to: state) ?? []
      return found.map { $0.witnessed(by: path) }
    }
  }

  private static func rowsTwice(
    _ rows: [ElaboratedFlow.Row], _ state: String, _ elaborated: ElaboratedFlow
  ) -> [Mistake] {
    var first = [ElaboratedFlow.Row?](repeating: nil, count: elaborated.symbols.count)
    var result: [Mistake] = []
    for row in rows {
      for event in row.handledOrIgnored {
        if let other = first[event] {
          result.append(
            Mistake(
              rule: "two-rows-for-one-event",
              sentence: sentence(about: elaborated.symbols[event].id, row, other, state),
              lines: [row.line, other.line]))
        } else {
          first[event] = row
        }
      }
    }
    return result
  }

  private static func sentence(
    about event: String, _ row: ElaboratedFlow.Row, _ other: ElaboratedFlow.Row, _ state: String
  ) -> String {
    let place = "(the other is \(other.line.named(beside: row.line)))"
    let ignores = [row, other].filter(\.isIgnore)
    func everywhere(_ rows: [ElaboratedFlow.Row], _ word: String) -> String {
      rows.contains(where: \.isShared)
        ? "; \(word) beside the `switch` is for every state: put an `if` around it, or write it in the "
          + "states it is for" : ""
    }
    guard !ignores.isEmpty else {
      return "`\(state)` has two rows for `\(event)` \(place); keep one"
        + everywhere([row, other], "a row")
    }
    let everywhere = everywhere(ignores, "an Ignore")
    return ignores.count == 2
      ? "`\(state)` ignores `\(event)` twice \(place); keep one\(everywhere)"
      : "`\(state)` has a row for `\(event)` and ignores it too \(place); keep one\(everywhere)"
  }

  private static func answersTwice(
    _ step: ElaboratedFlow.Step, _ state: String, _ elaborated: ElaboratedFlow
  ) -> [Mistake] {
    var first: [String: SourceLine] = [:]
    switch step.kind {
    case .performUntil(_, let event, _):
      first[elaborated.symbols[event].id] = step.line
    case .call(let component, let outcome, _): first["\(component): \(outcome)"] = step.line
    default: return []
    }
    var result: [Mistake] = []
    for answer in step.answers {
      let key =
        switch answer.kind {
        case .event(let event): elaborated.symbols[event].id
        case .outcome(let component, let outcome): "\(component): \(outcome)"
        case .timeout: "timeout"
        }
      if let other = first[key] {
        result.append(
          Mistake(
            rule: "two-rows-for-one-event",
            sentence: "`\(state)` waits for `\(key)` twice in one place (the other is "
              + "\(other.named(beside: answer.line))); keep one",
            lines: [answer.line, other]))
      } else {
        first[key] = answer.line
      }
    }
    return result
  }
}

extension ElaboratedFlow.Row {
  fileprivate var isIgnore: Bool { if case .ignore = kind { true } else { false } }

  fileprivate var handledOrIgnored: [Int] {
    switch kind {
    case .on(let event, _, _): [event]
    case .ignore(let events, _): events
    case .after, .enter, .finish: []
    }
  }
}
