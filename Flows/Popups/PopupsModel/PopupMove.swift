import FlowModel

/// Something that can happen in a world of popups; what has a name goes by its number on stage.
public enum PopupMove: Hashable, Sendable {
  /// The app adds a popup.
  case add(Int)
  /// A popup has come up.
  case appear(Int)
  /// A popup has gone.
  case disappear(Int)
  /// The person closes a popup.
  case close(Int)
  /// The person taps outside of a popup.
  case tapOutside(Int)
  /// A second passes.
  case second
  /// A popup's time is over.
  case timeOut(Int)
  /// The app dismisses a popup.
  case dismiss(Int)
  /// The app dismisses what has an identifier.
  case dismissIdentifier(Int)
  /// The app dismisses what is in a container.
  case dismissContainer(Int)
  /// The app dismisses everything.
  case dismissAll
  /// A page goes.
  case pageGoes(Int)
  /// The keyboard comes, or goes.
  case keyboard(isUp: Bool)
  /// A group is suspended.
  case suspend(Int)
  /// A group goes on.
  case resume(Int)
  /// A condition changes.
  case condition(Int, isMet: Bool)
  /// The app's scene becomes active, or no longer.
  case scene(isActive: Bool)
  /// A popup is swept away with what showed it, and nothing is told.
  case lose(Int)
  /// The app finds that a popup is not there any more, and says so.
  case miss(Int)
}

extension PopupMove {
  /// Whether it is bound to come: transitions end, and a presenter looks at what is still there
  /// whenever the scene is active again.
  var isCertain: Bool {
    switch self {
    case .appear, .disappear, .miss: true
    default: false
    }
  }
}
