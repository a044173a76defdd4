public import EveryPath

/// What the way to a permission can order.
public enum AccessEffect<Request: AccessRequest>: Hashable, Sendable {
  /// Read the permission: the status first, the hardware second, then the usage description.
  case readStatus
  /// Acknowledge once the app is active, with no dialog of its own and no other question pending.
  case waitUntilReady
  /// Ask the system.
  indirect case request(Request)
  /// Make anew what the framework gives nothing in after the grant, because it was used before.
  case renewObject
  /// Show the primer, whose one button has this label.
  case showPrimer(button: String)
  /// Show the dialog for a reason.
  case showAlert(AccessRefusal)
  /// Take the dialog away.
  case dismissAlert
  /// Open the app's page in Settings.
  case openSettings
  /// Tell the app that the permission is no longer what the outcome said.
  case tellOfChange
}

extension AccessEffect: CustomStringConvertible {
  /// The effect's id; a label is no part of it, so that in every language the way is the same.
  public var description: String {
    switch self {
    case .readStatus: "readStatus"
    case .waitUntilReady: "waitUntilReady"
    case .request(let request): "request(\(identifier(of: request)))"
    case .renewObject: "renewObject"
    case .showPrimer: "showPrimer"
    case .showAlert(let refusal): "showAlert(\(refusal))"
    case .dismissAlert: "dismissAlert"
    case .openSettings: "openSettings"
    case .tellOfChange: "tellOfChange"
    }
  }
}

extension AccessFlow {
  /// The events with which an effect can be answered.
  @_semantics("optimize.sil.specialize.generic.never")
  public func answers(to effect: Effect) -> [Event] {
    switch effect {
    case .readStatus: readings.map { .read($0) }
    case .waitUntilReady: [.ready]
    case .request: AccessAnswer.allCases.map { .answered($0) } + (tellsFailure ? [.failed] : [])
    case .renewObject: []
    case .showPrimer: [.tapped(.proceed), .swept]
    case .showAlert(let refusal):
      (offersSettings(refusal) ? [.tapped(.openSettings)] : [])
        + (offersRetry(refusal) ? [.tapped(.retry)] : [])
        + [.tapped(.alternative), .tapped(.cancel), .swept]
    case .dismissAlert: [.alertGone]
    case .openSettings: [.leftApp, .settingsFailed]
    case .tellOfChange: []
    }
  }

  /// What an effect means to the person.
  public func role(of effect: Effect) -> EffectRole {
    switch effect {
    case .showPrimer(let button): .showsPrimer(button: button)
    case .request: .asksSystem
    case .openSettings: .opensSettings
    case .showAlert(let refusal): .explains(settingsCanHelp: mayBeDenied(refusal))
    case .readStatus, .waitUntilReady, .renewObject, .dismissAlert, .tellOfChange: .plain
    }
  }

  /// The primer's one button goes on; a guide is cancelled.
  public func closing(of effect: Effect) -> Event? {
    switch effect {
    case .showPrimer: .tapped(.proceed)
    case .showAlert: .tapped(.cancel)
    case .readStatus, .waitUntilReady, .request, .renewObject, .dismissAlert, .openSettings,
      .tellOfChange:
      nil
    }
  }

  /// Takes the primer or a guide away.
  public var dismissal: Effect { .dismissAlert }

  /// Before the question.
  public var readiness: Effect? { .waitUntilReady }

  /// It is gone.
  public var dismissed: Event { .alertGone }

  /// What carried the dialog was closed.
  public var swept: Event? { .swept }

  /// Who causes an event.
  public func role(of event: Event) -> EventRole {
    switch event {
    case .tapped: .person
    case .read, .ready, .answered, .failed, .alertGone, .swept, .leftApp, .settingsFailed,
      .foregrounded, .resigned:
      .system
    }
  }
}
