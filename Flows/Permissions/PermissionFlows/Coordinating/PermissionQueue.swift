package import EveryPath

/// Decides whose turn it is to ask for a permission, and which caller is answered with what.
///
/// Attempts come one after the other, the first that is asked for first. An attempt belongs to
/// none of its waiters: once it has begun it continues without them. One whose turn has not come is
/// dropped once it has no waiters.
///
/// A *way* is what one attempt goes: a permission with its policy, but for whether a refusal is
/// explained. That is each caller's: an attempt explains if one of its callers wants that when it
/// begins. A silent caller is told of the refusal as soon as the dialog is ordered. If it is a
/// page, it is about to go then, and the dialog comes up once it has.
///
/// A window that closes for good drops the waiters from there, and the attempt that runs in it
/// for all its callers, from whichever window they wait: each may ask again.
package struct PermissionQueue<Way: Hashable & Sendable, Window: Hashable & Sendable>: Sendable {
  /// The events that a check tries; an app leaves it empty.
  package var alphabet: [Event]

  /// A queue; `alphabet` is for checks only.
  package init(alphabet: [Event] = []) { self.alphabet = alphabet }

  package var name: String { "coordinator" }

  /// Nothing is asked for.
  package var start: State { State() }

  /// Takes one event, then lets begin and come up whatever is due.
  package func reduce(_ state: inout State, _ event: Event) -> [Effect] {
    let before = state
    let effects = state.take(event) + state.begin() + state.present()
    return effects + (state.isAsking(asIn: before) ? [] : [.changed])
  }
}

extension PermissionQueue {
  /// A waiter for an outcome.
  package struct Caller: Hashable, Sendable {
    /// Which of the waiters it is.
    package let number: Int
    /// Where it asks.
    package let window: Window
    /// Whether it wants to be told of a refusal before that is explained.
    package let isSilent: Bool
    /// Whether it goes on with what an earlier process remembered; no matter once that has begun.
    package fileprivate(set) var resumes: Bool
    /// The page that it is, which goes when it is told of a refusal and then asks again; or nil.
    package let page: Int?

    package init(
      _ number: Int, in window: Window, isSilent: Bool = false, resumes: Bool = false,
      page: Int? = nil
    ) {
      self.number = number
      self.window = window
      self.isSilent = isSilent
      self.resumes = resumes
      self.page = page
    }
  }

  package indirect enum Event: Hashable, Sendable {
    /// Somebody asks.
    case ask(Way, Caller)
    /// A caller no longer waits.
    case leave(Int)
    /// A page is gone, and will not ask again.
    case pageGone(Int)
    /// The attempt that runs has ordered the dialog that explains a refusal.
    case explains(Way)
    /// That dialog is going.
    case explained(Way)
    /// The attempt that runs has its outcome; it may go on after that.
    case told(Way, isRefused: Bool, lingers: Bool)
    /// An attempt that went on after its outcome has ended.
    case ended(Way)
    /// The attempts of some ways are given up.
    case abandon([Way], Abandonment)
    /// A window is gone for good.
    case closed(Window)
  }

  package indirect enum Effect: Hashable, Sendable {
    /// Begin an attempt, with or without the dialogs that explain.
    case begin(Way, in: Window, explains: Bool, resumes: Bool)
    /// Let the dialog come up that was ordered.
    case present(Way)
    /// End the attempt, which was given up or goes on after its outcome.
    case end(Way, Abandonment)
    /// Answer a caller, which is forgotten then.
    case answer(Int, Answer)
    /// Others than before wait for the attempt that runs.
    case callersChanged(Way)
    /// Something else than before is asked for, or goes on after its outcome.
    case changed
  }

  /// What a caller is told.
  package enum Answer: Hashable, Sendable {
    /// The outcome of the attempt.
    case outcome
    /// The refusal that is about to be explained.
    case refusal
    /// The outcome of what was given up for a reason.
    case abandoned(Abandonment)
  }
}

