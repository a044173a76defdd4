import EveryPath
import PermissionFlows

/// Carries out what a ``PermissionQueue`` decides: begins and ends attempts, and answers callers.
///
/// All runners of a coordinator share its mailbox, so that whatever one receives, and whatever comes
/// of that, is taken before the next.
@MainActor
final class AttemptQueue {
  typealias Way = PermissionCoordinator.Way
  typealias Queue = PermissionQueue<Way, Int>

  /// A waiter for an outcome.
  struct Caller {
    let place: PermissionPlace
    /// What is to be remembered of it while it waits.
    var intents: @MainActor () -> [Intent] = { [] }
    let answer: @MainActor (Queue.Answer) -> Void
    fileprivate var limit: RunningTimer?
    fileprivate var window = 0

    init(
      in place: PermissionPlace, intents: @escaping @MainActor () -> [Intent] = { [] },
      answer: @escaping @MainActor (Queue.Answer) -> Void
    ) {
      self.place = place
      self.intents = intents
      self.answer = answer
    }
  }

  /// A window from which a caller asks, or in which an attempt runs.
  private struct Window {
    let number: Int
    let place: PermissionPlace
    /// Hears that the window is closed.
    let observation: AnyObject
  }

  private struct WeakPage {
    weak var runner: AnyObject?
    weak var page: CallingPage?
  }

  let mailbox = Mailbox()
  var permissions: [Way: any AnyCoordinatedPermission] = [:]
  private(set) var state = Queue().start
  private let queue = Queue()
  private let timers: any Timers
  private let whenChanged: @MainActor () -> Void
  private var callers: [Int: Caller] = [:]
  private var windows: [Window] = []
  private var pages: [WeakPage] = []
  private var lastNumber = 0

  /// A queue in which nothing waits.
  ///
  /// - Parameters:
  ///   - clock: Measures how long callers wait at most.
  ///   - whenChanged: Told when something else is asked for than before.
  init(_ clock: any Clock<Duration>, whenChanged: @escaping @MainActor () -> Void) {
    timers = clock.timers
    self.whenChanged = whenChanged
  }

  func newNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// The page that a runner is, as long as it is connected.
  func page(of runner: AnyObject) -> CallingPage {
    pages.removeAll { $0.page == nil }
    if let page = pages.first(where: { $0.runner === runner })?.page { return page }
    let page = CallingPage(newNumber())
    pages.append(WeakPage(runner: runner, page: page))
    return page
  }

  /// Whether an attempt of a way runs or waits for its turn, and its outcome is not known.
  func isAsking(for way: Way) -> Bool { state.attempts.contains { $0.way == way } }

  /// What is to be remembered of the waiters for the attempt of a permission that runs.
  func intents(of way: Way) -> [Intent] {
    guard let first = state.attempts.first, first.way == way else { return [] }
    return first.callers.flatMap { callers[$0.number]?.intents() ?? [] }
  }

  /// Somebody asks, and waits until it is answered, which it is after the limit at the latest.
  func ask(
    _ way: Way, _ number: Int, _ caller: Caller, isSilent: Bool, resumes: Bool = false,
    page: Int? = nil, within limit: Duration? = nil
  ) {
    callers[number] = caller
    callers[number]?.limit = limit.map { limit in
      timers.set(after: limit) { [weak self] in self?.send(.leave(number)) }
    }
    let window = window(at: caller.place)
    callers[number]?.window = window
    send(.ask(way, .init(number, in: window, isSilent: isSilent, resumes: resumes, page: page)))
  }

  /// The number of a window, which is heard as long as a caller asks from there.
  private func window(at place: PermissionPlace) -> Int {
    let known = windows.first {
      $0.place.app === place.app && $0.place.presenter === place.presenter
    }
    if let known { return known.number }
    let number = newNumber()
    let observation = place.app.observe { [weak self] change in
      if change == .closed { self?.send(.closed(number)) }
    }
    windows.append(Window(number: number, place: place, observation: observation))
    return number
  }

  private func forgetWindows() {
    let known =
      callers.values.map(\.window) + state.attempts.compactMap(\.window)
      + state.leaving.map(\.window)
    windows.removeAll { !known.contains($0.number) }
  }

  /// A caller no longer waits, and needs no answer.
  func withdraw(_ number: Int) {
    callers.removeValue(forKey: number)?.limit?.cancel()
    send(.leave(number))
  }

  func abandon(_ name: PermissionName?, _ reason: Abandonment) {
    let ways = permissions.keys.filter { name == nil || $0.name == name }
    send(.abandon(Array(ways), reason))
  }

  /// Tells the queue something, now or in its turn.
  func send(_ event: Queue.Event) {
    mailbox.take { [self] in
      for effect in queue.reduce(&state, event) { carryOut(effect) }
      forgetWindows()
    }
  }

  private func carryOut(_ effect: Queue.Effect) {
    switch effect {
    case .begin(let way, let number, let explains, let resumes):
      guard let permission = permissions[way],
        let place = windows.first(where: { $0.number == number })?.place
      else { return }
      // What was ended before ends first, and this may be given up by then.
      mailbox.post { [self] in
        guard !state.lingering.contains(way) else { return send(.ended(way)) }
        permission.begin(in: place, explains: explains, resumes: resumes)
      }
    case .present(let way): permissions[way]?.present()
    case .end(let way, let reason): permissions[way]?.end(reason)
    case .answer(let number, let answer):
      guard let caller = callers.removeValue(forKey: number) else { return }
      caller.limit?.cancel()
      caller.answer(answer)
    case .callersChanged(let way): permissions[way]?.callersChanged()
    case .changed: whenChanged()
    }
  }
}
