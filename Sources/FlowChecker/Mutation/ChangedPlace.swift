import EveryPath
import FlowModel

/// Where a mutant of one component differs from it: a path that passes none of that is the same.
struct ChangedPlace {
  private let component: Int
  private let edges: Set<Int>
  private let cells: Set<Mutant.Touch.Cell>
  private let isBeginning: Bool

  init(_ touch: Mutant.Touch, inComponent component: Int) {
    self.component = component
    edges = Set(touch.edges)
    cells = Set(touch.cells)
    isBeginning = !touch.entries.isEmpty
  }

  /// Whether any of what components were told passes it.
  func isPassed(by entries: [StepRecord.Entry]) -> Bool {
    entries.contains { entry in
      guard entry.component == component else { return false }
      if case .moved(let edge) = entry.disposition, edges.contains(edge) { return true }
      // Where a machine begins or goes on is not told: any beginning may be the changed one.
      if entry.disposition == .started { return isBeginning }
      guard case .symbol(let symbol)? = entry.input, let position = entry.position else {
        return false
      }
      return cells.contains(Mutant.Touch.Cell(position, symbol))
    }
  }
}
