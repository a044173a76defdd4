public import FlowModel
public import PopupsFlow
public import Reducers

/// An app with popups: its code adds and dismisses them, a person closes them, pages and the
/// keyboard come and go, seconds pass.
///
/// The world keeps books of its own, so that it notices what a scheduler gets wrong. Coming up and
/// going take time, whatever happens meanwhile. Time is counted in whole seconds, of which all
/// durations are multiples; what falls due at once may come in either order, and anything may come
/// before it. The process is not ended: nothing of a scheduler outlives it.
public struct PopupWorld<Scheduler: Reducer>: ReducerWorld
where
  Scheduler.State == PopupState, Scheduler.Event == PopupEvent, Scheduler.Effect == PopupEffect
{
  /// The scheduler, with what can happen.
  public var reduced: Reduced<StagedScheduler<Scheduler>>
  var cards: [PopupCard]
  var gonePages: UInt8 = 0
  /// The conditions that are not met, one bit each.
  var unmet: UInt8 = 0
  /// The groups that are suspended, one bit each.
  var suspended: UInt8 = 0
  var isKeyboardUp = false
  /// Whether the app's scene is inactive, or in the background.
  var isInactive = false
  /// The popup that is being added, until its caller is told that it is there already; nil between
  /// two moves.
  var adding: UInt8?

  /// A world at rest.
  public init(_ stage: PopupStage, _ scheduler: Scheduler) {
    precondition(stage.popups.count <= 8, "there are more popups than bits of `behind`")
    reduced = Reduced(StagedScheduler(stage: stage, scheduler: scheduler))
    cards = stage.times.map { PopupCard(times: $0) }
  }

  /// What can happen.
  public var stage: PopupStage { reduced.reducer.stage }

  /// Something moves on the screen, or a time is over and that was not reported.
  public var isBusy: Bool {
    cards.contains { $0.view == .entering || $0.view == .leaving || $0.isDue || $0.isLost }
  }

  /// There are no tickets.
  public mutating func renumber(_ number: (Address) -> Address) {}

  /// No components hear anything of this world.
  public enum Stimulus: Hashable, Sendable {
    /// Nothing.
    case none
  }

  /// What the scheduler is told.
  public static func observation(told event: PopupEvent) -> PopupObservation? { .told(event) }

  /// What the scheduler orders.
  public static func observation(ordered effect: PopupEffect) -> PopupObservation? {
    .ordered(effect)
  }

  func isMet(_ popup: Popup) -> Bool {
    guard let condition = popup.condition,
      let number = stage.conditions.firstIndex(of: condition)
    else { return true }
    return unmet & (1 << UInt8(number)) == 0
  }

  func isSuspended(_ group: String) -> Bool {
    stage.suspendable.firstIndex(of: group).map { suspended & (1 << UInt8($0)) != 0 } ?? false
  }

  /// Whether an alert of the system is on screen, or asked for.
  var hasSystemAlert: Bool {
    cards.indices.contains { stage.popups[$0].isOfSystem && cards[$0].view != .none }
  }

  func isGone(_ page: Int) -> Bool { gonePages & (1 << UInt8(page)) != 0 }

  func hasContainer(_ popup: Popup) -> Bool {
    stage.pages.firstIndex(of: popup.container).map { !isGone($0) } ?? true
  }
}

/// What a property can see of a step in a world of popups.
public enum PopupObservation: Hashable, Sendable {
  /// The scheduler was told something.
  case told(PopupEvent)
  /// The scheduler ordered something.
  case ordered(PopupEffect)
  /// Something went wrong with a popup.
  case hazard(PopupHazard, String)
}

/// What the screen, the callers and the clock notice when a scheduler goes wrong.
public enum PopupHazard: String, Hashable, Sendable, CaseIterable {
  /// It comes up while another of its group is on screen.
  case besideAnother = "comes up beside another of its group"
  /// It comes up although it is not wanted, or while it is on screen.
  case uninvited = "comes up although it was not added"
  /// It comes up while a higher one waits.
  case beforeHigher = "comes up before a higher one"
  /// It comes up before an equal that was there first.
  case beforeElder = "comes up before an equal that was there first"
  /// It comes up although its condition is not met.
  case unmet = "comes up although its condition is not met"
  /// It comes up in a group that is suspended.
  case suspended = "comes up in a suspended group"
  /// It comes up while the app's scene is inactive.
  case inactive = "comes up while the scene is inactive"
  /// It comes up beside an alert of the system.
  case besideSystem = "comes up beside an alert of the system"
  /// An alert of the system is asked for while a popup is on screen.
  case askedBeside = "is asked for while a popup is on screen"
  /// It is hidden although it is not on screen.
  case hiddenUnseen = "is hidden although it is not on screen"
  /// Its caller is told something that does not follow from what it was told before.
  case unpaired = "reports something that does not follow"
  /// It ends although it has ended.
  case endedTwice = "ends a second time"
  /// A second timer counts its time.
  case secondTimer = "is counted by two timers"
  /// Its time is over earlier or later than it should be.
  case wrongTime = "ends after another time than its own"
}

/// What is true of one popup in the world, whatever the scheduler thinks.
struct PopupCard: Hashable, Sendable {
  enum View: Hashable, Sendable {
    case none
    case entering
    case up
    case leaving
  }

  /// How often it may still be added; nil if that is not counted.
  var times: UInt8?
  /// How often it was added and has not ended: more than once only while it is on its way out.
  var lives: UInt8 = 0
  var view = View.none
  /// Whether its caller was told that it is on screen, and not yet that it is gone.
  var isTold = false
  /// Whether it is above the keyboard.
  var isRaised = false
  /// What remains of its time, in seconds; nil without a timer.
  var remaining: UInt8?
  /// How many timers count for it at once.
  var timers: UInt8 = 0
  /// How many seconds it was on screen in this life; counted only if it has a duration.
  var seen: UInt8 = 0
  /// Its equals that were there before it, one bit each.
  var behind: UInt8 = 0
  /// Whether its view was swept away, and nothing was told.
  var isLost = false

  init(times: UInt8?) { self.times = times }

  var canBeAdded: Bool {
    times.map { $0 > 0 } ?? (lives == 0 || lives == 1 && view == .leaving)
  }

  /// It is there, and not on screen.
  var waits: Bool { lives > 0 && view == .none && !isLost }

  /// Whether its time is over and that was not reported.
  var isDue: Bool { timers > 0 && remaining == 0 }
}
