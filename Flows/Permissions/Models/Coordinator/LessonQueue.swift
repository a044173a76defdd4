import EveryPath
package import PermissionFlows
import Reducers

/// A coordinator's queue with one fault; in all else it is the shipped one.
package struct LessonQueue: Reducer {
  /// What is wrong with it.
  package enum Fault: String, Sendable, CaseIterable {
    case ownQueues = "each permission takes its turn without looking at the other"
    /// The turn is over only when the attempt is.
    case waitsForTheEnd = "an attempt that goes on after its outcome keeps its turn"
    /// Who asks with an explanation shares the attempt of a page.
    case joinsSilent = "who wants an explanation joins an attempt that gives none"
    /// A dialog does not look for pages.
    case presentsAtOnce = "a refusal is explained before the page has gone"
    case beginsAnew = "the person comes back from Settings, and is asked anew"

    /// Everybody goes on.
    case goesOnAlways = "the person is to be asked anew, and an old attempt goes on"
    /// A permission that is asked for again comes last.
    case losesThePlace = "a second caller moves its permission to the end of the line"
    case answersTwice = "every caller is answered twice"
    /// Who joined is never answered.
    case forgetsJoined = "only the first of those who wait is told the outcome"
    case overhearsOutcomes = "an outcome for which nobody waits frees no turn"
    /// A last word is not heard.
    case overhearsEnds = "what was to end never has"
    case sparesTheRunning = "giving up answers everybody and leaves what runs alone"
    /// The attempt is not told that it is given up.
    case endsNothing = "what is given up is not ended"
    /// A held dialog stays held.
    case neverPresents = "a dialog that waited for a page never comes up"
    case presentsAgain = "a dialog comes up when it is going"
    case leavesSilentWaiting = "a silent caller waits until the refusal was explained"
    /// Who leaves is not heard.
    case overhearsLeaving = "a caller that leaves is answered with the others"
    case keepsThePlace = "a caller that has left keeps its place"
    /// No caller comes after one that left, or is given up.
    case losesTheTurn = "the next one is not begun when the one before has left or is given up"
    case overhearsClosing = "nobody hears that a window is closed"
    case sparesTheClosed = "a closed window's callers are told, and what runs in it is left alone"
    /// What lingers is not waited for.
    case beginsBeside = "a permission is asked for again beside its last attempt"
    case otherWindow = "an attempt begins in the other window"
    /// The next one begins first.
    case answersLast = "the next attempt begins before the outcome of the last is told"
    /// The last one is answered first.
    case answersBackwards = "who asked last is answered first"
  }

  /// What is known; a second queue only where each permission has one.
  package struct State: Hashable, Sendable {
    var queue = ModelQueue().start
    /// The microphone's.
    var second: ModelQueue.State?
  }

  /// What is wrong with it.
  package let fault: Fault
  package let queue: ModelQueue

  package init(fault: Fault, queue: ModelQueue) {
    self.fault = fault
    self.queue = queue
  }

  /// Nothing is asked for.
  package var start: State { State() }

  /// Takes one event as the fault understands it, and orders what it makes of that.
  package func reduce(_ state: inout State, _ event: ModelQueue.Event) -> [ModelQueue.Effect] {
    guard fault != .ownQueues else { return reduceApart(&state, event) }
    let before = state.queue
    if let effects = answer(instead: event, before) { return effects }
    let effects = heard(event, before).flatMap { queue.reduce(&state.queue, $0) }
    return edited(effects, event, before)
  }

  private func reduceApart(
    _ state: inout State, _ event: ModelQueue.Event
  ) -> [ModelQueue.Effect] {
    var second = state.second ?? queue.start
    var effects: [ModelQueue.Effect] = []
    if event.permissions.contains(.camera) { effects += queue.reduce(&state.queue, event) }
    if event.permissions.contains(.microphone) { effects += queue.reduce(&second, event) }
    state.second = second
    return effects
  }
}

extension PermissionQueue.Event where Way == ModelPermission {
  /// The permissions that it is about, as far as it says.
  fileprivate var permissions: [ModelPermission] {
    switch self {
    case .ask(let way, _), .explains(let way), .explained(let way), .told(let way, _, _),
      .ended(let way):
      [way]
    case .abandon(let ways, _): ways
    case .leave, .pageGone, .closed: ModelPermission.allCases
    }
  }
}

// MARK: - What a fault makes of an event

extension LessonQueue {
  /// What is ordered without another thought; nil if the queue decides.
  private func answer(
    instead event: ModelQueue.Event, _ state: ModelQueue.State
  ) -> [ModelQueue.Effect]? {
    guard fault == .keepsThePlace, case .leave(let number) = event,
      state.attempts.contains(where: { $0.callers.contains { $0.number == number } })
    else { return nil }
    return [.answer(number, .abandoned(.cancelled))]
  }

