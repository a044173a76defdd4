import PopupsFlow

/// What a scheduler is told of each popup, again and again: a world knows these events by number.
enum KnownEvent: Int, CaseIterable {
  case add
  case appeared
  case disappeared
  case closed
  case tappedOutside
  case timedOut
  case dismiss

  /// All such events of some popups.
  static func all(of popups: [Popup]) -> [PopupEvent] {
    popups.flatMap { popup in allCases.map { $0.event(of: popup) } }
  }

  /// The place of the event of a popup with a number among ``all(of:)``; `dismiss` is the last kind.
  func place(of number: Int) -> Int { number * (Self.dismiss.rawValue + 1) + rawValue }

  private func event(of popup: Popup) -> PopupEvent {
    switch self {
    case .add: .add(popup)
    case .appeared: .appeared(popup.id)
    case .disappeared: .disappeared(popup.id)
    case .closed: .closed(popup.id)
    case .tappedOutside: .tappedOutside(popup.id)
    case .timedOut: .timedOut(popup.id)
    case .dismiss: .dismiss(popup.id)
    }
  }
}
