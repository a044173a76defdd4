public import FlowModel

/// Which property or journey keeps which requirement of popups.
public enum PopupRules {
  /// The requirements, then the properties of a scheduler, in order.
  public static let all = wanted + properties

  private static let wanted: [SystemRequirement] = [
    SystemRequirement(
      "P-R1", "launch popups appear in a sensible order and do not know each other",
      .properties([beforeHigher]), .journeys(["launch-day"])
    ),
    SystemRequirement(
      "P-R2", "popups bound to a business need not know the others",
      .properties([groupsApart, refusal])
    ),
    SystemRequirement(
      "P-R3", "any transient widget can be scheduled",
      .notBehavioural(because: "a popup is an id; the scheduler never sees a view")
    ),
    SystemRequirement(
      "P-R4",
      "content and configuration in, life-cycle callbacks out; mask, keyboard and conflicts "
        + "are the scheduler's",
      .properties([paired, announced, endsOnce])
    ),
    SystemRequirement(
      "P-R5", "the caller chooses the container, by default the window",
      .properties([pageGone]), .notBehavioural(because: "the default is a default value")
    ),
    SystemRequirement(
      "P-R6", "one list, higher priority first, equals first in first out",
      .properties([beforeHigher, beforeElder])
    ),
    SystemRequirement(
      "P-R7", "a lower newcomer waits, a higher one is shown at once",
      .properties([behindLower, oneOfAGroup]), .journeys(["higher-covers"])
    ),
    SystemRequirement(
      "P-R8", "priority and modes act within a group; groups are visible together",
      .properties([groupsApart, aloneClears]), .journeys(["two-groups"])
    ),
    SystemRequirement(
      "P-R9", "a duration ends a popup; the remaining time is reported",
      .properties([rightTime, counted, onlyOnScreen]), .journeys(["time-paused"])
    ),
    SystemRequirement(
      "P-R10", "a tap outside closes only what allows it", .properties([tapOutside])),
    SystemRequirement(
      "P-R11", "one that is alone clears its group, whatever the priority",
      .properties([aloneClears]), .journeys(["alone-clears"])
    ),
    SystemRequirement(
      "P-R12", "a terminator clears all groups",
      .properties([terminatorClears]), .journeys(["terminator"])
    ),
    SystemRequirement(
      "P-R13", "dismissed by object, identifier, container or all; gone with the page",
      .properties([waitingDismissed, allDismissed, pageGone, oneIdentifier]),
      .journeys(["page-gone", "dismiss-by-identifier", "clear-container"])
    ),
    SystemRequirement(
      "P-R14", "the keyboard covers no popup",
      .properties([underKeyboard, staysUp]), .journeys(["keyboard"])
    ),
  ]

  private static let properties: [SystemRequirement] = [
    SystemRequirement("P1", "one of a group at a time", .properties([oneOfAGroup])),
    SystemRequirement(
      "P2", "the highest first, equals in the order of arrival",
      .properties([beforeHigher, behindLower, beforeElder])),
    SystemRequirement(
      "P3", "no wake-up is lost; a condition or a suspended group is waited for",
      .properties([nobodyForgotten, conditionMet, notSuspended])),
    SystemRequirement(
      "P4", "every popup ends exactly once", .properties([endsOnce, uninvited, vanishes, allEnd])),
    SystemRequirement(
      "P5", "callbacks come in pairs", .properties([paired, announced, reportedFirst])),
    SystemRequirement("P6", "groups are apart", .properties([groupsApart])),
    SystemRequirement("P7", "a terminator clears everything", .properties([terminatorClears])),
    SystemRequirement("P8", "one that is alone clears its group", .properties([aloneClears])),
    SystemRequirement(
      "P9", "timers only for what is on screen",
      .properties([onlyOnScreen, counted, oneTimer, rightTime])),
    SystemRequirement(
      "P10", "a page takes its popups along", .properties([pageGone, nobodyForgotten])),
    SystemRequirement(
      "P11", "dismissing one that waits touches nothing else", .properties([waitingDismissed])),
    SystemRequirement("P12", "added again while going is not lost", .properties([returning])),
    SystemRequirement("P13", "everything can come to its end", .properties([allEnd])),
    SystemRequirement(
      "P14", "the system asks alone, and nothing comes up while the app is away",
      .properties([inactive, besideSystem, askedBeside, keepsTurn]), .journeys(["camera-question"])),
    SystemRequirement(
      "P15", "what is swept away without a word does not keep its group for ever",
      .properties([sweptEnds, nobodyForgotten]), .journeys(["swept-away"])),
  ]

  private static let inactive = "never: a popup comes up while the scene is inactive"
  private static let besideSystem = "never: a popup comes up beside an alert of the system"
  private static let askedBeside = "never: the system is asked while a popup is on screen"
  private static let keepsTurn = "what waits keeps its turn while the app is away"
  private static let sweptEnds = "what was swept away without a word ends once the app misses it"
  private static let oneOfAGroup = "never: two popups of one group are on screen"
  private static let beforeHigher = "never: a popup comes up before a higher one that is ready"
  private static let behindLower = "nothing waits behind a lower one that can be covered"
  private static let beforeElder =
    "never: a popup comes up before an equal that was there first"
  private static let nobodyForgotten = "nobody waits while the group shows nothing"
  private static let conditionMet = "never: a popup comes up while its condition is not met"
  private static let notSuspended = "never: a popup comes up in a suspended group"
  private static let oneIdentifier = "never: one identifier is there twice"
  private static let refusal = "never: a popup that refuses to be covered is covered"
  private static let endsOnce = "never: a popup ends a second time"
  private static let uninvited =
    "never: a popup comes up that nobody asked for, or that has ended"
  private static let vanishes = "never: a popup vanishes without an end"
  private static let paired = "never: didShow, didHide and the end come in another order"
  private static let announced = "whoever is on screen was told so"
  private static let reportedFirst =
    "never: the next one comes up before the last one's going is reported"
  private static let allEnd = "closing what is there can bring everything to an end"
  private static let groupsApart = "what happens in one group leaves the others alone"
  private static let terminatorClears = "a terminator leaves nobody waiting or on screen"
  private static let aloneClears = "one that is alone leaves nobody of its group"
  private static let onlyOnScreen = "never: time is counted for what is not on screen"
  private static let counted = "what has a duration and is on screen is counted"
  private static let oneTimer = "never: two timers count for one popup"
  private static let rightTime = "never: a popup's time is over sooner or later than it said"
  private static let pageGone = "a page that is gone leaves none of its popups"
  private static let waitingDismissed = "dismissing one that waits touches nothing else"
  private static let returning = "who is added again while going waits for its turn"
  private static let allDismissed = "dismissing everything leaves nobody"
  private static let tapOutside =
    "a tap outside closes what allows it, and is reported of all"
  private static let underKeyboard = "never: a popup is under the keyboard"
  private static let staysUp = "never: a popup stays up when the keyboard has gone"
}
