extension AnySystem {
  /// The properties that a journey breaks, in the order in which it does.
  ///
  /// - Parameters:
  ///   - choices: the ids of the journey's choices.
  ///   - world: the number of the world it begins in, counted from 1; unless given, the first in
  ///     which every choice can be taken.
  /// - Throws: ``Mismatch`` if a choice is not offered, ``MissingWorld`` if the world is missing.
  public func broken(taking choices: [String], world: Int? = nil) throws -> [String] {
    try accept(Taking(choices: choices, world: world))
  }
}

private struct Taking: SystemVisitor {
  let choices: [String]
  let world: Int?

  func visit<W: World>(_ system: System<W>) throws -> [String] {
    var walk = try Walk(system, in: world, orWhereFit: choices)
    let done = walk.steps.count
    if let mismatch = walk.take(Array(choices.dropFirst(done))) { throw mismatch.after(done) }
    return walk.trace.breaches.map(\.name)
  }
}
