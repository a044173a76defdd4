public import FlowModel

/// The requirements of popups; each property's name cites what it keeps.
public enum PopupRules {
  /// The requirements, then the properties of a scheduler, in order.
  public static let all: [SystemRequirement] = [
    SystemRequirement(
      "P-R1", "launch popups appear in a sensible order and do not know each other",
      .journeys(["launch-day"])),
    SystemRequirement("P-R2", "popups bound to a business need not know the others"),
    SystemRequirement(
      "P-R3", "any transient widget can be scheduled",
      .notBehavioural(because: "a popup is an id; the scheduler never sees a view")),
    SystemRequirement(
      "P-R4",
      "content and configuration in, life-cycle callbacks out; order, conflicts and keyboard are "
        + "the scheduler's, mask, style and bar the presenter's"),
    SystemRequirement(
      "P-R5", "the caller chooses the container, by default the window",
      .notBehavioural(because: "the default is a default value")),
    SystemRequirement("P-R6", "one list, higher priority first, equals first in first out"),
    SystemRequirement(
      "P-R7", "a lower newcomer waits, a higher one is shown at once", .journeys(["higher-covers"])),
    SystemRequirement(
      "P-R8", "priority and modes act within a group; groups are visible together",
      .journeys(["two-groups"])),
    SystemRequirement(
      "P-R9", "a duration ends a popup; the remaining time is reported", .journeys(["time-paused"])),
    SystemRequirement("P-R10", "a tap outside closes only what allows it"),
    SystemRequirement(
      "P-R11", "one that is alone clears its group, whatever the priority",
      .journeys(["alone-clears"])),
    SystemRequirement("P-R12", "a terminator clears all groups", .journeys(["terminator"])),
    SystemRequirement(
      "P-R13", "dismissed by object, identifier, container or all; gone with the page",
      .journeys(["page-gone", "dismiss-by-identifier", "clear-container"])),
    SystemRequirement("P-R14", "the keyboard covers no popup", .journeys(["keyboard"])),
    SystemRequirement("P1", "one of a group at a time"),
    SystemRequirement("P2", "the highest first, equals in the order of arrival"),
    SystemRequirement("P3", "no wake-up is lost; a condition or a suspended group is waited for"),
    SystemRequirement("P4", "every popup ends exactly once"),
    SystemRequirement("P5", "callbacks come in pairs"),
    SystemRequirement("P6", "groups are apart"),
    SystemRequirement("P7", "a terminator clears everything"),
    SystemRequirement("P8", "one that is alone clears its group"),
    SystemRequirement("P9", "timers only for what is on screen"),
    SystemRequirement("P10", "a page takes its popups along"),
    SystemRequirement("P11", "dismissing one that waits touches nothing else"),
    SystemRequirement("P12", "added again while going is not lost"),
    SystemRequirement("P13", "everything can come to its end"),
    SystemRequirement(
      "P14", "the system asks alone, and nothing comes up while the app is away",
      .journeys(["camera-question"])),
    SystemRequirement(
      "P15", "what is swept away without a word does not keep its group for ever",
      .journeys(["swept-away"])),
  ]
}
