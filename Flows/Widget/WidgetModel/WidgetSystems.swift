public import EveryPath
public import FlowModel
import WidgetFlow

/// The widget on its phone.
public enum WidgetSystems {
  /// Every widget system, built when first used: the shipped one, then the lessons.
  public static var catalog: [any AnySystem] {
    [LazySystem("widget", summary) { try system() }]
      + lessons
  }

  private static let summary = "app and widget share a token: its owner, its reloads, its taps"

  /// The shipped flows on a phone, with the one list of properties.
  ///
  /// - Throws: ``DefinitionErrors`` if a flow has mistakes.
  public static func system() throws(DefinitionErrors) -> System<WidgetPhone> {
    System(
      "widget", summary, components: try WidgetBinding.components(), worlds: worlds,
      breakers: { try breakers() }
    ) {
      WidgetProperties.all
    }
  }

  /// A fresh phone, and phones on which an earlier version left somebody else's token or data.
  static let worlds = [
    WidgetPhone(), WidgetPhone(shared: SharedToken(.anna)),
    WidgetPhone(account: .bert, shared: SharedToken(.anna)), WidgetPhone(shown: .anna),
    WidgetPhone(account: .bert, shown: .anna),
  ]
}

/// The lessons and mutants: they share the world and the list of properties.
extension WidgetSystems {
  static let lessons: [LazySystem<WidgetPhone>] = [
    lesson(
      "widget-article", "the published token sharing with all its faults",
      [.trustsLateTokens, .testsPresence, .leavesWithoutReload, .forgetsOwedReload],
      breaks: []),
    lesson(
      "widget-late-token", "a token that arrives after the logout is stored",
      [.trustsLateTokens],
      breaks: [.lateToken, .storedForOwner]),
    lesson(
      "widget-presence", "a token is kept because it is there, no matter whose it is",
      [.testsPresence],
      breaks: [.ownToken, .foreignGoes]),
    lesson(
      "widget-no-reload", "a logout does not reload the widget",
      [.leavesWithoutReload],
      breaks: [.ownData, .endReloads]),
    lesson(
      "widget-owed-reload",
      "a reload that was prevented by the end of a process is never made up for",
      [.forgetsOwedReload],
      breaks: [.ownData, .restsOnStore, .owedAsked]),
    lesson(
      "widget-locked", "a store that cannot be read yet is taken for an empty one",
      breaks: [.saidOfARead, .showsLater, .removedOnlyBy, .notYet]
    ) { try WidgetLessonBinding.componentsThatOverlookLocks() },
    lesson(
      "widget-early", "a store that reads as empty before the unlock is believed: nobody",
      breaks: [.notLoggedOut, .readAgain, .notYet]
    ) { try WidgetLessonBinding.componentsThatBelieveEarlyReadings() },
    lesson(
      "widget-last-user", "an entry is completed with data of a user who has logged out meanwhile",
      breaks: [.ofTheUser, .renewed]
    ) { try WidgetLessonBinding.components(timeline: .completesAnyway) },
    lesson(
      "widget-endless", "the data of a user who has left stay while the system ignores the reload",
      breaks: [.ownData]
    ) { try WidgetLessonBinding.components(timeline: .neverEnds) },
  ]

  private static func lesson(
    _ name: String, _ summary: String, _ faults: Set<WidgetToken.Fault>,
    breaks: [PropertyID]
  ) -> LazySystem<WidgetPhone> {
    lesson(name, summary, breaks: breaks) { try WidgetLessonBinding.components(token: faults) }
  }

  private static func lesson(
    _ name: String, _ summary: String, breaks: [PropertyID],
    components: @escaping @Sendable () throws -> [Component<WidgetPhone>]
  ) -> LazySystem<WidgetPhone> {
    LazySystem(name, summary, isLesson: true) {
      System(
        name, summary, isLesson: true, components: try components(), worlds: WidgetSystems.worlds,
        breaks: breaks
      ) {
        // What a lesson teaches comes first.
        WidgetProperties.all.putting(first: breaks)
      }
    }
  }

  /// The mutants, then the lessons: what a check breaks its properties with.
  static func breakers() throws -> [System<WidgetPhone>] {
    var result: [System<WidgetPhone>] = []
    for fault in WidgetToken.Fault.allCases {
      let components = try WidgetLessonBinding.components(token: [fault])
      result.append(mutant(fault.rawValue, components, breaks: breaks(fault)))
    }
    for fault in WidgetRoute.Fault.allCases {
      let components = try WidgetLessonBinding.components(route: fault)
      let breaks: [PropertyID] = fault == .staysHome ? [.tapEnds] : []
      result.append(mutant(fault.rawValue, components, breaks: breaks))
    }
    for fault in WidgetTimeline.Fault.allCases {
      let components = try WidgetLessonBinding.components(timeline: fault)
      result.append(mutant(fault.rawValue, components, breaks: breaks(fault)))
    }
    return try result + lessons.map { try $0.built() }
  }

  /// What is broken by a mistake about the token, but far from the start.
  private static func breaks(_ fault: WidgetToken.Fault) -> [PropertyID] {
    switch fault {
    case .neverStores: [.upToDate, .canGetToken]
    case .waitsForEver: [.tokenEnds]
    default: []
    }
  }

  /// What is broken by a mistake of the widget, but far from the start.
  private static func breaks(_ fault: WidgetTimeline.Fault) -> [PropertyID] {
    switch fault {
    case .writes: [.oneWriter]
    case .triesAgain: [.openApp, .noFastLoop]
    default: []
    }
  }

  private static func mutant(
    _ fault: String, _ components: [Component<WidgetPhone>], breaks: [PropertyID] = []
  ) -> System<WidgetPhone> {
    System(
      "widget-mutant-\(fault)", fault, isLesson: true, components: components,
      worlds: [WidgetPhone()],
      breaks: breaks
    ) {
      WidgetProperties.all
    }
  }
}
