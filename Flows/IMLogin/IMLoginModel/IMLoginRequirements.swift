public import FlowModel

/// What is wanted of the login of a messenger, and what keeps it.
///
/// N-R: what the app owes the person and the service; N: what holds over every path.
public enum IMLoginRequirements {
  /// The requirements, in order.
  public static let all: [SystemRequirement] = wanted + proved

  private static let wanted: [SystemRequirement] = [
    SystemRequirement("N-R1", "a manual login only by a tap", .properties([byTap, tapAsks])),
    SystemRequirement(
      "N-R2", "the app's own server first", .properties([serverFirst, tapAsks, serverGave])),
    SystemRequirement("N-R3", "a spinner from the call to the result", .properties([spinner])),
    SystemRequirement(
      "N-R4", "a success is stored; a failure removes what is stored",
      .properties([
        storedAtHome, nothingAtLogin, afterFailedManual, explained, successStored, failureRemoved,
      ])),
    SystemRequirement(
      "N-R5", "an automatic login at launch, once, before home, which opens at once",
      .properties([once, onlyOnReading, launch, homeAtOnce, homeOffline]),
      .journeys(["home-offline"])
    ),
    SystemRequirement(
      "N-R6", "the service reconnects by itself", .properties([comesBack, once]),
      .journeys(["reconnect"])),
    SystemRequirement(
      "N-R7", "an automatic login only for the last account, after a success, not after an end",
      .properties([onlyFit, afterKick, afterFailure, afterFailedManual])),
    SystemRequirement("N-R8", "the app listens before it logs in", .properties([listens])),
    SystemRequirement(
      "N-R9", "eleven steps, in their order", .properties([outOfTurn, otherNetwork]),
      .journeys(["every-step"])),
    SystemRequirement(
      "N-R10", "a kick: reason, logout, login page, nothing stored",
      .properties([endsAtLogin, endDeeds, kickedManual, saysWhy, kickReason, nothingAtLogin]),
      .journeys(["kicked"])),
    SystemRequirement(
      "N-R11", "a failed automatic login leads to the login page",
      .properties([endsAtLogin, endDeeds, saysWhy, refusalReason]),
      .journeys(["auto-login-refused"])),
  ]

  private static let proved: [SystemRequirement] = [
    SystemRequirement(
      "N1", "an automatic login once, on a reading that fits", .properties([once, onlyOnReading])),
    SystemRequirement(
      "N2", "never after an end, until a manual success; also after a kill in between",
      .properties([afterKick, afterFailure, afterFailedManual, afterLogout]),
      .journeys(["kicked-and-killed"])),
    SystemRequirement("N3", "only for the last account", .properties([onlyFit, noForce])),
    SystemRequirement("N4", "the spinner, exactly during a manual login", .properties([spinner])),
    SystemRequirement(
      "N5", "a transient failure changes nothing", .properties([transient, uncaused])),
    SystemRequirement(
      "N6", "the login page once for each end",
      .properties([endsAtLogin, loginOnce, saysWhy, uncaused]),
      .journeys(["kicked-twice"])),
    SystemRequirement(
      "N7", "stored means: the last manual login succeeded, and nothing ended it",
      .properties([savedAfterSuccess, nothingAtLogin, storedAtHome])),
    SystemRequirement(
      "N8", "a logout ends here, whatever the server says",
      .properties([logoutEnds, saysWhy, endDeeds, wayBack]),
      .journeys(["logout-unanswered"])),
    SystemRequirement(
      "N9", "one login at a time; old sessions are not heard",
      .properties([oneLogin, lateStep, tapAsks, serverPatience])),
    SystemRequirement(
      "N10", "home without a network; sending after the login; all after the sync",
      .properties([homeAtOnce, homeOffline, offered, sending, everything, complete])),
    SystemRequirement(
      "N11", "steps out of turn and another network change nothing",
      .properties([outOfTurn, otherNetwork, uncaused])),
    SystemRequirement(
      "N12", "nothing is concluded from a store that cannot be read, and nothing removed",
      .properties([removedOnly, storedLogin, readAgain, afterKick]),
      .journeys(["locked-launch", "kicked-while-locked"])),
    SystemRequirement(
      "N13", "a refused token ends a session only if no newer one is stored",
      .properties([renewed, transient]), .journeys(["token-renewed"])),
  ]

  private static let once = "an automatic login is called once for each token in a process"
  private static let onlyOnReading = "an automatic login is called only on a reading that fits"
  private static let afterKick = "no automatic login after a kick, until a manual one succeeds"
  private static let afterFailure =
    "no automatic login after one that failed for good, until a manual one succeeds"
  private static let afterFailedManual =
    "no automatic login after a manual one that failed, until one succeeds"
  private static let afterLogout = "no automatic login after a logout, until a manual one succeeds"
  private static let onlyFit =
    "an automatic login only for the account that logged in last, with success"
  private static let noForce = "never: an automatic login throws another device out"
  private static let byTap = "a manual login only by a tap on the login page"
  private static let serverFirst = "account and token come from the app's own server first"
  private static let spinner = "the spinner is up exactly while a manual login is under way"
  private static let explained = "a manual login that failed is explained"
  private static let oneLogin = "never: a login is called over another one"
  private static let savedAfterSuccess =
    "credentials are stored only after a manual login has succeeded"
  private static let nothingAtLogin = "at the login page nothing is stored"
  private static let storedAtHome = "at home the credentials are stored"
  private static let transient =
    "a transient failure neither clears the credentials nor shows the login page"
  private static let endsAtLogin = "a kick or a failure for good can always lead to the login page"
  private static let loginOnce = "the login page comes up once for each end of a session"
  private static let kickReason = "the login page speaks of a kick only after one"
  private static let refusalReason =
    "the login page speaks of a refusal only after a failure for good"
  private static let logoutEnds =
    "a logout ends at the login page within 10 s, whatever the server says"
  private static let wayBack = "from everywhere a way leads to a complete login"
  private static let listens = "never: a login is called while nobody listens"
  private static let lateStep = "never: a step of a session that is over changes something"
  private static let outOfTurn = "never: a step out of turn changes something"
  private static let otherNetwork = "never: another network changes something"
  private static let comesBack = "a lost connection can come back without another call"
  private static let homeAtOnce = "home is there at once when an automatic login is called"
  private static let homeOffline = "home is there without a network, right after the launch"
  private static let sending = "sending is offered only while logged in"
  private static let everything = "everything is offered only when everything is there"
  private static let complete = "a complete login offers everything"
  private static let launch =
    "a launch logs in with what fits and shows home, or shows the login page with nothing stored"
  private static let tapAsks = "a tap on the login page asks the app's own server, once"
  private static let serverGave = "with account and token from the server a login is called"
  private static let successStored = "a manual login that succeeded is stored, then home shows"
  private static let failureRemoved =
    "a manual login that failed removes what is stored, then is explained"
  private static let serverPatience = "the app's own server is not waited for longer than 40 s"
  private static let endDeeds =
    "when a session ends, what is stored is removed, then a logout is called"
  private static let kickedManual =
    "a kick during a manual login is explained, then treated as any end"
  private static let saysWhy = "when the logout is over, the login page says why the session ended"
  private static let uncaused = "nothing is done without a cause"
  private static let offered = "what is offered is exactly what the connection allows"
  private static let removedOnly =
    "credentials are removed only by an end, a manual login that failed, or a reading that succeeded"
  private static let storedLogin =
    "the login page comes up for a stored login only once the session has ended"
  private static let readAgain = "what could not be read is read again once it can be, and decides"
  private static let renewed =
    "when the server refuses a token that another process has renewed, the new one logs in"
}
