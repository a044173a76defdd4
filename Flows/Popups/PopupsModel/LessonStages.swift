import PopupsFlow

/// The stage of each lesson and mutant: two or three popups, and nothing that it does not need.
extension PopupLessons {
  /// The stages of all lessons and mutants, each once: small worlds for quick checks.
  package static var stages: [PopupStage] {
    var names: Set<String> = []
    return PopupLesson.Fault.allCases.map(stage).filter { names.insert($0.name).inserted }
  }

  /// The stage on which a fault shows.
  static func stage(for fault: PopupLesson.Fault) -> PopupStage {
    switch fault {
    case .equalCovers, .silentPromotion, .hurries, .dropsCovered, .endsTwice, .lastComesLast,
      .reportsLate:
      PopupStage(
        "three", [.init(first, times: 1), .init(second, times: 1), .init(higher, times: 1)])
    case .dismissalShowsAgain, .endsEarly:
      PopupStage("dismissals", [.init(timed), .init(second)], [.dismissals])
    case .timerForEachCleared, .aloneSparesWaiting:
      PopupStage("alone", [.init(first), .init(second), .init(alone)])
    case .forgetsContainers:
      PopupStage("page", [.init(onPage), .init(second)], [.pageGoes("page")])
    case .noPromotionAfterClearing:
      PopupStage("clearing", [.init(onPage), .init(second)], [.sweeps])
    case .countsAnew, .comesBack, .countsUnderCover, .neverGoesOn:
      PopupStage("time", [.init(timed), .init(higher)])
    case .terminatorSparesOthers:
      PopupStage("terminator", [.init(first), .init(bar), .init(terminator)])
    case .closingSpills, .sparesBars:
      PopupStage("groups", [.init(first), .init(bar), .init(secondBar)], [.sweeps])
    case .losesReturning: PopupStage("again", [.init(first, times: 2)])
    case .staysSuspended, .ignoresSuspension:
      PopupStage("suspension", [.init(first), .init(bar)], [.suspension(of: "popups")])
    case .ignoresConditions:
      PopupStage("condition", [.init(conditional), .init(second)], [.condition("home")])
    case .closesOnEveryTap: PopupStage("taps", [.init(first)], [.tapsOutside])
    case .ignoresKeyboard, .staysRaised: PopupStage("keyboard", [.init(first)], [.keyboard])
    case .allowsRepetition:
      PopupStage("identifiers", [.init(about("mail")), .init(about("chat"))])
    case .asksBeside, .showsBeside:
      PopupStage("question", [.init(question), .init(bar)], [.scene])
    case .losesTurn, .ignoresScene, .ignoresLoss:
      PopupStage("away", [.init(first), .init(second)], [.scene, .losses])
    case .coversEverybody: PopupStage("refusal", [.init(refusing), .init(higher)])
    }
  }

  private static let first = Popup("first")
  private static let second = Popup("second")
  private static let higher = Popup("higher", priority: 10)
  private static let bar = Popup("bar", group: "bar")
  private static let secondBar = Popup("second-bar", group: "bar")
  private static let timed = PopupStages.popup("tip") { $0.duration = .seconds(2) }
  private static let onPage = PopupStages.popup("form") { $0.container = "page" }
  private static let terminator = PopupStages.popup("kicked") { $0.mode = .terminator }
  private static let refusing = PopupStages.popup("bid") { $0.whenCovered = .refuse }
  private static let question = PopupStages.popup("question") { $0.isOfSystem = true }
  private static let conditional = PopupStages.popup("guide") { $0.condition = "home" }
  private static let alone = PopupStages.popup("safety") {
    $0.mode = .alone
    $0.duration = .seconds(2)
  }

  private static func about(_ id: String) -> Popup {
    PopupStages.popup(id) { $0.identifier = "inbox" }
  }
}
