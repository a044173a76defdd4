import CameraAccessFlow
import FlowModel
import GuestFlow
import IMLoginFlow
import PermissionAccess
import PermissionFlow
import WidgetFlow

/// The parts, by number: in the order in which they hear news.
enum KickedPart {
  static let session = 0
  static let route = 1
  static let widget = 2
  static let token = 3
  static let identity = 4
  static let gate = 5
  static let camera = 6
}

/// How the shipped flows act in the world.
///
/// The connection's steps and the spinner of the messenger concern nobody here, so their parts are
/// left out; so is the account form.
enum KickedBinding {
  static func parts(_ fault: KickedFault?) throws(DefinitionErrors) -> [Part<KickedWorld>] {
    try messenger() + widget(fault) + guest() + [camera()]
  }

  private static func messenger() throws(DefinitionErrors) -> [Part<KickedWorld>] {
    [
      try Part(
        "im", IMSession(), perform: { $2.perform($0, $1, &$3) },
        hear: { if case .session(let event) = $0 { event } else { nil } }),
      try Part(
        IMSession.route.text, IMRoute(), perform: { $2.show($0, &$3) }, hear: { _ in nil }),
    ]
  }

  private static func widget(
    _ fault: KickedFault?
  ) throws(DefinitionErrors) -> [Part<KickedWorld>] {
    [
      try Part(
        WidgetToken.session.text, WidgetSession(), perform: { $2.perform($0, $1, &$3) },
        hear: { if case .widget(let event) = $0 { event } else { nil } }),
      try Part(
        WidgetSession.token.text, WidgetToken(), trustsLateAnswers: fault == .trustsLateTokens,
        perform: { $2.perform($0, $1, &$3) },
        hear: { if case .token(let event) = $0 { event } else { nil } }),
    ]
  }

  private static func guest() throws(DefinitionErrors) -> [Part<KickedWorld>] {
    [
      try Part(
        GuestParts.identity.text, IdentityFlow(items: []),
        perform: { $2.perform($0, $1, &$3) },
        hear: { if case .identity(let event) = $0 { event } else { nil } }),
      try Part(
        GuestParts.gate.text, GateFlow(gated: [.comment], free: []), isThrownAway: true,
        perform: { $2.perform($0, $1, &$3) },
        hear: { if case .gate(let event) = $0 { event } else { nil } }),
    ]
  }

  static func camera() throws(DefinitionErrors) -> Part<KickedWorld> {
    try Part(
      "camera", CameraAccessFlow(policy: AccessPolicy()), isThrownAway: true,
      perform: { $2.perform($0, $1, &$3) },
      hear: { if case .camera(let event) = $0 { event } else { nil } })
  }
}
