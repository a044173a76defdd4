import EveryPath
public import Reducers

/// Decides which popup is on screen, for every group of popups in an app.
///
/// Each group shows one popup at a time: the highest first, equals in the order in which they were
/// added. A higher one covers a lower one, which comes back when it has gone. The scheduler knows
/// no views: a driver brings popups up and hides them, and says when that is done. Nothing of a
/// scheduler outlives the process.
///
/// While the app's scene is inactive nothing comes up, and an alert of the system has the screen to
/// itself. What ends a popup whose presenter will never answer is the end of its page, of the
/// process, or the app's word that it is gone.
///
/// ```swift
/// let popups = ReducerRunner(PopupScheduler(), driver: driver)
/// popups.send(.add(Popup("update", priority: 100)))
/// popups.send(.scene(isActive: false))      // sceneWillResignActive
/// popups.send(.scene(isActive: true))       // sceneDidBecomeActive
/// popups.send(.vanished("update"))          // its view was swept away without a word
/// ```
public struct PopupScheduler: Reducer {
  /// Which of two equals comes first.
  public enum Ties: Hashable, Sendable {
    /// The one that was added first.
    case oldestFirst
    /// The one that was added last.
    case newestFirst
  }

  /// Which of two equals comes first.
  public var ties = Ties.oldestFirst
  /// The popups that a check speaks of; an app leaves it empty.
  public var catalogue: [Popup] = []

  /// A scheduler; `catalogue` is for checks only.
  public init(ties: Ties = .oldestFirst, catalogue: [Popup] = []) {
    self.ties = ties
    self.catalogue = catalogue
  }

  /// The name in messages.
  public var name: String { "popups" }

  /// Nothing is there.
  public var start: PopupState { PopupState() }

  /// Takes one event, then lets whatever is due come up.
  ///
  /// Linear in the number of popups that are there.
  public func reduce(_ state: inout PopupState, _ event: PopupEvent) -> [PopupEffect] {
    var turn = PopupTurn(state, ties)
    turn.take(event)
    turn.arrange()
    state = turn.state
    return turn.effects
  }

  /// The runner counts the time of a popup.
  public func timing(of effect: PopupEffect) -> TimerOrder<PopupEvent>? {
    switch effect {
    case .startTimer(let id, let duration): .start(.timedOut(id), after: duration)
    case .pauseTimer(let id): .pause(.timedOut(id))
    case .resumeTimer(let id): .resume(.timedOut(id))
    case .stopTimer(let id): .stop(.timedOut(id))
    case .present, .hide, .raise, .lower, .notify: nil
    }
  }

  /// What is in each group: `popups: a visible, b waits`.
  public func name(of state: PopupState) -> String { state.description }
}

extension PopupScheduler {
  /// Every event about the popups of the catalogue, their groups, containers and conditions.
  public var alphabet: [PopupEvent] {
    catalogue.flatMap(events)
      + catalogue.map(\.group).uniqued.flatMap { [.suspend($0), .resume($0)] }
      + catalogue.map(\.container).uniqued.flatMap { [.dismissContainer($0), .containerGone($0)] }
      + catalogue.compactMap(\.identifier).uniqued.map { .dismissIdentifier($0) }
      + catalogue.compactMap(\.condition).uniqued.flatMap {
        [.condition($0, isMet: false), .condition($0, isMet: true)]
      }
      + [.keyboard(isUp: true), .keyboard(isUp: false), .dismissAll]
      + [.scene(isActive: false), .scene(isActive: true)]
  }

  private func events(about popup: Popup) -> [PopupEvent] {
    let id = popup.id
    return [
      .add(popup), .appeared(id), .disappeared(id), .closed(id), .tappedOutside(id),
      .timedOut(id), .dismiss(id), .vanished(id),
    ]
  }
}
