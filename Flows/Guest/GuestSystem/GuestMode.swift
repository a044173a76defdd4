@_exported public import EveryPath
import EveryPathFiles
public import Foundation
@_exported public import GuestFlow

/// Guest mode in an app: who uses it, the gate before its actions, and the account form.
///
/// It lives as long as the app.
@MainActor
public final class GuestMode<Action: GateAction> {
  /// The gate.
  public let gate: Runner<GateFlow<Action>>
  /// The account form.
  public let form: Runner<FormFlow>
  private let gateDriver: GateDriver<Action>
  private let tellIdentity: @MainActor (IdentityEvent) -> Void
  private let startIdentity: @MainActor () -> Void
  /// The tap that the gate's attempt is about, and those that lost to a later one.
  private var tap = 0
  private var lost: Set<Int> = []

  /// Connects the parts of guest mode.
  ///
  /// - Parameters:
  ///   - identity: The identity, with its driver.
  ///   - intents: Keeps that an action is blocked, until the next process; nil for a file beside what
  ///     the gate's driver keeps.
  ///   - dialogs: Decides when the panel comes up among other dialogs.
  /// - Throws: `DefinitionErrors` if a flow has mistakes.
  public init<Identity: Flow>(
    identity: Runner<Identity>, gate gateFlow: GateFlow<Action>, _ gateDriver: GateDriver<Action>,
    form formFlow: FormFlow = FormFlow(), _ formDriver: FormDriver,
    intents: (any IntentStore)? = nil,
    dialogs: (any DialogScheduler)? = nil, clock: any Clock<Duration> = ContinuousClock()
  ) throws(DefinitionErrors)
  where Identity.State == IdentityState, Identity.Event == IdentityEvent {
    self.gateDriver = gateDriver
    let scheduled = dialogs?.schedule(gateDriver, for: gateFlow, id: "login-panel")
    let gate = try Runner(
      gateFlow, driver: scheduled?.driver ?? gateDriver, clock: clock,
      store: intents ?? FileIntentStore(folder: gateDriver.store.folder))
    scheduled?.connect(gate)
    let form = try Runner(formFlow, driver: formDriver, clock: clock)
    self.gate = gate
    self.form = form
    let component = ComponentID<Identity>(GuestComponents.identity.text)
    identity.connect(GateFlow.component, to: gate)
    identity.connect(GuestComponents.form, to: form)
    gate.connect(component, to: identity)
    gate.connect(GuestComponents.form, to: form)
    form.connect(component, to: identity)
    tellIdentity = { identity.send($0) }
    startIdentity = { identity.start() }
    gateDriver.standing = { GateStanding(identity.state) }
    gateDriver.isKnown = { identity.state != .locked }
    formDriver.connect(to: form)
    gate.listen { [weak gate] step in
      guard gate?.isRunning == false else { return }
      gateDriver.attemptEnded()
      // What is given up is forgotten; a driver that ends leaves it to the next process.
      if case .abandon(.cancelled) = step.input, step.isLast { gateDriver.dropWish() }
    }
    form.listen { [weak form] _ in if form?.isRunning == false { formDriver.attemptEnded() } }
  }

  /// Starts the identity, and goes on with an action that was blocked when the last process ended.
  public func start() {
    startIdentity()
    resume()
  }

  /// To be called when protected data has become available, and whenever the app comes to the front.
  public func becameActive() {
    tellIdentity(.protectedDataAvailable)
    resume()
  }

  /// The network is there again.
  public func networkIsBack() { tellIdentity(.networkBack) }

  /// The person wants the account deleted: at the server, then its data on this device.
  public func deleteAccount() { tellIdentity(.deletionAsked) }

  /// The person wants to log out.
  public func logOut() { tellIdentity(.logoutAsked) }

  /// The app was told that a session has ended; whether it is the one in use.
  public func sessionEnded(_ lapse: Lapse, isCurrent: Bool) {
    tellIdentity(.lapsed(lapse, isCurrent: isCurrent))
  }

  /// Does an action: at once if it is free or a user uses the app, otherwise after a login.
  ///
  /// - Returns: What became of it; `.dropped` for a tap that lost to another one.
  public func perform(_ action: Action, _ payload: Data = Data()) async -> GateOutcome {
    guard !gate.graph.flow.free.contains(action) else {
      gateDriver.run(action, payload)
      return .done
    }
    guard !Task.isCancelled else { return .cancelled }
    if gate.isRunning {
      guard replaces(with: action, payload) else { return .dropped }
      lost.insert(tap)
    } else {
      gateDriver.tapped = (action, payload)
    }
    tap += 1
    let own = tap
    let outcome = await gate.run()
    return lost.remove(own) == nil ? outcome : .dropped
  }

  /// Whether the attempt that runs is about this tap from now on.
  ///
  /// In the middle of a sequence the gate would keep the tap for later, and its caller would not
  /// know of it.
  private func replaces(with action: Action, _ payload: Data) -> Bool {
    let (flow, state) = (gate.graph.flow, gate.state)
    guard let state, state.action != action, gate.position == flow.name(of: state) else {
      return false
    }
    let first = gateDriver.tapped
    gateDriver.tapped = (action, payload)
    gate.send(.wished(action.rawValue))
    if gate.state?.action != action { gateDriver.tapped = first }
    return gate.state?.action == action
  }

  /// Not before it is known who uses the app: an app that is launched ahead of time, before the
  /// unlock, is seen by no person.
  private func resume() {
    guard !gate.isRunning, gateDriver.isKnown(), let intent = gate.remembered else { return }
    gateDriver.tapped = nil
    try? gate.resume(intent)
  }
}
