package import FlowModel
package import PermissionFlows
import Reducers

extension CoordinatorWorld {
  /// Carries out an order, and notes what is wrong with it.
  package mutating func perform(
    _ effect: ModelQueue.Effect, _ output: inout WorldOutput<Self>
  ) {
    switch effect {
    case .begin(let permission, let window, let explains, let resumes):
      begin(permission, window, explains: explains, resumes: resumes, &output)
    case .present(let permission): present(permission, &output)
    case .end(let permission, _): end(permission, &output)
    case .answer(let number, let answer): hear(number, answer, &output)
    case .callersChanged, .changed: break
    }
  }

  private mutating func begin(
    _ permission: ModelPermission, _ window: ModelWindow, explains: Bool, resumes: Bool,
    _ output: inout WorldOutput<Self>
  ) {
    let waiting = callers(of: permission).filter { calls[$0].waits }
    let goesOn = resumes && explains && self[permission].isRemembered
    let isSuperseded = explains && !goesOn && self[permission].isRemembered
    func note(_ hazard: CoordinatorHazard, if isWrong: Bool) {
      if isWrong { output.observe(.hazard(hazard, permission)) }
    }
    note(.besideAnother, if: hasTurn)
    note(.beforeTheEnd, if: self[permission].stage != .over)
    note(.forNobody, if: waiting.isEmpty)
    note(
      .elsewhere,
      if: !waiting.isEmpty && !waiting.contains { stage.callers[$0].window == window })
    note(.outOfTurn, if: turns.first != permission)
    note(.goesOnUnasked, if: goesOn && !waiting.contains { calls[$0].resumes })
    note(.forgetsWanted, if: isSuperseded && waiting.contains { calls[$0].resumes })
    output.observe(.began(permission, explains: explains, resumes: goesOn))
    if self[permission].stage != .over { advance(permission, .isKilled) }
    if isSuperseded {
      output.observe(.forgot(permission))
      advance(permission, .forgets)
    }
    advance(permission, goesOn ? .resumes : .begins(explains: explains))
    windows[permission.rawValue] = window
    turns.removeAll { $0 == permission }
    for number in waiting { serve(number) }
  }

  /// Once an attempt serves a caller, it is no matter whether that goes on with what was remembered.
  mutating func serve(_ number: Int) {
    guard isServed(number) else { return }
    calls[number] = .waits(isSilent: calls[number].isSilent, resumes: false)
  }

  private mutating func present(
    _ permission: ModelPermission, _ output: inout WorldOutput<Self>
  ) {
    if hasLeavingPage(permission) { output.observe(.hazard(.abovePage, permission)) }
    guard self[permission].stage == .explaining else {
      return output.observe(.hazard(.unordered, permission))
    }
    output.observe(.presented(permission))
    isUp[permission.rawValue] = true
  }

  /// What is given up takes away its dialog and forgets; its question stays.
  private mutating func end(_ permission: ModelPermission, _ output: inout WorldOutput<Self>) {
    guard self[permission].stage != .over, self[permission].stage != .givenUp else { return }
    if self[permission].stage == .asking { hasLeftover = true }
    let wasAway = self[permission].stage == .away
    isUp[permission.rawValue] = false
    advance(permission, .isGivenUp)
    guard wasAway else { return }
    output.observe(.forgot(permission))
    advance(permission, .forgets)
  }

  private mutating func hear(
    _ number: Int, _ answer: ModelQueue.Answer, _ output: inout WorldOutput<Self>
  ) {
    let permission = stage.callers[number].permission
    output.observe(.answered(number, answer))
    guard calls[number].waits else {
      return output.observe(.hazard(.answeredAnew, permission))
    }
    let told = telling?.permission == permission ? telling : nil
    var isRefused = false
    switch answer {
    case .outcome:
      isRefused = told?.isRefused ?? false
      if told?.explained == false, !calls[number].isSilent {
        output.observe(.hazard(.unexplained, permission))
      }
    case .refusal: isRefused = true
    case .abandoned:
      if givenUp(output).contains(where: { self[$0].hasTurn || self[$0].stage == .lingering }) {
        output.observe(.hazard(.toldEarly, permission))
      }
    }
    let goes = isRefused && calls[number].isSilent && stage.callers[number].isPage
    calls[number] = goes ? .leaving : .idle
    line[permission.rawValue].removeAll { $0 == number }
    if unserved(permission).isEmpty { turns.removeAll { $0 == permission } }
  }

  private func givenUp(_ output: WorldOutput<Self>) -> [ModelPermission] {
    for case .told(let event) in output.observations {
      if case .abandon(let given, _) = event { return given }
      // What goes on after its outcome has no turn in the window, and no caller.
      if case .closed(let window) = event {
        return permissions(in: window).filter { self[$0].stage != .lingering }
      }
    }
    return []
  }
}
