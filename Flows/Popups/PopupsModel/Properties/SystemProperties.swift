import FlowModel
import PopupsFlow

extension PropertyID {
  static let inactive = PropertyID(
    "never: a popup comes up while the scene is inactive", keeps: "P14")
  static let besideSystem = PropertyID(
    "never: a popup comes up beside an alert of the system", keeps: "P14")
  static let askedBeside = PropertyID(
    "never: the system is asked while a popup is on screen", keeps: "P14")
  static let keepsTurn = PropertyID("what waits keeps its turn while the app is away", keeps: "P14")
  static let sweptEnds = PropertyID(
    "what was swept away without a word ends once the app misses it", keeps: "P15")
}

/// The system's alerts, an app that goes away, and what is swept away meanwhile.
extension PopupProperties {
  @PropertyBuilder<PopupWorld<R>> static var system: [Property<PopupWorld<R>>] {
    AtNoTime(
      .inactive,
      given: { step in
        step.world.isInactive && step.world.cards.contains { $0.waits }
      }
    ) { ran($0, into: .inactive) }

    AtNoTime(
      .besideSystem,
      given: { step in
        step.world.hasSystemAlert && step.world.cards.contains { $0.waits }
      }
    ) { ran($0, into: .besideSystem) }

    AtNoTime(.askedBeside, given: { asksSystem($0) }) { ran($0, into: .askedBeside) }

    Always(
      .keepsTurn,
      whenever: { step in
        if case .scene? = told(step) {
          step.before.world.cards.contains { $0.waits }
        } else {
          false
        }
      }
    ) { step in
      step.before.world.all.allSatisfy { popup, card in
        !card.waits || step.world.reduced.state.contains { $0.id == popup.id }
      }
    }

    Always(.sweptEnds, whenever: { missed($0) != nil }) { step in
      step.world.all.allSatisfy { popup, card in
        popup.id != missed(step)
          || card.lives == 0 && !step.world.reduced.state.contains { $0.id == popup.id }
      }
    }
  }

  /// An alert of the system is ordered to come up.
  private static func asksSystem(_ step: Step) -> Bool {
    step.log.observations.contains { observation in
      guard case .ordered(.present(let id, _)) = observation else { return false }
      return step.world.stage.number(id).map { step.world.stage.popups[$0].isOfSystem } ?? false
    }
  }

  /// The popup that the app has just found gone, if it was wanted no second time.
  private static func missed(_ step: Step) -> String? {
    guard case .vanished(let id)? = told(step), let number = step.world.stage.number(id),
      step.before.world.cards[number].lives == 1
    else { return nil }
    return id
  }
}
