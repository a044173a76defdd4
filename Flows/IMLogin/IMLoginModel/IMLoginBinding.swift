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
    [
      try Component(
        IMSession.componentName, IMSession(),
        perform: { effect, reply, world, output in world.perform(effect, reply, &output) },
        hear: { event(for: $0, classifier) }),
      try connection(IMConnection()),
      try route(IMRoute()),
      try Component(
        IMSession.overlay.text, IMOverlay(),
        perform: { effect, _, world, _ in world.perform(effect) },
        hear: { _ in nil }),
    ]
  }

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

  /// The component that shows the pages.
  static func route<F: Flow>(_ flow: F) throws(DefinitionErrors) -> Component<Messenger>
  where F.Event == IMRoute.Event, F.Effect == IMRoute.Effect {
    try Component(
      IMSession.route.text, flow,
      perform: { effect, _, world, output in world.perform(effect, &output) }, hear: { _ in nil })
  }

  /// What a stimulus is to the connection.
  static func step(for stimulus: MessengerStimulus) -> IMConnection.Event? {
    if case .step(let number, let isCurrent) = stimulus {
      .step(HeardStep(number: number, isCurrent: isCurrent))
    } else {
      nil
    }
  }

  /// What a stimulus is to the session.
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
  /// The session's name as a component.
  static let componentName = "session"
}
