import EveryPath
package import FlowModel
import PermissionFlows
import Reducers

/// Something that can happen in a world of the coordinator.
package enum CoordinatorMove: Hashable, Sendable {
  /// A caller asks: a page silently, or once it has gone from the screen.
  case ask(Int)
  /// A caller goes on with what was remembered.
  case resume(Int)
  /// The task of a caller is cancelled, or its limit is over.
  case leave(Int)
  /// A page that is leaving will not ask again.
  case pageGone(Int)
  /// An attempt goes on; an outcome is a refusal or not.
  case attempt(ModelPermission, AbstractAttempt.Step, isRefused: Bool)
  /// The person answers a question whose attempt was given up.
  case answerLeftover
  /// The app gives up a permission.
  case abandon(ModelPermission)
  /// The app gives up everything.
  case abandonAll
  /// A window is closed for good.
  case close(ModelWindow)
  /// The process ends, and begins anew.
  case kill
}

extension CoordinatorWorld {
  /// Everything that can happen now.
  package func offer(_ moves: inout [CoordinatorMove]) {
    for (number, call) in calls.enumerated() {
      let caller = stage.callers[number]
      switch call {
      case .idle:
        moves.append(.ask(number))
        if self[caller.permission].isRemembered { moves.append(.resume(number)) }
      case .waits: moves.append(.leave(number))
      case .leaving: moves += [.ask(number), .pageGone(number)]
      }
    }
    for permission in ModelPermission.allCases {
      for step in AbstractAttempt.Step.own where isPossible(step, permission) {
        moves.append(.attempt(permission, step, isRefused: false))
        // It matters to a page alone.
        if case .tells = step, stage.hasPage(permission) {
          moves.append(.attempt(permission, step, isRefused: true))
        }
      }
    }
    if hasLeftover { moves.append(.answerLeftover) }
    guard !isAtRest else { return }
    moves += ModelWindow.allCases.map { .close($0) }
    if stage.permissions.count > 1 {
      moves += ModelPermission.allCases.filter(isAskedFor).map { .abandon($0) }
    }
    moves += [.abandonAll, .kill]
  }

  private func isAskedFor(_ permission: ModelPermission) -> Bool {
    self[permission].stage != .over || !line[permission.rawValue].isEmpty
  }

  /// Whether an attempt can go on so, on this screen.
  private func isPossible(_ step: AbstractAttempt.Step, _ permission: ModelPermission) -> Bool {
    let attempt = self[permission]
    guard attempt.after(step) != nil else { return false }
    return switch step {
    case .isReady: isReady
    case .explained: attempt.stage == .explaining
    case .isSwept: isUp[permission.rawValue]
    case .forgets: attempt.stage == .away
    case .begins, .resumes, .isGivenUp, .isKilled, .asks, .isAnswered, .fallsSilent, .explains,
      .remembers, .tells, .ends:
      true
    }
  }

  package mutating func take(_ move: CoordinatorMove, _ output: inout WorldOutput<Self>) {
    switch move {
    case .ask(let number): ask(number, resumes: false, &output)
    case .resume(let number): ask(number, resumes: true, &output)
    case .leave(let number): tell(.leave(number), &output)
    case .pageGone(let number):
      calls[number] = .idle
      tell(.pageGone(number), &output)
    case .attempt(let permission, let step, let isRefused):
      go(on: permission, step, isRefused, &output)
    case .answerLeftover: hasLeftover = false
    case .abandon(let permission): tell(.abandon([permission], .cancelled), &output)
    case .abandonAll: tell(.abandon(stage.permissions, .cancelled), &output)
    case .close(let window): close(window, &output)
    case .kill: restart()
    }
    telling = nil
  }

  /// A page that was leaving is gone, and that is not reported.
  private mutating func close(_ window: ModelWindow, _ output: inout WorldOutput<Self>) {
    for number in calls.indices
    where calls[number] == .leaving && stage.callers[number].window == window {
      calls[number] = .idle
    }
    tell(.closed(window), &output)
  }

  private mutating func ask(_ number: Int, resumes: Bool, _ output: inout WorldOutput<Self>) {
    let caller = stage.callers[number]
    let isSilent = caller.isPage && calls[number] == .idle && !resumes
    calls[number] = .waits(isSilent: isSilent, resumes: resumes)
    line[caller.permission.rawValue].append(number)
    if !isServed(number), !turns.contains(caller.permission) { turns.append(caller.permission) }
    serve(number)
    let asking = stage.caller(number, isSilent: isSilent, resumes: resumes)
    tell(.ask(caller.permission, asking), &output)
  }

  /// An attempt goes on, and the queue is told what it can hear of that.
  private mutating func go(
    on permission: ModelPermission, _ step: AbstractAttempt.Step, _ isRefused: Bool,
    _ output: inout WorldOutput<Self>
  ) {
    let before = self[permission]
    advance(permission, step)
    switch step {
    case .asks:
      if questions > 1 { output.observe(.hazard(.askedBeside, permission)) }
      output.observe(.asked(permission))
    case .explains: tell(.explains(permission), &output)
    case .explained:
      isUp[permission.rawValue] = false
      tell(.explained(permission), &output)
    case .forgets: output.observe(.forgot(permission))
    case .tells(let lingers):
      telling = Telling(permission: permission, isRefused: isRefused, explained: before.explains)
      tell(.told(permission, isRefused: isRefused, lingers: lingers), &output)
    case .ends: tell(.ended(permission), &output)
    case .begins, .resumes, .isGivenUp, .isKilled, .isReady, .isAnswered, .fallsSilent,
      .isSwept, .remembers:
      break
    }
  }

  /// Lets a step of an attempt happen, if it can.
  mutating func advance(_ permission: ModelPermission, _ step: AbstractAttempt.Step) {
    attempts[permission.rawValue] = self[permission].after(step) ?? self[permission]
    if !self[permission].hasTurn { windows[permission.rawValue] = nil }
  }

  private mutating func restart() {
    let queue = reduced.restarted
    for permission in ModelPermission.allCases { advance(permission, .isKilled) }
    (reduced, hasLeftover) = (queue, false)
    calls = calls.map { _ in .idle }
    (line, turns, isUp) = (line.map { _ in [] }, [], isUp.map { _ in false })
  }
}
