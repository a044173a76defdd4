import PopupsFlow

/// What a scheduler is told of one popup, made once: an event that is made anew for each step is
/// the same, but not byte for byte, by which a search finds it faster.
struct PopupEvents: Sendable {
  let add: PopupEvent
  let appeared: PopupEvent
  let disappeared: PopupEvent
  let closed: PopupEvent
  let tappedOutside: PopupEvent
  let timedOut: PopupEvent
  let dismiss: PopupEvent

  init(of popup: Popup) {
    add = .add(popup)
    appeared = .appeared(popup.id)
    disappeared = .disappeared(popup.id)
    closed = .closed(popup.id)
    tappedOutside = .tappedOutside(popup.id)
    timedOut = .timedOut(popup.id)
    dismiss = .dismiss(popup.id)
  }
}