  /// What the queue is told in place of an event.
  private func heard(
    _ event: ModelQueue.Event, _ state: ModelQueue.State
  ) -> [ModelQueue.Event] {
    switch (fault, event) {
    case (.waitsForTheEnd, .told(_, _, lingers: true)), (.overhearsLeaving, .leave),
      (.overhearsEnds, .ended):
      []
    case (.waitsForTheEnd, .ended(let way)):
      state.lingering.contains(way)
        ? [event] : [.told(way, isRefused: false, lingers: false)]
    case (.overhearsOutcomes, .told(let way, _, _)):
      state.attempts.first.map { $0.way == way && $0.callers.isEmpty } ?? false ? [] : [event]
    case (.overhearsEnds, .told(let way, _, _)): state.lingering.contains(way) ? [] : [event]
    case (.sparesTheRunning, .abandon(let ways, _)):
      state.attempts.filter { ways.contains($0.way) }.flatMap(\.callers).map { .leave($0.number) }
    case (.joinsSilent, .ask(let way, let caller)):
      state.attempts.contains { $0.way == way && $0.stage == .silent }
        ? [.ask(way, caller.silenced)] : [event]
    case (.overhearsClosing, .closed): []
    case (.sparesTheClosed, .closed(let window)):
      state.attempts.flatMap(\.callers).filter { $0.window == window }.map { .leave($0.number) }
    case (.beginsBeside, .ask(let way, _)): [.ended(way), event]
    case (.losesThePlace, .ask(let way, _)):
      waiting(way, state).map { .leave($0.number) } + [event]
        + waiting(way, state).map { .ask(way, $0) }
    default: [event]
    }
  }

  /// Who waits for an attempt whose turn has not come.
  private func waiting(
    _ way: ModelPermission, _ state: ModelQueue.State
  ) -> [ModelQueue.Caller] {
    state.attempts.filter { $0.way == way && !$0.hasBegun }.flatMap(\.callers)
  }

  /// What is ordered in the end.
  private func edited(
    _ effects: [ModelQueue.Effect], _ event: ModelQueue.Event, _ before: ModelQueue.State
  ) -> [ModelQueue.Effect] {
    switch (fault, event) {
    case (.answersTwice, _): effects.flatMap { $0.isAnswer ? [$0, $0] : [$0] }
    case (.forgetsJoined, .told): effects.without(effects.filter(\.isAnswer).dropFirst())
    case (.answersBackwards, _):
      effects.filter(\.isAnswer).reversed() + effects.filter { !$0.isAnswer }
    case (.answersLast, _): effects.filter { !$0.isAnswer } + effects.filter(\.isAnswer)
    case (.leavesSilentWaiting, .explains): effects.without(effects.filter(\.isAnswer))
    case (.losesTheTurn, .leave), (.losesTheTurn, .abandon), (.losesTheTurn, .closed):
      effects.filter { if case .begin = $0 { false } else { true } }
    case (.endsNothing, .abandon): effects.filter { if case .end = $0 { false } else { true } }
    case (.presentsAtOnce, .explains(let way)):
      effects.contains(.present(way)) ? effects : effects + [.present(way)]
    case (.presentsAgain, .explained(let way)): effects + [.present(way)]
    case (.neverPresents, .ask(let way, _)): effects.without([.present(way)])
    case (.neverPresents, .pageGone):
      effects.without(ModelPermission.allCases.map { .present($0) })
    case (.losesThePlace, .ask(_, let caller)):
      effects.filter { $0 == .answer(caller.number, .refusal) || !$0.isAnswer }
    case (.beginsAnew, _), (.goesOnAlways, _), (.otherWindow, _): effects.map { begun($0) }
    default: effects
    }
  }

  private func begun(_ effect: ModelQueue.Effect) -> ModelQueue.Effect {
    guard case .begin(let way, let window, let explains, let resumes) = effect else {
      return effect
    }
    return .begin(
      way, in: fault == .otherWindow ? (window == .left ? .right : .left) : window,
      explains: explains, resumes: fault != .beginsAnew && (fault == .goesOnAlways || resumes))
  }
}

extension PermissionQueue.Effect {
  fileprivate var isAnswer: Bool { if case .answer = self { true } else { false } }
}

extension Array where Element: Equatable {
  fileprivate func without(_ others: some Sequence<Element>) -> [Element] {
    filter { element in !others.contains(element) }
  }
}

extension PermissionQueue.Caller {
  /// The same caller without a wish to be told why.
  fileprivate var silenced: Self {
    Self(number, in: window, isSilent: true, resumes: resumes, page: page)
  }
}
