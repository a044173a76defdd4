import EveryPath
import FlowModel
import PopupsFlow

extension PropertyID {
  static let pageGone = PropertyID(
    "a page that is gone leaves none of its popups", keeps: "P-R5", "P-R13", "P10")
  static let waitingDismissed = PropertyID(
    "dismissing one that waits touches nothing else", keeps: "P-R13", "P11")
  static let returning = PropertyID(
    "a popup that is added again while it goes waits for its turn", keeps: "P12")
  static let allDismissed = PropertyID("dismissing everything leaves no popup", keeps: "P-R13")
  static let oneIdentifier = PropertyID("never: one identifier is there twice", keeps: "P-R13")
}

/// What is dismissed, gone with its page, or added again.
extension PopupProperties {
  @PropertyBuilder<PopupWorld<R>> var removal: [Property<PopupWorld<R>>] {
    Always(
      .pageGone,
      whenever: isTold("containerGone") { if case .containerGone = $0 { true } else { false } },
      .any(stages.flatMap(\.pages).uniqued) { page in
        isTold(.containerGone(page))
          && .world("isLeft(\(page))") {
            $0.all.allSatisfy { $0.popup.container != page || $0.card.lives == 0 }
          }
      })

    Always(
      .waitingDismissed, whenever: .any(ids) { isTold(.dismiss($0)) && waits($0).before },
      .happened("touchesNothingElse") { $0.observations.touchOnlyDismissed })

    // Unless its own identifier is there.
    Always(
      .returning, whenever: .any(ids) { adds($0) && isEnding($0).before },
      .any(ids) {
        adds($0) && (isKnown($0) || .saw(.ordered(.notify($0, .withdrawn(.duplicate)))))
      })

    Always(
      .allDismissed, whenever: isTold(.dismissAll),
      .world("isEachOut") { $0.cards.allSatisfy { $0.isOut } })

    AtNoTime(
      .oneIdentifier,
      given: .any(stages.flatMap(\.identifiers).uniqued) { name in
        isTold("adds about \(name)") { $0.added?.identifier == name }
          && .world("isKnownAbout(\(name))") {
            $0.reduced.state.contains { $0.identifier == name }
          }.before
      },
      .world("isIdentifierTwice") { world in
        let names = world.reduced.state.popups.compactMap(\.identifier)
        return Set(names).count < names.count
      })
  }

  /// A last life is on its way out.
  private func isEnding(_ id: String) -> Predicate {
    .world("isEnding(\(id))") { world in
      world.reduced.state.lanes.contains { lane in
        lane.shown?.popup.id == id && lane.shown?.isEnding == true
      }
    }
  }
}

extension [PopupObservation] {
  /// Whoever was dismissed is told, its timer stopped, and nothing else done.
  fileprivate var touchOnlyDismissed: Bool {
    guard case .dismiss(let id)? = told else { return true }
    return allSatisfy { observation in
      switch observation {
      case .told, .ordered(.notify(id, _)), .ordered(.stopTimer(id)): true
      case .ordered, .hazard: false
      }
    }
  }
}
