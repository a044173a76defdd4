/// What a popup scheduler is told.
///
/// A popup is named by its id. An event about a popup that is not where it says changes nothing.
public enum PopupEvent: Hashable, Sendable {
  /// Somebody wants a popup shown.
  ///
  /// Kept elsewhere, so that all other events are small.
  indirect case add(Popup)
  /// It has come up.
  case appeared(String)
  /// It has gone from the screen, after ``PopupEffect/hide(_:)``.
  case disappeared(String)
  /// The person closed it.
  case closed(String)
  /// The person tapped outside of it.
  case tappedOutside(String)
  /// Its time on screen is over: the runner's timer says so.
  case timedOut(String)
  /// The app wants it gone.
  case dismiss(String)
  /// The app wants everything with this identifier gone.
  case dismissIdentifier(String)
  /// The app wants everything in this container gone.
  case dismissContainer(String)
  /// The app wants everything gone, of every group.
  case dismissAll
  /// A page or window is gone, and with it whatever it showed.
  case containerGone(String)
  /// Nothing new is to come up in this group; what is on screen stays.
  case suspend(String)
  /// The group goes on.
  case resume(String)
  /// A condition holds from now on, or no longer.
  case condition(String, isMet: Bool)
  /// The keyboard comes up, or goes.
  case keyboard(isUp: Bool)
  /// The scene becomes active, or no longer: while it is inactive, as under a system's alert, or in
  /// the background, nothing new comes up, and what waits keeps its turn.
  case scene(isActive: Bool)
  /// It is gone from the screen, and nothing more will be reported of it: its alert was answered,
  /// or it was swept away together with what showed it. It ends, wherever it was.
  ///
  /// An app sends it for a popup whose presenter will not answer any more. A page or window that
  /// goes is told as a whole, with ``containerGone(_:)``.
  case vanished(String)
}

extension PopupEvent: CustomStringConvertible {
  /// `add(offer)`, `closed(offer)`.
  public var description: String {
    switch self {
    case .add(let popup): "add(\(popup.id))"
    case .appeared(let id): "appeared(\(id))"
    case .disappeared(let id): "disappeared(\(id))"
    case .closed(let id): "closed(\(id))"
    case .tappedOutside(let id): "tappedOutside(\(id))"
    case .timedOut(let id): "timedOut(\(id))"
    case .dismiss(let id): "dismiss(\(id))"
    case .dismissIdentifier(let identifier): "dismissIdentifier(\(identifier))"
    case .dismissContainer(let container): "dismissContainer(\(container))"
    case .dismissAll: "dismissAll"
    case .containerGone(let container): "containerGone(\(container))"
    case .suspend(let group): "suspend(\(group))"
    case .resume(let group): "resume(\(group))"
    case .condition(let name, let isMet): "condition(\(name), \(isMet ? "met" : "not met"))"
    case .keyboard(let isUp): "keyboard(\(isUp ? "up" : "down"))"
    case .scene(let isActive): "scene(\(isActive ? "active" : "inactive"))"
    case .vanished(let id): "vanished(\(id))"
    }
  }
}
