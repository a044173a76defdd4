public import FlowModel
import PopupsFlow

extension PopupWorld {
  /// Everything that can happen now.
  public func offer(_ moves: inout [PopupMove]) {
    for (number, card) in cards.enumerated() {
      switch card.view {
      case .none: break
      case .entering: moves.append(.appear(number))
      case .leaving: moves.append(.disappear(number))
      case .up: moves.append(.close(number))
      }
    }
    for (number, card) in cards.enumerated()
    where card.canBeAdded && hasContainer(stage.popups[number]) { moves.append(.add(number)) }
    for happening in stage.happenings { offer(happening, &moves) }
    offerTime(&moves)
  }

  private func offer(_ happening: PopupStage.Happening, _ moves: inout [PopupMove]) {
    switch happening {
    case .tapsOutside:
      for number in cards.indices where cards[number].view == .up {
        moves.append(.tapOutside(number))
      }
    case .dismissals:
      for number in cards.indices where cards[number].lives > 0 { moves.append(.dismiss(number)) }
    case .sweeps:
      guard cards.contains(where: { $0.lives > 0 }) else { return }
      moves += stage.identifiers.map { .dismissIdentifier($0) }
      moves += stage.containers.map { .dismissContainer($0) }
      moves.append(.dismissAll)
    case .pageGoes(let page):
      if let number = stage.pages.firstIndex(of: page), !isGone(number) {
        moves.append(.pageGoes(number))
      }
    case .keyboard: moves.append(.keyboard(isUp: !isKeyboardUp))
    case .suspension(let group):
      moves.append(isSuspended(group) ? .resume(group) : .suspend(group))
    case .condition(let name):
      guard let number = stage.conditions.firstIndex(of: name) else { return }
      moves.append(.condition(number, isMet: unmet & (1 << UInt8(number)) != 0))
    }
  }

  /// Seconds pass while a timer counts; none passes before what is due has come.
  private func offerTime(_ moves: inout [PopupMove]) {
    var (isAnyDue, isAnyCounting) = (false, false)
    for (number, card) in cards.enumerated() {
      if card.isDue { moves.append(.timeOut(number)) }
      isAnyDue = isAnyDue || card.isDue
      isAnyCounting = isAnyCounting || card.timers > 0
    }
    if isAnyCounting, !isAnyDue { moves.append(.second) }
  }

  /// Lets a move happen.
  public mutating func take(_ move: PopupMove, _ news: inout News<Self>) {
    switch move {
    case .add(let number): add(number, &news)
    case .appear(let number):
      cards[number].view = .up
      tell(stage.events[number].appeared, &news)
    case .disappear(let number):
      cards[number].view = .none
      cards[number].isRaised = false
      tell(stage.events[number].disappeared, &news)
    case .close(let number): tell(stage.events[number].closed, &news)
    case .tapOutside(let number): tell(stage.events[number].tappedOutside, &news)
    case .second: passSecond()
    case .timeOut(let number): timeOut(number, &news)
    case .dismiss(let number): tell(stage.events[number].dismiss, &news)
    case .dismissIdentifier(let identifier): tell(.dismissIdentifier(identifier), &news)
    case .dismissContainer(let container): tell(.dismissContainer(container), &news)
    case .dismissAll: tell(.dismissAll, &news)
    case .pageGoes(let page): goAway(page, &news)
    case .keyboard(let isUp):
      isKeyboardUp = isUp
      tell(.keyboard(isUp: isUp), &news)
    case .suspend(let group):
      turn(group)
      tell(.suspend(group), &news)
    case .resume(let group):
      turn(group)
      tell(.resume(group), &news)
    case .condition(let number, let isMet):
      unmet ^= 1 << UInt8(number)
      tell(.condition(stage.conditions[number], isMet: isMet), &news)
    }
  }

  private mutating func turn(_ group: String) {
    if let number = stage.suspendable.firstIndex(of: group) { suspended ^= 1 << UInt8(number) }
  }

  func id(_ number: Int) -> String { stage.popups[number].id }

  private mutating func add(_ number: Int, _ news: inout News<Self>) {
    let elders = cards[number].behind
    var younger: UInt8 = 0
    cards[number].times = cards[number].times.map { $0 - 1 }
    cards[number].lives += 1
    cards[number].behind = 0
    for other in stage.equals[number] {
      if cards[other].lives > 0 { cards[number].behind |= 1 << UInt8(other) }
      if cards[other].behind & (1 << UInt8(number)) != 0 { younger |= 1 << UInt8(other) }
      cards[other].behind &= ~(1 << UInt8(number))
    }
    adding = UInt8(number)
    tell(stage.events[number].add, &news)
    // It was there already, so its place in the order of arrival is the old one.
    if adding == nil {
      cards[number].behind = elders
      for other in stage.equals[number] where younger & (1 << UInt8(other)) != 0 {
        cards[other].behind |= 1 << UInt8(number)
      }
    }
    adding = nil
  }

  /// A page goes, with every view on it; the scheduler is told afterwards.
  private mutating func goAway(_ page: Int, _ news: inout News<Self>) {
    gonePages |= 1 << UInt8(page)
    for number in cards.indices where stage.popups[number].container == stage.pages[page] {
      cards[number].view = .none
      cards[number].isRaised = false
    }
    tell(.containerGone(stage.pages[page]), &news)
  }

  private mutating func passSecond() {
    for number in cards.indices {
      if let remaining = cards[number].remaining {
        cards[number].remaining = remaining - min(remaining, cards[number].timers)
      }
      guard let duration = stage.popups[number].seconds, cards[number].view == .up else {
        continue
      }
      cards[number].seen = min(cards[number].seen + 1, duration + 1)
    }
  }

  private mutating func timeOut(_ number: Int, _ news: inout News<Self>) {
    if cards[number].seen != stage.popups[number].seconds {
      news.note(.hazard(.wrongTime, id(number)))
    }
    cards[number].remaining = nil
    cards[number].timers = 0
    tell(stage.events[number].timedOut, &news)
  }
}

extension Popup {
  /// The duration in seconds.
  var seconds: UInt8? { duration.map { UInt8(clamping: $0.components.seconds) } }
}
