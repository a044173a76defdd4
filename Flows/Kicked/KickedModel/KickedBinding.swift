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
  static let route = IMSession.route
  static let widget = WidgetToken.session
  static let token = WidgetSession.token
  static let identity = GuestComponents.identity
  static let gate = GuestComponents.gate
  static let camera = ComponentID<WholeAccessFlow>("camera")
}

/// How the shipped flows act in the world.
///
/// The connection's steps and the spinner of the messenger concern nobody here, so their components
/// are left out; so is the account form.
enum KickedBinding {
  static func components(_ fault: KickedFault?) throws(DefinitionErrors) -> [Component<KickedWorld>]
  {
    try messenger() + widget(fault) + guest(fault) + [camera(fault)]
  }

  // Durations are short and multiples of each other: their order matters, not their length. The
  // limits that the messenger and the widget keep are checked there; here their servers answer.
  private static var session: IMSession {
    var session = IMSession()
    session.loginTimeout = nil
    session.logoutTimeout = .seconds(1)
    return session
  }

  private static var token: WidgetToken {
    var token = WidgetToken()
    token.fetchLimit = nil
    return token
  }

  private static var gate: GateFlow {
    GateFlow(gated: [.comment], free: [], answerLimit: .seconds(2))
  }

  private static func messenger() throws(DefinitionErrors) -> [Component<KickedWorld>] {
    [
      try Component(
        KickedComponents.session.text, session, perform: { $2.perform($0, $1, &$3) },
        hear: { if case .session(let event) = $0 { event } else { nil } }),
      try Component(
        KickedComponents.route.text, IMRoute(), perform: { $2.show($0, &$3) }, hear: { _ in nil }),
    ]
  }

  private static func widget(
    _ fault: KickedFault?
  ) throws(DefinitionErrors) -> [Component<KickedWorld>] {
    [
      try Component(
        KickedComponents.widget.text, WidgetSession(), perform: { $2.perform($0, $1, &$3) },
        hear: { if case .widget(let event) = $0 { event } else { nil } }),
      try Component(
        KickedComponents.token.text, token, trustsLateAnswers: fault == .trustsLateTokens,
        perform: { $2.perform($0, $1, &$3) },
        hear: { if case .token(let event) = $0 { event } else { nil } }),
    ]
  }

  private static func guest(
    _ fault: KickedFault?
  ) throws(DefinitionErrors) -> [Component<KickedWorld>] {
    [
      try Component(
        KickedComponents.identity.text, IdentityFlow(items: []),
        perform: { $2.perform($0, $1, &$3) },
        hear: { if case .identity(let event) = $0 { event } else { nil } }),
      fault == .answersCommentTwice
        ? try commenting(gate.with(.answersTwice), checksPaths: false) : try commenting(gate),
    ]
  }

  private static func commenting<F: Flow>(
    _ flow: F, checksPaths: Bool = true
  ) throws(DefinitionErrors) -> Component<KickedWorld>
  where F.Event == GateEvent, F.Effect == GateEffect {
    try Component(
      KickedComponents.gate.text, flow, checksPaths: checksPaths, isThrownAway: true,
      perform: { $2.perform($0, $1, &$3) },
      hear: { if case .gate(let event) = $0 { event } else { nil } })
  }

  /// The way to the camera, with its guide.
  static func camera(_ fault: KickedFault? = nil) throws(DefinitionErrors) -> Component<KickedWorld>
  {
    let policy = AccessPolicy(settingsDelay: .zero)
    return fault == .endsScanSilently
      ? try scanning(SilentScan(policy: policy), checksPaths: false)
      : try scanning(WholeAccessFlow.camera.with(policy))
  }

  private static func scanning<F: AccessFlow>(
    _ flow: F, checksPaths: Bool = true
  ) throws(DefinitionErrors) -> Component<KickedWorld>
  where F.Grant == WholeGrant, F.Request == OnlyRequest {
    try Component(
      KickedComponents.camera.text, flow, checksPaths: checksPaths, isThrownAway: true,
      perform: { $2.perform($0, $1, &$3) },
      hear: { if case .camera(let event) = $0 { event } else { nil } })
  }
}

/// A way to the camera that ends without telling anybody how.
private struct SilentScan: AccessFlow {
  var policy: AccessPolicy

  var name: String { "silent-scan" }

  func transitions(from state: State) -> Transitions {
    if case .closed = state { Finish() } else { sharedRows(state) }
  }
}
