/// What steps do to the clocks of a system's properties, by their labels.
final class ClockFacts<W: World> {
  private let facts: FactTable<W>
  private let histories: [HistoryFacts]
  /// What a step with a label does to each clock.
  private var turns: [[PropertyClock<W>.Turn]] = []

  init(_ clocks: [PropertyClock<W>]) {
    let sets = FactSets<W>()
    histories = clocks.map { sets.add(.leadsTo, [$0.begins, $0.ends]) }
    facts = FactTable(sets)
  }

  func label(
    of successor: StepTable.Successor, from state: UInt64, in table: SystemTable<W>
  ) -> UInt32 {
    facts.label(of: successor, from: state, in: table)
  }

  func turns(_ label: UInt32) -> [PropertyClock<W>.Turn] {
    while turns.count <= Int(label) {
      let label = UInt32(turns.count)
      turns.append(histories.map { .init(facts.sets.instants(of: $0, in: label)) })
    }
    return turns[Int(label)]
  }
}
