import EveryPath

/// One test of a suite: what a machine receives, step by step, and how it must handle it.
public struct SuiteCase: Sendable, Hashable, Identifiable, CustomStringConvertible {
  /// What became of one input, or of one event that had been deferred.
  public struct Reaction: Sendable, Hashable {
    /// What happened to it.
    public let disposition: Disposition
    /// The id of the position it leads to.
    public let position: String
    /// What is ordered, in order and in words.
    public let orders: [String]

    /// The position of a machine that has not been started.
    static let nowhere = "not started"

    /// A reaction.
    public init(disposition: Disposition, position: String, orders: [String] = []) {
      self.disposition = disposition
      self.position = position
      self.orders = orders
    }
  }

  /// What happens to an input.
  public enum Disposition: String, Sendable, Hashable {
    /// The machine begins, or resumes in a new process.
    case started
    /// It takes a row.
    case moved
    /// Nothing, on purpose.
    case ignored
    /// It waits for the end of the running sequence.
    case deferred
    /// Nothing: its ticket, or its timer, is dead.
    case stale
    /// Nothing, and it is reported.
    case refused

    /// Whether the machine may be otherwise than before.
    var mayChangeSomething: Bool {
      switch self {
      case .started, .moved, .deferred: true
      case .ignored, .stale, .refused: false
      }
    }
  }

  /// One input, and what must follow.
  public struct Step: Sendable, Hashable {
    /// What the machine receives.
    public let input: SuiteInput
    /// The input in words.
    public let says: String
    /// The reaction to it and, after that, those to the events it releases.
    public let expected: [Reaction]
  }

  /// What it tests, in words: `checking.page: read(denied) > tapped(cancel)`.
  ///
  /// It stays the same over edits that do not concern what it tests.
  public let name: String
  /// The steps.
  public let steps: [Step]

  /// The name.
  public var id: String { name }

  /// The name.
  public var description: String { name }
}

extension SuiteCase {
  /// The case in which a machine receives some inputs from the beginning.
  ///
  /// - Parameter oracle: what says what must follow; it has received nothing.
  init(name: String, inputs: [SuiteInput], from oracle: SuiteOracle) {
    let compiled = oracle.compiled
    var oracle = SuiteOracle(like: oracle)
    steps = inputs.map { input in
      let says = oracle.words(for: input)
      return Step(
        input: input, says: says,
        expected: oracle.take(input).reactions.map { reaction in
          Reaction(
            disposition: reaction.disposition,
            position: reaction.position.map { compiled.positions[$0].id } ?? Reaction.nowhere,
            orders: reaction.orders.map { compiled.words(ordering: $0) })
        })
    }
    self.name = name
  }
}
