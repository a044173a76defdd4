import EveryPath
package import FlowModel
import PermissionFacts
import PermissionFlows
import SimulatedPhone

/// The way to a permission with one mistake at a time: the mutants that show of each property that
/// it can be broken.
struct CarelessAccess<Base: AccessFlow>: AlteredAccess {
  typealias Grant = Base.Grant
  typealias Request = Base.Request

  /// The way without the mistake.
  var base: Base
  let fault: CarelessFault

  /// A way with this mistake.
  init(_ base: Base, _ fault: CarelessFault) {
    self.base = base
    self.fault = fault
  }

  var name: String { "\(base.name)-mutant-\(fault.rawValue)" }

  func decide(
    _ reading: AccessReading<Grant>, after asked: Request?
  ) -> AccessDecision<Grant, Request> {
    if fault == .refusesPartOfIt, case .granted(let grant) = reading, grant != .whole {
      return .refused(.denied)
    }
    if fault == .givesUpUndecided, asked != nil, reading == .notDetermined { return .giveUp }
    if fault == .blamesThePerson, asked != nil, reading == .notDetermined || reading == .unknown {
      return .refused(.denied)
    }
    return base.decide(reading, after: asked)
  }

  func decideRefused(_ request: Request) -> AccessDecision<Grant, Request> {
    fault == .blamesThePerson ? .refused(.denied) : base.decideRefused(request)
  }

  /// As the right way, unless the error is not looked at.
  var tellsFailure: Bool {
    fault != .blamesThePerson && fault != .givesUpUndecided && base.tellsFailure
  }

  /// Whether what was used before the grant is made anew.
  var renewsObject: Bool { fault != .keepsTheObject && base.renewsObject }

  func offersRetry(_ refusal: AccessRefusal) -> Bool {
    fault != .blamesThePerson && base.offersRetry(refusal)
  }

  func transitions(from state: State) -> Transitions {
    switch (fault, state) {
    case (.asksUnread, .checking): asking(.first)
    case (.explainsTwice, .checking), (.guidesTheUndecided, .checking): reads(follow)
    // The outcome is delivered at once, and again after another read.
    case (.answersTwice, .checking):
      reads { _ in
        Deliver(.cancelled)
        Go(to: .confirming(.first))
      }
    case (.answersUnread, .checking): Enter { Go(to: .closed(.denied)) }
    case (.readsInVain, .checking), (.readsForEver, .checking),
      (.takesReadingsForOthers, .checking):
      misreading
    case (.wrongWords, .checking): wrongChecking { other($0, among: refusals) }
    case (.blamesForSwitches, .checking): wrongChecking { _ in .denied }
    case (.asksUnderPrimer, .readying(let request)): underPrimer(request)
    case (.asksAtOnce, .readying(let request)): asking(request)
    case (.primesTheDenied, .checking): primingTheDenied
    case (.asksWhileInactive, .asking(let request)), (.asksAgain, .asking(let request)),
      (.believesAnyAnswer, .asking(let request)), (.waitsForTheAnswer, .asking(let request)),
      (.ignoresTheAnswer, .asking(let request)), (.givesUpAtOnce, .asking(let request)),
      (.givesUpAtOnce, .prompted(let request)), (.givesUpOnSilence, .asking(let request)):
      carelessAsking(request)
    case (.staysQuiet, .confirming), (.staysQuiet, .doubting):
      reads { _ in Go(to: .closed(.denied)) }
    case (.believesInactive, .confirming(let request)): hastyConfirming(request)
    case (_, .explaining(let refusal)) where fault.isOfTheDialog: carelessExplaining(refusal)
    case (.opensSettingsAtOnce, .leaving): Enter { Go(to: .openingSettings) }
    case (.leavesTheDialog, .closing(let outcome)): Enter { Go(to: .closed(outcome)) }
    case (.guidesTheUndecided, .leaving), (.opensSettingsInactive, .leaving),
      (.remembersTooEarly, .leaving):
      carelessLeaving
    case (.remembersNothing, .openingSettings):
      Enter {
        Perform(.openSettings, until: .leftApp); Go(to: .inSettings)
      }
    case (.forgetsNothing, .returning): reads { _ in Go(to: .closed(.cancelled)) }
    case (.waitsForEver, .returning): On(.settingsFailed) { Go(to: .closed(.cancelled)) }
    case (.keepsTheStatus, .inSettings):
      On(.foregrounded) {
        Forget(); Go(to: .closed(.denied))
      }
    default: sharedRows(state)
    }
  }
}

