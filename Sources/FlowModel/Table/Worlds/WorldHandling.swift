/// How a kind of world is handled by numbers, compiled for that kind.
///
/// Made where a world's type is known: there the compiler can specialise what
/// ``WorldTable`` does with it. Made anywhere else it does the same, slower.
@frozen
@usableFromInline
package struct WorldHandling<W: World>: Sendable {
  @usableFromInline let offer: @Sendable (WorldTable<W>, UInt32, inout [WorldSteps.Offer]) -> Void
  @usableFromInline let carryOut: @Sendable (WorldTable<W>, UInt32, UInt32) -> UInt64
  /// The components that properties or the world have spoken of although there are none.
  @usableFromInline let missingComponents: Guarded<Set<String>>
  /// The components that were answered at an address which the world's `renumber` leaves out.
  @usableFromInline let lostComponents: Guarded<Set<Int>>
  /// The predicates that are called the same and differ at a step.
  @usableFromInline let ambiguousPredicates: Guarded<Set<String>>
  /// The values that properties ask components for, whose flows have none of their types.
  @usableFromInline let foreignValues: Guarded<Set<ForeignValue>>

  @inlinable
  package init() {
    offer = { table, world, offers in table.findOffers(of: world, into: &offers) }
    carryOut = { table, order, world in table.play(order, world) }
    ambiguousPredicates = Guarded([])
    missingComponents = Guarded([])
    lostComponents = Guarded([])
    foreignValues = Guarded([])
  }

  /// Notes that a property or the world speaks of a component that there is not.
  @usableFromInline
  func noteMissing(_ component: String) {
    missingComponents.withLock { _ = $0.insert(component) }
  }

  /// Notes that a property asks a component for a value of another flow.
  func noteForeign(_ value: ForeignValue) {
    foreignValues.withLock { _ = $0.insert(value) }
  }

  /// Notes that a component was answered at an address which the world's `renumber` leaves out.
  @usableFromInline
  func noteLost(component: Int) {
    lostComponents.withLock { _ = $0.insert(component) }
  }
}
