import FlowModel
import PermissionFlow
import WidgetFlow
import WidgetLessons

/// The lessons and mutants: they share the world and the list of promises.
extension WidgetSystems {
  /// A widget with published faults.
  struct Lesson: Sendable {
    let name: String
    let summary: String
    let faults: Set<WidgetCarelessToken.Fault>
    /// What it is there to show.
    let breaks: [String]

    func build() throws(DefinitionErrors) -> System<WidgetPhone> {
      let breaks = breaks
      return System(
        name, summary, isLesson: true, parts: try WidgetLessonBinding.parts(token: faults),
        worlds: WidgetSystems.worlds, breaks: breaks
      ) {
        // What a lesson teaches comes first.
        WidgetPromises.all.filter { breaks.contains($0.name) }
        WidgetPromises.all.filter { !breaks.contains($0.name) }
      }
    }
  }

  /// The lessons.
  static let lessons: [Lesson] = [
    Lesson(
      name: "widget-article", summary: "the published token sharing with all its faults",
      faults: [.trustsLateTokens, .testsPresence, .leavesWithoutReload, .forgetsOwedReload],
      breaks: []),
    Lesson(
      name: "widget-late-token", summary: "a token that arrives after the logout is stored",
      faults: [.trustsLateTokens],
      breaks: [
        "never: a token that arrives late is stored",
        "only a token of whoever is logged in is stored",
      ]),
    Lesson(
      name: "widget-presence", summary: "a token is kept because it is there, whoever's it is",
      faults: [.testsPresence],
      breaks: [
        "the token in the shared store is of whoever is logged in",
        "a launch removes a token of somebody else",
      ]),
    Lesson(
      name: "widget-no-reload", summary: "a logout does not reload the widget",
      faults: [.leavesWithoutReload],
      breaks: [
        "the widget never rests on the data of somebody who is not logged in",
        "a session ends only with a reload of the widget",
      ]),
    Lesson(
      name: "widget-owed-reload",
      summary: "a reload that the end of a process prevented is never made up for",
      faults: [.forgetsOwedReload],
      breaks: [
        "the widget never rests on the data of somebody who is not logged in",
        "while the app lives the widget comes to rest on what the store holds",
        "a launch that finds a reload owed asks for it",
      ]),
  ]

  /// The mutants, then the lessons: what a check breaks its promises with.
  static func breakers() throws(DefinitionErrors) -> [System<WidgetPhone>] {
    var result: [System<WidgetPhone>] = []
    for fault in WidgetCarelessToken.Fault.allCases {
      let parts = try WidgetLessonBinding.parts(token: [fault])
      result.append(mutant(fault.rawValue, parts, breaks: breaks(fault)))
    }
    for fault in WidgetCarelessRoute.Fault.allCases {
      let parts = try WidgetLessonBinding.parts(route: fault)
      result.append(mutant(fault.rawValue, parts))
    }
    for fault in WidgetCarelessTimeline.Fault.allCases {
      let parts = try WidgetLessonBinding.parts(timeline: fault)
      result.append(mutant(fault.rawValue, parts, breaks: breaks(fault)))
    }
    for lesson in lessons { result.append(try lesson.build()) }
    return result
  }

  /// What is broken by a mistake about the token, but far from the start.
  private static func breaks(_ fault: WidgetCarelessToken.Fault) -> [String] {
    guard fault == .neverStores else { return [] }
    return [
      "the widget is up to date while the app does not run",
      "whoever is logged in can still get a token",
    ]
  }

  /// What is broken by a mistake of the widget, but far from the start.
  private static func breaks(_ fault: WidgetCarelessTimeline.Fault) -> [String] {
    switch fault {
    case .writes: ["never: the extension writes to the shared store"]
    case .triesAgain:
      [
        "a token that does not count any more says: open the app",
        "after a token that does not count the widget asks only when the app wants it",
      ]
    default: []
    }
  }

  private static func mutant(
    _ fault: String, _ parts: [Part<WidgetPhone>], breaks: [String] = []
  ) -> System<WidgetPhone> {
    System(
      "widget-mutant-\(fault)", fault, isLesson: true, parts: parts, worlds: [WidgetPhone()],
      breaks: breaks
    ) {
      WidgetPromises.all
    }
  }
}
