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
    gate.listen { [weak gate] _ in if gate?.isRunning == false { gateDriver.attemptEnded() } }
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
  /// - Returns: What became of it; `.dropped` for a tap that lost to one that is under way.
  public func perform(_ action: Action, _ payload: Data = Data()) async -> GateOutcome {
    guard gate.isRunning else {
      gateDriver.tapped = (action, payload)
      return await gate.run()
    }
    let flow = gate.graph.flow
    let isFirst = gate.state?.action == action || flow.secondWish == .keepsFirst
    if flow.free.contains(action) || !isFirst { gateDriver.tapped = (action, payload) }
    gate.send(.wished(action.rawValue))
    if flow.free.contains(action) { return .done }
    return !isFirst && gate.state?.action == action ? await gate.run() : .dropped
  }

  /// Not before it is known who uses the app: an app that is launched ahead of time, before the
  /// unlock, is seen by no person.
  private func resume() {
    guard !gate.isRunning, gateDriver.isKnown(), let intent = gate.remembered else { return }
    try? gate.resume(intent)
  }
}
