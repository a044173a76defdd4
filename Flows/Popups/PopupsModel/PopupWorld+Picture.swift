public import FlowModel
import PopupsFlow

extension PopupWorld {
  /// The app's page, and the popups that lie over it: bars above all others, as each was styled.
  public var picture: Picture {
    let shown = cards.indices.filter { cards[$0].view != .none }
    let inOrder = shown.filter { !isBar($0) } + shown.filter(isBar)
    return Picture(
      title: stage.pages.contains { !isGone(of: $0) } ? "Details" : "Start", page,
      covers: inOrder.map(cover), isKeyboardUp: isKeyboardUp,
      motion: isInactive ? "the app is inactive" : "")
  }

  private func isGone(of page: String) -> Bool {
    stage.pages.firstIndex(of: page).map(isGone) ?? true
  }

  /// What stands under the popups: what decides whether one may come up.
  private var page: [Picture.Element] {
    var parts: [Picture.Element] = [.text("What the app shows, with popups or without.")]
    if stage.happenings.contains(.keyboard) {
      parts.append(.field("Search", isKeyboardUp ? "shoes" : "", isFocused: isKeyboardUp))
    }
    for condition in stage.conditions.indices where unmet & (1 << UInt8(condition)) != 0 {
      parts.append(.caption("The person is not on \(stage.conditions[condition])."))
    }
    for group in stage.suspendable where isSuspended(group) {
      parts.append(.caption("No \(group) now."))
    }
    return parts
  }

  private func isBar(_ number: Int) -> Bool { stage.popups[number].group == "bar" }

  private func cover(_ number: Int) -> Picture.Cover {
    let (popup, card) = (stage.popups[number], cards[number])
    let words = PopupWords.of(popup.id)
    let time: [Picture.Element] = card.remaining.map { [.caption("\($0) s left")] } ?? []
    let canClose = card.view == .up && (!isInactive || popup.isOfSystem)
    return Picture.Cover(
      words.style, title: words.title,
      [.text(words.text)] + time + words.buttons.map { .button($0) },
      isModal: !isBar(number), motion: motion(of: card), isEnabled: canClose)
  }

  private func motion(of card: PopupCard) -> String {
    switch card.view {
    case .none: ""
    case .entering: "coming up"
    case .up: card.isRaised ? "above the keyboard" : ""
    case .leaving: "closing"
    }
  }

  /// What a person may expect to be possible, and why it is not.
  public var notNow: [ClosedChoice] {
    cards.indices.compactMap { number in
      reason(number).map { ClosedChoice(text(of: .close(number)), because: $0) }
    }
  }

  /// Why a popup that is there cannot be closed; nil if it can, or is not there.
  private func reason(_ number: Int) -> String? {
    switch cards[number].view {
    case .entering: return "it is still coming up"
    case .leaving: return "it is going"
    case .up:
      return isInactive && !stage.popups[number].isOfSystem ? "the app is not active" : nil
    case .none: break
    }
    guard cards[number].waits else { return nil }
    if !isMet(stage.popups[number]) { return "it waits: its condition is not met" }
    if isSuspended(stage.popups[number].group) { return "it waits: its group is suspended" }
    return "it waits for its turn"
  }
}

/// What stands on the popups of the stages, as an app would write it.
private struct PopupWords {
  let style: Picture.Cover.Style
  let title: String
  let text: String
  var buttons = ["Close"]

  static func of(_ id: String) -> PopupWords {
    known[id] ?? PopupWords(.card, "A Popup", "The app calls it \(id).")
  }

  init(
    _ style: Picture.Cover.Style, _ title: String, _ text: String, _ buttons: [String] = ["Close"]
  ) {
    (self.style, self.title, self.text, self.buttons) = (style, title, text, buttons)
  }

  private static let known = launch.merging(others) { first, _ in first }

  private static let launch: [String: PopupWords] = [
    "campaign": .init(.card, "Spring Sale", "Everything in green costs half."),
    "order": .init(.half, "Your Order", "Two things are still in the cart."),
    "update": .init(.alert, "New Version", "There is an update.", ["Later"]),
    "kicked": .init(.alert, "Logged Out", "Your account logged in elsewhere.", ["OK"]),
    "notice": .init(.bar, "", "Your settings are saved.", []),
    "tip": .init(.card, "Did You Know?", "A long touch selects."),
    "quote": .init(.card, "Word of the Day", "Less is more."),
    "bid": .init(.card, "Going Once …", "Your bid is the highest."),
    "safety": .init(.alert, "Look Around You", "Do not read while you walk.", ["OK"]),
    "form": .init(.half, "Tell Us", "What do you look for?"),
    "hint": .init(.card, "Hint", "Type three letters."),
    "offer": .init(.card, "For You", "Free delivery today."),
    "note": .init(.bar, "", "The page is up to date.", []),
    "guide": .init(.full, "How It Works", "Swipe to see more."),
  ]

  private static let others: [String: PopupWords] = [
    "gift": .init(.card, "A Gift", "Open it within a day."),
    "survey": .init(.half, "One Question", "Do you like it here?"),
    "share": .init(.half, "Share With", "Whom do you want to tell?", ["Cancel"]),
    "mail": .init(.card, "New Mail", "Bert has written to you."),
    "chat": .init(.card, "New Message", "Bert is there."),
    "call": .init(.card, "Bert Calls", "Do you answer?", ["Decline"]),
    "question": .init(
      .alert, "\"Demo\" Would Like to Access the Camera", "To scan the code.",
      ["Don't Allow", "Allow"]),
    "first": .init(.card, "The First", "It was there before all others."),
    "second": .init(.card, "The Second", "It came after the first."),
    "higher": .init(.card, "A Higher One", "It covers what is lower."),
    "bar": .init(.bar, "", "This is a bar.", []),
    "second-bar": .init(.bar, "", "This is another bar.", []),
  ]
}
