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
      case .up:
        if !isInactive || stage.popups[number].isOfSystem { moves.append(.close(number)) }
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
      moves += stage.identifiers.indices.map { .dismissIdentifier($0) }
      moves += stage.containers.indices.map { .dismissContainer($0) }
      moves.append(.dismissAll)
    case .pageGoes(let page):
      if let number = stage.pages.firstIndex(of: page), !isGone(number) {
        moves.append(.pageGoes(number))
      }
    case .keyboard: moves.append(.keyboard(isUp: !isKeyboardUp))
    case .suspension(let group):
      guard let number = stage.suspendable.firstIndex(of: group) else { return }
      moves.append(suspended & (1 << UInt8(number)) != 0 ? .resume(number) : .suspend(number))
    case .condition(let name):
      guard let number = stage.conditions.firstIndex(of: name) else { return }
      moves.append(.condition(number, isMet: unmet & (1 << UInt8(number)) != 0))
    case .scene:
      if !isInactive {
        moves.append(.scene(isActive: false))
      } else if !cards.indices.contains(where: {
        stage.popups[$0].isOfSystem && cards[$0].view == .up
      }) {
        moves.append(.scene(isActive: true))
      }
    case .losses:
      for number in cards.indices {
        if isInactive, cards[number].view != .none { moves.append(.lose(number)) }
        if !isInactive, cards[number].isLost { moves.append(.miss(number)) }
      }
    }
  }

  /// Seconds pass while a timer counts; none passes before what is due has come.
  private func offerTime(_ moves: inout [PopupMove]) {
    guard cards.contains(where: { $0.timers > 0 }) else { return }
    let others = moves.count
    for (number, card) in cards.enumerated() where card.isDue { moves.append(.timeOut(number)) }
    if moves.count == others { moves.append(.second) }
  }

  /// Lets a move happen.
  public mutating func take(_ move: PopupMove, _ output: inout WorldOutput<Self>) {
    switch move {
    case .add(let number): add(number, &output)
    case .appear(let number):
      cards[number].view = .up
      tell(.appeared(id(number)), &output)
      if stage.popups[number].isOfSystem, !isInactive { turn(isActive: false, &output) }
    case .disappear(let number):
      (cards[number].view, cards[number].isRaised) = (.none, false)
      tell(.disappeared(id(number)), &output)
    case .close(let number):
      if stage.popups[number].isOfSystem {
        cards[number].view = .none
        tell(.vanished(id(number)), &output)
      } else {
        tell(.closed(id(number)), &output)
      }
    case .tapOutside(let number): tell(.tappedOutside(id(number)), &output)
    case .second: passSecond()
    case .timeOut(let number): timeOut(number, &output)
    case .dismiss(let number): tell(.dismiss(id(number)), &output)
    case .dismissIdentifier(let number):
      tell(.dismissIdentifier(stage.identifiers[number]), &output)
    case .dismissContainer(let number): tell(.dismissContainer(stage.containers[number]), &output)
    case .dismissAll: tell(.dismissAll, &output)
    case .pageGoes(let page): goAway(page, &output)
    case .keyboard(let isUp):
      isKeyboardUp = isUp
      tell(.keyboard(isUp: isUp), &output)
    case .suspend(let number):
      suspended ^= 1 << UInt8(number)
      tell(.suspend(stage.suspendable[number]), &output)
    case .resume(let number):
      suspended ^= 1 << UInt8(number)
      tell(.resume(stage.suspendable[number]), &output)
    case .condition(let number, let isMet):
      unmet ^= 1 << UInt8(number)
      tell(.condition(stage.conditions[number], isMet: isMet), &output)
    case .scene(let isActive): turn(isActive: isActive, &output)
    case .lose(let number):
      (cards[number].view, cards[number].isRaised, cards[number].isLost) = (.none, false, true)
    case .miss(let number):
      cards[number].isLost = false
      tell(.vanished(id(number)), &output)
    }
  }

  private mutating func turn(isActive: Bool, _ output: inout WorldOutput<Self>) {
    isInactive = !isActive
    tell(.scene(isActive: isActive), &output)
  }

  func id(_ number: Int) -> String { stage.popups[number].id }

  private mutating func add(_ number: Int, _ output: inout WorldOutput<Self>) {
    let elders = cards[number].behind
    var (older, younger): (UInt8, UInt8) = (0, 0)
    for other in stage.equals[number] {
      if cards[other].lives > 0 { older |= 1 << UInt8(other) }
      if cards[other].behind & (1 << UInt8(number)) != 0 { younger |= 1 << UInt8(other) }
      cards[other].behind &= ~(1 << UInt8(number))
    }
    cards[number].times = cards[number].times.map { $0 - 1 }
    cards[number].lives += 1
    cards[number].behind = older
    adding = UInt8(number)
    tell(.add(stage.popups[number]), &output)
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
  private mutating func goAway(_ page: Int, _ output: inout WorldOutput<Self>) {
    gonePages |= 1 << UInt8(page)
    for number in cards.indices where stage.popups[number].container == stage.pages[page] {
      (cards[number].view, cards[number].isRaised) = (.none, false)
    }
    tell(.containerGone(stage.pages[page]), &output)
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

  private mutating func timeOut(_ number: Int, _ output: inout WorldOutput<Self>) {
    if cards[number].seen != stage.popups[number].seconds {
      output.observe(.hazard(.wrongTime, id(number)))
    }
    (cards[number].remaining, cards[number].timers) = (nil, 0)
    tell(.timedOut(id(number)), &output)
  }
}

extension Popup {
  var seconds: UInt8? { duration.map { UInt8(clamping: $0.components.seconds) } }
}
