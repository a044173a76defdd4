import FlowModel
import StateSpace

/// How the transitions of a searched graph are called: a number for each cause and id.
final class EdgeChoices {
  /// The number of each transition's choice.
  private(set) var numbers: [Int32] = []
  /// The choices by number, in the order of their first use.
  var choices: [Choice] { all.values }
  private var all = Interner<Choice>()
  private var known: [UInt64: Int32] = [:]
  private var stateCount = 0

  struct Choice: Hashable {
    let by: Cause
    let id: String
    /// Whether it is only that a property's time is over: no choice, and nothing happens by it.
    let isOverdue: Bool
    /// Whether the world says that it is bound to come.
    var isCertain = false
  }

  /// Adds what a search has found since; a text is asked for once for each choice in each world.
  func add<W: World>(_ graph: StateGraph<UInt64, UInt32>, _ table: SystemTable<W>) {
    guard graph.expandedCount > stateCount else { return }
    numbers.reserveCapacity(graph.targets.count)
    for state in stateCount..<graph.expandedCount {
      let world = StateWord.numbers(of: graph.states[state]).world
      for edge in graph.edges(of: state) {
        let key = word(world, UInt32(graph.choiceNumbers[edge]))
        if let number = known[key] {
          numbers.append(number)
          continue
        }
        let move = table.move(graph.choices[Int(graph.choiceNumbers[edge])])
        let text = table.system.text(of: move, in: table.worlds.worlds[world].value)
        let choice = Choice(
          by: text.by, id: text.id, isOverdue: move.isOverdue, isCertain: text.isCertain)
        let number = all.insert(choice).number
        known[key] = number
        numbers.append(number)
      }
    }
    stateCount = graph.expandedCount
  }
}
