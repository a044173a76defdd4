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
