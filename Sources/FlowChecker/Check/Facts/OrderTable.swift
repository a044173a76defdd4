import FlowModel

/// The labels of steps in which it matters what happened first.
///
/// As with the facts themselves, steps that are alike in what tells are looked at once.
struct OrderTable<W: World> {
  private let byLog = Memo()
  private let byState = Memo()
  private let logs = Memo()
  private let controlStates = Memo()

  /// The label of a step, by that of its facts alone.
  func label(
    _ label: UInt32, _ successor: StepTable.Successor, from state: UInt64, in table: SystemTable<W>,
    _ sets: FactSets<W>
  ) -> UInt32 {
    let alike = word(label, successor.log)
    if let known = byLog.value(of: alike) { return UInt32(truncatingIfNeeded: known) }
    let (world, controlState) = StateWord.numbers(of: successor.state)
    let log = logs.value(of: alike) { UInt32(logs.count) }
    let after = word(
      world, controlStates.value(of: word(log, controlState)) { UInt32(controlStates.count) })
    if let known = byState.value(of: after) { return UInt32(truncatingIfNeeded: known) }
    let (ordered, seen) = table.transition(successor, from: state).look {
      sets.label(label, at: $0)
    }
    if TransitionParts.log.isSuperset(of: seen) {
      byLog.note(UInt64(ordered), of: alike)
    } else if TransitionParts.whatComesAfter.isSuperset(of: seen) {
      byState.note(UInt64(ordered), of: after)
    }
    return ordered
  }
}
