import FlowModel
import PopupsFlow

/// The person's finger and the keyboard.
extension PopupProperties {
  @PropertyBuilder<PopupWorld<R>> static var environment: [Property<PopupWorld<R>>] {
    Always(
      "a tap outside closes what allows it, and is reported of all",
      whenever: { if case .tappedOutside? = told($0) { true } else { false } }
    ) { step in
      guard case .tappedOutside(let id)? = told(step), let number = step.world.stage.number(id)
      else { return true }
      let closes = step.world.stage.popups[number].closesOnTapOutside
      return step.saw(.ordered(.hide(id))) == closes
        && step.saw(.ordered(.notify(id, .tappedOutside)))
    }

    AtNoTime("a popup is under the keyboard", given: { $0.world.isKeyboardUp && presents($0) }) {
      step in
      step.world.isKeyboardUp
        && step.world.all.contains { popup, card in
          popup.avoidsKeyboard && !card.isRaised && (card.view == .entering || card.view == .up)
        }
    }

    AtNoTime(
      "a popup stays up when the keyboard has gone",
      given: { told($0) == .keyboard(isUp: false) }
    ) { step in
      !step.world.isKeyboardUp
        && step.world.cards.contains { $0.isRaised && ($0.view == .entering || $0.view == .up) }
    }
  }
}
