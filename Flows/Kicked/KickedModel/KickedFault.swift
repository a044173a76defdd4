import FlowModel

/// What a lesson or a mutant does wrong.
enum KickedFault: String, Hashable, Sendable, CaseIterable {
  case presentsBeside = "presents the camera guide beside the scheduler"
  case sweepsSilently = "does not tell a flow that its dialog was swept away"
  case showsFirst = "tells the person first, and cleans up afterwards"
  case trustsLateTokens = "takes a late token for the one it waits for"
  case believesLateKicks = "takes the end of the first login for that of the one after it"
  case keepsSending = "does not tell the gate that the login has ended"
  case writesTwice = "removes the credentials, and marks the identity in another write"
  case dropsCovered = "takes a dialog that is covered for one that was swept away"
  case addsPlainly = "adds the notice as if it were any popup"
  case keepsToken = "leaves the shared token where it is"
  case forgetsOwedReload = "does not look whether a reload of the widget is still owed"
  case losesEnds = "does not acknowledge that a dialog is gone"
  case touchesLate = "takes touches of a dialog that is going, and its end for the one asked for"
  case forgetsAccount = "does not know the account when the messenger asks for it"
  case losesComments = "does not keep a comment that waits for a login"
  case logsInAlone = "tells neither the messenger nor the widget of a login"

  /// Whether it takes all states of a system to tell that something cannot come any more.
  var showsInTheWhole: Bool { self == .losesEnds || self == .forgetsAccount }

  var breaks: [PropertyID] {
    switch self {
    case .presentsBeside: [.twoOfAGroup, .shownAsScheduled]
    case .sweepsSilently: [.sweptScan]
    case .showsFirst: [.shownTooEarly]
    case .trustsLateTokens, .keepsSending, .writesTwice: [.nothingActs]
    case .believesLateKicks: [.lateKick]
    case .dropsCovered: [.upWhileRunning]
    case .addsPlainly: [.noticeSweeps]
    case .keepsToken: [.nothingLeft, .cleanedUp]
    case .forgetsOwedReload: [.widgetRests]
    case .losesEnds:
      [
        .commentEnds, .scanEnds, .commentShows, .scanShows, .blockedSent, .comesToRest,
        .kickMeetsAll,
      ]
    case .touchesLate: [.noSettings]
    case .forgetsAccount: [.comesHome, .doneAfterKick]
    case .losesComments: [.commentWaits]
    case .logsInAlone: [.loginToldToAll]
    }
  }
}
