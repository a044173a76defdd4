/// Where the way to a permission can be.
public indirect enum AccessState<Grant: AccessGrant, Request: AccessRequest>: Hashable, Sendable {
  /// The status is being read.
  case checking
  /// Waiting for a moment at which the system may be asked.
  case readying(Request)
  /// Our own page before the system's question.
  case priming(Request)
  /// The same page, which was swept away before and is shown once more.
  case primingAgain(Request)
  /// The system has been asked.
  case asking(Request)
  /// The system's question is on the screen, and may end without any answer.
  case prompted(Request)
  /// The outcome was told after silence, and the system's question may still come.
  case heeding(Request)
  /// The system's answer is checked against a fresh read.
  case confirming(Request)
  /// The app was told "no", and the status cannot say it, or that the request failed: what can be
  /// read is read.
  case doubting(Request)
  /// A dialog says why it is out of reach.
  case explaining(AccessRefusal)
  /// The same, in a dialog that was swept away before and is shown once more.
  case explainingAgain(AccessRefusal)
  /// The dialog is going, because what it says is no longer so, or the person wants another try.
  case reconsidering
  /// The dialog is going, before Settings.
  case leaving
  /// Settings is being opened.
  case openingSettings
  /// The person is in Settings, and the app is not active.
  case inSettings
  /// The person may be in Settings in a window beside the app, which is active all the same.
  case besideSettings
  /// Back from Settings, or in a new process: the status is being read.
  case returning
  /// The dialog is going, before the end.
  case closing(AccessOutcome<Grant>)
  /// The end.
  case closed(AccessOutcome<Grant>)
  /// The end of an attempt whose outcome was told before.
  case heeded
}

extension AccessState {
  package var explained: AccessOutcome<Grant>? {
    switch self {
    case .explaining(let refusal), .explainingAgain(let refusal): AccessOutcome(refusal)
    default: nil
    }
  }
}

/// How an attempt to get a permission ends for its caller.
public enum AccessOutcome<Grant: AccessGrant>: Hashable, Sendable {
  indirect case granted(Grant)
  /// The person refused.
  case denied
  /// The person refused, and another attempt asks once more.
  case deniedRequestable
  /// It failed; the person may have allowed it, refused it, or not been asked.
  case failed
  /// The device does not allow it.
  case restricted
  /// The device lacks what the permission stands for.
  case unavailable
  /// The switch for all apps is off.
  case switchedOff
  /// The app lacks its usage description.
  case misconfigured
  /// Adding is granted and nothing else.
  case addOnly
  /// The person chose to go on without it.
  case alternative
  /// The person left the question open, or the attempt was cancelled.
  case cancelled
  /// Something swept the dialog away.
  case dropped

  /// The outcome of being refused.
  public init(_ refusal: AccessRefusal) {
    self =
      switch refusal {
      case .denied: .denied
      case .deniedRequestable: .deniedRequestable
      case .failed: .failed
      case .restricted: .restricted
      case .unavailable: .unavailable
      case .switchedOff: .switchedOff
      case .missingDescription: .misconfigured
      case .addOnly: .addOnly
      }
  }
}
