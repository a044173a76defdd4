public import FlowModel
public import PermissionFlow

/// What a check of a system found.
public struct CheckReport: Sendable {
  /// The answer.
  public enum Outcome: String, Sendable {
    /// Every promise holds over every path.
    case ok
    /// A promise is broken or vacuous, or something is odd about the definition.
    case broken
    /// The search hit a limit, so nothing is proved.
    case truncated
  }

  /// The system's name.
  public let system: String
  /// The answer.
  public let outcome: Outcome
  /// Whether the search saw everything.
  public let completeness: Completeness
  /// How many positions of flow and world together.
  public let states: Int
  /// How many steps between them.
  public let transitions: Int
  /// How long it took.
  public let seconds: Double
  /// The promises, in declared order.
  public let promises: [PromiseResult]
  /// What is odd: about the definition alone, and about it in its world.
  public let findings: [Finding]
  /// What the parts have been through.
  public let coverage: Coverage

  /// Whether the search saw everything.
  public var isComplete: Bool { completeness == .complete }

  /// What cut the search short, in words; nil if nothing did.
  public var truncation: String? { isComplete ? nil : completeness.description }
}

/// What became of a promise.
public struct PromiseResult: Sendable {
  /// What is known of it.
  public enum Verdict: String, Sendable {
    /// It holds over every path.
    case holds
    /// Some path breaks it.
    case broken
    /// Its premise never happened, so it says nothing: a failure.
    case vacuous
    /// The search was cut short.
    case undecided
  }

  /// The promise's name.
  public let name: String
  /// What is known of it.
  public let verdict: Verdict
  /// The shortest journey that shows it: to the fault, or to the witness of a `Sometimes`.
  public let steps: [ChoiceText]
  /// The step at which the journey's endless loop begins; nil if it has none.
  public let loopStart: Int?
  /// The same journey, to be saved and replayed; it expects to break the promise, and if it was asked
  /// why it is broken, also whatever else it breaks.
  public let journey: Journey?
  /// Why it is broken; nil if it is not, and if nobody asked.
  public let explanation: Explanation?
}
