/// A transition from one position to another, or into the first one.
package struct GraphEdge: Equatable, Sendable {
  /// What makes a machine take an edge.
  package enum Trigger: Hashable, Sendable {
    /// An event, or an outcome of a called component.
    case symbol(Int)
    /// A timeout or delay that is over.
    case timer(Int)
  }

  /// The position it leaves.
  package var source: Int
  /// What makes a machine take it.
  package let trigger: Trigger
  /// The position it leads to.
  package var target: Int
  /// What to do on the transition, in order: a range of the compiled flow's orders.
  package var orders: Range<Int>
  /// Whether a state is left: there is a `Go`.
  package var leaves: Bool
  package let interrupts: Bool
  /// Where it was written: the row, or the step that waits.
  package let line: SourceLine

  package init(
    source: Int, trigger: Trigger, target: Int, orders: Range<Int>, leaves: Bool,
    interrupts: Bool, line: SourceLine
  ) {
    self.source = source
    self.trigger = trigger
    self.target = target
    self.orders = orders
    self.leaves = leaves
    self.interrupts = interrupts
    self.line = line
  }
}

/// How a state is entered: by a start, a `Go`, or a resumption.
package struct Entry: Sendable {
  /// The position at which entering comes to rest.
  package var target: Int
  /// What to do on the transition.
  package var orders: Range<Int>
}

/// Where a new process resumes a remembered state.
package enum ResumeEntry: Sendable {
  /// Enter the state.
  case at(state: Int)
  /// End with the outcome.
  case drop(outcome: Int)
}

/// What a symbol does at a position.
package enum Cell: Hashable, Sendable {
  /// Nothing; it is reported.
  case refuse
  /// Takes an edge.
  case move(edge: Int)
  /// Nothing, on purpose.
  case ignore(reason: Int)
  /// It waits for the end of the sequence.
  case hold
}

extension CompiledFlow {
  /// What makes a machine take an edge, in words: the symbol's id, or `0.2 s pass`.
  package func name(of trigger: GraphEdge.Trigger) -> String {
    switch trigger {
    case .symbol(let symbol): symbols[symbol].id
    case .timer(let timer): "\(timers[timer].duration.inWords) pass"
    }
  }
}
