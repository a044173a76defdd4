/// A system has no world, or not the one that is asked for.
public struct MissingWorld: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is missing, and what to do.
  public let description: String

  /// - Parameter number: the number of the world that is asked for, counted from 1; nil for any.
  init<W: World>(_ number: Int?, of system: System<W>) {
    let count = system.worlds.count
    let known = count == 1 ? "1 world" : "\(count) worlds"
    description =
      number.map { "\(system.name) has \(known), so there is no world \($0)." }
      ?? "`\(system.name)` has no world to start from, so nothing can happen; give it one in "
      + "`worlds:`."
  }
}

extension Walk {
  /// A walk that begins in the world with a number; without one, as far as it goes where some
  /// choices fit.
  ///
  /// - Parameter world: counted from 1.
  /// - Throws: ``MissingWorld``.
  package init(
    _ system: System<W>, in world: Int?, orWhereFit choices: [String]
  ) throws(MissingWorld) {
    guard let world else {
      self.init(system, taking: choices)
      return
    }
    guard system.worlds.indices.contains(world - 1) else {
      throw MissingWorld(world, of: system)
    }
    self.init(system, world: world)
  }
}
