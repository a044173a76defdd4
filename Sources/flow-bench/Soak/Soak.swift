import EveryPath
import EveryPathTesting
import PermissionDrivers
import PermissionFlows
import PermissionModels

/// Random events on a coordinator: answers that come late, twice, on other threads or never,
/// callers that leave, an app that goes and comes, and time.
///
/// Every caller must be told one outcome, every attempt must end in one, what is told of for
/// analytics must be what happened, and nothing may be left of a coordinator once it is released.
@MainActor
package enum Soak {
  /// Soaks all flows in turn, until so many random events have happened.
  package static func run(events: Int, seed: UInt64) async -> SoakReport {
    let report = SoakReport()
    var numbers = SeededNumbers(state: seed)
    while report.events < events {
      for flow in EveryFlow.all where report.events < events {
        let isGone = await soak(flow, min(1_000, events - report.events), &numbers, report)
        if await becomesTrue(isGone) { continue }
        report.mistakes.append(
          "\(flow.name): something is left of a coordinator that was released")
      }
    }
    return report
  }

  /// Returns what tells whether all is gone that the coordinator held.
  private static func soak<F: AccessFlow>(
    _ flow: F, _ events: Int, _ numbers: inout SeededNumbers, _ report: SoakReport
  ) async -> @MainActor () -> Bool {
    let session = SoakSession(flow, report)
    for _ in 0..<events {
      session.make(SoakMove.bag.randomElement(using: &numbers) ?? .time, &numbers)
      if Bool.random(using: &numbers) { await Task.yield() }
    }
    await session.end()
    return {
      [
        weak permissions = session.permissions, weak source = session.source,
        weak presenter = session.presenter
      ] in permissions == nil && source == nil && presenter == nil
    }
  }
}

@MainActor
private final class SoakSession<F: AccessFlow> {
  let permissions: PermissionCoordinator
  let source = SoakSource<F>()
  let presenter = SoakPresenter()
  private let report: SoakReport
  private let app = SoakApp()
  private let clock = ManualClock()
  private let flow: F
  private let kind: PermissionKind<F>
  private let ledger: EventLedger
  private var callers: [Task<Void, Never>] = []
  private var answered: [SoakSource<F>.Question] = []

  init(_ flow: F, _ report: SoakReport) {
    let source = source
    let ledger = EventLedger(of: flow)
    (self.flow, self.report, self.ledger) = (flow, report, ledger)
    kind = PermissionKind(PermissionName(rawValue: flow.name), flow) { source }
    permissions = PermissionCoordinator(
      place: PermissionPlace(app: app, presenter: presenter), store: MemoryStore(), clock: clock)
    permissions.onEvent = { ledger.note($0) }
    permissions.onProblem = { report.mistakes.append("\($0)") }
  }

  func make(_ move: SoakMove, _ numbers: inout SeededNumbers) {
    report.moves[move, default: 0] += 1
    switch move {
    case .ask: if report.callers - report.outcomes < 4 { ask() }
    case .answer, .answerElsewhere, .lost:
      guard let index = source.open.indices.randomElement(using: &numbers) else { return }
      let question = source.open.remove(at: index)
      guard move != .lost else { return }
      answered = answered.suffix(7) + [question]
      answer(question, elsewhere: move == .answerElsewhere, &numbers)
    case .doubled, .late:
      // Perhaps otherwise than before.
      guard let question = answered.randomElement(using: &numbers) else { return }
      answer(question, elsewhere: move == .late, &numbers)
    case .activity:
      app.change(PermissionPlace.Change.allCases.randomElement(using: &numbers) ?? .active)
    case .tap:
      let button = presenter.dialog?.buttons.randomElement(using: &numbers)
      if let button { presenter.tapped(button.action) }
    case .settings:
      if let index = app.openings.indices.randomElement(using: &numbers) {
        app.openings.remove(at: index)(Bool.random(using: &numbers))
      }
    case .time: clock.advanceToNext()
    case .cancel: callers.randomElement(using: &numbers)?.cancel()
    case .abandon: permissions.cancel(kind)
    case .sweep: if presenter.dialog != nil { presenter.sweep() }
    }
  }

  /// Ends what is still asked for, and looks at what was told.
  func end() async {
    let areTold = await becomesTrue {
      permissions.cancelAll()
      return report.callers == report.outcomes
    }
    if !areTold {
      report.mistakes.append(
        "\(flow.name): of \(report.callers) callers \(report.outcomes) were told an outcome")
    }
    let expected = [source.asked, presenter.primers, presenter.refusals]
    let names: [PermissionCoordinator.Event.Name] = [.asked, .primerShown, .explained]
    let isTrue = await becomesTrue {
      ledger.begun == ledger.ended && expected == names.map(ledger.count)
    }
    if !isTrue {
      report.mistakes.append(
        "\(flow.name): told of \(ledger.begun) attempts, \(ledger.ended) outcomes and "
          + "\(names.map(ledger.count)), but asked and showed \(expected)")
    }
    report.attempts += ledger.begun
    report.ends += ledger.ended
    report.mistakes += ledger.mistakes
  }

  private func ask() {
    report.callers += 1
    let (permissions, kind, report) = (permissions, kind, report)
    let caller = Task {
      _ = await permissions.ask(kind)
      report.outcomes += 1
    }
    callers = callers.suffix(7) + [caller]
  }

  private func answer(
    _ question: SoakSource<F>.Question, elsewhere: Bool, _ numbers: inout SeededNumbers
  ) {
    let events = flow.answers(to: question.effect)
    guard let event = events.randomElement(using: &numbers) else { return }
    if elsewhere {
      Task.detached { question.reply.resolveFromAnyThread(event) }
    } else {
      question.reply.resolve(event)
    }
  }
}
