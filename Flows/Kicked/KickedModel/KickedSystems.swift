import EveryPath
public import FlowModel
import GuestFlow
public import PopupsFlow

/// One scenario through five flows: the server ends a login while everything is under way.
public enum KickedSystems {
  /// The app, built when somebody works with it, then the lessons.
  public static var catalog: [any AnySystem] {
    [LazySystem("kicked", summary) { try kicked() }]
      + lessons.map { lesson in
        LazySystem(lesson.name, lesson.summary, isLesson: true) { try self.lesson(lesson.fault) }
      }
  }

  private static let summary =
    "logged in elsewhere: messenger, widget, comment, camera guide and popups, all at once"

  /// The shipped flows over one world.
  ///
  /// - Throws: the mistakes of a flow's definition.
  public static func kicked() throws -> System<KickedWorld> {
    System(
      "kicked", summary, components: try KickedBinding.components(nil),
      worlds: [KickedWorld(.user), KickedWorld(.nobody)], breakers: { try breakers() }
    ) {
      KickedProperties.all
    }
  }

  /// The way to the camera alone, with or without a scheduler.
  ///
  /// - Throws: the mistakes of a flow's definition.
  public static func scan(through presenter: Prompts.Presenter) throws -> System<KickedWorld> {
    System(
      "kicked-scan", "the way to the camera alone", components: [try KickedBinding.camera()],
      worlds: [KickedWorld(.nobody, scope: .scan, presenter: presenter)]
    ) {}
  }
}
