/// The words of guest mode.
public struct GuestTexts: Hashable, Sendable {
  /// The default words.
  public init() {}

  /// What the panel says: the reason, for this very action.
  public func panel(_ action: GuestAction, _ reason: GateReason) -> String {
    switch reason {
    case .guest: "Log in \(purpose(of: action))."
    case .expired: "Your session has expired. Log in again \(purpose(of: action))."
    case .kicked: "Your account was used elsewhere. Log in again \(purpose(of: action))."
    }
  }

  /// What the panel says of a login that failed.
  public func fault(_ fault: LoginFault) -> String {
    switch fault {
    case .timedOut: "The server did not answer in time. Try again."
    case .badRequest: "The app sent something the server did not understand. Update the app."
    case .serverDown: "The server is down. Try again later."
    case .wrongSecret: "Account and password do not match."
    case .codeNotSent: "The message with the code could not be sent. Try another way."
    case .captchaWanted: "Prove that you are a person, then try again."
    case .notStored: "There is no space left on this device. Free some and try again."
    }
  }

  /// What the panel asks when the account has things of its own.
  public var merge = "This account already has downloads and a cart. Add yours to it?"

  /// What the panel says when the move cannot go on.
  public var stopped = "Your downloads could not all be moved. Free some space and try again."

  /// What the panel says when an action is not answered in time.
  public var unanswered = "The server has not answered yet. Try again, or close this."

  private func purpose(of action: GuestAction) -> String {
    switch action {
    case .favourite: "to keep this in your favourites"
    case .comment: "to post your comment"
    case .tipOff: "to send your tip"
    case .readingHistory: "to see what you have read"
    case .membership: "to become a member"
    case .order: "to place your order"
    case .share: "to share this"
    case .feedback: "to send feedback"
    case .addToCart: "to fill your cart"
    case .browse: "to look around"
    case .readComments: "to read comments"
    }
  }
}
