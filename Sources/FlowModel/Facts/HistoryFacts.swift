/// A property that looks back, its facts as numbers.
package struct HistoryFacts: Sendable {
  package let kind: History
  /// Its facts, in the order of its kind.
  package let facts: [Int]
  /// Its number among the properties that look back.
  package let number: Int

  /// Another way to look back on the same facts.
  package func remembering(_ kind: History) -> HistoryFacts {
    HistoryFacts(kind: kind, facts: facts, number: number)
  }
}

// A set of facts may tell which of them held first, for a property to which that matters.
extension FactSets {
  /// Adds the facts of a property that looks back.
  package func add(_ kind: History, _ facts: [Predicate<W>]) -> HistoryFacts {
    add(kind, facts.map { add($0) })
  }

  package func add(_ kind: History, _ facts: [Int]) -> HistoryFacts {
    note(HistoryFacts(kind: kind, facts: facts, number: histories.count))
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
  package func instants(of history: HistoryFacts) -> [[[Bool]]] {
    (0..<UInt32(count)).map { instants(of: history, in: $0) }
  }

  package func instants(of history: HistoryFacts, in label: UInt32) -> [[Bool]] {
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
