import FlowModel

/// The app's own pages and dialogs: a home page, one page over it, one dialog over that.
public struct Interface: Hashable, Sendable {
  /// The page over the home page.
  public enum Page: Hashable, Sendable {
    case none
    case pushing
    case shown
    /// Being popped: by the flow, or by the person.
    case popping
    /// The person drags it aside and may let go.
    case swiping
  }

  /// What the page shows besides the picture.
  public enum Content: Hashable, Sendable {
    case blank
    case message(Reason)
  }

  /// A dialog's way through.
  public enum Phase: Hashable, Sendable {
    case presenting
    case presented
    /// It is on its way out, after a touch or by order.
    case dismissing
  }

  /// A dialog on the screen.
  public struct Shown: Hashable, Sendable {
    /// What it says.
    public var dialog: Dialog
    /// How far it is.
    public var phase: Phase
    /// Whether the page presents it, so that it goes with the page.
    public var isOnPage: Bool
    /// Who showed it: a touch of a button is the answer.
    var shower: Address
  }

  /// The page.
  public internal(set) var page = Page.none
  /// What the page shows besides the picture.
  public internal(set) var content = Content.blank
  /// The dialog.
  public internal(set) var shown: Shown?
  var opener: Address?
  var leaver: Address?
  var dismisser: Address?
  var messenger: Address?

  mutating func renumber(_ number: (Address) -> Address) {
    opener = opener.map(number)
    leaver = leaver.map(number)
    dismisser = dismisser.map(number)
    messenger = messenger.map(number)
    if let shower = shown?.shower { shown?.shower = number(shower) }
  }

  var isBusy: Bool {
    page == .pushing || page == .popping || page == .swiping
      || (shown != nil && shown?.phase != .presented)
  }

  /// Whether the person takes the page away, and the app has not ordered it.
  public var isLeftByHand: Bool { (page == .swiping || page == .popping) && leaver == nil }
}
