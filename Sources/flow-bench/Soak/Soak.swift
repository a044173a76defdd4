import EveryPath
import EveryPathTesting
import PermissionDrivers
package import PermissionFlows

/// Random events on a coordinator: answers that come late, twice, on other threads or never,
/// callers that leave, an app that goes and comes, and time.
///
/// Every caller must be told one outcome, every attempt must end in one, what is told of for
/// analytics must be what happened, and nothing may be left of a coordinator once it is released.
@MainActor
package enum Soak {
  /// Soaks all flows in turn.
  ///
  /// - Parameters:
  ///   - events: How many random events happen, at least.
  ///   - seed: Where the random numbers begin.
  ///   - flows: The flows.
  ///   - progress: Told now and then how many events have happened.
  package static func run(
    events: Int, seed: UInt64 = 1, flows: [any AccessFlow] = EveryFlow.all,
    progress: (Int) -> Void = { _ in }
  ) async -> SoakReport {
    var report = SoakReport()
    var numbers = SeededNumbers(seed: seed)
    while report.events < events {
      for flow in flows where report.events < events {
        let share = min(1_000, events - report.events)
        report.add(await session(flow, share, &numbers))
      }
      progress(report.events)
    }
    return report
  }

  private static func session<F: AccessFlow>(
    _ flow: F, _ events: Int, _ numbers: inout SeededNumbers
  ) async -> SoakReport {
    let gone = Gone()
    let report = await soak(flow, events, &numbers, gone)
    let isGone = await becomesTrue {
      gone.coordinator == nil && gone.source == nil && gone.presenter == nil
    }
    guard !isGone else { return report }
    var leaking = report
    leaking.mistakes.append("\(flow.name): something is left of a coordinator that was released")
    return leaking
  }

  private static func soak<F: AccessFlow>(
    _ flow: F, _ events: Int, _ numbers: inout SeededNumbers, _ gone: Gone
  ) async -> SoakReport {
    let session = SoakSession(flow)
    gone.coordinator = session.permissions
    gone.source = session.source
    gone.presenter = session.presenter
    for _ in 0..<events {
      session.make(SoakMove.bag.randomElement(using: &numbers) ?? .time, &numbers)
      if Bool.random(using: &numbers) { await Task.yield() }
    }
    await session.end()
    return session.report
  }

  /// What must be gone when nothing holds a coordinator any more.
  private final class Gone {
    weak var coordinator: PermissionCoordinator?
    weak var source: AnyObject?
    weak var presenter: SoakPresenter?
  }
}

/// A coordinator of one permission, and what happens to it.
@MainActor
final class SoakSession<F: AccessFlow> {
  let permissions: PermissionCoordinator
  let source = SoakSource<F>()
  let presenter = SoakPresenter()
  private(set) var report = SoakReport()
  private let app = SoakApp()
  private let clock = ManualClock()
  private let flow: F
  private let kind: PermissionKind<F>
  private let ledger: EventLedger
  private var callers: [Task<Void, Never>] = []
  private var answered: [SoakSource<F>.Question] = []

  init(_ flow: F) {
    let source = source
    self.flow = flow
    let ledger = EventLedger(details: EventDetails.known(to: flow))
    self.ledger = ledger
    kind = PermissionKind(PermissionName(rawValue: flow.name), flow) { source }
    permissions = PermissionCoordinator(
      place: PermissionPlace(app: app, presenter: presenter), store: MemoryStore(), clock: clock)
    permissions.onEvent = { ledger.note($0) }
    permissions.onProblem = { ledger.mistakes.append($0) }
    report.coordinators = 1
  }

  func make(_ move: SoakMove, _ numbers: inout SeededNumbers) {
    report.events += 1
    report.moves[move, default: 0] += 1
    switch move {
    case .ask: if report.callers - report.outcomes < 4 { ask() }
    case .answer: take(&numbers) { $0.reply.resolve($1) }
    case .answerElsewhere:
      take(&numbers) { question, event in
        Task.detached { question.reply.resolveFromAnyThread(event) }
      }
    case .doubled: again(&numbers) { $0.reply.resolve($1) }
    case .late:
      again(&numbers) { question, event in
        Task.detached { question.reply.resolveFromAnyThread(event) }
      }
    case .lost: if let index = source.open.indices.randomElement(using: &numbers) { lose(index) }
    case .activity: app.change(AppChange.allCases.randomElement(using: &numbers) ?? .active)
    case .tap:
      let button = presenter.dialog?.buttons.randomElement(using: &numbers)
      if let button { presenter.tapped(button.action) }
    case .settings:
      if let index = app.openings.indices.randomElement(using: &numbers) {
        app.openings.remove(at: index)(Bool.random(using: &numbers))
      }
    case .time: clock.advanceToNext()
    case .cancel: callers.randomElement(using: &numbers)?.cancel()
    case .abandon: permissions.abandon(kind)
    }
  }

  /// Ends what is still asked for, and looks at what was told.
  func end() async {
    let areTold = await becomesTrue {
      permissions.abandonAll()
      return report.callers == report.outcomes
    }
    if !areTold {
      report.mistakes.append(
        "\(flow.name): of \(report.callers) callers \(report.outcomes) were told an outcome")
    }
    let expected = (source.asked, presenter.primers, presenter.refusals)
    let isTrue = await becomesTrue {
      ledger.begun == ledger.ended && expected == (ledger.asked, ledger.primers, ledger.refusals)
    }
    if !isTrue {
      report.mistakes.append("\(flow.name): told \(ledger.words), but asked and showed \(expected)")
    }
    report.attempts = ledger.begun
    report.ends = ledger.ended
    report.mistakes += ledger.mistakes
  }

  private func ask() {
    report.callers += 1
    let (permissions, kind) = (permissions, kind)
    callers.append(
      Task {
        _ = await permissions.ask(kind)
        report.outcomes += 1
      })
    if callers.count > 8 { callers.removeFirst() }
  }

  /// Answers a question that is open.
  private func take(
    _ numbers: inout SeededNumbers,
    _ answer: (SoakSource<F>.Question, AccessEvent<F.Grant>) -> Void
  ) {
    guard let index = source.open.indices.randomElement(using: &numbers) else { return }
    let question = lose(index)
    guard let event = event(for: question, &numbers) else { return }
    answered.append(question)
    if answered.count > 8 { answered.removeFirst() }
    answer(question, event)
  }

  /// Answers a question that was answered before, perhaps otherwise.
  private func again(
    _ numbers: inout SeededNumbers,
    _ answer: (SoakSource<F>.Question, AccessEvent<F.Grant>) -> Void
  ) {
    guard let question = answered.randomElement(using: &numbers),
      let event = event(for: question, &numbers)
    else { return }
    answer(question, event)
  }

  private func event(
    for question: SoakSource<F>.Question, _ numbers: inout SeededNumbers
  ) -> AccessEvent<F.Grant>? {
    flow.answers(to: question.effect).randomElement(using: &numbers)
  }

  @discardableResult
  private func lose(_ index: Int) -> SoakSource<F>.Question { source.open.remove(at: index) }
}
