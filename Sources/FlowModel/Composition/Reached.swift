package import EveryPath

/// What the journeys of a plan come to: from the start, and from wherever a new process goes on.
package struct Reached {
  /// For each position whether some journey comes to rest there.
  package private(set) var positions: [Bool]
  /// For each order whether some journey comes to it, one that is given up on the way included.
  package private(set) var orders: [Bool]
  /// For each state whether some journey rests in it, or waits in its sequences.
  package private(set) var states: [Bool]

  /// For each state whether some journey begins there, or goes on there in a new process.
  package private(set) var begun: [Bool]

  /// Linear in the size of the plan.
  package init(_ plan: Plan) {
    positions = plan.positions.map { _ in false }
    orders = plan.orders.map { _ in false }
    states = [Bool](repeating: false, count: plan.stateCount)
    begun = states
    var states = [plan.start]
    var open: [Int] = []
    while true {
      if let state = states.popLast() {
        guard !begun[state] else { continue }
        begun[state] = true
        pass(plan.entries[state].orders, plan, &states)
        open.append(plan.entries[state].target)
      } else if let position = open.popLast() {
        guard !positions[position] else { continue }
        positions[position] = true
        self.states[plan.positions[position].state] = true
        resume(plan.positions[position].state, plan, &states)
        for range in plan.abandoning[position] { pass(range, plan, &states) }
        for edge in plan.edges(from: position).map({ plan.edges[$0] }) {
          pass(edge.orders, plan, &states)
          open.append(edge.target)
        }
      } else {
        return
      }
    }
  }

  /// Takes some orders; whoever remembers a state may go on from it.
  private mutating func pass(_ range: Range<Int>, _ plan: Plan, _ states: inout [Int]) {
    for order in range {
      orders[order] = true
      if case .remember(let state) = plan.orders[order] { resume(state, plan, &states) }
    }
  }

  private func resume(_ state: Int, _ plan: Plan, _ states: inout [Int]) {
    if case .at(let next) = plan.resumptions[state] { states.append(next) }
  }
}
