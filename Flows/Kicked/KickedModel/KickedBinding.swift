import EveryPath
import FlowModel
import GuestFlow
import GuestModel
import IMLoginFlow
import PermissionFlows
import WidgetFlow

/// The components, as the world and the properties name them.
enum KickedComponents {
  static let session = ComponentID<IMSession>("im")
  static let camera = ComponentID<WholeAccessFlow>("camera")
}

/// How the shipped flows act in the world.
///
/// The connection's steps and the spinner of the messenger do not matter here, so their components
/// are left out; so is the account form. Durations are short and multiples of each other: their
/// order matters, not their length. The limits that the messenger and the widget keep are checked
/// there; here their servers answer.
enum KickedBinding {
  static func components(_ fault: KickedFault?) throws(DefinitionErrors) -> [Component<KickedWorld>]
  {
    var session = IMSession()
    session.loginTimeout = nil
    session.logoutTimeout = .seconds(1)
    var token = WidgetToken()
    token.fetchLimit = nil
    let gate = GateFlow<GuestAction>(gated: [.comment], free: [], answerLimit: .seconds(2))
    return [
      try Component(
        KickedComponents.session.text, session, perform: { $2.perform($0, $1, &$3) },
        hear: { if case .session(let event) = $0 { event } else { nil } }),
      try Component(
        IMSession.route.text, IMRoute(), perform: { $2.show($0, &$3) }, hear: { _ in nil }),
      try Component(
        WidgetToken.session.text, WidgetSession(), perform: { $2.perform($0, $1, &$3) },
        hear: { if case .widget(let event) = $0 { event } else { nil } }),
      try Component(
        WidgetSession.token.text, token, trustsLateAnswers: fault == .trustsLateTokens,
        perform: { $2.perform($0, $1, &$3) },
        hear: { if case .token(let event) = $0 { event } else { nil } }),
      try Component(
        GuestComponents.identity.text, IdentityFlow<GuestItem>(items: []),
        perform: { $2.perform($0, $1, &$3) },
        hear: { if case .identity(let event) = $0 { event } else { nil } }),
      try Component(
        GuestComponents.gate.text, gate, isThrownAway: true, perform: { $2.perform($0, $1, &$3) },
        hear: { if case .gate(let event) = $0 { event } else { nil } }),
      try Component(
        KickedComponents.camera.text,
        WholeAccessFlow.camera.with(AccessPolicy(settingsDelay: .zero)), isThrownAway: true,
        perform: { $2.perform($0, $1, &$3) },
        hear: { if case .camera(let event) = $0 { event } else { nil } }),
    ]
  }
}
