public import FlowModel

/// Where each requirement of guest mode is kept.
///
/// R: what the system must do; F: the account form; G: what must hold over every path.
public enum GuestRules {
  /// The requirements, in order.
  public static let all: [SystemRequirement] = identity + gate + afterLogin + form + properties

  private static let identity: [SystemRequirement] = [
    SystemRequirement(
      "R1", "without an identity the guest service is asked",
      .properties([neverWithout, canCome, launches, onNetwork, afterAWhile])),
    SystemRequirement(
      "R2", "everything works on the data of the current identity",
      .properties([inUse, atRest, guestOpened, staysInUse, diskRests])),
    SystemRequirement(
      "R3", "logout service first, then guest service",
      .properties([
        afterLogout, toGuest, logsOut, logoutWritten, guestAsked, logsOutAnyway, logoutUnwritten,
        logoutAwaited, noLogoutNow,
      ])),
  ]

  private static let gate: [SystemRequirement] = [
    SystemRequirement(
      "R4", "what is gated is data; some actions never are",
      .properties([freeNoPanel, freeAtOnce, freeAlone, freeDone])),
    SystemRequirement(
      "R5", "a gated tap shows the panel with its reason: guest, expired or kicked",
      .properties([reason, tapLeads, turnedAway, lapseFirst, lapseWritten, lapseOnlyInUse])),
    SystemRequirement("R6", "the panel keeps the orientation of its page", .properties([aligned])),
    SystemRequirement(
      "R7", "quick sign-in, and more ways to the account form",
      .properties([oneTap, moreWays, loginAtOnce, loginMeanwhile, formSubmits, formCloses]),
      .journeys(["more-ways"])),
  ]

  private static let afterLogin: [SystemRequirement] = [
    SystemRequirement(
      "R8", "open, migrate, hide the panel, then go on",
      .properties([
        goesOn, panelGone, noOpenMove, accepted, afterPanel, tapRetries, moveOver, goesOnAtOnce,
      ])
    ),
    SystemRequirement(
      "R9", "rows, downloads, history and cart move", .properties([inAStore, sameEnd, itemByItem])),
    SystemRequirement("R10", "of downloads the user's own wins", .properties([policy])),
    SystemRequirement(
      "R11", "rows are replaced, and deleted only after that", .properties([verified, inAStore])),
  ]

  private static let form: [SystemRequirement] = [
    SystemRequirement(
      "F1", "the keyboard is up at once, of the right kind",
      .properties([keyboardUp, keyboardKind, keyboardNext])),
    SystemRequirement(
      "F2", "submit is off until all fields are valid",
      .properties([submitOff, submitOn, formGoes, submitFilled, loginFormGoes])),
    SystemRequirement(
      "F3", "the form scrolls on small screens", .notBehavioural(because: "layout")),
    SystemRequirement("F4", "a field is cleared with one tap", .journeys(["form-clear"])),
    SystemRequirement(
      "F5", "the account's format is checked when the password is next",
      .properties([format, formUncaused])),
    SystemRequirement(
      "F6", "the password can be shown and hidden",
      .notBehavioural(because: "how one field is drawn")),
    SystemRequirement("F7", "no second request while one runs", .properties([oneLogin])),
    SystemRequirement(
      "F8", "an eleventh character is not accepted", .journeys(["form-eleventh-character"])),
    SystemRequirement(
      "F9", "one form for login and registration looks the account up",
      .properties([lookedUp, looksUp, looksUpAgain, looksUpOnce, formEnds, formHeard])),
    SystemRequirement(
      "F10", "timeout, bad request, server down, no code sent",
      .properties([faultsTold, failureSays])),
    SystemRequirement("F11", "a captcha after two requests", .journeys(["captcha"])),
    SystemRequirement(
      "F12", "each failure has its own text",
      .notBehavioural(because: "the words are data, with a test of their own")),
  ]

  private static let properties: [SystemRequirement] = [
    SystemRequirement("G1", "free actions never show the panel", .properties([freeNoPanel])),
    SystemRequirement("G2", "no gated action under a guest", .properties([userOnly])),
    SystemRequirement(
      "G3", "the blocked action once after its login, never after cancel or another login",
      .properties([
        notTwice, doneIsDone, refusedIsNotDone, notAfterClose, closes, ownAttempt, goesOn,
        goesOnAfter, survives, dropped, keptWithIntent, noBareIntent, keptGone, closeCancels,
        onlyPersonCancels, closeDisturbsNothing, endsWithoutPanel, endsAsAnswered, canSendAgain,
      ])
    ),
    SystemRequirement(
      "G4", "resumed only for a user without a journal", .properties([userOnly, noOpenMove])),
    SystemRequirement("G5", "each item in one store or both", .properties([inAStore])),
    SystemRequirement("G6", "a user's own item by its policy only", .properties([policy])),
    SystemRequirement("G7", "deleted only after the copy was verified", .properties([verified])),
    SystemRequirement(
      "G8", "the same end, however often killed",
      .properties([sameEnd, canEnd, journal, stops, retried])),
    SystemRequirement(
      "G9", "one panel, one login request", .properties([onePanel, oneLogin, uncaused])),
    SystemRequirement(
      "G10", "of two taps the loser never runs",
      .properties([commentLost, favouriteLost, secondTap])),
    SystemRequirement(
      "G11", "no identity only with a pending retry", .properties([neverWithout, canCome])),
    SystemRequirement(
      "G12", "a merge conflict deletes nothing before the account",
      .properties([conflict, conflictAsks, agreed, asBefore])),
    SystemRequirement("G13", "the panel is held as its page", .properties([aligned])),
    SystemRequirement(
      "G14", "an identity that cannot be read is read again, and kept",
      .properties([notBeforeRead, removedByLogout]), .journeys(["locked"])),
  ]
}

