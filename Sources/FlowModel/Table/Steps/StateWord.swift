/// The word of a state: the number of its setting above that of its world.
///
/// Worlds that are found one after the other mostly meet in one setting, so their states are
/// neighbours; a search keeps sixty-four neighbours as one bitmap.
@usableFromInline
package enum StateWord {
  /// The word of a state.
  @inlinable
  @inline(__always)
  package static func of(_ world: UInt32, _ setting: UInt32) -> UInt64 { word(setting, world) }

  /// The two numbers of a state.
  @inlinable
  @inline(__always)
  package static func parts(of state: UInt64) -> (world: UInt32, setting: UInt32) {
    let (setting, world) = halves(of: state)
    return (world, setting)
  }

  /// The first number that a helper gives a world which it found and the table does not have.
  @inlinable package static var firstFresh: UInt32 { 1 << 30 }

  /// Whether the world of a state has such a number.
  @inlinable
  @inline(__always)
  package static func isFresh(_ state: UInt64) -> Bool { state & UInt64(firstFresh) != 0 }
}
