import EveryPath
import FlowModel

/// A way of writing a flow wrong: one change, such as a person makes by mistake.
public enum Mutation: String, Sendable, CaseIterable {
  /// A row is left out.
  case dropRow = "drop-row"
  /// A row leads to another state.
  case redirect = "redirect"
  /// A step is left out; of one that waits, the waiting too.
  case dropStep = "drop-step"
  /// Two neighbouring steps change places.
  case swapSteps = "swap-steps"
  /// A step that waits for its acknowledgement does not wait.
  case dropUntil = "drop-until"
  /// A delay is left out, or changes places with its neighbour.
  case changeDelay = "change-delay"
  /// An event that is refused or ignored is taken as somewhere else.
  case sneakRow = "sneak-row"
  /// After one row a state is another that looks the same and does nothing on one of its rows.
  case cloneState = "clone-state"
}

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

  func isPassed(by entries: [StepRecord.Entry]) -> Bool {
    entries.contains { entry in
      guard entry.component == component else { return false }
      if case .moved(let edge) = entry.disposition, edges.contains(edge) { return true }
      // Where a machine begins or resumes is not known: any beginning may be the changed one.
      if entry.disposition == .started { return isBeginning }
      guard case .symbol(let symbol)? = entry.input, let position = entry.position else {
        return false
      }
      return cells.contains(Mutant.Touch.Cell(position, symbol))
    }
  }
}
