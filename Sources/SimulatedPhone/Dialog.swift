/// A dialog or page of the app's own.
public struct Dialog: Hashable, Sendable {
  /// What kind it is.
  public enum Kind: String, Hashable, Sendable {
    /// Explains, and offers Settings.
    case guide
    /// Explains, and offers no Settings.
    case notice
    /// Comes before the system's prompt; one button.
    case primer
  }

  /// What kind it is.
  public let kind: Kind
  /// Why it is shown.
  public let reason: Reason
  /// The permission it speaks of, by its slot.
  public let slot: PermissionSlot
  /// Whether it offers another try, where Settings may not help.
  public let offersRetry: Bool

  /// A dialog.
  public init(
    _ kind: Kind, _ reason: Reason, at slot: PermissionSlot = 0, offersRetry: Bool = false
  ) {
    self.kind = kind
    self.reason = reason
    self.slot = slot
    self.offersRetry = offersRetry
  }

  /// Its buttons, in order.
  public var buttons: [Button] {
    switch kind {
    case .guide where offersRetry: [.openSettings, .retry, .alternative, .cancel]
    case .guide: [.openSettings, .alternative, .cancel]
    case .notice where offersRetry: [.retry, .alternative, .cancel]
    case .notice: [.alternative, .cancel]
    case .primer: [.proceed]
    }
  }
}

/// Why a dialog or message is shown.
public enum Reason: String, Hashable, Sendable, CaseIterable {
  case denied
  case deniedRequestable
  case restricted
  case unavailable
  case switchedOff
  case misconfigured
  case busy
  case beside
  case failed
  case interrupted
  case explanation
  case addOnly
}

/// A button of a dialog or message.
public enum Button: String, Hashable, Sendable, CaseIterable {
  case openSettings
  case alternative
  case cancel
  case proceed
  case retry

  /// What is written on it.
  public var title: String {
    switch self {
    case .openSettings: "Open Settings"
    case .alternative: "Continue Without"
    case .cancel: "Not Now"
    case .proceed: "Continue"
    case .retry: "Try Again"
    }
  }
}
