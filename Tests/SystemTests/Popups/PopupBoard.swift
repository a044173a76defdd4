import EveryPathTesting
import PopupsFlow
import PopupsSystem
import Reducers

/// A center whose popups are drawn on a board, where a test says when an animation is over.
@MainActor
final class PopupBoard {
  /// What is drawn of one popup.
  @MainActor
  final class Card: PopupHost {
    let touches: PopupTouches
    private let board: PopupBoard
    private let id: String
    private(set) var isRaised = false
    /// Whether it is in its container.
    var isOnScreen = false
    /// Every completion that it ever had, the last one last.
    private(set) var completions: [@MainActor @Sendable () -> Void] = []

    init(_ id: String, _ touches: PopupTouches, on board: PopupBoard) {
      (self.id, self.touches, self.board) = (id, touches, board)
    }

    func show(
      in container: AnyObject, isRaised: Bool, _ done: @escaping @MainActor @Sendable () -> Void
    ) {
      (isOnScreen, self.isRaised) = (true, isRaised)
      board.log.append("+\(id)")
      completions.append(done)
      if board.isQuick { done() }
    }

    func hide(_ done: @escaping @MainActor @Sendable () -> Void) {
      board.log.append("-\(id)")
      completions.append(done)
      if board.isQuick { done() }
    }

    func move(isRaised: Bool) { self.isRaised = isRaised }
    func remove() { isOnScreen = false }
  }

  final class Page {}

  let clock = ManualClock()
  let window = Page()
  let center: PopupCenter
  /// Whether every animation is over at once.
  var isQuick = false
  var log: [String] = []
  private(set) var news: [String] = []
  private(set) var cards: [String: Card] = [:]

  init(_ scheduler: PopupScheduler = PopupScheduler()) {
    center = PopupCenter(scheduler, clock: clock)
    center.showsPopups(in: { [window] in window })
  }

  /// What is on the board, in the order of the ids.
  var shown: [String] { cards.filter(\.value.isOnScreen).keys.sorted() }

  /// Shows a popup; its news are written down under its id, or another name.
  func show(
    _ popup: Popup, style: PopupStyle = .centre(), as name: String? = nil,
    _ hear: @escaping @MainActor (PopupNews) -> Void = { _ in }
  ) {
    center.show(popup, style: style) { [self] event in
      news.append("\(name ?? popup.id) \(Self.words(event))")
      hear(event)
    } host: { [self] popup, touches in
      let card = Card(popup.id, touches, on: self)
      cards[popup.id] = card
      return card
    }
  }

  /// The animation of a popup that began last is over.
  func finish(_ id: String) { cards[id]?.completions.last?() }

  /// What was heard since the last time.
  func heard() -> [String] {
    defer { news = [] }
    return news
  }

  private static func words(_ news: PopupNews) -> String {
    switch news {
    case .willShow: "willShow"
    case .willHide(let reason): "willHide(\(reason.map { "\($0)" } ?? "covered"))"
    case .report(let report): "\(report)"
    }
  }
}
