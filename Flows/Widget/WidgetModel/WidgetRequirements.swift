public import FlowModel
import WidgetFlow

/// What is wanted of a widget, and what keeps it.
///
/// W-R: what app and widget owe the person; W: what holds over every path.
public enum WidgetRequirements {
  /// The requirements, in order.
  public static let all: [SystemRequirement] = wanted + proved

  private static let wanted: [SystemRequirement] = [
    SystemRequirement(
      "W-R1", "a tap opens the app at the widget's page", .properties([toThePage, pageDeeds]),
      .notBehavioural(because: "light and static is a matter of drawing")),
    SystemRequirement(
      "W-R2", "the app fetches a token, the widget asks the server with it",
      .properties([withToken, canGetToken, entryAsks, arrivalDeeds]), .journeys(["login-and-data"])),
    SystemRequirement(
      "W-R3", "four moments: launch, page, login, logout",
      .properties([
        atLaunch, notTwice, onThePage, atLogin, atLogout, launchDeeds, pageDeeds, loginDeeds,
        logoutDeeds,
      ]),
      .journeys(["login-and-data", "logout"])),
    SystemRequirement(
      "W-R4", "the name of the group",
      .notBehavioural(because: "it is passed in by the build, never derived in the extension")),
    SystemRequirement(
      "W-R5", "when the system should come back", .properties([openApp, noFastLoop]),
      .journeys(["refresh"])),
    SystemRequirement(
      "W-R6", "one entry, again after twenty minutes", .properties([oneEntry, entryInTime]),
      .journeys(["refresh"])),
    SystemRequirement(
      "W-R7", "collecting reloads the widget", .properties([harvest, harvestDeeds])),
    SystemRequirement(
      "W-R8", "a snapshot shows real data",
      .properties([trueSnapshot, quickSnapshot, snapshotAsks, snapshotShows, snapshotCounts]),
      .journeys(["gallery"])),
    SystemRequirement("W-R9", "taps are counted", .properties([countedOnce])),
    SystemRequirement(
      "W-R10", "an open page is not opened again", .properties([notTwicePage]),
      .journeys(["tap-on-open-page"])),
  ]

  private static let proved: [SystemRequirement] = [
    SystemRequirement(
      "W1", "a token belongs to whoever is logged in, and comes in the end",
      .properties([ownToken, storedForOwner, waitsForOwner, canGetToken, tokenInTheEnd, upToDate])),
    SystemRequirement(
      "W2", "late or foreign answers are dropped",
      .properties([lateToken, storedForOwner, waitsForOwner, uncaused]),
      .journeys(["late-token"])),
    SystemRequirement(
      "W3", "a logout reloads; the widget never rests on foreign data",
      .properties([
        endReloads, owedAsked, ownData, restsOnStore, atLogout, logoutDeeds, changeDeeds,
      ]),
      .journeys(["change-of-account", "reload-owed"])),
    SystemRequirement(
      "W4", "one's own token at launch: no fetch; a foreign one goes first",
      .properties([notTwice, foreignGoes, notForNobody, launchDeeds]), .journeys(["leftover"])),
    SystemRequirement("W5", "a single writer", .properties([oneWriter])),
    SystemRequirement(
      "W6", "401 says: open the app, and no fast loop",
      .properties([openApp, noFastLoop, entryShows, entryCounts]),
      .journeys(["expired"])),
    SystemRequirement(
      "W7", "one reload for each visible change",
      .properties([afterChange, oneReload, newReloads, arrivalDeeds, harvest, noted, uncaused])),
    SystemRequirement(
      "W8", "a tap with the page open reveals it, and is counted once",
      .properties([notTwicePage, countedOnce, toThePage, pageDeeds]),
      .journeys(["tap-on-open-page"])),
    SystemRequirement("W9", "a snapshot without a token at once", .properties([quickSnapshot])),
    SystemRequirement(
      "W10", "reloads within the budget",
      .reported(WidgetCost(of: WidgetTimeline(.timeline)).description)),
    SystemRequirement(
      "W11", "an entry with data is of whoever is logged in when it is completed",
      .properties([ofTheUser]), .journeys(["logout-while-fetching"])),
    SystemRequirement(
      "W12", "a store that cannot be read yet is read again, and nothing is removed",
      .properties([notYet, removedOnlyBy, saidOfARead, saysLocked, showsLater]),
      .journeys(["locked", "locked-app"])),
    SystemRequirement(
      "W13", "a token that was renewed meanwhile is no reason to open the app",
      .properties([renewed]), .journeys(["renewed-while-fetching"])),
  ]

