/// Which promise or journey keeps which requirement of popups.
public enum PopupRules {
  /// What keeps a requirement.
  public enum Keeper: Hashable, Sendable {
    /// A promise, by its name.
    case promise(String)
    /// A journey file, by its name without extension.
    case journey(String)
    /// Nothing that a scheduler does: the reason.
    case notBehavioural(String)
  }

  /// The requirements, in order: id, the requirement, and what keeps it.
  public static let all: [(id: String, rule: String, keepers: [Keeper])] = [
    (
      "P-R1", "launch popups appear in a sensible order and do not know each other",
      [.journey("launch-day"), .promise(beforeHigher)]
    ),
    (
      "P-R2", "popups bound to a business need not know the others",
      [.promise(groupsApart), .promise(refusal)]
    ),
    (
      "P-R3", "any transient widget can be scheduled",
      [.notBehavioural("a popup is an id; the scheduler never sees a view")]
    ),
    (
      "P-R4",
      "content and configuration in, life-cycle callbacks out; mask, keyboard and conflicts "
        + "are the scheduler's",
      [.promise(paired), .promise(announced), .promise(endsOnce)]
    ),
    (
      "P-R5", "the caller chooses the container, by default the window",
      [.promise(pageGone), .notBehavioural("the default is a default value")]
    ),
    (
      "P-R6", "one list, higher priority first, equals first in first out",
      [.promise(beforeHigher), .promise(beforeElder)]
    ),
    (
      "P-R7", "a lower newcomer waits, a higher one is shown at once",
      [.promise(behindLower), .promise(oneOfAGroup), .journey("higher-covers")]
    ),
    (
      "P-R8", "priority and modes act within a group; groups are visible together",
      [.promise(groupsApart), .promise(aloneClears), .journey("two-groups")]
    ),
    (
      "P-R9", "a duration ends a popup; the remaining time is reported",
      [.promise(rightTime), .promise(counted), .promise(onlyOnScreen), .journey("time-paused")]
    ),
    ("P-R10", "a tap outside closes only what allows it", [.promise(tapOutside)]),
    (
      "P-R11", "one that is alone clears its group, whatever the priority",
      [.promise(aloneClears), .journey("alone-clears")]
    ),
    (
      "P-R12", "a terminator clears all groups",
      [.promise(terminatorClears), .journey("terminator")]
    ),
    (
      "P-R13", "dismissed by object, identifier, container or all; gone with the page",
      [
        .promise(waitingDismissed), .promise(allDismissed), .promise(pageGone),
        .journey("page-gone"), .journey("dismiss-by-identifier"), .journey("clear-container"),
      ]
    ),
    (
      "P-R14", "the keyboard covers no popup",
      [.promise(underKeyboard), .promise(staysUp), .journey("keyboard")]
    ),
  ]

  /// The properties of a scheduler, in order, and the promises that state them.
  public static let properties: [(id: String, promises: [String])] = [
    ("P1", [oneOfAGroup]),
    ("P2", [beforeHigher, behindLower, beforeElder]),
    ("P3", [nobodyForgotten]),
    ("P4", [endsOnce, uninvited, vanishes, allEnd]),
    ("P5", [paired, announced, reportedFirst]),
    ("P6", [groupsApart]),
    ("P7", [terminatorClears]),
    ("P8", [aloneClears]),
    ("P9", [onlyOnScreen, counted, oneTimer, rightTime]),
    ("P10", [pageGone, nobodyForgotten]),
    ("P11", [waitingDismissed]),
    ("P12", [returning]),
    ("P13", [allEnd]),
  ]

  private static let oneOfAGroup = "never: two popups of one group are on screen"
  private static let beforeHigher = "never: a popup comes up before a higher one that is ready"
  private static let behindLower = "nothing waits behind a lower one that can be covered"
  private static let beforeElder =
    "never: a popup comes up before an equal that was there first"
  private static let nobodyForgotten = "nobody waits while the group shows nothing"
  private static let refusal = "never: a popup that refuses to be covered is covered"
  private static let endsOnce = "never: a popup ends a second time"
  private static let uninvited =
    "never: a popup comes up that nobody asked for, or that has ended"
  private static let vanishes = "never: a popup vanishes without an end"
  private static let paired = "never: didShow, didHide and the end come in another order"
  private static let announced = "whoever is on screen was told so"
  private static let reportedFirst =
    "never: the next one comes up before the last one's going is reported"
  private static let allEnd = "closing what is there brings everything to an end"
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
