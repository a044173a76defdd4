public import EveryPath
public import FlowModel
import WidgetFlow

/// The widget on its phone.
public enum WidgetSystems {
  /// Every widget system, built when somebody works with it: the shipped one, then the lessons.
  public static var catalog: [any AnySystem] {
    [LazySystem("widget", summary) { try system() }]
      + lessons
  }

  private static let summary = "app and widget share a token: its owner, its reloads, its taps"

  /// The shipped flows on a phone, with the one list of properties.
  ///
  /// - Throws: ``DefinitionErrors`` if a flow has mistakes.
  public static func system() throws(DefinitionErrors) -> System<WidgetPhone> {
    System(
      "widget", summary, components: try WidgetBinding.components(), worlds: worlds,
      breakers: { try breakers() }
    ) {
      WidgetProperties.all
    }
  }

  /// A fresh phone, and phones on which an earlier version left somebody else's token or data.
  static let worlds = [
    WidgetPhone(), WidgetPhone(shared: SharedToken(.anna)),
    WidgetPhone(account: .bert, shared: SharedToken(.anna)), WidgetPhone(shown: .anna),
    WidgetPhone(account: .bert, shown: .anna),
  ]
}
