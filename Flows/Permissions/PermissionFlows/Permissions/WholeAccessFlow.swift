import EveryPath

/// The way to a permission that is granted whole or not at all, on one question at most.
///
/// A permission is a value: its name, why it may be out of reach, and what is unusual about it. The
/// states and their rows are those of every ``AccessFlow``.
public struct WholeAccessFlow: AccessFlow, Hashable {
  /// The flow's name.
  public let name: String
  /// Why the permission may be out of reach, as far as its framework can tell.
  public let refusals: [AccessRefusal]
  /// Whether the framework tells whether it was granted before it is used.
  public let hasStatus: Bool
  /// Whether the framework tells a refusal from every other reason to fail.
  public let tellsFailure: Bool
  /// Whether an object that was used before the grant gives nothing after it.
  public let renewsObject: Bool
  /// Whether the app's page in Settings has a row for the permission.
  public let hasSettingsRow: Bool
  /// Whether the system has a question for it, and not a switch alone.
  public let hasQuestion: Bool
  /// Whether a new process may read "not determined" until it has asked.
  public let settlesLate: Bool
  /// Words, delays and variants.
  public var policy: AccessPolicy

  /// A permission as a value; what is left out is as with most.
  ///
  /// - Parameters:
  ///   - name: What it is called, in lower case with hyphens.
  ///   - refusals: Why it may be out of reach, as far as its framework can tell.
  ///   - hasStatus: Whether the framework tells whether it was granted before it is used.
  ///   - tellsFailure: Whether the framework tells a refusal from every other reason to fail.
  ///   - renewsObject: Whether an object that was used before the grant gives nothing after it.
  ///   - hasSettingsRow: Whether the app's page in Settings has a row for it.
  ///   - hasQuestion: Whether the system has a question for it, and not a switch alone.
  ///   - settlesLate: Whether a new process may read "not determined" until it has asked.
  ///   - policy: Words, delays and variants.
  public init(
    _ name: String, refusals: [AccessRefusal] = [.denied, .restricted, .missingDescription],
    hasStatus: Bool = true, tellsFailure: Bool = false, renewsObject: Bool = false,
    hasSettingsRow: Bool = true, hasQuestion: Bool = true, settlesLate: Bool = false,
    policy: AccessPolicy = AccessPolicy()
  ) {
    self.name = name
    self.refusals = refusals
    self.hasStatus = hasStatus
    self.tellsFailure = tellsFailure
    self.renewsObject = renewsObject
    self.hasSettingsRow = hasSettingsRow
    self.hasQuestion = hasQuestion
    self.settlesLate = settlesLate
    self.policy = policy
  }
}
