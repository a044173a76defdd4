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
