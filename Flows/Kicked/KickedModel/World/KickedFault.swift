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
}
