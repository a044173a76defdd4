import EveryPath
import FlowModel
import GuestFlow

/// How the parts of a guest-mode system act on the device and the server.
enum GuestBinding {
  /// Carries out an effect.
  typealias Perform<Effect> =
    @Sendable (Effect, Address, inout GuestWorld, inout WorldOutput<GuestWorld>) -> Void

  static func identity<F: Flow>(
    _ flow: F, checksPaths: Bool = true, takesUnreadForNobody: Bool = false,
    perform: @escaping Perform<F.Effect>
  ) throws(DefinitionErrors) -> Part<GuestWorld> where F.Event == IdentityEvent {
    try Part(
      GuestParts.identity.text, flow, checksPaths: checksPaths, perform: perform,
      hear: { stimulus in
        switch stimulus {
        case .identity(.unreadable) where takesUnreadForNobody: .facts(.nobody)
        case .identity(let event): event
        case .gate, .form: nil
        }
      })
  }

  static func gate<F: Flow>(
    _ flow: F, checksPaths: Bool = true,
    perform: @escaping Perform<F.Effect>
  ) throws(DefinitionErrors) -> Part<GuestWorld> where F.Event == GateEvent {
    try Part(
      GuestParts.gate.text, flow, checksPaths: checksPaths, isThrownAway: true, perform: perform,
      hear: { if case .gate(let event) = $0 { event } else { nil } })
  }

  static func form<F: Flow>(_ flow: F, checksPaths: Bool = true) throws(DefinitionErrors)
    -> Part<GuestWorld> where F.Event == FormFlow.Event, F.Effect == FormFlow.Effect
  {
    try Part(
      GuestParts.form.text, flow, checksPaths: checksPaths, isThrownAway: true,
      perform: { $2.perform($0, $1, &$3) },
      hear: { if case .form(let event) = $0 { event } else { nil } })
  }

  /// The parts in the order in which they hear stimuli.
  static func parts(
    identity: IdentityFlow = IdentityFlow(), gate: GateFlow
  ) throws(DefinitionErrors) -> [Part<GuestWorld>] {
    [
      try self.identity(identity) { $2.perform($0, $1, &$3) },
      try self.gate(gate) { $2.perform($0, $1, &$3) },
      try form(FormFlow()),
    ]
  }
}
