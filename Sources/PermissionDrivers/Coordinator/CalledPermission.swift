public import EveryPath
public import PermissionFlows

/// A permission as a component that another flow calls: each call is one more caller.
@MainActor
final class CalledPermission<F: AccessFlow>: ConnectedComponent {
  let mailbox: Mailbox
  private let explains: Bool
  private let place: PermissionPlace
  private let page: CallingPage
  private weak var queue: AttemptQueue?
  private weak var permission: CoordinatedPermission<F>?

  /// A component that calls a permission; one that is misconfigured if there is none.
  init(
    _ permission: CoordinatedPermission<F>?, explains: Bool, in place: PermissionPlace,
    of page: CallingPage, in queue: AttemptQueue
  ) {
    mailbox = queue.mailbox
    self.permission = permission
    self.explains = explains
    self.place = place
    self.page = page
    self.queue = queue
    if explains, let permission { page.explained.append(permission.way) }
  }

  func knows(_ event: AnyValue) -> Bool { false }

  func tell(_ event: AnyValue) {}

  func call(_ caller: ComponentCaller) -> @MainActor @Sendable () -> Void {
    guard let queue, let permission, let runner else {
      caller.done(AnyValue(AccessOutcome<F.Grant>.misconfigured))
      return {}
    }
    if caller.isResumed, let outcome = runner.owedOutcome(to: caller) {
      caller.done(AnyValue(outcome))
      return {}
    }
    let number = queue.newNumber()
    let waiting = AttemptQueue.Caller(in: place, intents: caller.intents) {
      caller.done(AnyValue(permission.outcome(of: $0)))
    }
    queue.ask(
      permission.way, number, waiting, isSilent: !explains, resumes: resumes(caller),
      page: page.explained.contains(permission.way) ? page.number : nil)
    return { [weak queue, weak permission] in
      permission?.left += caller.intents()
      queue?.withdraw(number)
    }
  }

  private func resumes(_ caller: ComponentCaller) -> Bool {
    guard caller.isResumed, case .toGoOn? = permission?.remembered(explains: explains) else {
      return false
    }
    return true
  }

  private var runner: Runner<F>? { permission?.runner(explains: explains) }

  func callersChanged() { permission?.callersChanged() }

  func remembered(of caller: String) -> Intent? { runner?.remembered(of: caller) }

  func refusal(of caller: String) -> String? { runner?.refusal(of: caller) }

  func forget(caller: String) { runner?.forget(caller: caller) }

  func callerHasEnded(_ caller: String) { queue?.send(.pageGone(page.number)) }
}

/// A flow that calls permissions.
///
/// It is a page to a permission that it also calls with the dialogs that explain: after a refusal it
/// leaves the screen, and calls again.
@MainActor
final class CallingPage {
  let number: Int
  var explained: [AttemptQueue.Way] = []

  init(_ number: Int) { self.number = number }
}

extension PermissionCoordinator {
  /// Connects a permission as a component that another flow calls: each of its calls is one more
  /// caller of the shared attempt, with its turn.
  ///
  /// ```swift
  /// permissions.connect(CameraFlow.question, to: .camera.with(.silent), for: runner)
  /// permissions.connect(CameraFlow.access, to: .camera, for: runner)
  /// ```
  ///
  /// A flow that calls both of these is a page: if the first answers with a refusal, it leaves
  /// the screen, and calls the second. No dialog explains the refusal before that, or before its
  /// attempt has ended.
  ///
  /// - Parameters:
  ///   - component: The component, as the flow calls it.
  ///   - kind: The permission.
  ///   - runner: Runs the flow that calls.
  ///   - place: The window of the flow; nil for the coordinator's own.
  public func connect<F: AccessFlow, Caller: Flow>(
    _ component: ComponentID<F>, to kind: PermissionKind<F>, for runner: Runner<Caller>,
    in place: PermissionPlace? = nil
  ) {
    let called = CalledPermission(
      permission(for: kind), explains: !kind.isSilent, in: site(place), of: queue.page(of: runner),
      in: queue)
    queue.mailbox.join(runner.mailbox)
    runner.connect(called, as: component.text)
  }
}
