import EveryPath
import EveryPathTesting
import Reducers

/// An egg on a stove: a reducer with a timer and a question.
struct Egg: Reducer {
  struct State: Hashable, Sendable {
    var isBoiling = false
    var eggs = 0
  }
  enum Event: Hashable, Sendable {
    case put, lift, lower, take, done
    case tasted(isGood: Bool)
  }
  enum Effect: Hashable, Sendable { case boil, hold, goOn, stop, taste }

  var start: State { State() }

  func reduce(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .put:
      state.isBoiling = true
      return [.boil]
    case .lift: return state.isBoiling ? [.hold] : []
    case .lower: return state.isBoiling ? [.goOn] : []
    case .take:
      state.isBoiling = false
      return [.stop]
    case .done:
      state.isBoiling = false
      return [.taste]
    case .tasted(let isGood):
      state.eggs += isGood ? 1 : 0
      return []
    }
  }

  func timing(of effect: Effect) -> TimerOrder<Event>? {
    switch effect {
    case .boil: .start(.done, after: .seconds(5))
    case .hold: .pause(.done)
    case .goOn: .resume(.done)
    case .stop: .stop(.done)
    case .taste: nil
    }
  }
}

/// A driver that answers by hand and knows what is no longer wanted.
@MainActor
final class Taster: Driver {
  var replies: [Reply<Egg.Event>] = []
  var cancelled = 0
  var whenTasting: @MainActor () -> Void = {}

  func perform(_ effect: Egg.Effect, reply: Reply<Egg.Event>) {
    replies.append(reply)
    reply.onCancel { [weak self] in self?.cancelled += 1 }
    whenTasting()
  }
}

/// A runner with everything around it under the test's control.
@MainActor
struct Kitchen {
  let clock = ManualClock()
  let driver = Taster()
  let runner: ReducerRunner<Egg>

  init() { runner = ReducerRunner(Egg(), driver: driver, clock: clock) }
}
