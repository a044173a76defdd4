/// How a kind of world is handled by numbers, compiled for that kind.
///
/// Made where a world's type is known: there the compiler can specialise what
/// ``WorldTable`` does with it. Made anywhere else it does the same, slower.
@frozen
@usableFromInline
package struct WorldHandling<W: World>: Sendable {
  @usableFromInline let offer: @Sendable (WorldTable<W>, UInt32) -> [UInt32]
  @usableFromInline let carryOut: @Sendable (WorldTable<W>, UInt32, UInt32) -> UInt64

  @inlinable
  package init() {
    offer = { table, world in table.findOffer(of: world) }
    carryOut = { table, order, world in table.play(order, world) }
  }
}
