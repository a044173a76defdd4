import FlowModel
import StateSpace

/// A property that looks back, its facts as numbers.
struct HistoryFacts {
  let kind: History
  /// Its facts, in the order of its kind.
  let facts: [Int]
  /// Its number among the properties that look back.
  let number: Int

  /// The observer of a searched graph.
  func watcher(_ graph: FactGraph) -> Monitor {
    let instants = graph.instants(of: self)
    return Monitor(width: kind.width, labels: instants.count) { set, memory in
      kind.after(instants[set], memory)
    }
  }

  /// One that breaks where a fact holds once all of a step is remembered as 1.
  func watcher(_ graph: FactGraph, breakingOn last: [Bool]) -> Monitor {
    let instants = graph.instants(of: self)
    return Monitor(width: kind.width, labels: instants.count) { set, memory in
      let after = kind.after(instants[set], memory)
      return after == 1 && last[set] ? Monitor.violated : after
    }
  }

  /// Another way to look back on the same facts.
  func remembering(_ kind: History) -> HistoryFacts {
    HistoryFacts(kind: kind, facts: facts, number: number)
  }
}

// A set of facts may tell which of them held first, for a property to which that matters.
extension FactSets {
  /// Adds the facts of a property that looks back.
  func add(_ kind: History, _ facts: [Predicate<W>]) -> HistoryFacts {
    add(kind, facts.map { add($0) })
  }

  /// The same for facts that have numbers.
  func add(_ kind: History, _ facts: [Int]) -> HistoryFacts {
    let history = HistoryFacts(kind: kind, facts: facts, number: histories.count)
    histories.append(history)
    return history
  }

  /// Whether it may matter to a property in which order these facts held.
  func asksForOrder(_ words: [UInt64]) -> Bool {
    histories.contains { $0.kind.asksForOrder($0.facts.map(words.holds)) }
  }

  /// The number of a set of facts together with their order.
  ///
  /// - Parameter instants: which facts of a property hold at each instant, by which hold in the
  ///   whole step.
  func label(
    _ label: UInt32, _ instants: (_ history: HistoryFacts, _ whole: [Bool]) -> [[Bool]]
  ) -> UInt32 {
    var words = self.words(label)
    for history in histories {
      let whole = history.facts.map(words.holds)
      guard history.kind.asksForOrder(whole) else { continue }
      let instants = instants(history, whole)
      guard instants != [whole] else { continue }
      words += [UInt64(history.number), UInt64(instants.count)]
      words += instants.map { facts in
        facts.indices.reduce(0) { $0 | (facts[$1] ? 1 << UInt64($1) : 0) }
      }
    }
    return self.label(of: words)
  }

  /// Which facts of a property hold at each instant, for each set.
  func instants(of history: HistoryFacts) -> [[[Bool]]] {
    (0..<UInt32(count)).map { label in
      let words = self.words(label)
      var place = width
      while place < words.count {
        let rows = words[(place + 2)...].prefix(Int(words[place + 1]))
        if words[place] == UInt64(history.number) {
          return rows.map { row in history.facts.indices.map { row & 1 << UInt64($0) != 0 } }
        }
        place += 2 + rows.count
      }
      return [history.facts.map(words.holds)]
    }
  }
}
