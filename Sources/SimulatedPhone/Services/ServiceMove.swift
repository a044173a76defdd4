public import PermissionFacts

/// Something that can happen to one permission of the phone next.
public enum ServiceMove: Hashable, Sendable {
  // A person.
  case answerPrompt(PromptAnswer.Name)
  /// On the second sheet, which follows a choice of "select …".
  case finishChoosing
  case cancelChoosing
  /// The sheet is closed with Done, and nothing is chosen on it.
  case finishChoosingNothing
  /// The system's later question for location at all times, while the app is not in use: the second
  /// one after a grant on trial, or a reminder of a full one.
  case answerLater(PromptAnswer.Name)
  case set(AuthorizationStatus, Move.Aftermath)
  case setScreenTime(isOn: Bool, Move.Aftermath)
  case setGlobalSwitch(isOn: Bool, Move.Aftermath = .survives)
  case flipInControlCenter(isOn: Bool)
  case plugHardware(isIn: Bool)

  // The system.
  case statusIsRead(Move.FirstRead?)
  /// What a request, or a session, meets that was ordered before the permission was read.
  case turnsOut(Move.FirstRead)
  case promptAppears
  case callback
  /// The delegate hears of the status as it is, since its manager was made.
  case delegateCalls
  /// The app receives "no" before the person has answered.
  case failsEarly
  /// What asks fails for another reason than a refusal.
  case failsOtherwise
  case lapses
  case manageProfile(isOn: Bool, Move.Aftermath)
  case managedDefault
  /// A request of an active app is dropped, because the system is busy with another alert.
  case dropsRequest
  /// A year after the answer it is a question again.
  case yearPasses
  /// A read of a process that has not asked says that nothing is decided, whatever was answered.
  case readsTooEarly
  /// An object of the framework that says what holds does not settle, and the app ends the wait.
  case neverSettles
}

/// Which of the phone's permissions, from 0.
public typealias PermissionSlot = Int

extension Move {
  /// What happens to the first permission of the phone.
  private static func first(_ move: ServiceMove) -> Move { .about(0, move) }

  /// The person answers the prompt.
  public static func answerPrompt(_ name: PromptAnswer.Name) -> Move { first(.answerPrompt(name)) }
  /// The person sets it in Settings.
  public static func set(_ status: AuthorizationStatus, _ aftermath: Aftermath) -> Move {
    first(.set(status, aftermath))
  }
  /// The person flips its switch in Settings.
  public static func flipSwitch(isOn: Bool, _ aftermath: Aftermath) -> Move {
    first(.set(isOn ? .authorized : .denied, aftermath))
  }
  /// The person changes Screen Time.
  public static func setScreenTime(isOn: Bool, _ aftermath: Aftermath) -> Move {
    first(.setScreenTime(isOn: isOn, aftermath))
  }
  /// A profile changes.
  public static func manageProfile(isOn: Bool, _ aftermath: Aftermath) -> Move {
    first(.manageProfile(isOn: isOn, aftermath))
  }
  /// The camera is plugged in or out.
  public static func plugCamera(isIn: Bool) -> Move { first(.plugHardware(isIn: isIn)) }
  /// The app gets its reading.
  public static func statusIsRead(_ read: FirstRead?) -> Move { first(.statusIsRead(read)) }
  /// The prompt appears.
  public static let promptAppears = first(.promptAppears)
  /// The app receives the answer.
  public static let callback = first(.callback)
  /// A managed default grants it.
  public static let managedDefault = first(.managedDefault)
}
