/// What a person can answer on a prompt.
public struct PromptAnswer: Hashable, Sendable {
  /// What is chosen.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    case allow
    case deny
    case allowOnce = "allow once"
    case allowWhileUsing = "allow while using"
    case allowRoughly = "allow while using, the place only roughly"
    case keepWhileUsing = "keep only while using"
    case changeToAlways = "change to always"
    case selectPhotos = "select photos"
    case selectContacts = "select contacts"
    case shareAll = "share all"
    case writeAllowed = "write allowed"
    case writeRefused = "write refused"
    case readAnswered = "read answered"
    case keepAddOnly = "keep add only"
    /// The same button, on a system that does not ask again.
    case keepAddOnlyForGood = "keep add only, for good"
    case additionalInformation = "additional information"
  }

  /// What is chosen.
  public let name: Name
  /// What the app has asked for.
  public let request: PermissionRequest
  /// What holds when the prompt comes up.
  public let from: AuthorizationStatus
  /// What holds afterwards.
  public let status: AuthorizationStatus
  /// Whether the app is answered; if not, a request waits for it for ever.
  public let isTold: Bool
  /// What holds again once the app is no longer in use; nil if the answer lasts.
  public let lapsesTo: AuthorizationStatus?

  /// An answer: what is chosen, and what holds afterwards.
  ///
  /// - Parameters:
  ///   - name: What is chosen.
  ///   - status: What holds afterwards.
  ///   - request: What the app has asked for.
  ///   - from: What holds when the prompt comes up.
  ///   - isTold: Whether the app is answered.
  ///   - lapsesTo: What holds again once the app is no longer in use; nil if the answer lasts.
  public init(
    _ name: Name, _ status: AuthorizationStatus, to request: PermissionRequest = .access,
    from: AuthorizationStatus = .notDetermined, isTold: Bool = true,
    lapsesTo: AuthorizationStatus? = nil
  ) {
    self.name = name
    self.request = request
    self.from = from
    self.status = status
    self.isTold = isTold
    self.lapsesTo = lapsesTo
  }

  /// Allow: everything is granted.
  public static let allow = PromptAnswer(.allow, .authorized)
  /// Don't Allow.
  public static let deny = PromptAnswer(.deny, .denied)
  /// The sheet goes without a decision, and a page says more: the app is to ask again.
  public static let additionalInformation = PromptAnswer(.additionalInformation, .notDetermined)

  /// Whether the choice brings up a second sheet, on which the person chooses what to share.
  public var opensSheet: Bool { name == .selectPhotos || name == .selectContacts }
}

/// What an app can ask for, of one permission.
public enum PermissionRequest: String, Hashable, Sendable, CaseIterable {
  /// The permission itself.
  case access
  /// Location also while the app is not in use.
  case always
  /// The exact place, for a while.
  case fullAccuracy = "full accuracy"
  /// Notifications without a prompt, on trial.
  case quiet
  /// Notifications that break through silence.
  case critical
}
