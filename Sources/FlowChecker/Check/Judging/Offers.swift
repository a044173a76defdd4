/// What is offered in the states of a graph.
///
/// Where a property's time is over before a timer falls due, the timer is no transition of the
/// state but of the one after it. Nothing has happened in between, so it is offered in both.
struct Offers {
  private let graph: FactGraph
  private let choices: EdgeChoices
  /// Whether any transition is only that a property's time is over.
  private let hasOverdue: Bool

  init(_ graph: FactGraph, _ choices: EdgeChoices) {
    self.graph = graph
    self.choices = choices
    hasOverdue = choices.choices.contains(where: \.isOverdue)
  }

  func choice(of edge: Int) -> Int { Int(choices.numbers[edge]) }

  /// The transitions that are offered in a state, some of them after properties' time only.
  func transitions(at state: Int) -> [Int] {
    guard hasOverdue else { return Array(graph.edges(of: state)) }
    return through(state).flatMap(graph.edges(of:)).filter { !isOverdue($0) }
  }

  func isKnown(at state: Int) -> Bool {
    through(state).allSatisfy { $0 < graph.expandedCount }
  }

  /// A state and those after it that nothing but properties' time leads to.
  private func through(_ state: Int) -> [Int] {
    var states = [state]
    var next = 0
    while hasOverdue, next < states.count {
      for edge in graph.edges(of: states[next]) where isOverdue(edge) {
        let target = Int(graph.targets[edge])
        if !states.contains(target) { states.append(target) }
      }
      next += 1
    }
    return states
  }

  private func isOverdue(_ edge: Int) -> Bool { choices.choices[choice(of: edge)].isOverdue }
}
