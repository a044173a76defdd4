/// A system that is built when somebody works with it, so that a long shelf costs nothing.
///
/// ```swift
/// JourneyTool.main(systems: [
///   LazySystem("camera", "Pop the page, then prompt.") { try CameraSystems.camera() }
/// ])
/// ```
public struct LazySystem: AnySystem {
  /// The system's name, as it is typed.
  public let name: String
  /// What it is, in one line.
  public let summary: String
  /// Whether it is a lesson.
  public let isLesson: Bool
  private let build: @Sendable () throws -> any AnySystem

  /// The system that `build` makes, known by name and summary before it is made.
  public init(
    _ name: String, _ summary: String, isLesson: Bool = false,
    _ build: @escaping @Sendable () throws -> any AnySystem
  ) {
    self.name = name
    self.summary = summary
    self.isLesson = isLesson
    self.build = build
  }

  /// The system's fingerprint; empty if its definition has mistakes.
  public var fingerprint: String { (try? build().fingerprint) ?? "" }

  /// The system's journeys; none if its definition has mistakes.
  public var journeys: [Journey] { (try? build().journeys) ?? [] }

  /// Builds the system and hands it to a visitor.
  ///
  /// - Throws: the mistakes of the definition, or what the visitor throws.
  public func accept<Visitor: SystemVisitor>(_ visitor: Visitor) throws -> Visitor.Result {
    try build().accept(visitor)
  }
}
