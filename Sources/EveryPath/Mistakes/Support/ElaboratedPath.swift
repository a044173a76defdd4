extension ElaboratedFlow {
  /// What has to happen from the start until a state is entered, in words; nil if only a resumption
  /// leads there, or nothing.
  ///
  /// A shortest path, found on the rows as written: a definition with mistakes is not compiled.
  package func path(to goal: Int) -> [String]? {
    var isEntered = names.map { _ in false }
    var open: [[(state: Int, words: [String])]] = [[(start, [])]]
    var length = 0
    while length < open.count {
      var next = 0
      // What a state passes on to at once is of the same length.
      while next < open[length].count {
        let (state, words) = open[length][next]
        next += 1
        guard !isEntered[state] else { continue }
        if state == goal { return words }
        isEntered[state] = true
        for exit in exits(of: state) {
          let words = words + exit.words
          while open.count <= words.count { open.append([]) }
          open[words.count].append((exit.target, words))
        }
      }
      length += 1
    }
    return nil
  }

  private typealias Exit = (target: Int, words: [String])

  /// The states that the rows of a state go to, each with what happens until then.
  private func exits(of state: Int) -> [Exit] {
    var exits: [Exit] = []
    var settling: [String]? = []
    for case .enter(let steps) in rows[state].map({ $0.kind }) {
      settling = follow(steps, settling ?? [], &exits)
    }
    for row in rows[state] {
      switch row.kind {
      case .on(let event, let steps, interrupts: true):
        _ = follow(steps, [symbols[event].id], &exits)
      case .on(let event, let steps, interrupts: false):
        guard let settling else { continue }
        _ = follow(steps, settling + [symbols[event].id], &exits)
      case .after(let duration, _, let steps):
        guard let settling else { continue }
        _ = follow(steps, settling + ["\(duration.inWords) pass"], &exits)
      case .enter, .ignore, .finish: continue
      }
    }
    return exits
  }

  /// Follows a sequence and the blocks in it; the result is what happens up to its end, nil if that
  /// is elsewhere.
  private func follow(
    _ steps: [ElaboratedFlow.Step], _ words: [String], _ exits: inout [Exit]
  ) -> [String]? {
    var words = words
    for step in steps {
      for answer in step.answers {
        _ = follow(answer.steps, words + [name(of: answer)], &exits)
      }
      switch step.kind {
      case .performUntil(_, let event, _): words.append(symbols[event].id)
      case .call(let component, let outcome, _): words.append("\(component): \(outcome)")
      case .wait(let duration, _): words.append("\(duration.inWords) pass")
      case .go(let target):
        exits.append((target, words))
        return nil
      case .stay: return words
      case .perform, .remember, .forget, .deliver, .tell: continue
      }
    }
    return words
  }

  private func name(of answer: ElaboratedFlow.Answer) -> String {
    switch answer.kind {
    case .event(let event): symbols[event].id
    case .outcome(let component, let outcome): "\(component): \(outcome)"
    case .timeout(let duration, _): "\(duration.inWords) pass"
    }
  }
}
