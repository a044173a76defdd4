import EveryPath
import FlowModel
import IMLoginFlow

/// How lessons and mutants act in the world of a messenger.
enum IMLessonBinding {
  /// A published login beside the shipped connection.
  static func components(_ flow: IMArticle) throws(DefinitionErrors) -> [Component<Messenger>] {
    [try session(flow), try IMLoginBinding.connection(IMConnection())]
  }

  /// A careless login beside the shipped connection.
  static func components(_ flow: IMCareless) throws(DefinitionErrors) -> [Component<Messenger>] {
    let session = try session(flow) { stimulus in
      if flow.fault == .takesLossForTheEnd,
        case .step(number: LoginStep.loseConnection.rawValue, isCurrent: true) = stimulus
      {
        .kicked(.server)
      } else {
        IMLoginBinding.event(for: stimulus, .nim)
      }
    }
    return [session, try IMLoginBinding.connection(IMConnection())]
  }

  /// A careless connection beside the shipped session.
  static func components(_ flow: IMCarelessConnection) throws(DefinitionErrors) -> [Component<
    Messenger
  >] {
    var components = try IMLoginBinding.components()
    components[1] = try IMLoginBinding.connection(flow)
    return components
  }

  private static func session<F: Flow>(
    _ flow: F,
    hear: @escaping @Sendable (MessengerStimulus) -> IMSessionEvent? = {
      IMLoginBinding.event(for: $0, .nim)
    }
  ) throws(DefinitionErrors) -> Component<Messenger>
  where F.Effect == IMLessonEffect, F.Event == IMSessionEvent {
    try Component(
      IMSession.componentName, flow,
      perform: { effect, reply, world, output in
        switch effect {
        case .session(let effect): world.perform(effect, reply, &output)
        case .sessionOnce(let effect): world.tryOnce(effect, reply, &output)
        case .page(let effect): world.perform(effect, &output)
        case .spinner(let effect): world.perform(effect)
        case .autoLogInByForce: world.autoLogIn(isForced: true, &output)
        }
      },
      hear: hear)
  }
}
