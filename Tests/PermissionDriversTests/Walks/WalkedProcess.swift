import EveryPath
import EveryPathTesting
import PermissionDrivers
import PermissionFlows
import PermissionModels

/// A process of an app in which those ask for permissions who do so in the coordinator's model.
@MainActor
final class WalkedProcess {
  typealias Outcome = AccessOutcome<WholeGrant>
  typealias Source = FakeSource<WholeGrant, OnlyRequest>

  private final class Screen: Driver {
    var leaving: Reply<WalkedPageFlow.Event>?
    func perform(_ effect: WalkedPageFlow.Effect, reply: Reply<WalkedPageFlow.Event>) {
      leaving = reply
    }
  }

  private static let page = Swift.Result { try FlowGraph(WalkedPageFlow()) }

  private let stage: CoordinatorStage
  private let store = MemoryStore()
  private let sources = ModelPermission.allCases.map { _ in Source(nil) }
  private let presenters = ModelWindow.allCases.map { _ in FakePresenter() }
  private let apps = ModelWindow.allCases.map { _ in FakeApp() }
  private let permissions: PermissionCoordinator
  private let screen = Screen()
  private let page: Runner<WalkedPageFlow>
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var answers: [Int: Outcome] = [:]
  private(set) var problems: [String] = []

  /// A process that begins with what an earlier one has remembered.
  init(_ stage: CoordinatorStage, after earlier: WalkedProcess? = nil) throws {
    self.stage = stage
    for intent in earlier?.store.intents.values.sorted(by: { $0.flow < $1.flow }) ?? [] {
      try store.save(intent)
    }
    permissions = PermissionCoordinator(
      place: PermissionPlace(app: FakeApp(), presenter: presenters[0]), store: store)
    page = try Runner(Self.page.get(), driver: screen, store: store)
    permissions.onProblem = { [weak self] in self?.problems.append("\($0)") }
    let place = place(of: .left)
    permissions.connect(
      WalkedPageFlow.question, to: kind(.camera).with(.silent), for: page, in: place)
    permissions.connect(WalkedPageFlow.access, to: kind(.camera), for: page, in: place)
  }

  /// Ends whatever waits, so that no task is left.
  func close() {
    page.abandon(.cancelled)
    permissions.cancelAll()
  }

  /// Whether a dialog is up.
  var hasDialog: Bool { presenters.contains { $0.dialog != nil } }

  /// What is remembered, permission by permission.
  var isRemembered: [Bool] { ModelPermission.allCases.map { store.intents["\($0)"] != nil } }

  /// What a caller was told, which is forgotten then; nil if nothing.
  func answer(to number: Int) -> Outcome? {
    guard stage.callers[number].isPage else { return answers.removeValue(forKey: number) }
    if case .leaving(let outcome)? = page.state, page.isRunning { return outcome }
    return page.outcome
  }

  /// Those who were told something that nobody has looked at.
  var unread: [Int] { answers.keys.sorted() }

  private func kind(_ permission: ModelPermission) -> PermissionKind<WalkedFlow> {
    let source = sources[permission.rawValue]
    return PermissionKind(
      PermissionName(rawValue: "\(permission)"), WalkedFlow(name: "\(permission)")
    ) { source }
  }

  private func place(of window: ModelWindow) -> PermissionPlace {
    let number = window == .left ? 0 : 1
    return PermissionPlace(app: apps[number], presenter: presenters[number])
  }
}

// MARK: - What happens

extension WalkedProcess {
  /// Does what a move of the model says.
  func take(_ move: CoordinatorMove, isLeaving: Bool) async {
    switch move {
    case .ask(let number):
      if !stage.callers[number].isPage {
        await ask(number) { await $0.ask($1, in: $2) }
      } else if isLeaving {
        let reply = screen.leaving
        screen.leaving = nil
        reply?.resolve(.left)
      } else {
        page.start()
      }
    case .resume(let number): await ask(number) { await $0.resume($1, in: $2) }
    case .leave(let number):
      if stage.callers[number].isPage { page.abandon(.cancelled) }
      tasks[number]?.cancel()
    case .pageGone: page.abandon(.dropped)
    case .attempt(let permission, let step, let isRefused): go(on: permission, step, isRefused)
    case .answerLeftover:
      for source in sources { source.questions.last?.resolve(.answered(.yes)) }
    case .abandon(let permission): permissions.cancel(kind(permission))
    case .abandonAll: permissions.cancelAll()
    case .close(let window): close(window)
    case .kill: break
    }
  }

  /// The pages in a window go with it; it is opened anew at once.
  private func close(_ window: ModelWindow) {
    if window == .left, screen.leaving != nil { page.abandon(.dropped) }
    let app = apps[window == .left ? 0 : 1]
    app.change(.closed)
    app.isActive = true
  }

  private func ask(
    _ number: Int,
    _ act:
      @escaping @MainActor (
        PermissionCoordinator, PermissionKind<WalkedFlow>, PermissionPlace
      ) async -> Outcome?
  ) async {
    let caller = stage.callers[number]
    let (kind, place) = (kind(caller.permission), place(of: caller.window))
    var hasBegun = false
    tasks[number] = Task {
      hasBegun = true
      answers[number] = await act(permissions, kind, place) ?? .failed
    }
    _ = await becomesTrue { hasBegun }
  }

  private func go(
    on permission: ModelPermission, _ step: AbstractAttempt.Step, _ isRefused: Bool
  ) {
    let source = sources[permission.rawValue]
    func read(_ reading: AccessReading<WholeGrant>) { source.reads.last?.resolve(.read(reading)) }
    switch step {
    case .isReady, .forgets, .ends: read(.notDetermined)
    case .isAnswered: source.questions.last?.resolve(.answered(.yes))
    case .explains: read(.refused(.denied))
    case .explained:
      if let presenter = presenters.first(where: { $0.dialog != nil }) {
        presenter.tap(.cancel)
      } else {
        read(.notDetermined)
      }
    case .isSwept: presenters.first { $0.dialog != nil }?.sweep()
    case .remembers: read(.refused(.unavailable))
    case .tells(lingers: false): read(isRefused ? .refused(.restricted) : .granted(.full))
    case .tells(lingers: true): read(.refused(isRefused ? .addOnly : .switchedOff))
    case .asks, .fallsSilent, .begins, .resumes, .isGivenUp, .isKilled: break
    }
  }
}
