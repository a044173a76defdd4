public import FlowModel

/// Which property keeps which rule of a camera journey.
///
/// C: what the journey owes; S: safety on the phone; L: liveness; P: policy. A rule may take
/// several properties, and a property may keep several rules.
public enum CameraRules {
  /// The rules, in order.
  public static let all: [SystemRequirement] = [
    SystemRequirement("C1", "no black page", .properties([pageHasPicture, failureSaid])),
    SystemRequirement(
      "C2", "the system is asked once, while undecided",
      .properties([freshlyUndecided, notAskedTwice, answerChecked])),
    SystemRequirement(
      "C3", "the guide after the page has left, after a refusal",
      .properties([dialogAfterPage, guideWhenDenied, refusalLeaves, sentOff, lostDialog])),
    SystemRequirement("C4", "no dialog over the page", .properties([dialogOverPage])),
    SystemRequirement(
      "C5", "Settings by a tap, after the dialog is gone",
      .properties([settingsByTap, settingsTooEarly, settingsLater])),
    SystemRequirement(
      "C6", "one outcome for each attempt",
      .properties([oneOutcome, cancelFollowed, dialogsEnd, endAfterDialog, endAfterPage])),
    SystemRequirement(
      "C7", "late answers change nothing",
      .properties([lateAnswer, innocentPage, expectsEverything])),
    SystemRequirement("C8", "one guide for each wish", .properties([guideOnce])),
    SystemRequirement(
      "C9", "a fresh read before anything is shown",
      .properties([freshRead, readsOnReturn, readsAtDialog, readActedOn, retryActedOn])),
    SystemRequirement(
      "C10", "the intent is persisted, consumed, gone at the end",
      .properties([intentFirst, intentOutlives])),
    SystemRequirement("C11", "no dead end", .properties([wayOut, closedPage, retryReads] + acted)),
    SystemRequirement(
      "C12", "running means authorised", .properties([runsRightly, readyMeansPicture])),
    SystemRequirement(
      "C13", "one step after the other", .properties([transitionTooEarly, twoDialogs])),
    SystemRequirement(
      "S1", "one request at a time, one answer", .properties([twoRequests, notAskedTwice])),
    SystemRequirement(
      "S2", "asked only when it may be",
      .properties([freshlyUndecided, askedInactive, askedInTransition, askedUndescribed])),
    SystemRequirement(
      "S3", "no hidden prompt", .properties([behindTheBack, startedWhenAuthorized])),
    SystemRequirement(
      "S4", "Settings only where it helps, active, after the dialog, by a tap",
      .properties([
        settingsWhenDenied, settingsActive, settingsTooEarly, settingsLater, settingsByTap,
      ])),
    SystemRequirement(
      "S5", "nothing presented where it cannot appear", .properties([gonePage, twoDialogs])),
    SystemRequirement(
      "S6", "one transition at a time, of our own page",
      .properties([transitionTooEarly, innocentPage])),
    SystemRequirement("S7", "an answer is taken by the one who asked", .properties([lateAnswer])),
    SystemRequirement(
      "S8", "the camera runs only on its page, in front", .properties([runsRightly, lostPicture])),
    SystemRequirement("S9", "a primer only while undecided", .properties([onlyPrimer])),
    SystemRequirement(
      "S10", "after coming back the first step is a fresh read",
      .properties([freshRead, intentOutlives, readsOnPage])),
    SystemRequirement("S11", "coming back never asks again", .properties([notAskedTwice])),
    SystemRequirement(
      "S12", "each reason in its own words",
      .properties([
        restrictedWords, noCameraWords, guideWhenDenied, followsAuthorized, followsUndetermined,
        followsDenied, followsRestricted, followsNoCamera, followsUndescribed, staleDialog,
      ])),
    SystemRequirement(
      "L1", "no stuck page", .properties([wayOut, pageHasPicture, showsTheQuestion, allowed])),
    SystemRequirement(
      "L2", "every attempt gets its one outcome",
      .properties([
        oneOutcome, canGetOutcome, questionStands, questionAwaited, questionEnds, givenUp,
      ])),
    SystemRequirement(
      "L3", "Settings on leads to the camera, off to no black page",
      .properties([switchedOn, pageHasPicture])),
    SystemRequirement(
      "L4", "resumed or dropped, never half", .properties([resumedAnswer, intentOutlives, unseen])),
    SystemRequirement(
      "L5", "after an interruption the picture or a retry", .properties([afterInterruption])),
    SystemRequirement("L6", "a cancelled swipe leaves the page working", .properties([snapsBack])),
    SystemRequirement(
      "P1", "nobody is pushed to Settings",
      .properties([settingsByTap, settingsChosen, settingsReached])),
    SystemRequirement("P2", "no second guide without a new wish", .properties([guideOnce])),
    SystemRequirement(
      "P3", "a way on without the camera",
      .properties([alternative, alternativeChosen, alternativeFollowed])),
  ]

