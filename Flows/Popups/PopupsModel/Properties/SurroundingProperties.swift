import FlowModel
import PopupsFlow

extension PropertyID {
  static let tapOutside = PropertyID(
    "a tap outside closes what allows it, and is reported of all", keeps: "P-R10")
  static let underKeyboard = PropertyID("never: a popup is under the keyboard", keeps: "P-R14")
  static let staysUp = PropertyID(
    "never: a popup stays up when the keyboard has gone", keeps: "P-R14")
}

/// The person's finger and the keyboard.
extension PopupProperties {
  @PropertyBuilder<PopupWorld<R>> static var environment: [Property<PopupWorld<R>>] {
    Always(
      .tapOutside, whenever: { if case .tappedOutside? = told($0) { true } else { false } }
    ) { step in
      guard case .tappedOutside(let id)? = told(step), let number = step.world.stage.number(id)
      else { return true }
      let closes = step.world.stage.popups[number].closesOnTapOutside
      return step.saw(.ordered(.hide(id))) == closes
        && step.saw(.ordered(.notify(id, .tappedOutside)))
    }

    AtNoTime(.underKeyboard, given: { $0.world.isKeyboardUp && presents($0) }) { step in
      step.world.isKeyboardUp
        && step.world.all.contains { popup, card in
          popup.avoidsKeyboard && !card.isRaised && (card.view == .entering || card.view == .up)
        }
    }

    AtNoTime(.staysUp, given: { told($0) == .keyboard(isUp: false) }) { step in
      !step.world.isKeyboardUp
        && step.world.cards.contains { $0.isRaised && ($0.view == .entering || $0.view == .up) }
    }
  }
}
