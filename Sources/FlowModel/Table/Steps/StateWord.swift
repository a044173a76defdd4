/// The word of a state: the number of its control state above that of its world.
@usableFromInline
package enum StateWord {
  /// The word of a state.
  @inlinable
  package static func of(_ world: UInt32, _ controlState: UInt32) -> UInt64 {
    word(controlState, world)
  }

  /// The two numbers of a state.
  @inlinable
  package static func numbers(of state: UInt64) -> (world: UInt32, controlState: UInt32) {
    let (controlState, world) = halves(of: state)
    return (world, controlState)
  }
}
