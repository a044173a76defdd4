/// What became of a mutant.
public enum MutantStatus: Sendable, Hashable {
  /// Something noticed the change: the name of the case or property.
  case killed(by: String)
  /// Nothing noticed it: how it can be seen in its world. Nil where no world was searched, so that
  /// it may be the same flow, written otherwise.
  case survived(Difference?)
  /// Nothing in its world can see it, or its world never brings it about.
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
