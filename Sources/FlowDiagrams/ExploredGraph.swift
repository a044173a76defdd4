/// The states a search found, and the moves between them, for formats of model checkers.
public struct ExploredGraph: Sendable {
  /// Something to be known of each state: where a component is, or what a person sees.
  public struct Fact: Sendable {
    /// What it is called.
    public let name: String
    /// What can be so, each once.
    public let values: [String]
    /// For each state the number of what is so.
    public let numbers: [Int32]

    /// A fact with a text for each state.
    public init(_ name: String, _ texts: some Sequence<String>) {
      self.name = name
      var known: [String: Int32] = [:]
      var values: [String] = []
      var numbers: [Int32] = []
      for text in texts {
        let number = known[text] ?? Int32(values.count)
        if number == values.count {
          known[text] = number
          values.append(text)
        }
        numbers.append(number)
      }
      self.values = values
      self.numbers = numbers
    }
  }

  /// The system's name.
  public let name: String
  /// How many of the states are starts; they come first.
  public let startCount: Int
  /// Where the moves of each state begin; one more than there are states.
  public let firstMove: [Int]
  /// Where each move leads.
  public let targets: [Int32]
  /// What each move is called.
  public let choices: Fact
  /// What is to be known of each state.
  public let facts: [Fact]

  /// How many states there are.
  public var stateCount: Int { firstMove.count - 1 }

  /// A graph that was searched whole.
  ///
  /// - Parameters:
  ///   - firstMove: where the moves of each state begin, and how many there are.
  ///   - choices: a text for each move.
  ///   - facts: each with a text for each state.
  public init(
    _ name: String, startCount: Int, firstMove: [Int], targets: [Int32], choices: Fact,
    facts: [Fact]
  ) {
    self.name = name
    self.startCount = startCount
    self.firstMove = firstMove
    self.targets = targets
    self.choices = choices
    self.facts = facts
  }
}
