public import EveryPath

/// What the way to a permission can be told.
public enum AccessEvent<Grant: AccessGrant>: Hashable, Sendable {
  /// A fresh read of the permission, see ``AccessEffect/readStatus``.
  indirect case read(AccessReading<Grant>)
  /// The app may ask or present now.
  case ready
  /// The system's question was answered, as it was told.
  case answered(AccessAnswer)
  /// What asked failed for another reason than a refusal, see ``AccessFlow/tellsFailure``.
  case failed
  /// The dialog is gone.
  case alertGone
  /// The dialog went without a touch: what carried it was closed.
  case swept
  /// The person touched a button of ours.
  case tapped(AccessButton)
  /// The app is in the background, Settings in front.
  case leftApp
  /// Settings did not open.
  case settingsFailed
  /// The app became active, for whatever reason.
  case foregrounded
  /// The app is about to be inactive, for whatever reason.
  case resigned
}

/// The system's answer as it was told: a "no" may also be a question that went without one.
public enum AccessAnswer: String, Hashable, Sendable, CaseIterable {
  case yes
  case no
}

/// A button of ours.
public enum AccessButton: String, Hashable, Sendable, CaseIterable {
  /// Of the guide: open Settings.
  case openSettings
  /// Of a guide that rests on a failure alone: ask once more.
  case retry
  /// Of any dialog: go on without the permission.
  case alternative
  /// Of any dialog: close it.
  case cancel
  /// Of the primer: go on to the system's question.
  case proceed
}

/// What a fresh read of a permission says: status first, then hardware, then the usage description.
public enum AccessReading<Grant: AccessGrant>: Hashable, Sendable {
  indirect case granted(Grant)
  case notDetermined
  case refused(AccessRefusal)
  /// The framework does not tell.
  case unknown
}

/// Why a permission is out of reach, so that each reason has words of its own.
public enum AccessRefusal: String, Hashable, Sendable, CaseIterable {
  /// The person refused; Settings can help.
  case denied
  /// The person refused, and may be asked once more: no reason to open Settings yet.
  case deniedRequestable
  /// It failed: for another reason than a refusal where the framework tells, and otherwise the
  /// person may have refused, and Settings may help.
  case failed
  /// The device does not allow it; Settings cannot help.
  case restricted
  /// The device lacks what the permission stands for.
  case unavailable
  /// The switch for all apps is off; the app's page in Settings cannot help.
  case switchedOff
  /// The app lacks its usage description: asking would end it, or do nothing.
  case missingDescription
  /// Adding is granted and nothing else, and the person was asked for more; Settings has no row
  /// that gives more.
  case addOnly
}

/// What to do about a reading.
public indirect enum AccessDecision<Grant: AccessGrant, Request: AccessRequest>: Hashable,
  Sendable
{
  /// This will do.
  case enough(Grant)
  /// The system is asked.
  case ask(Request)
  /// It is out of reach.
  case refused(AccessRefusal)
  /// The person was asked and has not answered.
  case giveUp
}

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
