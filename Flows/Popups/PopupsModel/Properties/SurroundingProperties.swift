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
  @PropertyBuilder<PopupWorld<R>> var environment: [Property<PopupWorld<R>>] {
    Always(
      .tapOutside,
      whenever: isTold("tappedOutside") { if case .tappedOutside = $0 { true } else { false } },
      .any(ids) { id in
        isTold(.tappedOutside(id)) && .saw(.ordered(.notify(id, .tappedOutside)))
          && (closes(id) && .saw(.ordered(.hide(id))) || !closes(id) && !.saw(.ordered(.hide(id))))
      })

    AtNoTime(
      .underKeyboard, given: isKeyboardUp && presents,
      isKeyboardUp
        && .world("isSomebodyUnderKeyboard") { world in
          world.all.contains { popup, card in
            popup.avoidsKeyboard && !card.isRaised && (card.view == .entering || card.view == .up)
          }
        })

    AtNoTime(
      .staysUp, given: isTold(.keyboard(isUp: false)),
      !isKeyboardUp
        && .world("isSomebodyRaised") { world in
          world.cards.contains { $0.isRaised && ($0.view == .entering || $0.view == .up) }
        })
  }

  private var isKeyboardUp: Predicate { .world("isKeyboardUp") { $0.isKeyboardUp } }

  private func closes(_ id: String) -> Predicate {
    .world("closesOnTapOutside(\(id))") { world in
      world.stage.number(id).map { world.stage.popups[$0].closesOnTapOutside } ?? false
    }
  }
}