  private static let pageHasPicture = "a camera page has a picture, a message, or something coming"
  private static let freshlyUndecided =
    "the system is asked only after a fresh read says: not determined"
  private static let notAskedTwice =
    "the system is not asked a second time while its answer stands"
  private static let questionStands =
    "never: an attempt is given up while the system's question may still be answered"
  private static let questionAwaited =
    "a question that was interrupted is asked again, and not given up"
  private static let questionEnds =
    "a question that was interrupted can come back, or be answered"
  private static let givenUp =
    "an attempt is given up only after somebody was asked or told something"
  private static let acted = CameraProperties.acted.map(\.name)
  private static let allowed = "who allows the camera can see the picture, without another try"
  private static let dialogAfterPage = "a dialog is ordered only once the camera page has left"
  private static let guideWhenDenied = "the guide comes only after a read says: denied"
  private static let dialogOverPage = "never: a dialog over the camera page"
  private static let settingsByTap = "Settings is opened only by a tap of the person"
  private static let settingsTooEarly =
    "never: Settings is opened while a dialog is still closing"
  private static let oneOutcome = "every attempt has exactly one outcome"
  private static let lateAnswer =
    "never: an answer to an attempt that is over changes something"
  private static let innocentPage = "never: an innocent page is popped"
  private static let guideOnce =
    "the guide is not shown again unless the person asks again or the status was another"
  private static let freshRead = "coming back to the app shows nothing before a fresh read"
  private static let intentFirst = "the intent is persisted before Settings is opened"
  private static let unseen =
    "a process that was started in the background shows and tells nothing before it is active"
  private static let intentOutlives = "never: an intent outlives its attempt"
  private static let wayOut = "from everywhere a way leads out, without the app being ended"
  private static let runsRightly = "the camera runs only on its page, in front, and permitted"
  private static let readyMeansPicture = "\"ready\" means a picture"
  private static let transitionTooEarly =
    "never: a transition begins before the last one is acknowledged"
  private static let twoDialogs = "never: two dialogs at once"
  private static let twoRequests = "never: two requests are open at once"
  private static let askedInactive = "never: the system is asked while the app is not active"
  private static let askedInTransition =
    "never: the system is asked during a transition or a dialog"
  private static let askedUndescribed = "never: the system is asked without a usage description"
  private static let behindTheBack =
    "never: using the camera makes the system ask behind the app's back"
  private static let startedWhenAuthorized =
    "the camera is started only after a read says: authorized"
  private static let settingsWhenDenied =
    "Settings is opened only where it can help: after a read says denied"
  private static let settingsActive = "Settings is opened only while the app is active"
  private static let gonePage = "never: a dialog is presented on a page that is gone"
  private static let onlyPrimer =
    "between \"not determined\" and the system's alert comes no dialog but a primer"
  private static let restrictedWords =
    "\"not allowed on this device\" is said only after a read says: restricted"
  private static let noCameraWords = "\"no camera\" is said only after a read says: no camera"
  private static let canGetOutcome = "an attempt without an outcome can still get one"
  private static let switchedOn =
    "switching the camera on in Settings can lead to the picture, without starting over"
  private static let resumedAnswer = "a resumed journey can get its answer"
  private static let afterInterruption =
    "after an interruption the picture can come back, or a retry be offered"
  private static let snapsBack = "a page that snaps back can work on"
  private static let alternative = "every dialog offers a way on without the camera"
  private static let expectsEverything =
    "never: something comes that is neither expected nor ignored"
  private static let showsTheQuestion = "whoever waits at rest sees a question or a dialog"
  private static let readsOnReturn =
    "coming back, the app reads the status at once, unless something of its own comes or goes"
  private static let answerChecked =
    "the system's answer is checked by a read at once, or is the outcome, unless cut short"
  private static let readActedOn =
    "whatever is read, the app acts at once, waits on purpose, or shows a dialog already, unless cut short"
  private static let alternativeChosen =
    "going on without the permission is the person's own choice"
  private static let alternativeFollowed =
    "who chooses to go on without the permission is neither shown nor told anything else"
  private static let cancelFollowed =
    "who closes the dialog is shown nothing else, and the refusal is the outcome"
  private static let settingsChosen =
    "who chooses Settings comes there, unless they leave or a read says otherwise"
  private static let settingsReached =
    "who is still refused and chooses Settings can come there at once"
  private static let settingsLater =
    "Settings is opened no sooner than its delay after the dialog is gone"
  private static let readsAtDialog = "coming back to a dialog, the app reads the status at once"
  private static let staleDialog = "a dialog goes at once when a read says otherwise"
  private static let endAfterDialog = "never: an attempt ends before its dialog is gone"
  private static let endAfterPage = "never: an attempt ends while its page is on its way out"
  private static let lostDialog = "who loses a dialog to a read can come to what is so"
  private static let sentOff = "who is sent off the page can be told why"
  private static let dialogsEnd = "never: the outcome is told before the dialog is gone"
  private static let retryReads =
    "Try Again on the page reads the status at once, unless that is under way"
  private static let retryActedOn = "what is read after Try Again is acted on"
  private static let closedPage =
    "who closes the page sees it go, unless the status is being read"
  private static let readsOnPage =
    "coming back to a page in use, the app reads the status at once"
  private static let refusalLeaves = "a read that refuses takes a page in use away"
  private static let lostPicture =
    "a picture that is lost stops the camera, and the status is read at once, unless cut short"
  private static let failureSaid = "a camera that cannot start says so on its page"
  private static let followsAuthorized = follows("allowed")
  private static let followsUndetermined = follows("not determined")
  private static let followsDenied = follows("denied")
  private static let followsRestricted = follows("restricted")
  private static let followsNoCamera = follows("no hardware")
  private static let followsUndescribed = follows("no usage description")

  private static func follows(_ words: String) -> String {
    "after a read says \(words), nothing contradicts it until the next read"
  }
}
