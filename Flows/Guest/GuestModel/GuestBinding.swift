import EveryPath
import FlowModel
import GuestFlow

/// How the parts of a guest-mode system act on the device and the server.
enum GuestBinding {
  typealias Perform<Effect> =
    @Sendable (Effect, Address, inout GuestWorld, inout WorldOutput<GuestWorld>) -> Void

  static func identity<F: Flow>(
    _ flow: F,
    perform: @escaping Perform<IdentityEffect<GuestItem>> = { $2.perform($0, $1, &$3) },
    hear: @escaping @Sendable (IdentityEvent) -> IdentityEvent = { $0 }
  ) throws(DefinitionErrors) -> Component<GuestWorld>
  where F.Event == IdentityEvent, F.Effect == IdentityEffect<GuestItem> {
    try Component(
      GuestComponents.identity.text, flow, perform: perform,
      hear: { if case .identity(let event) = $0 { hear(event) } else { nil } })
  }

  static func gate<F: Flow>(
    _ flow: F, checksPaths: Bool = true,
    perform: @escaping Perform<GateEffect<GuestAction>> = { $2.perform($0, $1, &$3) },
    hear: @escaping @Sendable (GateEvent) -> GateEvent = { $0 }
  ) throws(DefinitionErrors) -> Component<GuestWorld>
  where F.Event == GateEvent, F.Effect == GateEffect<GuestAction> {
    try Component(
      GuestComponents.gate.text, flow, checksPaths: checksPaths, isThrownAway: true,
      perform: perform,
      hear: { if case .gate(let event) = $0 { hear(event) } else { nil } })
  }

  static func form<F: Flow>(_ flow: F, checksPaths: Bool = true) throws(DefinitionErrors)
    -> Component<GuestWorld> where F.Event == FormFlow.Event, F.Effect == FormFlow.Effect
  {
    try Component(
      GuestComponents.form.text, flow, checksPaths: checksPaths, isThrownAway: true,
      perform: { $2.perform($0, $1, &$3) },
      hear: { if case .form(let event) = $0 { event } else { nil } })
  }

  /// The components in the order in which they hear stimuli.
  static func components(
    identity: IdentityFlow<GuestItem> = IdentityFlow(), gate: GateFlow<GuestAction>
  ) throws(DefinitionErrors) -> [Component<GuestWorld>] {
    [
      try self.identity(identity), try self.gate(gate), try form(FormFlow()),
    ]
  }
}
