/// What became of a mutant.
public enum MutantStatus: Sendable, Hashable {
  /// Something noticed the change: the name of the case, journey or property.
  case killed(by: String)
  /// Nothing noticed it, although it can be seen.
  case survived(Difference)
  /// It cannot be seen from outside: it is the same flow, written otherwise.
  case equivalent
  /// A search was stopped by a limit, so nothing is known.
  case undecided(String)

  /// One word for it.
  public var word: String {
    switch self {
    case .killed: "killed"
    case .survived: "survived"
    case .equivalent: "equivalent"
    case .undecided: "undecided"
    }
  }
}

/// How a mutant can be told from the flow: a shortest journey, and what comes of it.
public struct Difference: Sendable, Hashable, CustomStringConvertible {
  /// The steps, in words; the last is the one that tells.
  public let journey: [String]
  /// What the flow makes of the last step.
  public let expected: String
  /// What the mutant makes of it.
  public let actual: String

  /// The journey, and both ends of it.
  public var description: String {
    "\(journey.joined(separator: " > ")): \(expected), not \(actual)"
  }
}
