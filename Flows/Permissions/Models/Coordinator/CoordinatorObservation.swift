package import PermissionFlows

/// What a property can see of a step in a world of the coordinator.
package enum CoordinatorObservation: Hashable, Sendable {
  /// The queue was told something.
  case told(ModelQueue.Event)
  /// An attempt began.
  case began(ModelPermission, explains: Bool, resumes: Bool)
  /// A question came up.
  case asked(ModelPermission)
  /// A dialog came up.
  case presented(ModelPermission)
  /// What was remembered was forgotten.
  case forgot(ModelPermission)
  /// A caller was answered.
  case answered(Int, ModelQueue.Answer)
  /// Something went wrong with a permission.
  case hazard(CoordinatorHazard, ModelPermission)
}

/// What callers, the screen and attempts notice when a queue goes wrong.
package enum CoordinatorHazard: String, Hashable, Sendable, CaseIterable {
  /// A caller is answered that does not wait.
  case answeredAnew = "is told to a caller that does not wait"
  /// An attempt begins while another has its turn.
  case besideAnother = "begins while another attempt has its turn"
  /// An attempt begins before the last one has ended.
  case beforeTheEnd = "begins before its last attempt has ended"
  /// An attempt begins that nobody wants.
  case forNobody = "begins although nobody waits for it"
  /// An attempt begins where nobody asks.
  case elsewhere = "begins in a window in which nobody asks"
  /// An attempt begins before one that was asked for earlier.
  case outOfTurn = "begins before what was asked for earlier"
  /// What was remembered is gone on with, and no caller asked for that.
  case goesOnUnasked = "goes on with what was remembered although nobody asked for that"
  /// What was remembered is forgotten, and a caller waits that goes on with it.
  case forgetsWanted = "begins anew although a caller goes on with what was remembered"
  /// An outcome that was not explained is told to a caller that wants an explanation.
  case unexplained = "is told without an explanation to a caller that wants one"
  /// A dialog comes up while a page that is leaving is there.
  case abovePage = "explains above a page that is leaving"
  /// A dialog comes up that nobody ordered.
  case unordered = "brings up a dialog that was not ordered"
  /// A question comes up while another is on the screen.
  case askedBeside = "asks while another question is on the screen"
  /// A caller is told of an end before it.
  case toldEarly = "is told to be given up before it is"
}
