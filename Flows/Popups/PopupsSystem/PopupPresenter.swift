import EveryPath
import PopupsFlow
import Reducers

/// One popup, as something draws it: on iOS a view.
@MainActor
package protocol PopupHost: AnyObject {
  /// Whether it can be seen.
  var isOnScreen: Bool { get }
  /// Comes up in a container; `done` may be called late, twice or never.
  func show(
    in container: AnyObject, isRaised: Bool, _ done: @escaping @MainActor @Sendable () -> Void)
  /// Goes from the screen; `done` may be called late, twice or never.
  func hide(_ done: @escaping @MainActor @Sendable () -> Void)
  /// Moves above the keyboard, or back.
  func move(isRaised: Bool)
  /// Is taken out of its container at once.
  func remove()
}

/// What a host reports of its popup.
@MainActor
package struct PopupTouches {
  /// The person tapped beside it.
  package let tappedOutside: () -> Void
  /// The person closed it: panned it away, or made VoiceOver's escape gesture.
  package let closed: () -> Void
  /// It is not on screen any more, and its host has not taken it away.
  package let gone: () -> Void
}

/// Shows the popups of a scheduler by hosts, and hands news on to the caller that added each.
///
/// A host that does not report the end of its animation in ``limit`` is looked at: what is on
/// screen has come up, and what is not has vanished.
@MainActor
final class PopupPresenter: Driver {
  typealias Effect = PopupEffect
  typealias Event = PopupEvent

  /// From when a popup is added until it has ended.
  ///
  /// There may be several of one id: one that is still going, and one that was added again.
  @MainActor
  private final class Life {
    let popup: Popup
    let make: @MainActor (PopupTouches) -> any PopupHost
    let hear: @MainActor (PopupNews) -> Void
    /// Its view, which stays the same while the popup is covered and comes back.
    var host: (any PopupHost)?
    var isAnnounced = false
    /// The number of the last animation; a completion of an earlier one changes nothing.
    var animation = 0
    var watch: RunningTimer?

    init(
      _ popup: Popup, _ make: @escaping @MainActor (PopupTouches) -> any PopupHost,
      _ hear: @escaping @MainActor (PopupNews) -> Void
    ) {
      (self.popup, self.make, self.hear) = (popup, make, hear)
    }

    func stop() {
      animation += 1
      watch?.cancel()
    }
  }

  private final class Container {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  /// The longest time that an animation may take.
  static let limit = Duration.seconds(3)

  private weak var dialogs: Dialogs?
  private weak var popups: ReducerRunner<PopupScheduler>?
  private let timers: any Timers
  private var lives: [String: [Life]] = [:]
  private var containers: [String: Container] = [:]
  /// The container of popups that name none, and whether a container is on screen.
  var window: @MainActor () -> AnyObject? = { nil }
  var isOnScreen: @MainActor (AnyObject) -> Bool = { _ in true }

  init(clock: any Clock<Duration>) { timers = clock.timers }

  func connect(to popups: ReducerRunner<PopupScheduler>, _ dialogs: Dialogs) {
    (self.popups, self.dialogs) = (popups, dialogs)
  }

  /// Remembers what a popup consists of; say so before it is added.
  func add(
    _ popup: Popup, _ make: @escaping @MainActor (PopupTouches) -> any PopupHost,
    _ hear: @escaping @MainActor (PopupNews) -> Void
  ) {
    lives[popup.id, default: []].append(Life(popup, make, hear))
  }

  func perform(_ effect: PopupEffect, reply: Reply<PopupEvent>) {
    switch effect {
    case .present(let id, let isRaised): present(id, isRaised, reply)
    case .hide(let id): hide(id, reply)
    case .raise(let id): lives[id]?.first?.host?.move(isRaised: true)
    case .lower(let id): lives[id]?.first?.host?.move(isRaised: false)
    case .notify(let id, let report): notify(id, report)
    case .startTimer, .pauseTimer, .resumeTimer, .stopTimer: break
    }
  }
}

// MARK: - Containers

extension PopupPresenter {
  /// A page or another view can show popups from now on.
  func register(_ object: AnyObject, as name: String) { containers[name] = Container(object) }

