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
      breaks: [.beforeElder]),
    Lesson(
      name: "popups-waiting", fault: .dismissalShowsAgain,
      breaks: [.waitingDismissed, .oneTimer]),
    Lesson(
      name: "popups-alone", fault: .timerForEachCleared,
      breaks: [.oneTimer]),
    Lesson(
      name: "popups-page", fault: .forgetsContainers,
      breaks: [.pageGone, .allEnd]),
    Lesson(
      name: "popups-clearing", fault: .noPromotionAfterClearing,
      breaks: [.nobodyForgotten]),
    Lesson(
      name: "popups-silent", fault: .silentPromotion,
      breaks: [.announced]),
    Lesson(
      name: "popups-countdown", fault: .countsAnew,
      breaks: [.rightTime]),
    Lesson(
      name: "popups-hurry", fault: .hurries,
      breaks: [.oneOfAGroup]),
    Lesson(
      name: "popups-asking", fault: .asksBeside,
      breaks: [.askedBeside]),
    Lesson(
      name: "popups-away", fault: .losesTurn,
      breaks: [.keepsTurn]),
    Lesson(
      name: "popups-swept", fault: .ignoresLoss,
      breaks: [.sweptEnds, .nobodyForgotten]),
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
    case .lastComesLast: [.beforeHigher, .behindLower]
    case .dropsCovered: [.vanishes]
    case .endsTwice: [.endsOnce]
    case .comesBack: [.uninvited]
    case .terminatorSparesOthers: [.terminatorClears]
    case .aloneSparesWaiting: [.aloneClears]
    case .closingSpills: [.groupsApart]
    case .countsUnderCover: [.onlyOnScreen]
    case .neverGoesOn: [.counted]
    case .losesReturning: [.returning]
    case .staysSuspended: [.nobodyForgotten]
    case .ignoresConditions: [.conditionMet]
    case .ignoresSuspension: [.notSuspended]
    case .closesOnEveryTap: [.tapOutside]
    case .ignoresKeyboard: [.underKeyboard]
    case .staysRaised: [.staysUp]
    case .allowsRepetition: [.oneIdentifier]
    case .coversEverybody: [.refusal]
    case .endsEarly: [.paired]
    case .reportsLate: [.reportedFirst]
    case .sparesBars: [.allDismissed]
    case .ignoresScene: [.inactive]
    case .showsBeside: [.besideSystem]
    case .equalCovers, .dismissalShowsAgain, .timerForEachCleared, .forgetsContainers,
      .noPromotionAfterClearing, .silentPromotion, .countsAnew, .hurries, .asksBeside, .losesTurn,
      .ignoresLoss:
      []
    }
  }
}