extension PermissionQueue {
  package struct State: Hashable, Sendable {
    /// The attempts without an outcome, in the order of their turns; none but the first has begun.
    package fileprivate(set) var attempts: [Attempt] = []
    /// The ways whose attempt has its outcome and goes on, or is being ended; they have no turn.
    package fileprivate(set) var lingering: [Way] = []
    /// The pages that were told of a refusal and have not gone.
    package fileprivate(set) var leaving: [Leaving] = []
  }

  /// A page that has to go before a refusal is explained.
  package struct Leaving: Hashable, Sendable {
    package let way: Way
    package let page: Int
    /// Where it is.
    package let window: Window
  }

  /// An attempt without an outcome.
  package struct Attempt: Hashable, Sendable {
    package enum Stage: Hashable, Sendable {
      /// Its turn has not come.
      case waiting
      /// It runs, and explains nothing.
      case silent
      /// It runs, and would explain a refusal.
      case running
      /// Its dialog waits until the pages are gone.
      case held
      /// Its dialog is up.
      case explaining
    }

    package let way: Way
    package fileprivate(set) var stage = Stage.waiting
    /// Where it runs; nil until it has begun.
    package fileprivate(set) var window: Window?
    /// Who waits for its outcome, in the order in which they asked.
    package fileprivate(set) var callers: [Caller]

    package var hasBegun: Bool { stage != .waiting }
  }
}

extension PermissionQueue.State {
  typealias Queue = PermissionQueue<Way, Window>

  /// Whether the same is asked for as before.
  func isAsking(asIn before: Self) -> Bool {
    attempts.map(\.way) == before.attempts.map(\.way) && lingering == before.lingering
  }

  mutating func take(_ event: Queue.Event) -> [Queue.Effect] {
    switch event {
    case .ask(let way, let caller): return ask(way, caller)
    case .leave(let number): return leave(number)
    case .pageGone(let page): leaving.removeAll { $0.page == page }
    case .explains(let way): return explains(way)
    case .explained(let way): explained(way)
    case .told(let way, let isRefused, let lingers): return told(way, isRefused, lingers)
    case .ended(let way): lingering.removeAll { $0 == way }
    case .abandon(let ways, let reason): return abandon(ways, reason)
    case .closed(let window): return close(window)
    }
    return []
  }

  /// Begins the first attempt if it has not begun; what lingers of its way is ended before.
  mutating func begin() -> [Queue.Effect] {
    guard let first = attempts.first, !first.hasBegun else { return [] }
    guard !lingering.contains(first.way) else { return [.end(first.way, .cancelled)] }
    let explaining = first.callers.first { !$0.isSilent }
    guard let caller = explaining ?? first.callers.first else { return [] }
    attempts[0].stage = explaining == nil ? .silent : .running
    attempts[0].window = caller.window
    let resumes = first.callers.contains(where: \.resumes)
    for index in first.callers.indices { attempts[0].callers[index].resumes = false }
    return [
      .begin(first.way, in: caller.window, explains: explaining != nil, resumes: resumes)
    ]
  }

  /// Lets the dialog come up if no page is in its way.
  mutating func present() -> [Queue.Effect] {
    guard let first = attempts.first, first.stage == .held,
      !leaving.contains(where: { $0.way == first.way })
    else { return [] }
    attempts[0].stage = .explaining
    return [.present(first.way)]
  }
}

// MARK: - Callers

extension PermissionQueue.State {
  private mutating func ask(_ way: Way, _ caller: Queue.Caller) -> [Queue.Effect] {
    guard !attempts.contains(where: { $0.callers.contains { $0.number == caller.number } }) else {
      return []
    }
    leaving.removeAll { $0.page == caller.page }
    let index = attempts.firstIndex {
      $0.way == way && (caller.isSilent || $0.stage != .silent)
    }
    guard let index else {
      attempts.append(Queue.Attempt(way: way, callers: [caller]))
      return []
    }
    switch attempts[index].stage {
    case .held where caller.isSilent, .explaining where caller.isSilent:
      return refuse([caller], way, with: .refusal)
    case .waiting, .silent, .running, .held, .explaining:
      var caller = caller
      if attempts[index].hasBegun { caller.resumes = false }
      attempts[index].callers.append(caller)
      return callersChanged(at: index)
    }
  }

