public import EveryPath
public import FlowModel
public import IMLoginFlow

/// How the flows of a messenger act in its world, and what they hear of it.
public enum IMLoginBinding {
  /// The four components, in the order in which they hear stimuli.
  ///
  /// - Parameter classifier: what the service's codes mean.
  /// - Throws: ``DefinitionErrors`` if a flow has mistakes.
  public static func components(
    classifier: LoginClassifier = .nim
  ) throws(DefinitionErrors) -> [Component<Messenger>] {
    try components(session: IMSession(), route: IMRoute(), hear: { event(for: $0, classifier) })
  }

  /// A session and what shows the pages, with the other shipped components.
  static func components<S: Flow, R: Flow>(
    session: S, route: R,
    perform: @escaping Perform<IMSessionEffect> = { $2.perform($0, $1, &$3) },
    hear: @escaping @Sendable (MessengerStimulus) -> IMSessionEvent? = { event(for: $0, .nim) },
    overlay: @escaping Perform<IMOverlay.Effect> = { effect, _, world, _ in world.perform(effect) }
  ) throws(DefinitionErrors) -> [Component<Messenger>]
  where
    S.Event == IMSessionEvent, S.Effect == IMSessionEffect, R.Event == IMRoute.Event,
    R.Effect == IMRoute.Effect
  {
    [
      try Component(IMSession.componentName, session, perform: perform, hear: hear),
      try connection(IMConnection()),
      try Component(
        IMSession.route.text, route,
        perform: { effect, _, world, output in world.perform(effect, &output) }, hear: { _ in nil }),
      try Component(IMSession.overlay.text, IMOverlay(), perform: overlay, hear: { _ in nil }),
    ]
  }

  typealias Perform<Effect> =
    @Sendable (Effect, Address, inout Messenger, inout WorldOutput<Messenger>) -> Void

  /// The component that follows the connection.
  static func connection<F: Flow>(
    _ flow: F,
    hear: @escaping @Sendable (MessengerStimulus) -> IMConnection.Event? = { step(for: $0) }
  ) throws(DefinitionErrors) -> Component<Messenger>
  where F.Event == IMConnection.Event, F.Effect == IMConnection.Effect {
    try Component(
      IMSession.connection.text, flow,
      perform: { effect, _, world, _ in world.perform(effect) }, hear: hear)
  }

  static func step(for stimulus: MessengerStimulus) -> IMConnection.Event? {
    if case .step(let number, let isCurrent) = stimulus {
      .step(HeardStep(number: number, isCurrent: isCurrent))
    } else {
      nil
    }
  }

  static func event(
    for stimulus: MessengerStimulus, _ classifier: LoginClassifier
  ) -> IMSessionEvent? {
    switch stimulus {
    case .read(let isAvailable, let reading): .read(isAvailable: isAvailable, reading)
    case .protectedDataAvailable: .protectedDataAvailable
    case .tapped(let button): .tapped(button)
    case .serverGave: .serverGave
    case .serverFailed: .serverFailed
    case .step: nil
    case .loggedIn: .loggedIn
    case .loginFailed(let code): .loginFailed(classifier.failure(for: code))
    case .autoFailed(let code, let isCurrent):
      .autoFailed(HeardEnd(classifier.failure(for: code), isCurrent: isCurrent))
    case .kicked(let number, let isCurrent):
      .kicked(HeardEnd(KickReason(rawValue: number) ?? .server, isCurrent: isCurrent))
    case .logoutEnded(let isConfirmed): isConfirmed ? .loggedOut : .logoutFailed
    }
  }
}

extension IMSession {
  static let componentName = "session"
}
