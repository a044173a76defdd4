import FlowModel
import StateSpace

/// What the states and transitions of a searched graph have to do with timers.
///
/// A state of a search stands for many moments, which differ in how long the running timers still
/// run. Of these, some may let one timer fall due first and some another, and a transition is open
/// at some of them only.
struct GraphTimers {
  /// What is known of the timers of the components in a state.
  let zone: (_ state: Int) -> Zone
  let step: (_ edge: Int, _ state: Int) -> TimerStep?
  /// Whether the timer that a transition is about, if any, is the first at every moment of a state.
  ///
  /// It may be a state from which the transition does not start.
  let isSure: (_ edge: Int, _ state: Int) -> Bool
  /// For each transition whether it is open at some moments of its state only; empty if none is.
  let isUnsure: [Bool]

  /// Linear in the number of transitions; a timer is compared with the others once a setting.
  init<W: World>(_ graph: StateGraph<UInt64, UInt32>, _ table: SystemTable<W>) {
    zone = { table.timers(of: graph.states[$0]) }
    step = { edge, state in
      table.timerStep(
        graph.choices[Int(graph.choiceNumbers[edge])], from: graph.states[state])
    }
    let timers = graph.choices.map(table.timer)
    let late = Memo()
    let isSure = { (edge: Int, state: Int) in
      let choice = Int(graph.choiceNumbers[edge])
      guard let timer = timers[choice] else { return true }
      let controlState = StateWord.numbers(of: graph.states[state]).controlState
      return late.value(of: word(UInt32(choice), controlState)) {
        table.timers(of: graph.states[state]).isFirst(timer) ? 0 : 1
      } == 0
    }
    var isUnsure: [Bool] = []
    for state in 0..<graph.expandedCount {
      for edge in graph.edges(of: state) where !isSure(edge, state) {
        if isUnsure.isEmpty { isUnsure = [Bool](repeating: false, count: graph.targets.count) }
        isUnsure[edge] = true
      }
    }
    self.isSure = isSure
    self.isUnsure = isUnsure
  }
}
