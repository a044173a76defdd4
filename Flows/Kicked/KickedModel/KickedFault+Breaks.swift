import FlowModel

extension KickedFault {
  /// What it breaks.
  var breaks: [PropertyID] {
    switch self {
    case .presentsBeside: [.twoOfAGroup, .shownAsScheduled]
    case .sweepsSilently: [.sweptScan]
    case .showsFirst: [.shownTooEarly]
    case .trustsLateTokens, .keepsSending, .writesTwice: [.nothingActs]
    case .sendsAnew: [.notTwice]
    case .believesLateKicks: [.lateKick]
    case .dropsCovered: [.upWhileRunning, .kickMeetsAll]
    case .addsPlainly: [.noticeSweeps]
    case .keepsToken: [.nothingLeft, .widgetForgets, .cleanedUp]
    case .forgetsOwedReload: [.widgetForgets, .widgetRests]
    case .losesEnds:
      [
        .canEnd("comment"), .canEnd("scan"), .endsOrShows("comment"), .endsOrShows("scan"),
        .blockedSent, .comesToRest,
      ]
    case .touchesLate: [.noSettings]
    case .forgetsAccount: [.comesHome, .doneAfterKick]
    case .endsScanSilently: [.oneOutcome(of: "scan")]
    case .answersCommentTwice: [.oneOutcome(of: "comment")]
    case .staysOnPage: [.homeAtRest]
    case .opensNothing: [.ownData, .loginStored]
    case .storesNoGuest: [.storedAtRest]
    case .neverConnects: [.launchLogsIn]
    case .takesLockedForEmpty: [.homeAtRest]
    case .savesNothing: [.acceptedStored]
    case .savesUnasked: [.storedOnceAccepted, .messengerTold]
    case .asksNobody: [.serverFirst, .askingShown]
    case .dropsRefusal: [.triedAgain]
    case .reloadsNothing, .forgetsToNote: [.widgetAtRest]
    case .fetchesNothing: [.launchAsksToken, .loginAsksToken]
    case .sharesNothing: [.tokenShared]
    case .losesWish: [.wishKept, .intentSends, .commentAtRest]
    case .keepsWish: [.wishGone, .closeGivesUp]
    case .dropsAnswer: [.doneIsDone]
    case .mistakesUser, .mistakesGuest: [.keptAfterLaunch]
    case .hurriesDialogs:
      [.sentBesidePanel, .endedBesidePanel, .settingsBesideGuide, .endedBesideGuide]
    case .mistakesClose: [.closeCancels]
    case .mistakesGuide: [.guideClosed]
    }
  }
}
