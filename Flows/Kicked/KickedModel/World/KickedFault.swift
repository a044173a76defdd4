import GuestFlow
import IMLoginFlow
import WidgetFlow

/// What a lesson does wrong.
public enum KickedFault: String, Hashable, Sendable, CaseIterable {
  /// Presents the guide beside the scheduler.
  case presentsBeside
  /// Does not tell a journey that its dialog was swept away.
  case sweepsSilently
  /// Shows the notice first and cleans up afterwards.
  case showsFirst
  /// Takes a late token for the one it waits for.
  case trustsLateTokens
  /// Takes the end of the first login for the end of the one after it.
  case believesLateKicks
  /// Does not tell the gate that the login has ended.
  case keepsSending
  /// Removes the credentials, and marks the identity in another write.
  case writesTwice
  /// Sends a comment again under another key.
  case sendsAnew
  /// Takes a dialog that is covered for one that was swept away.
  case dropsCovered
  /// Adds the notice as if it were any popup.
  case addsPlainly
  /// Leaves the shared token where it is.
  case keepsToken
  /// Does not look whether the reload after a change of the shared token is still owed.
  case forgetsOwedReload
  /// Does not acknowledge that a dialog is gone.
  case losesEnds
  /// Counts touches of a dialog that is going, and takes its end for the end it asked for.
  case touchesLate
  /// Does not know the account when the messenger asks for it.
  case forgetsAccount
  /// The way to the camera ends without an outcome.
  case endsScanSilently
  /// The gate answers twice.
  case answersCommentTwice

  // An order is not carried out, or not as it should be.

  /// The login page does not come up.
  case staysOnPage
  /// A guest is not stored.
  case storesNoGuest
  /// The data of another are not opened.
  case opensNothing
  /// A launch does not log in to the messenger.
  case neverConnects
  /// Takes credentials that cannot be read yet for none.
  case takesLockedForEmpty
  /// The messenger's credentials are not stored.
  case savesNothing
  /// Takes a login for accepted before the messaging service has said so.
  case savesUnasked
  /// The account server is not asked.
  case asksNobody
  /// Nobody is told that the account server did not answer.
  case dropsRefusal
  /// The widget is not reloaded.
  case reloadsNothing
  /// Nobody notes that the widget was reloaded.
  case forgetsToNote
  /// No token is asked for.
  case fetchesNothing
  /// A token that arrived is not shared.
  case sharesNothing
  /// A comment is not kept.
  case losesWish
  /// A comment that is over is kept.
  case keepsWish
  /// A comment that was done is not told.
  case dropsAnswer
  /// Takes whoever is stored for a guest.
  case mistakesUser
  /// Takes whoever is stored for a user.
  case mistakesGuest
  /// Says that a dialog has gone as soon as it goes.
  case hurriesDialogs
  /// Takes "close" of the panel for "log in".
  case mistakesClose
  /// Takes "close" of the guide for "open Settings".
  case mistakesGuide
}

extension KickedFault {
  /// Whether an order is not carried out at all.
  func drops(_ order: some Hashable) -> Bool { dropped == AnyHashable(order) }

  private var dropped: AnyHashable? {
    switch self {
    case .neverConnects: IMSessionEffect.autoLogIn
    case .savesNothing: IMSessionEffect.save
    case .asksNobody: IdentityEffect.login
    case .fetchesNothing: WidgetToken.Effect.fetch
    case .reloadsNothing: WidgetToken.Effect.reload
    case .forgetsToNote: WidgetToken.Effect.noteReload
    case .losesWish: GateEffect.keepWish(.comment)
    case .keepsWish: GateEffect.dropWish
    default: nil
    }
  }
}
