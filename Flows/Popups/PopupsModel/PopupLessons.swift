package import FlowModel
import PopupsFlow

/// The lessons and mutants: schedulers with one fault each, on the smallest stage that shows it.
package enum PopupLessons {
  /// A fault that somebody may meet, as a system of its own.
  package struct Lesson: Sendable {
    /// The system's name.
    package let name: String
    /// What is wrong.
    package let fault: PopupLesson.Fault
    /// The properties that it is meant to break, by name.
    package let breaks: [PropertyID]

    /// What is wrong, in one line.
    package var summary: String { fault.rawValue }

    /// The system.
    package func system() -> System<PopupSystems.World> {
      PopupLessons.system(name, fault, breaks: breaks)
    }
  }

  /// The lessons, in order.
  package static let lessons: [Lesson] = [
    Lesson(
      name: "popups-stack", fault: .equalCovers,
      breaks: ["never: a popup comes up before an equal that was there first"]),
    Lesson(
      name: "popups-waiting", fault: .dismissalShowsAgain,
      breaks: [
        "dismissing one that waits touches nothing else", "never: two timers count for one popup",
      ]),
    Lesson(
      name: "popups-alone", fault: .timerForEachCleared,
      breaks: ["never: two timers count for one popup"]),
    Lesson(
      name: "popups-page", fault: .forgetsContainers,
      breaks: [
        "a page that is gone leaves none of its popups",
        "closing what is there can bring everything to an end",
      ]),
    Lesson(
      name: "popups-clearing", fault: .noPromotionAfterClearing,
      breaks: ["nobody waits while the group shows nothing"]),
    Lesson(
      name: "popups-silent", fault: .silentPromotion,
      breaks: ["whoever is on screen was told so"]),
    Lesson(
      name: "popups-countdown", fault: .countsAnew,
      breaks: ["never: a popup's time is over sooner or later than it said"]),
    Lesson(
      name: "popups-hurry", fault: .hurries,
      breaks: ["never: two popups of one group are on screen"]),
    Lesson(
      name: "popups-asking", fault: .asksBeside,
      breaks: ["never: the system is asked while a popup is on screen"]),
    Lesson(
      name: "popups-away", fault: .losesTurn,
      breaks: ["what waits keeps its turn while the app is away"]),
    Lesson(
      name: "popups-swept", fault: .ignoresLoss,
      breaks: [
        "what was swept away without a word ends once the app misses it",
        "nobody waits while the group shows nothing",
      ]),
  ]

  /// The mutants, then the lessons: what a check breaks its properties with.
  static var breakers: [System<PopupSystems.World>] {
    let taught = lessons.map(\.fault)
    let mutants = PopupLesson.Fault.allCases.filter { !taught.contains($0) }
    return mutants.map { system("popups-mutant", $0, breaks: breaks($0)) }
      + lessons.map { $0.system() }
  }

  /// A scheduler with a fault; what it teaches comes first.
  static func system(
    _ name: String, _ fault: PopupLesson.Fault, breaks: [PropertyID]
  ) -> System<PopupSystems.World> {
    let all = PopupProperties<ModelScheduler>.all
    return System(
      name, fault.rawValue, isLesson: true, components: [],
      worlds: [stage(for: fault)].map { stage in
        PopupSystems.World(stage, .lesson(PopupLesson(fault, catalogue: stage.popups)))
      },
      breaks: breaks
    ) {
      all.putting(first: breaks)
    }
    .drawing { [try PopupSystems.drawing { _ in .lesson(PopupLesson(fault)) }] }
  }

  /// What a mutant is meant to break.
  private static func breaks(_ fault: PopupLesson.Fault) -> [PropertyID] {
    switch fault {
    case .lastComesLast:
      [
        "never: a popup comes up before a higher one that is ready",
        "nothing waits behind a lower one that can be covered",
      ]
    case .dropsCovered: ["never: a popup vanishes without an end"]
    case .endsTwice: ["never: a popup ends a second time"]
    case .comesBack: ["never: a popup comes up that nobody asked for, or that has ended"]
    case .terminatorSparesOthers: ["a terminator leaves nobody waiting or on screen"]
    case .aloneSparesWaiting: ["one that is alone leaves nobody of its group"]
    case .closingSpills: ["what happens in one group leaves the others alone"]
    case .countsUnderCover: ["never: time is counted for what is not on screen"]
    case .neverGoesOn: ["what has a duration and is on screen is counted"]
    case .losesReturning: ["who is added again while going waits for its turn"]
    case .staysSuspended: ["nobody waits while the group shows nothing"]
    case .ignoresConditions: ["never: a popup comes up while its condition is not met"]
    case .ignoresSuspension: ["never: a popup comes up in a suspended group"]
    case .closesOnEveryTap: ["a tap outside closes what allows it, and is reported of all"]
    case .ignoresKeyboard: ["never: a popup is under the keyboard"]
    case .staysRaised: ["never: a popup stays up when the keyboard has gone"]
    case .allowsRepetition: ["never: one identifier is there twice"]
    case .coversEverybody: ["never: a popup that refuses to be covered is covered"]
    case .endsEarly: ["never: didShow, didHide and the end come in another order"]
    case .reportsLate: ["never: the next one comes up before the last one's going is reported"]
    case .sparesBars: ["dismissing everything leaves nobody"]
    case .ignoresScene: ["never: a popup comes up while the scene is inactive"]
    case .showsBeside: ["never: a popup comes up beside an alert of the system"]
    case .equalCovers, .dismissalShowsAgain, .timerForEachCleared, .forgetsContainers,
      .noPromotionAfterClearing, .silentPromotion, .countsAnew, .hurries, .asksBeside, .losesTurn,
      .ignoresLoss:
      []
    }
  }
}
