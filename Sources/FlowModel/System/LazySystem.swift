import EveryPath

/// A system that is built when it is worked with, so that a long catalog costs nothing.
///
/// ```swift
/// JourneyCommand.main(systems: [
///   LazySystem("camera", "Pop the page, then prompt.") { try CameraSystems.camera() }
/// ])
/// ```
public struct LazySystem<W: World>: AnySystem {
  /// The system's name, as it is typed.
  public let name: String
  /// What it is, in one line.
  public let summary: String
  /// Whether it is a lesson.
  public let isLesson: Bool
  private let build: @Sendable () throws -> System<W>

  /// The system that `build` makes, known by name and summary before it is made.
  ///
  /// - Parameters:
  ///   - name: the name that the system has.
  ///   - summary: what it is, in one line.
  ///   - isLesson: whether it is a lesson.
  ///   - build: makes the system, each time that it is worked with.
  public init(
    _ name: String, _ summary: String, isLesson: Bool = false,
    _ build: @escaping @Sendable () throws -> System<W>
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
  /// - Throws: `DefinitionErrors` with the mistakes of a definition, ``UnbuiltSystem`` if it could
  ///   not be made for another reason or has another name, or what the visitor throws.
  public func accept<Visitor: SystemVisitor>(_ visitor: Visitor) throws -> Visitor.Result {
    try built().accept(visitor)
  }

  /// Builds the system.
  ///
  /// - Throws: `DefinitionErrors` with the mistakes of a definition, or ``UnbuiltSystem`` if it
  ///   could not be made for another reason or has another name.
  public func built() throws -> System<W> {
    let system: System<W>
    do {
      system = try build()
    } catch let mistakes as DefinitionErrors {
      throw mistakes
    } catch let unbuilt as UnbuiltSystem {
      throw unbuilt
    } catch {
      throw UnbuiltSystem(name, because: error)
    }
    guard system.name == name else { throw UnbuiltSystem(name, isCalled: system.name) }
    return system
  }
}
