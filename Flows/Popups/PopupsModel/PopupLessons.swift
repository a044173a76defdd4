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
    package var breaks: [PropertyID] { PopupLessons.breaks(fault) }

    /// What is wrong, in one line.
    package var summary: String { fault.rawValue }

    package func system() -> System<PopupSystems.World> {
      PopupLessons.system(name, fault)
    }
  }

  /// The lessons, in order.
  package static let lessons: [Lesson] = [
    Lesson(name: "popups-stack", fault: .equalCovers),
    Lesson(name: "popups-waiting", fault: .dismissalShowsAgain),
    Lesson(name: "popups-alone", fault: .timerForEachCleared),
    Lesson(name: "popups-page", fault: .forgetsContainers),
    Lesson(name: "popups-clearing", fault: .noPromotionAfterClearing),
    Lesson(name: "popups-silent", fault: .silentPromotion),
    Lesson(name: "popups-countdown", fault: .countsAnew),
    Lesson(name: "popups-hurry", fault: .hurries),
    Lesson(name: "popups-asking", fault: .asksBeside),
    Lesson(name: "popups-away", fault: .losesTurn),
    Lesson(name: "popups-swept", fault: .ignoresLoss),
  ]

  /// The mutants, then the lessons: what a check breaks its properties with.
  static var breakers: [System<PopupSystems.World>] {
    let taught = lessons.map(\.fault)
    let mutants = PopupLesson.Fault.allCases.filter { !taught.contains($0) }
    return mutants.map { system("popups-mutant", $0) }
      + lessons.map { $0.system() }
  }

  /// A scheduler with a fault; what it teaches comes first.
  static func system(
    _ name: String, _ fault: PopupLesson.Fault
  ) -> System<PopupSystems.World> {
    let breaks = breaks(fault)
    let stage = stage(for: fault)
    let all = PopupProperties<ModelScheduler>.all(on: [stage])
    return System(
      name, fault.rawValue, isLesson: true, components: [],
      worlds: [PopupSystems.World(stage, .lesson(PopupLesson(fault, catalogue: stage.popups)))],
      breaks: breaks
    ) {
      all.putting(first: breaks)
    }
    .drawing { [try PopupSystems.drawing { _ in .lesson(PopupLesson(fault)) }] }
  }

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
    case .equalCovers: [.beforeElder]
    case .dismissalShowsAgain: [.waitingDismissed, .oneTimer]
    case .timerForEachCleared: [.oneTimer]
    case .forgetsContainers: [.pageGone, .allEnd]
    case .noPromotionAfterClearing: [.nobodyForgotten]
    case .silentPromotion: [.announced]
    case .countsAnew: [.rightTime]
    case .hurries: [.oneOfAGroup]
    case .asksBeside: [.askedBeside]
    case .losesTurn: [.keepsTurn]
    case .ignoresLoss: [.sweptEnds, .nobodyForgotten, .endsOrShows]
    }
  }
}
