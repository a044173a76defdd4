package import FlowModel
import PermissionFlows

extension CoordinatorWorld {
  /// How a move is called and told.
  package func text(of move: CoordinatorMove) -> ChoiceText {
    switch move {
    case .ask(let number): asking(number)
    case .resume(let number):
      ChoiceText(
        .system, "resume-\(name(number))",
        "\(name(number)) goes on with the \(stage.callers[number].permission) that was remembered")
    case .leave(let number):
      ChoiceText(
        .system, "leave-\(name(number))",
        "the task of \(name(number)) is cancelled, or its limit is over")
    case .pageGone(let number):
      ChoiceText(.system, "\(name(number))-gone", "the \(name(number)) is gone for good")
    case .attempt(let permission, let step, let isRefused):
      text(of: step, permission, isRefused)
    case .answerLeftover:
      ChoiceText(.person, "answer-late", "answer the question whose attempt was given up")
    case .abandon(let permission):
      ChoiceText(.system, "abandon-\(permission)", "the app gives up the \(permission)")
    case .abandonAll: ChoiceText(.system, "abandon-all", "the app gives up everything")
    case .close(let window):
      ChoiceText(.person, "close-\(window)", "close the \(window.rawValue) window for good")
    case .kill: ChoiceText(.system, "kill", "the app is ended and launched again", isRare: true)
    }
  }

  private func name(_ number: Int) -> String { stage.callers[number].name }

  private func asking(_ number: Int) -> ChoiceText {
    let caller = stage.callers[number]
    let way = "the \(caller.permission), in the \(caller.window.rawValue) window"
    if !caller.isPage {
      return ChoiceText(.person, "ask-\(caller.name)", "\(caller.name) asks for \(way)")
    }
    if calls[number] == .leaving {
      return ChoiceText(
        .system, "again-\(caller.name)",
        "the \(caller.name) has left the screen, and asks again, now to be told why")
    }
    return ChoiceText(
      .person, "ask-\(caller.name)", "the \(caller.name) asks silently for \(way)")
  }

  private func text(
    of step: AbstractAttempt.Step, _ permission: ModelPermission, _ isRefused: Bool
  ) -> ChoiceText {
    func told(_ cause: Cause, _ id: String, _ says: String) -> ChoiceText {
      ChoiceText(cause, "\(permission)-\(id)", "\(permission): \(says)")
    }
    return switch step {
    case .begins, .resumes, .isGivenUp, .isKilled: told(.system, "begins", "it begins or ends")
    case .isReady: told(.system, "ready", "it may ask")
    case .asks: told(.system, "asks", "the system's question comes up")
    case .isAnswered: told(.person, "answered", "answer the question")
    case .fallsSilent: told(.system, "silent", "nothing is heard of it any more")
    case .explains: told(.system, "explains", "it orders the dialog that explains a refusal")
    case .explained: told(.person, "explained", "the dialog is going")
    case .isSwept:
      told(
        .system, "swept", "the dialog goes without a touch, and is shown once more")
    case .remembers: told(.person, "settings", "open Settings, which is remembered")
    case .forgets: told(.person, "back", "come back from Settings")
    case .tells(let lingers):
      told(
        .system, (isRefused ? "refused" : "granted") + (lingers ? "-for-now" : ""),
        (isRefused ? "it is refused" : "it is granted") + (lingers ? ", and goes on" : ""))
    case .ends: told(.system, "ends", "it has ended")
    }
  }

  /// What is on the screen: a page that has not gone, and what is above it.
  package var screen: String {
    var shown = calls.indices.filter { number in
      stage.callers[number].isPage && (calls[number].isSilent || calls[number] == .leaving)
    }.map(name)
    for permission in ModelPermission.allCases {
      if self[permission].stage == .asking { shown.append("\(permission)-question") }
      if isUp[permission.rawValue] { shown.append("\(permission)-dialog") }
      if self[permission].stage == .away { shown.append("\(permission)-settings") }
    }
    if hasLeftover { shown.append("late-question") }
    return shown.isEmpty ? "nothing" : shown.joined(separator: "+")
  }

  /// What holds now.
  package var facts: [(name: String, value: String)] {
    var facts = [("queue", reduced.reducer.name(of: reduced.state))]
    for permission in ModelPermission.allCases {
      let attempt = self[permission]
      let words = "\(attempt.stage)" + (attempt.isRemembered ? ", remembered" : "")
      facts.append(("\(permission)", words))
    }
    for (number, call) in calls.enumerated() { facts.append((name(number), words(for: call))) }
    return facts
  }

  private func words(for call: Call) -> String {
    switch call {
    case .idle: "asks for nothing"
    case .waits(let isSilent, let resumes):
      "waits" + (isSilent ? " silently" : "") + (resumes ? ", to go on" : "")
    case .leaving: "leaves the screen"
    }
  }

  package static func words(for observation: CoordinatorObservation) -> String {
    switch observation {
    case .told(let event): "told: \(event)"
    case .began(let permission, let explains, let resumes):
      "\(permission) \(resumes ? "goes on" : "begins")\(explains ? "" : ", without explaining")"
    case .asked(let permission): "\(permission) asks"
    case .presented(let permission): "\(permission) explains"
    case .forgot(let permission): "what is remembered of the \(permission) is forgotten"
    case .answered(let number, let answer): "caller \(number) is told \(answer)"
    case .hazard(let hazard, let permission): "\(permission) \(hazard.rawValue)"
    }
  }
}
