public import WidgetFlow

/// What a widget costs: the reloads that it asks for by itself, against what the system may allow.
///
/// It is reported, not proved: the system decides, and says neither how many nor when.
public struct WidgetCost: Hashable, Sendable, CustomStringConvertible {
  /// How many reloads a day a widget that is looked at often may get (reported by Apple as
  /// typical: 40 to 70).
  public static let budget = 40...70

  /// How many reloads a day it asks for by itself.
  public let reloadsPerDay: Int

  /// The cost of a timeline, if every entry has data.
  public init(of timeline: WidgetTimeline) {
    let seconds = max(1, Int(timeline.refresh.components.seconds))
    reloadsPerDay = 24 * 60 * 60 / seconds
  }

  /// Whether the system may allow that many.
  public var fits: Bool { reloadsPerDay <= Self.budget.upperBound }

  /// The numbers in a sentence, and whether they fit.
  public var description: String {
    "\(reloadsPerDay) reloads a day by itself; the system may allow \(Self.budget.lowerBound) to "
      + "\(Self.budget.upperBound), so that \(fits ? "fits" : "is too many"). "
      + "Reloads while the app is in front cost nothing."
  }
}
