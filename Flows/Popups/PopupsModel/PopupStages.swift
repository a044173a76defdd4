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

  /// A popup with some properties changed.
  static func popup(
    _ id: String, group: String = "popups", priority: Int = 0, _ change: (inout Popup) -> Void
  ) -> Popup {
    var popup = Popup(id, group: group, priority: priority)
    change(&popup)
    return popup
  }
}
