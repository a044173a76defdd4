import EveryPath
public import FlowModel

/// One scenario through five flows: the server ends a login while everything is under way.
public enum KickedSystems {
  /// The app, built when first used, then the lessons: the same flows, bound to the app
  /// with one fault.
  public static var catalog: [any AnySystem] {
    [LazySystem("kicked", summary) { try kicked() }]
      + lessons.map { name, fault in
        LazySystem(name, fault.rawValue, isLesson: true) { try lesson(name, fault) }
      }
  }

  private static let summary =
    "logged in elsewhere: messenger, widget, comment, camera guide and popups, all at once"

  private static let lessons: [(name: String, fault: KickedFault)] = [
    ("kicked-beside", .presentsBeside), ("kicked-silent-sweep", .sweepsSilently),
    ("kicked-notice-first", .showsFirst), ("kicked-late-token", .trustsLateTokens),
  ]

  /// The shipped flows over one world.
  ///
  /// - Throws: the mistakes of a flow's definition.
  public static func kicked() throws -> System<KickedWorld> {
    System(
      "kicked", summary, components: try KickedBinding.components(nil),
      worlds: [KickedWorld(isUser: true), KickedWorld(isUser: false)], breakers: { try breakers() }
    ) {
      KickedProperties.all
    }
  }

  /// The lessons and mutants, which a check breaks its properties with.
  private static func breakers() throws -> [System<KickedWorld>] {
    try KickedFault.allCases.map { fault in
      let name = lessons.first { $0.fault == fault }?.name
      return try lesson(name ?? "kicked-mutant-\(fault)", fault)
    }
  }

  private static func lesson(_ name: String, _ fault: KickedFault) throws -> System<KickedWorld> {
    System(
      name, fault.rawValue, isLesson: true, components: try KickedBinding.components(fault),
      worlds: [KickedWorld(isUser: true, fault: fault)], breaks: fault.breaks
    ) {
      // What a lesson teaches comes first.
      KickedProperties.all.putting(first: fault.breaks)
    }
  }
}
