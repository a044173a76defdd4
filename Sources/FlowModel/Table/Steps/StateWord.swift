/// The word of a state: the number of its setting above that of its world.
@usableFromInline
package enum StateWord {
  /// The word of a state.
  @inlinable
  package static func of(_ world: UInt32, _ setting: UInt32) -> UInt64 { word(setting, world) }

  /// The two numbers of a state.
  @inlinable
  package static func parts(of state: UInt64) -> (world: UInt32, setting: UInt32) {
    let (setting, world) = halves(of: state)
    return (world, setting)
  }
}
