public import FlowModel
import PopupsFlow

extension PopupWorld {
  /// How a move is called and told.
  public func text(of move: PopupMove) -> ChoiceText {
    let (cause, id, words) = told(move)
    return ChoiceText(cause, id, words, isCertain: move.isCertain)
  }

  private func told(_ move: PopupMove) -> (Cause, String, String) {
    switch move {
    case .add(let number): (.system, "add-\(id(number))", "the app adds \(words(for: number))")
    case .appear(let number): (.system, "\(id(number))-up", "\(id(number)) has come up")
    case .disappear(let number): (.system, "\(id(number))-gone", "\(id(number)) has gone")
    case .close(let number): (.person, "close-\(id(number))", "close \(id(number))")
    case .tapOutside(let number):
      (.person, "tap-outside-\(id(number))", "tap outside of \(id(number))")
    case .second: (.time, "second", "a second passes")
    case .timeOut(let number):
      (.time, "\(id(number))-over", "the time of \(id(number)) is over")
    case .keyboard(isUp: true): (.person, "keyboard-up", "begin to type: the keyboard comes up")
    case .keyboard(isUp: false): (.person, "keyboard-down", "stop typing: the keyboard goes")
    case .dismiss(let number):
      (.system, "dismiss-\(id(number))", "the app dismisses \(id(number))")
    case .dismissIdentifier(let number):
      (
        .system, "dismiss-every-\(stage.identifiers[number])",
        "the app dismisses what is about \(stage.identifiers[number])"
      )
    case .dismissContainer(let number):
      (
        .system, "clear-\(stage.containers[number])",
        "the app dismisses what is in the \(stage.containers[number])"
      )
    case .dismissAll: (.system, "dismiss-all", "the app dismisses everything")
    case .pageGoes(let page):
      (.person, "leave-\(stage.pages[page])", "leave the \(stage.pages[page])")
    case .suspend(let number):
      (
        .system, "suspend-\(stage.suspendable[number])",
        "\(stage.suspendable[number]) is suspended"
      )
    case .resume(let number):
      (.system, "resume-\(stage.suspendable[number])", "\(stage.suspendable[number]) goes on")
    case .condition(let number, let isMet): words(for: stage.conditions[number], isMet)
    case .scene(isActive: true): (.system, "active", "the app becomes active")
    case .scene(isActive: false):
      (.person, "inactive", "Home, Control Center, a call: the app becomes inactive")
    case .lose(let number):
      (.system, "lose-\(id(number))", "\(id(number)) is swept away, and nothing is told")
    case .miss(let number):
      (.system, "miss-\(id(number))", "the app finds that \(id(number)) is gone, and says so")
    }
  }

  private func words(for condition: String, _ isMet: Bool) -> (Cause, String, String) {
    (
      .system, "\(condition)-\(isMet ? "met" : "unmet")",
      "the condition \(condition) is \(isMet ? "met" : "no longer met")"
    )
  }

  private func words(for number: Int) -> String {
    let popup = stage.popups[number]
    var words = [popup.group]
    if popup.priority != 0 { words.append("priority \(popup.priority)") }
    switch popup.mode {
    case .plain: break
    case .alone: words.append("alone")
    case .terminator: words.append("ends all others")
    }
    if popup.isOfSystem { words.append("asked by the system") }
    if let seconds = popup.seconds { words.append("for \(seconds) s") }
    return "\(popup.id) (\(words.joined(separator: ", ")))"
  }

  /// What is on screen, group by group.
  public var screen: String {
    let shown = cards.indices.filter { cards[$0].view != .none }.map { id($0) }
    return shown.isEmpty ? "nothing" : shown.joined(separator: "+")
  }

  /// What holds now.
  public var facts: [(name: String, value: String)] {
    var facts: [(name: String, value: String)] = [
      ("stage", stage.name), ("scheduler", "\(reduced.state)"),
    ]
    for (number, card) in cards.enumerated() { facts.append((id(number), words(for: card))) }
    if isKeyboardUp { facts.append(("keyboard", "up")) }
    if isInactive { facts.append(("app", "inactive")) }
    for (number, page) in stage.pages.enumerated() {
      facts.append((page, isGone(number) ? "left" : "there"))
    }
    for (number, name) in stage.conditions.enumerated() {
      facts.append((name, unmet & (1 << UInt8(number)) == 0 ? "met" : "not met"))
    }
    return facts
  }

  private func words(for card: PopupCard) -> String {
    guard card.lives > 0 || card.view != .none else { return "not there" }
    let place =
      switch card.view {
      case .none: card.isLost ? "swept away" : "waits"
      case .entering: "comes up"
      case .up: "on screen"
      case .leaving: "goes"
      }
    let time = card.remaining.map { ", \($0) s left\(card.timers == 0 ? ", paused" : "")" } ?? ""
    return place + time + (card.isRaised ? ", above the keyboard" : "")
  }

  /// What an observation says.
  public static func words(for observation: PopupObservation) -> String {
    switch observation {
    case .told(let event): "told: \(event)"
    case .ordered(.notify(let id, let news)): "\(id) reports \(news)"
    case .ordered(let effect): "ordered: \(effect)"
    case .hazard(let hazard, let id): "\(id) \(hazard.rawValue)"
    }
  }
}
