import FlowModel

extension KickedFault {
  /// What it breaks.
  var breaks: [PropertyID] {
    switch self {
    case .presentsBeside:
      [
        "never: two dialogs of a group are on screen",
        "what is on screen is what the scheduler shows",
      ]
    case .sweepsSilently: ["a scan whose guide is swept away ends as dropped, unless cut short"]
    case .showsFirst: ["never: the end of a login is shown before it is stored"]
    case .trustsLateTokens, .keepsSending, .writesTwice:
      ["once kicked, nothing acts under the old user"]
    case .sendsAnew: ["never: the server does a comment twice"]
    case .dropsCovered:
      [
        "a dialog comes up only while its flow runs",
        "the kick meets a guide that waits, a campaign on screen and a comment on its way",
      ]
    case .addsPlainly: ["the notice sweeps every dialog away"]
    case .keepsToken:
      [
        "once kicked, nothing of the old user is left where the app runs",
        "after a kick the widget can come to show nothing of the old user, without a new login",
        "a step in which the app learns of the kick ends cleaned up, unless cut short",
      ]
    case .forgetsOwedReload:
      [
        "after a kick the widget can come to show nothing of the old user, without a new login",
        "once kicked, the widget comes to rest without the old user where the app runs",
      ]
    case .losesEnds:
      [
        "every comment can end", "every scan can end",
        "after its login a blocked comment can always be sent",
        "the app can come to rest without being ended",
      ]
    case .touchesLate: ["a guide that the kick met opens no Settings"]
    case .forgetsAccount:
      [
        "from everywhere the person can come home",
        "a comment is done under the login that follows the kick",
      ]
    case .endsScanSilently: ["every scan has exactly one outcome"]
    case .answersCommentTwice: ["every comment has exactly one outcome"]
    case .staysOnPage:
      ["home shows at rest for whoever has a messenger, the login page for everybody else"]
    case .opensNothing:
      [
        "at rest the app works on the data of whoever is stored",
        "a login that is accepted is stored, and its data are opened",
      ]
    case .storesNoGuest:
      ["at rest somebody is stored: a guest, a user, or one who was kicked"]
    case .neverConnects: ["a launch with credentials logs in to the messenger and shows home"]
    case .takesLockedForEmpty:
      ["home shows at rest for whoever has a messenger, the login page for everybody else"]
    case .savesNothing: ["what the messaging service accepts is stored, and home shows"]
    case .savesUnasked:
      [
        "the messenger's credentials are stored only once the service has accepted them",
        "a login that is accepted is told to the messenger, unless that is logging out",
      ]
    case .asksNobody:
      [
        "who logs in is taken to the server that does not know of it yet",
        "who logs in at the panel is shown that the account server is asked",
      ]
    case .dropsRefusal: ["a login that is not accepted can be tried again at the panel"]
    case .reloadsNothing, .forgetsToNote:
      ["at rest the widget shows what is shared, and nobody owes it a reload"]
    case .fetchesNothing:
      [
        "a launch asks for the token that a user lacks",
        "a login that is accepted asks for the widget's token",
      ]
    case .sharesNothing: ["a token of the login of today is shared as soon as it arrives"]
    case .losesWish:
      [
        "a comment is kept from the moment it is wanted",
        "an intent to comment is one to send what is kept",
        "a comment that waits at rest is kept, and the panel asks for a login",
      ]
    case .keepsWish:
      [
        "a comment that has its outcome is kept no longer",
        "who closes the panel has given the comment up",
      ]
    case .dropsAnswer: ["a comment that the server has done is done"]
    case .mistakesUser, .mistakesGuest:
      ["after a launch a kept comment is sent for a user, and dropped for anybody else"]
    case .hurriesDialogs:
      [
        "never: a comment is sent beside its panel",
        "never: a comment has its outcome beside its panel",
        "never: Settings opens beside the guide",
        "never: a scan has its outcome beside its guide",
      ]
    case .mistakesClose: ["who closes the panel hears that the comment was cancelled"]
    case .mistakesGuide:
      ["who closes the guide comes to no Settings, and is told that the camera is denied"]
    }
  }
}
