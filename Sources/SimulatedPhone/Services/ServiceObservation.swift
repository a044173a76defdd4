public import PermissionFacts

/// What a property can see of a step that concerns one permission.
public enum ServiceObservation: Hashable, Sendable {
  /// The app read the permission.
  case read(Reading)
  /// The app asked for the permission.
  case requested
  /// The system's prompt appeared.
  case promptShown
  /// The system's prompt was answered.
  case promptAnswered(PromptAnswer.Name)
  /// What the person answered no longer counts, so that the system will ask again.
  case epochEnded
  /// The app received the answer to its request.
  case answerTold(isAllowed: Bool)
  /// The app received the answer to a request that it does not wait for any more.
  case answeredLate
  /// What asked failed for another reason than a refusal.
  case failedOtherwise
  /// The person changed the permission in Settings.
  case switched(to: AuthorizationStatus)
}

extension Observation {
  /// What a property can see of the phone's first permission.
  private static func first(_ observation: ServiceObservation) -> Observation {
    .about(0, observation)
  }

  /// The app read the permission.
  public static func read(_ reading: Reading) -> Observation { first(.read(reading)) }
  /// The app asked for the permission.
  public static let requested = first(.requested)
  /// The system's prompt appeared.
  public static let promptShown = first(.promptShown)
  /// The system's prompt was answered.
  public static func promptAnswered(_ name: PromptAnswer.Name) -> Observation {
    first(.promptAnswered(name))
  }
  /// The system will ask again.
  public static let epochEnded = first(.epochEnded)
  /// The app received the answer to its request.
  public static func answerTold(isAllowed: Bool) -> Observation {
    first(.answerTold(isAllowed: isAllowed))
  }
  /// The person switched the permission in Settings.
  public static func switched(isOn: Bool) -> Observation {
    first(.switched(to: isOn ? .authorized : .denied))
  }
}
