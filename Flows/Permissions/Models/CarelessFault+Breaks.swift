import FlowModel
import PermissionFacts
import SimulatedPhone

extension CarelessFault {
  /// What is broken by the mistake, but far from the start: only a search that goes on shows it.
  var breaks: [PropertyID] {
    switch self {
    case .hasNoWayOn: [.alternative, .alternativeFollowed]
    case .staysQuiet: [.refusalExplained]
    case .forgetsNothing: [.intentOutlives, .unseen]
    case .keepsTheStatus: [.readBeforeOutcome]
    case .waitsForEver: [.resumedAnswer, .canGetOutcome, .wayOut]
    case .answersTwice: [.oneOutcome]
    case .trustsLateAnswers: [.lateAnswer]
    case .believesAnyAnswer: [.grantIsRead]
    case .guidesTheUndecided: [.settingsWhenDenied, .settingsWhenTold]
    case .waitsForTheAnswer: [.questionEnds]
    case .asksWhileInactive: [.waitsForNothing, .notAskedTwice]
    case .guidesAgain: [.guideOnce, .cancelFollowed]
    case .leadsNowhere: [.settingsChosen, .settingsReached]
    case .presumesTheChoice: [.alternativeChosen]
    case .mixesUpRefusals:
      [
        .toldAsExplained(.denied), .toldAsExplained(.restricted), .toldAsExplained(.unavailable),
        .toldAsExplained(.switchedOff), .toldAsExplained(.misconfigured),
        .toldAsExplained(.addOnly), .toldAsExplained(.failed),
      ]
    case .givesUpAtOnce: [.questionStands, .questionAwaited]
    case .givesUpUndecided: [.failureIsTold]
    case .givesUpOnSilence: [.allowedIsGranted]
    case .believesInactive: [.refusedUnderQuestion]
    case .remembersNothing: [.intentFirst]
    case .repeatsTheDialog: [.dialogStays]
    case .readsInVain:
      [
        .acted(.status(.always)), .acted(.status(.whenInUse)), .acted(.denied),
        .acted(.notDetermined),
        .acted(.restricted),
      ]
    case .ignoresTheAnswer: [.answerChecked]
    case .opensSettingsUnasked: [.settingsByTap, .settingsTooEarly]
    case .blamesThePerson: [.failureIsNoRefusal, .guideHelps]
    case .remembersTooEarly: [.intentForSettings]
    case .asksUnread, .asksAtOnce, .asksUnderPrimer, .asksAgain, .primesTheDenied,
      .explainsTwice, .wrongWords, .refusesPartOfIt,
      .opensSettingsAtOnce, .opensSettingsInactive, .keepsTheDialog,
      .leavesTheDialog, .answersUnread, .readsForEver, .keepsTheObject,
      .takesReadingsForOthers, .blamesForSwitches:
      []
    }
  }
}

extension [Property<Phone>] {
  /// Which of these there are: not every permission has every property that a fault breaks.
  func known(of ids: [PropertyID]) -> [PropertyID] {
    ids.filter { id in contains { $0.id == id } }
  }
}
