/// The dialogs of flows, presented through a popup scheduler where the app has one.
///
/// A flow orders "show" and "dismiss, until it is gone", and knows of no scheduler. Its driver
/// hands both to the prompts, carries out what comes back, and hands on what the scheduler or the
/// screen reports. With a scheduler a dialog waits for its turn, may be covered, and may be swept
/// away by another popup: then the flow's attempt is to be abandoned as dropped. Without one a
/// dialog is presented at once.
///
/// ```swift
/// var prompts = Prompts(through: .scheduler)
/// perform(prompts.show(Popup("guide")))              // .tell(.add(guide))
/// perform(prompts.dismiss("guide"))                  // .tell(.dismiss("guide"))
/// perform(prompts.hear("guide", .ended(.dismissed))) // .gone("guide"): acknowledge it
/// ```
public struct Prompts: Hashable, Sendable {
  /// Who brings a dialog up.
  public enum Presenter: Hashable, Sendable {
    /// The app's popup scheduler.
    case scheduler
    /// The app itself, at once.
    case screen
  }

  /// What the driver is to do.
  public enum Order: Hashable, Sendable {
    /// Tell the scheduler.
    case tell(PopupEvent)
    /// Bring it up at once: there is no scheduler.
    case present(Popup)
    /// Let it go from the screen: there is no scheduler.
    case hide(String)
    /// Acknowledge to the flow that its dialog is gone.
    case gone(String)
    /// Tell the flow that the person closed its dialog, as if by its cancel button.
    case closed(String)
    /// Something else took the dialog away: abandon the flow's attempt as dropped.
    case swept(String)
  }

  private enum Phase: Hashable, Sendable {
    /// It waits or is shown.
    case open
    /// It has been told to go.
    case dismissed
    /// It has been told to go, and is wanted again.
    case wantedAgain
  }

  private struct Entry: Hashable, Sendable {
    let popup: Popup
    var phase = Phase.open
  }

  /// Who brings dialogs up.
  public let presenter: Presenter
  private var entries: [Entry] = []

  /// No dialog.
  public init(through presenter: Presenter) { self.presenter = presenter }

  /// Whether a dialog is wanted now.
  public func wants(_ id: String) -> Bool {
    entries.contains { $0.popup.id == id && $0.phase != .dismissed }
  }

  /// Whether a dialog is wanted, or still going.
  public func has(_ id: String) -> Bool { place(of: id) != nil }

  /// A flow orders its dialog; one that is wanted already stays as it is.
  public mutating func show(_ popup: Popup) -> [Order] {
    guard let place = place(of: popup.id) else {
      entries.append(Entry(popup: popup))
      return [add(popup)]
    }
    guard entries[place].phase == .dismissed else { return [] }
    entries[place].phase = .wantedAgain
    // The scheduler brings it up once it has gone; the screen is asked then.
    return presenter == .scheduler ? [add(popup)] : []
  }

  /// A flow orders its dialog away; acknowledged at once if there is none.
  public mutating func dismiss(_ id: String) -> [Order] {
    guard let place = place(of: id) else { return [.gone(id)] }
    let was = entries[place].phase
    entries[place].phase = .dismissed
    switch (presenter, was) {
    case (.scheduler, .open), (.scheduler, .wantedAgain): return [.tell(.dismiss(id))]
    case (.screen, .open): return [.hide(id)]
    case (_, .dismissed), (.screen, .wantedAgain): return []
    }
  }

  /// The scheduler reports something of a dialog.
  public mutating func hear(_ id: String, _ news: PopupReport) -> [Order] {
    guard let place = place(of: id) else { return [] }
    switch news {
    case .didShow, .didHide, .tappedOutside, .isThereAlready: return []
    case .withdrawn(let reason):
      // The life that was wanted again has ended before it began; the earlier one is still going.
      guard entries[place].phase == .wantedAgain else { return [] }
      entries[place].phase = .dismissed
      return orders(after: reason, id)
    case .ended(let reason): return end(place, reason)
    }
  }

  /// The screen reports that a dialog has gone: there is no scheduler.
  public mutating func disappeared(_ id: String) -> [Order] {
    guard let place = place(of: id) else { return [] }
    switch entries[place].phase {
    case .open:
      entries.remove(at: place)
      return [.swept(id)]
    case .dismissed:
      entries.remove(at: place)
      return [.gone(id)]
    case .wantedAgain:
      entries[place].phase = .open
      return [.present(entries[place].popup)]
    }
  }

  private mutating func end(_ place: Int, _ reason: EndReason) -> [Order] {
    let id = entries[place].popup.id
    switch entries[place].phase {
    case .wantedAgain:
      entries[place].phase = .open
      return []
    case .open:
      entries.remove(at: place)
      return orders(after: reason, id)
    case .dismissed:
      entries.remove(at: place)
      // One that was swept away before the flow dismissed it is swept all the same.
      return reason == .dismissed || reason == .closed ? [.gone(id)] : [.swept(id)]
    }
  }

  private func orders(after reason: EndReason, _ id: String) -> [Order] {
    switch reason {
    case .closed, .tappedOutside: [.closed(id)]
    case .timeout, .dismissed, .covered, .cleared, .containerGone, .replaced, .duplicate, .unmet,
      .vanished:
      [.swept(id)]
    }
  }

  private func add(_ popup: Popup) -> Order {
    presenter == .scheduler ? .tell(.add(popup)) : .present(popup)
  }

  private func place(of id: String) -> Int? { entries.firstIndex { $0.popup.id == id } }
}

/// A question of the system, which a flow asks in its turn among the dialogs.
///
/// The app cannot take the system's alert away: it is over once the flow is answered, or does not
/// wait any more.
@MainActor
final class SystemQuestion: DialogHost {
  let number: Int
  /// Whether the flow waits for its turn before it asks.
  let isForReadiness: Bool
  /// Whether it has its turn.
  private(set) var isUp = false
  var isAsked = false
  private let begin: @MainActor () -> Void
  private let whenSwept: @MainActor () -> Void

  init(
    _ number: Int, isForReadiness: Bool, begin: @escaping @MainActor () -> Void,
    whenSwept: @escaping @MainActor () -> Void
  ) {
    self.number = number
    self.isForReadiness = isForReadiness
    self.begin = begin
    self.whenSwept = whenSwept
  }

  func comeUp() {
    isUp = true
    begin()
  }

  func goAway(_ done: @escaping @MainActor @Sendable () -> Void) { if !isAsked { done() } }
  func isGone() {}
  func wasClosed() {}
  func wasSwept() { whenSwept() }
}
