package import FlowModel
public import GuestFlow

/// The session, as the server knows it.
public enum Session: String, Hashable, Sendable {
  case none
  case live
  /// It ended without a logout; how, turns out when the app is told.
  case over
}

/// How a page is held.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  case portrait
  case landscape
}

/// An action on its way to the server.
public struct Parcel: Hashable, Sendable {
  /// The action.
  public var action: GuestAction
  /// Whether it carries the key of the wish; without it the server cannot know it again.
  public var hasKey: Bool
  var asker: Address
}

package struct Requests: Hashable, Sendable {
  package var guest: Address?
  package var login: Address?
  /// Whether the account is known and the merge agreed.
  package var isMerge = false
  package var logout: Address?
  package var deletion: Address?
  package var lookUp: Address?
  package var nickname: Address?
}

/// Something the disk has been told to do.
public struct Job: Hashable, Sendable {
  /// What it is.
  public enum Kind: Hashable, Sendable {
    case write(IdentityFacts)
    case copy(GuestItem)
    /// Copy in place of whatever is there.
    case overwrite(GuestItem)
    /// Add up without a mark.
    case addUp(GuestItem)
    case verify(GuestItem)
    case drop(GuestItem)
    /// Work on the data of this owner.
    case open(Owner)
    /// Close the journal, and leave what could not be moved.
    case leave
    /// Delete the user's data.
    case erase
  }

  /// What it is.
  public var kind: Kind
  var asker: Address
}

/// The login panel.
public struct Panel: Hashable, Sendable {
  /// Where it is.
  public enum Phase: String, Hashable, Sendable {
    case coming
    case up
    case going
  }

  /// What it shows, but for a fault.
  public var content: GatePanel<GuestAction>
  /// Where it is.
  public var phase = Phase.coming
  /// Whether it is held as its page is.
  public var isAligned: Bool
  /// Whether it stays as it is when the page turns.
  public var isFixed = false
  var shower: Address?
  var hider: Address?

  var isMoving: Bool { phase != .up }
}

/// The account form.
public struct Form: Hashable, Sendable {
  /// What the account field holds.
  public enum Account: String, Hashable, Sendable {
    case empty
    case part
    case whole
  }

  /// Where it is.
  public enum Phase: String, Hashable, Sendable {
    case coming
    case up
    case going
  }

  /// Where it is.
  public var phase = Phase.coming
  /// What the account field holds.
  public var account = Account.empty
  /// Whether a password is there.
  public var hasSecret = false
  /// The field with the focus; its keyboard is up.
  public var focus: FormFlow.Field?
  /// The keyboard that is up.
  var keyboard: FormFlow.Keyboard?
  /// Whether the account is new.
  var isNew = false
  /// The nickname, as the form was told of it.
  var nickname = FormFlow.Nickname.empty
  /// Whether the password can be read.
  var isRevealed = false
  /// Whether the button that sends a code is on.
  var canSendCode = false
  /// Whether the seconds are counted until another code can be sent.
  var isCounting = false
  /// How many requests were made: two, and the next one needs a proof, which counts as one.
  var tries = 0
  /// Whether the server takes no request without such a proof.
  var needsProof = false
  /// Whether the person is asked for it.
  var asksProof = false
  /// Whether the submit button is on.
  public var canSubmit = false
  /// Whether what was submitted is with the account server, or was accepted.
  public var isSubmitted = false
  var opener: Address?
  var closer: Address?

  var isMoving: Bool { phase != .up }
  /// Whether it is there, and what was submitted is with the account server.
  public var isBusy: Bool { phase == .up && isSubmitted }
  /// Whether every field is valid.
  public var isValid: Bool {
    isFilled && !needsProof && (!asksNickname || !isNew || nickname == .free)
  }

  /// Whether account and password are there.
  var isFilled: Bool { account == .whole && hasSecret }
  /// Whether a registration needs a nickname.
  var asksNickname = false
}
