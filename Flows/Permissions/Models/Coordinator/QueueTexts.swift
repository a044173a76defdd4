package import PermissionFlows

extension PermissionQueue.State: CustomStringConvertible {
  /// The attempts with their waiters, what lingers, and the pages that are leaving, in a line.
  package var description: String {
    let attempts = attempts.map { attempt in
      let callers = attempt.callers.map(\.description).joined(separator: "+")
      let window = attempt.window.map { " in \($0)" } ?? ""
      return "\(attempt.way) \(attempt.stage)\(window) for \(callers.isEmpty ? "nobody" : callers)"
    }
    let all =
      attempts + lingering.map { "\($0) lingers" }
      + leaving.map { "page \($0.page) leaves \($0.way)" }
    return all.isEmpty ? "nothing" : all.joined(separator: ", ")
  }
}

extension PermissionQueue.Caller: CustomStringConvertible {
  /// The caller's number, and what it wants beside an outcome.
  package var description: String {
    "\(number)" + (isSilent ? " silent" : "") + (resumes ? " resuming" : "")
      + (page == nil ? "" : " page")
  }
}

extension PermissionQueue.Event: CustomStringConvertible {
  /// The event, without the names of types.
  package var description: String {
    switch self {
    case .ask(let way, let caller): "ask(\(way), \(caller))"
    case .leave(let number): "leave(\(number))"
    case .pageGone(let page): "pageGone(\(page))"
    case .explains(let way): "explains(\(way))"
    case .explained(let way): "explained(\(way))"
    case .told(let way, let isRefused, let lingers):
      "told(\(way)\(isRefused ? ", refused" : "")\(lingers ? ", lingers" : ""))"
    case .ended(let way): "ended(\(way))"
    case .abandon(let ways, let reason):
      "abandon(\(ways.map { "\($0)" }.joined(separator: "+")), \(reason))"
    case .closed(let window): "closed(\(window))"
    }
  }
}

extension PermissionQueue.Effect: CustomStringConvertible {
  /// The effect, without the names of types.
  package var description: String {
    switch self {
    case .begin(let way, let window, let explains, let resumes):
      "begin(\(way), \(window)\(explains ? "" : ", silent")\(resumes ? ", resumes" : ""))"
    case .present(let way): "present(\(way))"
    case .end(let way, let reason): "end(\(way), \(reason))"
    case .answer(let number, let answer): "answer(\(number), \(answer))"
    case .callersChanged(let way): "callersChanged(\(way))"
    case .changed: "changed"
    }
  }
}

extension PermissionQueue.Answer: CustomStringConvertible {
  /// The answer, without the names of types.
  package var description: String {
    switch self {
    case .outcome: "outcome"
    case .refusal: "refusal"
    case .abandoned(let reason): "abandoned(\(reason))"
    }
  }
}
