/// Where the identity can be.
public enum IdentityState: Hashable, Sendable {
  /// What is stored is being read.
  case reading
  /// What is stored could not be read, or was read before protected data was available; nothing is
  /// concluded from that, and it is read again.
  ///
  /// No attempt at the gate is begun or gone on with meanwhile: no person can see the app.
  case locked
  /// A guest identity is being asked for.
  case requesting
  /// The guest identity is being written and its data opened; a login may follow at once.
  case settling(thenLogIn: Bool)
  /// There is none, and a retry is pending.
  case nobody
  /// A guest uses the app.
  case guest
  /// The account server is being asked.
  case loggingIn(Origin)
  /// The account has things of its own; the person decides.
  case deciding(Origin)
  /// The server agreed to the merge; it is being confirmed.
  case confirming(Origin)
  /// The new identity is being written, with the journal.
  case becoming(Origin, isOther: Bool)
  /// The guest's data move.
  case moving
  /// The move cannot go on.
  case stalled
  /// What could not be moved is left where it is.
  case leaving
  /// A user uses the app.
  case user
  /// A user whose session has ended.
  case lapsed(Lapse)
  /// The session is being ended, and a guest identity asked for.
  case loggingOut
  /// That the account is to be deleted is being written.
  case deleting
  /// The account is being deleted, then its data.
  case erasing
}

/// Who used the app before a login.
public enum Origin: String, Hashable, Sendable, CaseIterable {
  case nobody
  case guest
  case expired
  case kicked

  /// Where a login that failed leads back to.
  var state: IdentityState {
    switch self {
    case .nobody: .nobody
    case .guest: .guest
    case .expired: .lapsed(.expired)
    case .kicked: .lapsed(.kicked)
    }
  }
}

/// What is persisted of the identity, in one write: who it is, and the journal of a move.
public enum IdentityFacts: Hashable, Sendable, CaseIterable, Codable {
  /// No identity.
  case nobody
  /// A guest.
  case guest
  /// A user, and the guest's data are not all there yet.
  case moving
  /// A user, and no move is open.
  case user
  /// A user whose session has expired.
  case expired
  /// A user whose session was ended elsewhere.
  case kicked
  /// A user whose account is to be deleted, with its data.
  case deleting

  /// The facts of a lapse.
  public init(_ lapse: Lapse) { self = lapse == .expired ? .expired : .kicked }

  /// Whether a user is stored.
  public var isUser: Bool { self != .nobody && self != .guest }
}

/// Whose data the app works on.
public enum Owner: String, Hashable, Sendable, CaseIterable {
  case guest
  case user
}
