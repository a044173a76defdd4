public import FlowModel
public import PopupsFlow

extension PopupWorld {
  /// Carries out an order, and notes what is wrong with it.
  public mutating func perform(_ effect: PopupEffect, _ output: inout WorldOutput<Self>) {
    switch effect {
    case .present(let id, let isRaised): with(id, &output) { $0.present($1, isRaised, &$2) }
    case .hide(let id): with(id, &output) { $0.hide($1, &$2) }
    case .raise(let id):
      with(id, &output) { world, number, _ in
        world.cards[number].isRaised = true
      }
    case .lower(let id):
      with(id, &output) { world, number, _ in
        world.cards[number].isRaised = false
      }
    case .startTimer(let id, let duration):
      with(id, &output) { $0.startTimer($1, duration, &$2) }
    case .pauseTimer(let id):
      with(id, &output) { world, number, _ in world.cards[number].timers = 0 }
    case .resumeTimer(let id):
      with(id, &output) { world, number, _ in
        if world.cards[number].remaining != nil { world.cards[number].timers = 1 }
      }
    case .stopTimer(let id):
      with(id, &output) { world, number, _ in
        (world.cards[number].remaining, world.cards[number].timers) = (nil, 0)
      }
    case .notify(let id, let report): with(id, &output) { $0.hear(report, $1, &$2) }
    }
  }

  private mutating func with(
    _ id: String, _ output: inout WorldOutput<Self>,
    _ act: (inout Self, Int, inout WorldOutput<Self>) -> Void
  ) {
    if let number = stage.number(id) { act(&self, number, &output) }
  }

  private mutating func present(_ number: Int, _ isRaised: Bool, _ output: inout WorldOutput<Self>)
  {
    output.observe(all: hazards(ofPresenting: number).map { .hazard($0, id(number)) })
    (cards[number].view, cards[number].isRaised) = (.entering, isRaised)
  }

  private func hazards(ofPresenting number: Int) -> [PopupHazard] {
    let popup = stage.popups[number]
    var hazards: [PopupHazard] = []
    if cards[number].lives == 0 || cards[number].view != .none { hazards.append(.uninvited) }
    let others = cards.indices.filter {
      $0 != number && stage.popups[$0].group == popup.group
    }
    if others.contains(where: { cards[$0].view != .none }) { hazards.append(.besideAnother) }
    let rivals = others.filter { cards[$0].waits && isMet(stage.popups[$0]) }
    if rivals.contains(where: { stage.popups[$0].priority > popup.priority }) {
      hazards.append(.beforeHigher)
    }
    if rivals.contains(where: { cards[number].behind & (1 << UInt8($0)) != 0 }) {
      hazards.append(.beforeElder)
    }
    if !isMet(popup) { hazards.append(.unmet) }
    if isSuspended(popup.group) { hazards.append(.suspended) }
    if isInactive { hazards.append(.inactive) }
    let shown = cards.indices.filter { $0 != number && cards[$0].view != .none }
    if popup.isOfSystem, !shown.isEmpty { hazards.append(.askedBeside) }
    if shown.contains(where: { stage.popups[$0].isOfSystem }) { hazards.append(.besideSystem) }
    return hazards
  }

  private mutating func hide(_ number: Int, _ output: inout WorldOutput<Self>) {
    // Of what was swept away the scheduler has not been told.
    if cards[number].isLost { return }
    switch cards[number].view {
    case .none, .leaving: output.observe(.hazard(.hiddenUnseen, id(number)))
    case .entering, .up: cards[number].view = .leaving
    }
  }

  /// A careless timer does not look whether another one counts already: both do.
  private mutating func startTimer(
    _ number: Int, _ duration: Duration, _ output: inout WorldOutput<Self>
  ) {
    if cards[number].timers > 0 {
      output.observe(.hazard(.secondTimer, id(number)))
    } else {
      cards[number].remaining = UInt8(clamping: duration.components.seconds)
    }
    cards[number].timers = min(cards[number].timers + 1, 2)
  }

  /// What the caller is told must follow from what it was told before.
  private mutating func hear(
    _ report: PopupReport, _ number: Int, _ output: inout WorldOutput<Self>
  ) {
    let card = cards[number]
    switch report {
    case .didShow:
      if card.isTold || card.lives == 0 || card.view != .up { unpaired(number, &output) }
      cards[number].isTold = true
    case .didHide:
      if !card.isTold { unpaired(number, &output) }
      cards[number].isTold = false
    case .tappedOutside:
      if !card.isTold { unpaired(number, &output) }
    case .isThereAlready:
      cards[number].lives -= min(cards[number].lives, 1)
      if adding == UInt8(number) { adding = nil }
    case .withdrawn:
      if card.lives < 2 { unpaired(number, &output) }
      cards[number].lives -= min(cards[number].lives, 1)
    case .ended:
      if card.isTold { unpaired(number, &output) }
      cards[number].isTold = false
      endLife(number, &output)
    }
  }

  private func unpaired(_ number: Int, _ output: inout WorldOutput<Self>) {
    output.observe(.hazard(.unpaired, id(number)))
  }

  private mutating func endLife(_ number: Int, _ output: inout WorldOutput<Self>) {
    guard cards[number].lives > 0 else {
      return output.observe(.hazard(.endedTwice, id(number)))
    }
    cards[number].lives -= 1
    cards[number].seen = 0
    if cards[number].lives == 0 { cards[number].behind = 0 }
    guard cards[number].lives == 0 else { return }
    for other in stage.equals[number] {
      cards[other].behind &= ~(1 << UInt8(number))
    }
  }
}
