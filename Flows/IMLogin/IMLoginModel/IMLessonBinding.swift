import EveryPath
import FlowModel
import IMLoginFlow

/// How lessons and mutants act in the world of a messenger.
enum IMLessonBinding {
  /// A careless login with the other shipped components.
  static func components(
    session fault: IMSession.Fault
  ) throws(DefinitionErrors) -> [Component<Messenger>] {
    try IMLoginBinding.components(
      session: IMSession().with(fault), route: IMRoute().with(fault),
      perform: { perform($0, with: fault, $1, &$2, &$3) }, hear: { event(for: $0, fault) },
      overlay: { effect, _, world, _ in
        if fault != .forgetsTheSpinner || effect != .hide { world.perform(effect) }
      })
  }

  private static func perform(
    _ effect: IMSessionEffect, with fault: IMSession.Fault, _ reply: Address,
    _ world: inout Messenger, _ output: inout WorldOutput<Messenger>
  ) {
    switch (fault, effect) {
    case (.clearsOnce, .clear), (.savesOnce, .save): world.tryOnce(effect, reply, &output)
    case (.forces, .autoLogIn): world.autoLogIn(isForced: true, &output)
    case (.savesEarly, .logIn):
      world.perform(.save, reply, &output)
      world.perform(effect, reply, &output)
    case (.listensLate, .startService): break
    case (.listensLate, .autoLogIn), (.listensLate, .logIn):
      world.perform(effect, reply, &output)
      world.perform(.startService, reply, &output)
    default: world.perform(effect, reply, &output)
    }
  }

  private static func event(
    for stimulus: MessengerStimulus, _ fault: IMSession.Fault
  ) -> IMSessionEvent? {
    switch (fault, stimulus) {
    case (.takesLossForTheEnd, .step(number: LoginStep.loseConnection.rawValue, isCurrent: true)):
      .kicked(.current(.server))
    case (.takesLockedForEmpty, .read(_, .unreadable)): .read(isAvailable: true, .empty)
    case (.believesEarlyReadings, .read(_, let reading)): .read(isAvailable: true, reading)
    case (.trustsTheToken, .read(let isAvailable, .unfit)): .read(isAvailable: isAvailable, .fit)
    default: IMLoginBinding.event(for: stimulus, .nim)
    }
  }

  /// A careless connection beside the shipped session.
  static func components(
    connection fault: IMConnection.Fault
  ) throws(DefinitionErrors) -> [Component<Messenger>] {
    var components = try IMLoginBinding.components()
    components[1] = try IMLoginBinding.connection(IMConnection().with(fault))
    return components
  }
}
