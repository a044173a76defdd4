public import StateSpace

/// Settings by number, for all systems that can be in the same ones.
@usableFromInline
package final class ControlStateTable {
  @usableFromInline private(set) var controlStates = Interner<Kept<ControlState>>()

  /// No control states yet.
  package init() {}

  func number(of controlState: ControlState) -> UInt32 {
    controlStates.number(keeping: controlState)
  }

  func controlState(_ number: UInt32) -> ControlState { controlStates[number].value }
}
