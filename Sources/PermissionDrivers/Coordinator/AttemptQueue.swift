import EveryPath
import PopupsFlow
import Reducers

/// Lets attempts happen one after the other: to the popup scheduler each is a popup.
@MainActor
final class AttemptQueue {
  private let turns = Turns()
  private let scheduler: ReducerRunner<PopupScheduler>
  private var lastNumber = 0

  init() { scheduler = ReducerRunner(PopupScheduler(), driver: turns) }

  /// Calls `begin` once it is the turn; returns the turn's number.
  func enter(_ begin: @escaping @MainActor () -> Void) -> Int {
    lastNumber += 1
    let id = id(of: lastNumber)
    turns.begin[id] = begin
    scheduler.send(.add(Popup(id)))
    return lastNumber
  }

  /// Ends a turn, also one that has not come.
  func leave(_ turn: Int) {
    let id = id(of: turn)
    let isWaiting = turns.begin.removeValue(forKey: id) != nil
    scheduler.send(isWaiting ? .dismiss(id) : .vanished(id))
  }

  private func id(of turn: Int) -> String { "attempt-\(turn)" }

  /// Begins an attempt where a popup would come up.
  private final class Turns: Driver {
    typealias Effect = PopupEffect
    typealias Event = PopupEvent

    var begin: [String: @MainActor () -> Void] = [:]

    func perform(_ effect: PopupEffect, reply: Reply<PopupEvent>) {
      switch effect {
      case .present(let id, isRaised: _):
        reply.resolve(.appeared(id))
        begin.removeValue(forKey: id)?()
      case .hide(let id): reply.resolve(.disappeared(id))
      case .raise, .lower, .startTimer, .pauseTimer, .resumeTimer, .stopTimer, .notify: break
      }
    }
  }
}
