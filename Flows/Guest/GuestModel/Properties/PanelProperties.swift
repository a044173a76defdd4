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
  static let faultStays = PropertyID(
    "a fault that is told stays until the person does something", keeps: "F10")
}

/// The panel: one, rightly held, with the right words.
extension GuestProperties {
  @PropertyBuilder<GuestWorld> static var panel: [Property<GuestWorld>] {
    AtNoTime(.onePanel, given: .hasPanel, .ran(into: .twoPanels))

    AtNoTime(.oneLogin, given: .saw(.loginOrdered), .ran(into: .twoLogins))

    Always(
      .aligned, whenever: .hasPanel, .world("isAligned") { $0.panel?.isAligned == true })

    Always(
      .reason, whenever: .any(actions) { .ordersPanel($0) },
      .any(actions) { action in
        .keeps(action)
          && .any(GateReason.allCases) { .saw(.panelOrdered(action, $0)) && .isReason($0) }
      })

    Always(.panelGone, whenever: .isSending, !.hasPanel)

    Always(
      .faultsTold,
      whenever: .any(LoginFault.allCases) { .saw(.faultTold($0)) } && .isAlive,
      .all(LoginFault.allCases) { !.saw(.faultTold($0)) || .saw(.faultShown($0)) })

    NeverAfter(
      .faultStays, .any(LoginFault.allCases) { .saw(.faultShown($0)) } && .isAlive,
      until: .isTouched || .processEnded,
      .any(actions) { .ordersPanel($0) } && !.any(LoginFault.allCases) { .saw(.faultShown($0)) })
  }
}

extension Predicate<GuestWorld> {
  /// The person touches the panel or the form.
  fileprivate static var isTouched: Predicate {
    .saw(
      "isTouch",
      where: {
        switch $0 {
        case .touched, .formTouched: true
        default: false
        }
      })
  }

  private static func hasLapsed(_ lapse: Lapse) -> Predicate {
    .world("hasLapsed(\(lapse))") { $0.lapse == lapse }
  }

  fileprivate static func ordersPanel(_ action: GuestAction) -> Predicate {
    .any(GateReason.allCases) { .saw(.panelOrdered(action, $0)) }
  }

  /// The reason is the one that the server gave, or else that is stored.
  fileprivate static func isReason(_ reason: GateReason) -> Predicate {
    .hearsLapse.then(
      .any(Lapse.allCases.filter { $0.reason == reason }) { .saw(.lapsed($0)) },
      else: .any(IdentityFacts.allCases.filter { $0.reason == reason }) { .isStored($0) }
        || .any(Lapse.allCases.filter { $0.reason == reason }) { .hasLapsed($0) })
  }
}

extension IdentityFacts {
  /// Why who uses the app is asked for a login.
  fileprivate var reason: GateReason {
    switch self {
    case .nobody, .guest: .guest
    case .kicked: .kicked
    case .expired, .user, .moving, .deleting: .expired
    }
  }
}