  /// A page or another view is gone; false if another one has its name now.
  func unregister(_ object: AnyObject, as name: String) -> Bool {
    guard let container = containers[name] else { return false }
    guard container.object === object || container.object == nil else { return false }
    containers[name] = nil
    return true
  }

  func container(_ name: String) -> AnyObject? {
    let object = containers[name].map(\.object) ?? (name == Popup("").container ? window() : nil)
    return object.flatMap { isOnScreen($0) ? $0 : nil }
  }
}

// MARK: - Coming and going

extension PopupPresenter {
  private func present(_ id: String, _ isRaised: Bool, _ reply: Reply<PopupEvent>) {
    guard let life = lives[id]?.first else {
      // Nothing waits for what cannot come up.
      dialogs?.refuse(id, .noContent(id), reply)
      return
    }
    guard let container = container(life.popup.container) else {
      reply.resolve(.containerGone(life.popup.container))
      return
    }
    let host = life.host ?? life.make(touches(of: life))
    life.host = host
    life.hear(.willShow)
    let done = completion(of: life) {
      reply.resolve(host.isOnScreen ? .appeared(id) : .vanished(id))
    }
    host.show(in: container, isRaised: isRaised, done)
  }

  private func hide(_ id: String, _ reply: Reply<PopupEvent>) {
    guard let life = lives[id]?.first, let host = life.host else {
      reply.resolve(.disappeared(id))
      return
    }
    if life.isAnnounced { life.hear(.willHide(reason(id))) }
    let done = completion(of: life) {
      host.remove()
      reply.resolve(.disappeared(id))
    }
    host.hide(done)
  }

  /// Why a popup ends that is on its way out; nil if it comes back.
  private func reason(_ id: String) -> EndReason? {
    let shown = popups?.state.lanes.compactMap(\.shown).first { $0.popup.id == id }
    return if case .hiding(.ended(let reason))? = shown?.phase { reason } else { nil }
  }

  /// What an animation calls when it is over: the first time counts, and it counts only until
  /// another one begins.
  private func completion(
    of life: Life, _ done: @escaping @MainActor @Sendable () -> Void
  ) -> @MainActor @Sendable () -> Void {
    life.stop()
    let number = life.animation
    let once: @MainActor @Sendable () -> Void = { [weak life] in
      guard let life, life.animation == number else { return }
      life.stop()
      done()
    }
    life.watch = timers.set(after: Self.limit, once)
    return once
  }

  private func touches(of life: Life) -> PopupTouches {
    let id = life.popup.id
    let send: @MainActor (PopupEvent) -> Void = { [weak self, weak life] event in
      guard let self, let life, lives[id]?.first === life else { return }
      popups?.send(event)
    }
    return PopupTouches(
      tappedOutside: { send(.tappedOutside(id)) }, closed: { send(.closed(id)) },
      gone: { [weak self, name = life.popup.container] in
        send(self?.container(name) == nil ? .containerGone(name) : .vanished(id))
      })
  }
}

// MARK: - News

extension PopupPresenter {
  private func notify(_ id: String, _ report: PopupReport) {
    var isEnd = false
    var place = 0
    switch report {
    case .ended: isEnd = true
    case .withdrawn: (isEnd, place) = (true, 1)
    case .isThereAlready: (isEnd, place) = (true, accepted(id))
    case .didShow, .didHide, .tappedOutside: break
    }
    guard let all = lives[id], place < all.count else { return }
    let life = all[place]
    if isEnd {
      lives[id] = all.count == 1 ? nil : all.filter { $0 !== life }
      life.stop()
      life.host?.remove()
    }
    switch report {
    case .didShow: life.isAnnounced = true
    case .didHide: life.isAnnounced = false
    default: break
    }
    life.hear(.report(report))
  }

  /// How many lives of a popup the scheduler knows; later ones were not added yet.
  private func accepted(_ id: String) -> Int {
    guard let state = popups?.state else { return 0 }
    let isGoing = state.lanes.contains { $0.shown?.popup.id == id && $0.shown?.isEnding == true }
    return (isGoing ? 1 : 0) + (state.contains { $0.id == id } ? 1 : 0)
  }
}