  private static let ofTheUser =
    "an entry with data is of whoever is logged in when it is completed"
  private static let renewed =
    "a token that was renewed meanwhile is asked with before anything is said"
  private static let notYet = "nothing is done about what cannot be read yet"
  private static let removedOnlyBy =
    "the shared token is removed only by who leaves, or by a launch that has read it"
  private static let saidOfARead = "signed out is said only of a store that was read"
  private static let saysLocked =
    "a widget asked on a locked phone says so, and asks again by itself"
  private static let showsLater =
    "a widget asked on a locked phone can show the data later by itself"

  private static let ownToken = "the token in the shared store is of whoever is logged in"
  private static let storedForOwner = "only a token of whoever is logged in is stored"
  private static let ownData =
    "the widget never rests on the data of somebody who is not logged in"
  private static let restsOnStore =
    "while the app lives the widget comes to rest on what the store holds"
  private static let lateToken = "never: a token that arrives late is stored"
  private static let canGetToken = "whoever is logged in can still get a token"
  private static let tokenInTheEnd =
    "whoever is logged in and uses the app again and again has a token in the end"
  private static let oneWriter = "never: the extension writes to the shared store"
  private static let atLaunch = "a launch without a token fetches one"
  private static let notTwice = "never: a launch with one's own token fetches another"
  private static let foreignGoes = "a launch removes a token of somebody else"
  private static let onThePage = "entering the page fetches a token"
  private static let atLogin = "a login fetches a token"
  private static let atLogout = "a logout removes the token"
  private static let notForNobody = "never: a token is fetched for nobody"
  private static let endReloads = "a session ends only with a reload of the widget"
  private static let owedAsked = "a launch that finds a reload owed asks for it"
  private static let noted = "a reload that was asked for is noted"
  private static let newReloads = "a new token reloads the widget"
  private static let harvest = "collecting reloads the widget"
  private static let afterChange = "a reload is asked for only after a change"
  private static let oneReload = "never: one change is followed by two reloads"
  private static let oneEntry = "the system gets one entry for each that it asks for"
  private static let withToken = "never: the server is asked without a token"
  private static let openApp = "a token that does not count any more says: open the app"
  private static let noFastLoop =
    "after a token that does not count the widget asks only when the app wants it"
  private static let quickSnapshot = "a snapshot without a token is there at once"
  private static let trueSnapshot = "a snapshot shows data only if the server gave them"
  private static let upToDate = "the widget is up to date while the app does not run"
  private static let toThePage = "a tap on the widget leads to its page"
  private static let notTwicePage = "never: the page is there twice"
  private static let countedOnce = "a tap on the widget is counted once"
  private static let launchDeeds =
    "a launch removes what is not one's own, asks for an owed reload, fetches what is missing"
  private static let pageDeeds =
    "who taps the widget or chooses its page gets the page, then a token"
  private static let arrivalDeeds =
    "a token that arrives is stored, and reloads the widget if it is another one"
  private static let waitsForOwner = "only a token for whoever is logged in is waited for"
  private static let loginDeeds = "a login stores the session, then a token is fetched"
  private static let logoutDeeds =
    "a logout gives up the request, removes the token, reloads, revokes, ends the session"
  private static let changeDeeds = "a change of account is a logout, then a login"
  private static let harvestDeeds = "collecting asks for a reload, and for nothing else"
  private static let entryAsks =
    "with a token the server is asked, without one the timeline says: signed out"
  private static let entryShows =
    "the timeline shows what the server answered, or that it did not"
  private static let snapshotAsks =
    "with a token the server is asked, without one the snapshot says: signed out"
  private static let snapshotShows =
    "the snapshot shows what the server answered, or that it did not"
  private static let entryCounts = "the timeline counts as what it said, and only once it is said"
  private static let snapshotCounts =
    "the snapshot counts as what it said, and only once it is said"
  private static let entryInTime = "an entry is made within 15 s, whatever the server does"
  private static let uncaused = "nothing is done without a cause"
}
