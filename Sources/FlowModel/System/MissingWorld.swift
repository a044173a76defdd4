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

extension System {
  /// Where the world with a number is among the worlds.
  ///
  /// - Parameter number: counted from 1.
  /// - Throws: ``MissingWorld``.
  package func place(ofWorld number: Int) throws(MissingWorld) -> Int {
    guard worlds.indices.contains(number - 1) else { throw MissingWorld(number, of: self) }
    return number - 1
  }
}
