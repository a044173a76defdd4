package import EveryPath

/// What the journeys of a compiled flow come to: from the start, or where a new process resumes.
package struct Reachability {
  package private(set) var positions: [Bool]
  /// For each order whether some journey comes to it, one that is given up on the way included.
  package private(set) var orders: [Bool]
  /// For each state whether some journey rests in it, or waits in its sequences.
  package private(set) var states: [Bool]

  /// For each state whether some journey begins there, or resumes there in a new process.
  package private(set) var begun: [Bool]

  /// Linear in the size of the compiled flow.
  package init(_ compiled: CompiledFlow) {
    positions = compiled.positions.map { _ in false }
    orders = compiled.orders.map { _ in false }
    states = [Bool](repeating: false, count: compiled.stateCount)
    begun = states
    var states = [compiled.start]
    var open: [Int] = []
    while true {
      if let state = states.popLast() {
        guard !begun[state] else { continue }
        begun[state] = true
        pass(compiled.entries[state].orders, compiled, &states)
        open.append(compiled.entries[state].target)
      } else if let position = open.popLast() {
        guard !positions[position] else { continue }
        positions[position] = true
        self.states[compiled.positions[position].state] = true
        resume(compiled.positions[position].state, compiled, &states)
        for range in compiled.abandoning[position] { pass(range, compiled, &states) }
        for edge in compiled.edges(from: position).map({ compiled.edges[$0] }) {
          pass(edge.orders, compiled, &states)
          open.append(edge.target)
        }
      } else {
        return
      }
    }
  }

  /// Takes some orders; from a state that is remembered it may resume.
  private mutating func pass(_ range: Range<Int>, _ compiled: CompiledFlow, _ states: inout [Int]) {
    for order in range {
      orders[order] = true
      if case .remember(let state) = compiled.orders[order] { resume(state, compiled, &states) }
    }
  }

  private func resume(_ state: Int, _ compiled: CompiledFlow, _ states: inout [Int]) {
    if case .at(let next) = compiled.resumptions[state] { states.append(next) }
  }
}