/// The mistake of a careless way to a permission.
package enum CarelessFault: String, Hashable, Sendable, CaseIterable {
  case asksUnread
  case asksAtOnce
  case asksUnderPrimer
  case asksWhileInactive
  case asksAgain
  case primesTheDenied
  case guidesTheUndecided
  case explainsTwice
  case wrongWords
  case guidesAgain
  case hasNoWayOn
  case presumesTheChoice
  case mixesUpRefusals
  case leadsNowhere
  case keepsTheDialog
  case repeatsTheDialog
  case leavesTheDialog
  case staysQuiet
  case believesAnyAnswer
  /// Believes a "no" that is told while the app is inactive; so do apps on iOS 17.4 (reported:
  /// deniza/app_tracking_transparency #50).
  case believesInactive
  case ignoresTheAnswer
  case givesUpAtOnce
  /// Takes two seconds of silence for an answer; so does an app's library (reported: expo #33911).
  case givesUpOnSilence
  /// Gives up while nothing is decided: after a failure; after the delegate's first call, with the
  /// status as it is (reported: SwiftLocation #380, cordova-diagnostic-plugin #123); or after a
  /// question that was dropped, for which App Review has rejected apps (reported:
  /// deniza/app_tracking_transparency #54).
  case givesUpUndecided
  /// Waits for a delegate that hears of changes only, where nothing has changed; so do permission
  /// libraries (reported: PermissionsKit's handler for location at all times never ends on "keep
  /// only while using").
  case waitsForTheAnswer
  case refusesPartOfIt
  case opensSettingsUnasked
  case opensSettingsAtOnce
  case opensSettingsInactive
  case remembersNothing
  case remembersTooEarly
  case forgetsNothing
  case keepsTheStatus
  case waitsForEver
  case answersTwice
  case answersUnread
  case readsInVain
  case readsForEver
  case takesReadingsForOthers
  case trustsLateAnswers
  /// Takes every failure for a refusal; so do apps that use the local network (reported:
  /// AudioBooth #245).
  case blamesThePerson
  /// Goes on with a store that was asked before the grant; so do calendar plug-ins (reported:
  /// ebarooni/capacitor-calendar #219).
  case keepsTheObject
  /// Takes a switch for all apps for a refusal.
  case blamesForSwitches
}

extension CarelessFault {
  /// What is broken by the mistake, but far from the start: only a search that goes on shows it.
  package var breaks: [PropertyID] {
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
        .acted(.notDetermined), .acted(.restricted),
      ]
    case .ignoresTheAnswer: [.answerChecked]
    case .opensSettingsUnasked: [.settingsByTap, .settingsTooEarly]
    case .blamesThePerson: [.failureIsNoRefusal, .guideHelps]
    case .remembersTooEarly: [.intentForSettings]
    default: []
    }
  }

  /// Whether the dialog that explains is gone about in the wrong way.
  var isOfTheDialog: Bool {
    switch self {
    case .opensSettingsUnasked, .guidesAgain, .hasNoWayOn, .presumesTheChoice, .leadsNowhere,
      .keepsTheDialog, .repeatsTheDialog, .mixesUpRefusals:
      true
    default: false
    }
  }
}

extension [Property<Phone>] {
  /// Which of these there are: not every permission has every property that a fault breaks.
  package func known(of ids: [PropertyID]) -> [PropertyID] {
    ids.filter { id in contains { $0.id == id } }
  }
}
