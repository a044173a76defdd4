import PopupsFlow

/// The stages of the shipped system: five popups in two groups each, and what may happen to them.
///
/// One world with everything in it would be too large to search, so each stage has one theme; all
/// are searched, under all properties. A popup may be added again whenever it is not there, so one
/// that has ended is as good as one that was never added: that keeps a stage to some 4,000 to
/// 20,000 positions, where a model that counts what has ended would have more, and learn less.
public enum PopupStages {
  /// Every stage, in order; a walk begins on the first.
  public static var all: [PopupStage] { [launch, time, pages, pauses, wishes, camera] }

  /// The launch of an app: a campaign, an unfinished order, an update, a notice, and the one that
  /// ends all others.
  public static var launch: PopupStage {
    PopupStage(
      "launch",
      [
        .init(Popup("campaign")), .init(Popup("order")), .init(Popup("update", priority: 10)),
        .init(popup("kicked") { $0.mode = .terminator }),
        .init(Popup("notice", group: "bar")),
      ], [.dismissals])
  }

  /// Durations: one that goes on after being covered, one that stays away, one that refuses.
  public static var time: PopupStage {
    PopupStage(
      "time",
      [
        .init(popup("tip") { $0.duration = .seconds(2) }),
        .init(
          popup("quote", priority: 10) {
            $0.duration = .seconds(1)
            $0.whenCovered = .discard
          }),
        .init(
          popup("bid", priority: 20) {
            $0.whenCovered = .refuse
            $0.duration = .seconds(1)
          }),
        .init(popup("safety", priority: 30) { $0.mode = .alone }),
        .init(popup("notice", group: "bar") { $0.duration = .seconds(2) }),
      ], [.dismissals])
  }

  /// Pages that go, and the keyboard.
  public static var pages: PopupStage {
    PopupStage(
      "pages",
      [
        .init(popup("form") { $0.container = "page" }),
        .init(
          popup("hint", priority: 10) {
            $0.container = "page"
            $0.avoidsKeyboard = false
          }),
        .init(Popup("offer")), .init(popup("note", group: "bar") { $0.container = "page" }),
        .init(Popup("notice", group: "bar")),
      ], [.pageGoes("page"), .keyboard])
  }

  /// Groups that are suspended, conditions, and sweeps.
  public static var pauses: PopupStage {
    PopupStage(
      "pauses",
      [
        .init(popup("guide", priority: 10) { $0.condition = "home" }),
        .init(
          popup("gift", priority: 5) {
            $0.condition = "home"
            $0.whenUnmet = .discard
          }),
        .init(Popup("offer")), .init(Popup("survey")), .init(Popup("notice", group: "bar")),
      ], [.condition("home"), .suspension(of: "popups")])
  }

  /// What is added again, repetitions, taps outside, and everything that goes at once.
  public static var wishes: PopupStage {
    PopupStage(
      "wishes",
      [
        .init(popup("share") { $0.closesOnTapOutside = true }, times: 2),
        .init(popup("mail") { $0.identifier = "inbox" }),
        .init(
          popup("chat") {
            $0.identifier = "inbox"
            $0.repetition = .replace
          }),
        .init(
          popup("call", priority: 10) { $0.identifier = "inbox" }),
        .init(Popup("notice", group: "bar")),
      ], [.tapsOutside, .sweeps])
  }

  /// The way to the camera, whose question the system asks, among other popups, while the app goes
  /// away and comes back.
  public static var camera: PopupStage {
    PopupStage(
      "camera",
      [
        .init(Popup("campaign")),
        .init(popup("question", priority: 5) { $0.isOfSystem = true }),
        .init(Popup("guide", priority: 5)), .init(Popup("update", priority: 10)),
        .init(Popup("notice", group: "bar")),
      ], [.scene, .losses])
  }

  static func popup(
    _ id: String, group: String = "popups", priority: Int = 0, _ change: (inout Popup) -> Void
  ) -> Popup {
    var popup = Popup(id, group: group, priority: priority)
    change(&popup)
    return popup
  }
}

/// The stage of each lesson and mutant: two or three popups, and nothing that it does not need.
extension PopupLessons {
  /// The stages of all lessons and mutants, each once: small worlds for quick checks.
  package static var stages: [PopupStage] {
    var names: Set<String> = []
    return PopupLesson.Fault.allCases.map(stage).filter { names.insert($0.name).inserted }
  }

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
