import FlowModel

/// What the states and ways of a searched graph have to do with timers.
///
/// A state of a search stands for many moments, which differ in how long the running timers still
/// run. Of these, some may let one timer fall due first and some another, and a way is open at some
/// of them only.
struct GraphTimers {
  /// What is known of the timers of the parts in a state.
  let zone: (_ state: Int) -> Zone
  /// What a way from a state does to them.
  let step: (_ edge: Int, _ state: Int) -> TimerStep?
  /// For each way whether it is open at some moments of its state only; empty if none is.
  let isUnsure: [Bool]

  /// Linear in the number of ways; a timer is compared with the others once for each setting.
  init<W: World>(_ graph: SearchGraph<UInt64, UInt32>, _ table: SystemTable<W>) {
    zone = { table.timers(of: graph.states[$0]) }
    step = { edge, state in
      table.timerStep(
        graph.choices[Int(graph.choiceNumbers[edge])], from: graph.states[state])
    }
    let timers = graph.choices.map(table.timer)
    let late = Memo()
    var isUnsure: [Bool] = []
    for state in 0..<graph.expandedCount {
      let setting = StateWord.parts(of: graph.states[state]).setting
      for edge in graph.edges(of: state) {
        let choice = Int(graph.choiceNumbers[edge])
        guard let timer = timers[choice] else { continue }
        let isLate = late.value(of: word(UInt32(choice), setting)) {
          table.timers(of: graph.states[state]).isFirst(timer) ? 0 : 1
        }
        guard isLate == 1 else { continue }
        if isUnsure.isEmpty { isUnsure = [Bool](repeating: false, count: graph.targets.count) }
        isUnsure[edge] = true
      }
    }
    self.isUnsure = isUnsure
  }
}
