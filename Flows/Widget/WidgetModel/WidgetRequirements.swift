public import FlowModel
import WidgetFlow

/// What is wanted of a widget; each property's name cites what it keeps.
///
/// W-R: what app and widget owe the person; W: what holds over every path.
public enum WidgetRequirements {
  /// The requirements, in order.
  public static let all: [SystemRequirement] = [
    SystemRequirement(
      "W-R1", "a tap opens the app at the widget's page",
      .notBehavioural(because: "light and static is a matter of drawing")),
    SystemRequirement(
      "W-R2", "the app fetches a token, the widget asks the server with it",
      .journeys(["login-and-data"])),
    SystemRequirement(
      "W-R3", "four moments: launch, page, login, logout", .journeys(["login-and-data", "logout"])),
    SystemRequirement(
      "W-R4", "the name of the group",
      .notBehavioural(because: "`WidgetGroup` makes it of the bundle id, the same on both sides")),
    SystemRequirement("W-R5", "when the system should come back", .journeys(["refresh"])),
    SystemRequirement("W-R6", "one entry, again after thirty minutes", .journeys(["refresh"])),
    SystemRequirement("W-R7", "collecting reloads the widget"),
    SystemRequirement("W-R8", "a snapshot shows real data", .journeys(["gallery"])),
    SystemRequirement("W-R9", "taps are counted"),
    SystemRequirement("W-R10", "an open page is not opened again", .journeys(["tap-on-open-page"])),
    SystemRequirement("W1", "a token belongs to whoever is logged in, and comes in the end"),
    SystemRequirement("W2", "late or foreign answers are dropped", .journeys(["late-token"])),
    SystemRequirement(
      "W3", "a logout reloads; the widget never rests on foreign data",
      .journeys(["change-of-account", "reload-owed", "reload-ignored"])),
    SystemRequirement(
      "W4", "one's own token at launch: no fetch; a foreign one goes first", .journeys(["leftover"])
    ),
    SystemRequirement("W5", "a single writer"),
    SystemRequirement("W6", "401 says: open the app, and no fast loop", .journeys(["expired"])),
    SystemRequirement("W7", "one reload for each visible change"),
    SystemRequirement(
      "W8", "a tap with the page open reveals it, and is counted once",
      .journeys(["tap-on-open-page"])),
    SystemRequirement("W9", "a snapshot without a token at once"),
    SystemRequirement(
      "W10", "reloads within the budget",
      .reported(WidgetCost(of: WidgetTimeline(.timeline)).description)),
    SystemRequirement(
      "W11", "an entry with data is of whoever is logged in when it is completed",
      .journeys(["logout-while-fetching"])),
    SystemRequirement(
      "W12", "a store that cannot be read yet is read again, and nothing is removed",
      .journeys(["locked", "locked-app", "locked-empty"])),
    SystemRequirement(
      "W13", "a token that was renewed meanwhile is no reason to open the app",
      .journeys(["renewed-while-fetching"])),
  ]
}
