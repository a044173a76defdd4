/// What a suite tries, listed or streamed, by the name it is typed with.
public enum SuiteLevel: Hashable, Sendable {
  /// A ``Suite``.
  case listed(Suite.Kind)
  /// A ``SuiteStream``.
  case streamed(SuiteStream.Kind)

  /// What a flow should at least pass: pairs, and every event everywhere.
  public static let usual: [SuiteLevel] = [.listed(.pairs), .listed(.everyEventEverywhere)]

  /// The names, from the least to the most.
  public static let names = [
    "states", "transitions", "pairs", "every-event", "simple", "prime", "hidden", "tour",
  ]

  /// The level with a name; nil if there is none.
  ///
  /// - Parameter hidden: how many hidden states `hidden` looks for.
  public init?(_ name: String, hidden: Int = 1) {
    switch name {
    case "states": self = .listed(.states)
    case "transitions": self = .listed(.transitions)
    case "pairs": self = .listed(.pairs)
    case "every-event": self = .listed(.everyEventEverywhere)
    case "simple": self = .streamed(.simpleJourneys)
    case "prime": self = .streamed(.primePaths)
    case "hidden": self = .streamed(.hidden(states: hidden))
    case "tour": self = .listed(.tour)
    default: return nil
    }
  }

  /// The name it is typed with.
  public var name: String {
    switch self {
    case .listed(.states): "states"
    case .listed(.transitions): "transitions"
    case .listed(.pairs): "pairs"
    case .listed(.everyEventEverywhere): "every-event"
    case .listed(.tour): "tour"
    case .streamed(.simpleJourneys): "simple"
    case .streamed(.primePaths): "prime"
    case .streamed(.hidden): "hidden"
    }
  }
}
