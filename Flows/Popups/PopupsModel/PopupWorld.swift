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
  /// What is true of each popup.
  var cards: [PopupCard]
  /// The pages that are gone, one bit each.
  var gonePages: UInt8 = 0
  /// The conditions that are not met, one bit each.
  var unmet: UInt8 = 0
  /// The groups that are suspended, one bit each.
  var suspended: UInt8 = 0
  /// Whether the keyboard is up.
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

  /// Something moves on the screen, or a time is over and nobody was told.
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

  /// Whether a popup's condition is met.
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

  /// Whether the page that a popup belongs to is there.
  func hasContainer(_ popup: Popup) -> Bool {
    stage.pages.firstIndex(of: popup.container).map { !isGone($0) } ?? true
  }
}
