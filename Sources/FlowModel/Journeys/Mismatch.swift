import EveryPath

/// A step of a journey that no longer fits.
public struct Mismatch: Error, Hashable, Sendable, CustomStringConvertible {
  /// What does not fit.
  public enum Kind: Hashable, Sendable {
    /// There is no such choice; these are the choices, and perhaps one was meant.
    case notOffered([ChoiceText], nearest: String?)
    /// The choice is there, but another screen follows.
    case otherScreen(String, expected: String)
    /// The choice is there, but has another cause.
    case otherCause(Cause, expected: Cause)
  }

  /// The number of the step, counted from 1.
  public private(set) var step: Int
  /// The id of the choice that the journey takes.
  public let choice: String
  /// What does not fit.
  public let kind: Kind

  /// A step whose choice is not among `offered`.
  public init(_ step: Int, choice: String, offered: [ChoiceText]) {
    self.step = step
    self.choice = choice
    kind = .notOffered(offered, nearest: nearest(to: choice, among: offered.map(\.id)))
  }

  init(_ step: Int, _ expected: Journey.Step, _ cause: Cause, _ screen: String) {
    self.step = step
    choice = expected.choice
    kind =
      cause == expected.by
      ? .otherScreen(screen, expected: expected.screen)
      : .otherCause(cause, expected: expected.by)
  }

  /// The same, where so many steps were taken before.
  public func after(_ steps: Int) -> Mismatch {
    var mismatch = self
    mismatch.step += steps
    return mismatch
  }

  /// The sentence, with the number of the step.
  public var description: String {
    let choice = harmless(choice)
    switch kind {
    case .notOffered(let offered, let nearest):
      let list = offered.map { "\($0.id) (\($0.by.rawValue))" }.joined(separator: ", ")
      return "step \(step): \"\(choice)\" is not offered here.\(didYouMean(nearest)) "
        + (offered.isEmpty ? "Nothing is." : "Offered: \(list).")
    case .otherScreen(let screen, let expected):
      return "step \(step): \"\(choice)\" leads to \"\(screen)\"; the journey expects "
        + "\"\(harmless(expected))\"."
    case .otherCause(let cause, let expected):
      return "step \(step): \"\(choice)\" is caused by \(cause.rawValue); the journey expects "
        + "\(expected.rawValue)."
    }
  }
}
