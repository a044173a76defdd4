import PermissionFlow

/// A step of a journey that no longer fits.
public struct Mismatch: Error, Hashable, Sendable, CustomStringConvertible {
  /// What does not fit.
  public enum Kind: Hashable, Sendable {
    /// There is no such choice; these are the choices, and perhaps one was meant.
    case notOffered([ChoiceText], nearest: String?)
    /// The choice is there, but another screen follows.
    case otherScreen(String)
    /// The choice is there, but somebody else causes it.
    case otherCause(Cause)
  }

  /// The number of the step, counted from 1.
  public let step: Int
  /// The step as the journey has it.
  public let expected: Journey.Step
  /// What does not fit.
  public let kind: Kind

  /// A step whose choice is not among `offered`.
  public init(_ step: Int, _ expected: Journey.Step, offered: [ChoiceText]) {
    self.step = step
    self.expected = expected
    kind = .notOffered(
      offered, nearest: nearest(to: expected.choice, among: offered.map(\.id)))
  }

  init(_ step: Int, _ expected: Journey.Step, _ cause: Cause, _ screen: String) {
    self.step = step
    self.expected = expected
    kind = cause == expected.by ? .otherScreen(screen) : .otherCause(cause)
  }

  /// The sentence, with the number of the step.
  public var description: String {
    let choice = harmless(expected.choice)
    switch kind {
    case .notOffered(let offered, let nearest):
      let meant = nearest.map { " Did you mean \"\($0)\"?" } ?? ""
      let list = offered.map { "\($0.id) (\($0.by.rawValue))" }.joined(separator: ", ")
      return "step \(step): \"\(choice)\" is not offered here.\(meant) "
        + (offered.isEmpty ? "Nothing is." : "Offered: \(list).")
    case .otherScreen(let screen):
      return "step \(step): \"\(choice)\" leads to \"\(screen)\"; the journey expects "
        + "\"\(harmless(expected.screen))\"."
    case .otherCause(let cause):
      return "step \(step): \"\(choice)\" is caused by \(cause.rawValue); the journey expects "
        + "\(expected.by.rawValue)."
    }
  }
}

/// Something in which the end of a replayed journey differs from what it expects.
public enum EndDifference: Hashable, Sendable, CustomStringConvertible {
  /// Other promises were broken.
  case broken(expected: [String], actual: [String])
  /// Other outcomes were delivered.
  case outcomes(expected: [String], actual: [String])
  /// It ends in another position.
  case position(expected: String, actual: String)

  static func between(
    _ end: Journey.Expectation, broken: [String], outcomes: [String], position: String
  ) -> [EndDifference] {
    var differences: [EndDifference] = []
    if Set(end.broken) != Set(broken) {
      differences.append(.broken(expected: end.broken, actual: broken))
    }
    if let expected = end.outcomes, expected != outcomes {
      differences.append(.outcomes(expected: expected, actual: outcomes))
    }
    if let expected = end.position, expected != position {
      differences.append(.position(expected: expected, actual: position))
    }
    return differences
  }

  /// Expected and actual in one sentence.
  public var description: String {
    switch self {
    case .broken(let expected, let actual):
      "at the end: it breaks \(Self.list(actual)); the journey expects \(Self.list(expected))."
    case .outcomes(let expected, let actual):
      "at the end: the outcome is \(Self.list(actual)); the journey expects \(Self.list(expected))."
    case .position(let expected, let actual):
      "at the end: the flow is at \"\(actual)\"; the journey expects \"\(harmless(expected))\"."
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty
      ? "nothing" : names.map { "\"\(harmless($0))\"" }.joined(separator: " and ")
  }
}
