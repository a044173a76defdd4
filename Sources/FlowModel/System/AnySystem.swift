/// A system whose world is not known: what a catalog of systems holds.
public protocol AnySystem: Sendable {
  /// The system's name, as it is typed.
  var name: String { get }
  /// What it is, in one line.
  var summary: String { get }
  /// Whether it is a lesson.
  var isLesson: Bool { get }
  /// Changes whenever the behaviour of one of the components changes.
  var fingerprint: String { get }
  /// The journeys worth keeping by name.
  var journeys: [Journey] { get }

  /// Hands the system, with its world known, to a visitor.
  func accept<Visitor: SystemVisitor>(_ visitor: Visitor) throws -> Visitor.Result
}

/// Something to be done with a system of any world.
public protocol SystemVisitor {
  /// What comes of it.
  associatedtype Result
  /// Does it.
  func visit<W: World>(_ system: System<W>) throws -> Result
}

extension System: AnySystem {
  /// Hands the system to a visitor.
  ///
  /// - Throws: ``MissingWorld`` if the system has none, or what the visitor throws.
  public func accept<Visitor: SystemVisitor>(_ visitor: Visitor) throws -> Visitor.Result {
    guard !worlds.isEmpty else { throw MissingWorld(nil, of: self) }
    return try visitor.visit(self)
  }
}

/// A listed system that could not be made, or that is not the one its listing names.
public struct UnbuiltSystem: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong, as a sentence.
  public let description: String

  /// Making it ended with an error of its author's own.
  init(_ name: String, because error: any Error) {
    description = "\(name) could not be built: \(error)"
  }

  init(_ name: String, isCalled other: String) {
    description =
      "The system that is listed as \"\(name)\" is called \"\(other)\"; its journeys and commands "
      + "name it so, so list it by that name."
  }
}

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
