import FlowModel
import GuestFlow

/// The panel: one, rightly held, with the right words.
extension GuestProperties {
  @PropertyBuilder<GuestWorld> static var panel: [Property<GuestWorld>] {
    AtNoTime("two panels are up", given: { $0.world.panel != nil }) { $0.ran(into: .twoPanels) }

    AtNoTime("two login requests are open", given: { $0.saw(.loginOrdered) }) {
      $0.ran(into: .twoLogins)
    }

    Always("the panel is held as its page is", whenever: { $0.world.panel != nil }) {
      $0.world.panel?.isAligned == true
    }

    Always("the panel says for which action, and why", whenever: { $0.orderedPanel != nil }) {
      $0.isPanelTrue
    }

    Always("the panel is gone before the action goes on", whenever: { $0.isSending }) {
      $0.world.panel == nil
    }

    Always(
      "each failure of a login is told in its own words",
      whenever: { !$0.faults.isEmpty && !$0.log.processEnded }
    ) { transition in transition.faults.allSatisfy { transition.saw(.faultShown($0)) } }
  }
}

extension Transition<GuestWorld> {
  fileprivate var orderedPanel: (action: GuestAction, reason: GateReason)? {
    for case .panelOrdered(let action, let reason) in log.observations { return (action, reason) }
    return nil
  }

  /// For the action that is kept, and for the reason that is stored or that the server gave.
  fileprivate var isPanelTrue: Bool {
    guard let (action, reason) = orderedPanel else { return false }
    let expected: GateReason =
      switch world.stored {
      case _ where saw(.lapsed(.expired)): .expired
      case _ where saw(.lapsed(.kicked)): .kicked
      case .nobody, .guest: .guest
      case .kicked: .kicked
      case .expired, .user, .moving: .expired
      }
    return action == world.kept && reason == expected
  }

  fileprivate var faults: [LoginFault] {
    log.observations.compactMap { if case .faultTold(let fault) = $0 { fault } else { nil } }
  }
}