extension GuestRules {
  private static let freeNoPanel = "never: a free action brings up the panel"
  private static let freeAtOnce = "a free action runs at once"
  private static let userOnly = "an action that needs an account is sent for a user only"
  private static let noOpenMove = "an action is sent only once no move of data is open"
  private static let inUse = "an action is sent only once the user's data are in use"
  private static let notTwice = "never: the server does an action twice"
  private static let doneIsDone = "\"done\" means that the server did it"
  private static let notAfterClose = "once the panel is closed by hand, its action is never sent"
  private static let ownAttempt =
    "an action is sent only while its own attempt waits for an answer"
  private static let commentLost = "a comment that lost to another action is never sent"
  private static let favouriteLost = "a favourite that lost to another action is never sent"
  private static let goesOn = "after its login a blocked action can always go on"
  private static let survives =
    "a blocked action can survive the end of the app, once a user is stored"
  private static let dropped = "without a user, a blocked action is dropped with the process"
  private static let onePanel = "never: two panels are up"
  private static let oneLogin = "never: two login requests are open"
  private static let aligned = "the panel is held as its page is"
  private static let reason = "the panel says for which action, and why"
  private static let panelGone = "the panel is gone before the action goes on"
  private static let faultsTold = "each failure of a login is told in its own words"
  private static let neverWithout = "the app never rests without an identity"
  private static let canCome = "a missing identity can always come"
  private static let afterLogout = "a guest identity is asked for only once the logout is over"
  private static let toGuest = "a logout can always lead to a guest"
  private static let atRest = "at rest the app works on the data of who uses it"
  private static let inAStore =
    "each of the guest's items is in the guest's store, the user's, or both"
  private static let sameEnd = "never: a move ends otherwise than without interruption"
  private static let policy = "never: a user's own item is changed against its policy"
  private static let verified =
    "never: something of the guest's is deleted before its copy is verified"
  private static let conflict =
    "in a merge conflict nothing of the guest's is deleted before the account is confirmed"
  private static let journal = "a user without a journal has all of the guest's data"
  private static let canEnd = "a move can always be ended"
  private static let submitOff = "the submit button is on only while every field is valid"
  private static let submitOn = "the submit button is on as soon as every field is valid"
  private static let keyboardUp = "the keyboard is up as soon as the form is"
  private static let keyboardKind = "the keyboard is that of the field"
  private static let format =
    "the account's format is looked at when the person goes on, unless cut short"
  private static let lookedUp = "one form says whether the account is known or new"
  private static let formEnds = "a form ends as the person ended it, once it is gone"
  private static let formGoes =
    "a form goes when it is submitted whole or closed, and never else"
  private static let looksUp =
    "an account that is whole is looked up, again at each change until somebody answers, unless cut short"
  private static let looksUpAgain =
    "an account that could not be looked up is looked up again with the password, unless cut short"
  private static let looksUpOnce = "an account that was looked up is not looked up again"
  private static let formUncaused = "the form says and asks nothing without a cause"
  private static let launches = "a launch goes on from what is stored, and from nothing else"
  private static let onNetwork = "with the network back a missing identity is asked for"
  private static let guestOpened = "a guest is written, then the guest's data are opened"
  private static let logsOut =
    "who wants to log out is logged out, unless something else is under way"
  private static let logoutWritten = "a logout that is over is written, at once"
  private static let guestAsked =
    "after a logout a guest identity is asked for as soon as nobody is written"
  private static let accepted =
    "an account that the server accepted is written with the journal, at once"
  private static let itemByItem =
    "a move opens the user's data, copies, verifies, deletes item by item, closes the journal"
  private static let stops =
    "a step of a move that fails stops the move, and whoever waits is told"
  private static let uncaused =
    "the disk and the account server are asked for nothing without a cause"
  private static let tapLeads =
    "a gated tap is sent for a user, waits for a move, or brings up the panel"
  private static let goesOnAfter =
    "a blocked action that is gone on with is sent for a user, or waits for a move"
  private static let closes = "closing the panel forgets the action, and takes the panel away"
  private static let oneTap = "logging in with one tap shows that the login is under way"
  private static let moreWays = "more ways lead to the account form"
  private static let agreed =
    "a merge that is agreed to is confirmed to the server, and the panel says so"
  private static let retried = "a move that is tried again goes on, and the panel says so"
  private static let conflictAsks = "in a merge conflict the person is asked"
  private static let afterPanel = "when the panel is gone, the action goes on or the attempt ends"
  private static let refusedIsNotDone =
    "an attempt ends as done only if the server did not refuse the action"
  private static let notBeforeRead =
    "nothing is asked for or written before what is stored could be read"
  private static let removedByLogout = "a user's identity is removed only once a logout is over"
}
