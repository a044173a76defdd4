import FlowModel
import StateSpace

/// How the transitions of a searched graph are called: a number for each cause and id.
struct EdgeChoices {
  /// The number of each transition's choice.
  let numbers: [Int32]
  /// The choices by number, in the order of their first use.
  let choices: [Choice]

  struct Choice: Hashable {
    let by: Cause
    let id: String
    /// Whether it is only that a property's time is over: no choice, and nothing happens by it.
    let isOverdue: Bool
    /// Whether the world says that it is bound to come.
    var isCertain = false
  }

  init(numbers: [Int32], choices: [Choice]) {
    self.numbers = numbers
    self.choices = choices
  }

  /// Linear in the number of transitions; a text is asked for once for each choice in each world.
  init<W: World>(
    _ graph: StateGraph<UInt64, UInt32>, _ table: SystemTable<W>
  ) {
    var known: [UInt64: Int32] = [:]
    var all = Interner<Choice>()
    var numbers: [Int32] = []
    numbers.reserveCapacity(graph.targets.count)
    for state in 0..<graph.expandedCount {
      let world = StateWord.numbers(of: graph.states[state]).world
      for edge in graph.edges(of: state) {
        let key = word(world, UInt32(graph.choiceNumbers[edge]))
        if let number = known[key] {
          numbers.append(number)
          continue
        }
        let move = table.move(graph.choices[Int(graph.choiceNumbers[edge])])
        let text = table.system.text(of: move, in: table.state(graph.states[state]))
        let choice = Choice(
          by: text.by, id: text.id, isOverdue: move.isOverdue, isCertain: text.isCertain)
        let number = all.insert(choice).number
        known[key] = number
        numbers.append(number)
      }
    }
    self.init(numbers: numbers, choices: all.values)
  }
}
