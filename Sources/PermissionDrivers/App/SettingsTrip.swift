/// The way out of the app to Settings: the app is left once it is in the background, or has come back.
///
/// The system's agreement and the app's changes come in any order. Beside Settings, in one window each,
/// the app is never in the background, so that becoming inactive and active again counts.
public struct SettingsTrip: Hashable, Sendable {
  private var isAgreed = false
  private var hasResigned = false
  private var isInBackground = false
  private var isBack = false

  /// A trip that has not begun.
  public init() {}

  /// Whether the app has been left.
  public var hasLeft: Bool { isAgreed && (isInBackground || (hasResigned && isBack)) }

  /// Notes that the system agreed to open Settings.
  public mutating func noteAgreement() { isAgreed = true }

  /// Notes what happened to the app.
  public mutating func note(_ change: AppChange) {
    switch change {
    case .active: isBack = hasResigned
    case .inactive: hasResigned = true
    case .background: isInBackground = true
    }
  }
}
