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
