import FlowModel
import GuestFlow

extension PropertyID {
  static let onePanel = PropertyID("never: two panels are up", keeps: "G9")
  static let oneLogin = PropertyID("never: two login requests are open", keeps: "F7", "G9")
  static let aligned = PropertyID("the panel is held as its page is", keeps: "R6", "G13")
  static let reason = PropertyID("the panel says for which action, and why", keeps: "R5")
  static let panelGone = PropertyID("the panel is gone before the action goes on", keeps: "R8")
  static let faultsTold = PropertyID(
    "each failure of a login is told in its own words", keeps: "F10")
}

/// The panel: one, rightly held, with the right words.
extension GuestProperties {
  @PropertyBuilder<GuestWorld> static var panel: [Property<GuestWorld>] {
    AtNoTime(.onePanel, given: { $0.world.panel != nil }) { $0.ran(into: .twoPanels) }

    AtNoTime(.oneLogin, given: { $0.saw(.loginOrdered) }) { $0.ran(into: .twoLogins) }

    Always(.aligned, whenever: { $0.world.panel != nil }) { $0.world.panel?.isAligned == true }

    Always(.reason, whenever: { $0.orderedPanel != nil }) { $0.isPanelTrue }

    Always(.panelGone, whenever: { $0.isSending }) { $0.world.panel == nil }

    Always(
      .faultsTold, whenever: { !$0.faults.isEmpty && !$0.log.processEnded }
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