  private mutating func leave(_ number: Int) -> [Queue.Effect] {
    for index in attempts.indices {
      guard let place = attempts[index].callers.firstIndex(where: { $0.number == number }) else {
        continue
      }
      attempts[index].callers.remove(at: place)
      let changes = callersChanged(at: index)
      attempts.removeAll { !$0.hasBegun && $0.callers.isEmpty }
      return [.answer(number, .abandoned(.cancelled))] + changes
    }
    return []
  }

  private func callersChanged(at index: Int) -> [Queue.Effect] {
    attempts[index].hasBegun ? [.callersChanged(attempts[index].way)] : []
  }

  /// Tells callers of a refusal; the pages among them are about to go.
  private mutating func refuse(
    _ callers: [Queue.Caller], _ way: Way, with answer: Queue.Answer
  ) -> [Queue.Effect] {
    for caller in callers where caller.isSilent {
      if let page = caller.page {
        leaving.append(Queue.Leaving(way: way, page: page, window: caller.window))
      }
    }
    return callers.map { .answer($0.number, answer) }
  }
}

// MARK: - Attempts

extension PermissionQueue.State {
  private mutating func explains(_ way: Way) -> [Queue.Effect] {
    guard let first = attempts.first, first.way == way, first.stage == .running else { return [] }
    attempts[0].stage = .held
    attempts[0].callers.removeAll(where: \.isSilent)
    return refuse(first.callers.filter(\.isSilent), way, with: .refusal)
  }

  private mutating func explained(_ way: Way) {
    guard let first = attempts.first, first.way == way else { return }
    if first.stage == .held || first.stage == .explaining { attempts[0].stage = .running }
  }

  private mutating func told(_ way: Way, _ isRefused: Bool, _ lingers: Bool) -> [Queue.Effect] {
    guard let first = attempts.first, first.way == way, first.hasBegun else {
      // It was given up before.
      lingering.removeAll { $0 == way }
      return []
    }
    attempts.removeFirst()
    if lingers { lingering.append(way) }
    guard isRefused else { return first.callers.map { .answer($0.number, .outcome) } }
    return refuse(first.callers, way, with: .outcome)
  }

  /// What runs gives up its turn at once, whenever it ends; none of the others gets it meanwhile.
  private mutating func abandon(_ ways: [Way], _ reason: Abandonment) -> [Queue.Effect] {
    let given = attempts.filter { ways.contains($0.way) }
    attempts.removeAll { ways.contains($0.way) }
    lingering += given.filter(\.hasBegun).map(\.way)
    return lingering.filter(ways.contains).map { .end($0, reason) }
      + given.flatMap(\.callers).map { .answer($0.number, .abandoned(reason)) }
  }

  /// Nothing more comes of what runs in a window that is closed, and a page in it is gone.
  private mutating func close(_ window: Window) -> [Queue.Effect] {
    leaving.removeAll { $0.window == window }
    var effects: [Queue.Effect] = []
    if let first = attempts.first, first.window == window {
      attempts.removeFirst()
      lingering.append(first.way)
      effects.append(.end(first.way, .dropped))
      effects += first.callers.map { .answer($0.number, .abandoned(.dropped)) }
    }
    for index in attempts.indices {
      let dropped = attempts[index].callers.filter { $0.window == window }
      if dropped.isEmpty { continue }
      attempts[index].callers.removeAll { $0.window == window }
      effects += dropped.map { .answer($0.number, .abandoned(.dropped)) }
      effects += callersChanged(at: index)
    }
    attempts.removeAll { !$0.hasBegun && $0.callers.isEmpty }
    return effects
  }
}
