import EveryPath
import FlowModel
import GuestFlow

/// What must hold in guest mode: one list for all flows and lessons.
enum GuestProperties {
  /// The actions the model offers: two that need an account, one that does not.
  static let gated: [GuestAction] = [.comment, .favourite]
  static let free: [GuestAction] = [.share]
  static let actions = gated + free

  /// The whole list; which of two taps loses is the gate's policy.
  @PropertyBuilder<GuestWorld> static func all(
    _ secondWish: SecondWish = .keepsFirst
  ) -> [Property<GuestWorld>] {
    action
    blocked
    taps(secondWish)
    panel
    identity
    accounts
    move
    disk
    touches
    logins
    lapses
    kept
    outcomes
    loginForm
  }
}

// MARK: - What the properties speak of

// What happened.
extension Predicate<GuestWorld> {
  /// An action that needs an account was sent.
  static var isSending: Predicate { .any(GuestProperties.gated) { .saw(.sent($0)) } }

  static var isServing: Predicate { .any(GuestProperties.gated) { .saw(.served($0)) } }

  /// An attempt for an action that needs an account began.
  static var isWishing: Predicate { .any(GuestProperties.gated) { .saw(.wished($0)) } }

  /// Something of the guest's was deleted.
  static var isDropping: Predicate { .any(GuestItem.allCases) { .saw(.dropped($0)) } }

  /// A blocked action is gone on with in a new process.
  static var isResuming: Predicate { .resumed(GuestComponents.gate) }

  static var isAlive: Predicate { !.processEnded }

  static var hasRun: Predicate { .any(GuestProperties.free) { .saw(.ran($0)) } }

  static func gateDelivered(_ outcome: GateOutcome) -> Predicate {
    .delivered(outcome, component: GuestComponents.gate)
  }

  static func formDelivered(_ outcome: FormFlow.Outcome) -> Predicate {
    .delivered(outcome, component: GuestComponents.form)
  }

  static func ran(into hazard: GuestHazard) -> Predicate { .saw(.hazard(hazard)) }
}

// What is so.
extension Predicate<GuestWorld> {
  /// The gate's attempt runs.
  static var isGateRunning: Predicate { .isRunning(GuestComponents.gate) }

  static var isInUse: Predicate { .world("isInUse") { $0.isInUse } }

  static func isStored(_ facts: IdentityFacts) -> Predicate {
    .world("isStored(\(facts))") { $0.stored == facts }
  }

  static var isUser: Predicate { .world("isUser") { $0.stored.isUser } }

  static func standing(_ standing: GateStanding) -> Predicate {
    .world("standing(\(standing))") { $0.standing == standing }
  }

  /// A user is stored, or a move to one is open.
  static var standsReady: Predicate { .standing(.user) || .standing(.switching) }

  static func session(_ session: Session) -> Predicate {
    .world("session(\(session))") { $0.session == session }
  }

  static func isOpen(_ owner: Owner) -> Predicate {
    .world("isOpen(\(owner))") { $0.opened != nil && $0.opened == $0.ids.owner(owner) }
  }

  static func isDoing(_ kind: Job.Kind) -> Predicate {
    .world("isDoing(\(kind))") { $0.job?.kind == kind }
  }

  static var isDiskIdle: Predicate { .world("isDiskIdle") { $0.job == nil } }

  static var isKept: Predicate { .world("isKept") { $0.kept != nil } }

  static func keeps(_ action: GuestAction) -> Predicate {
    .world("keeps(\(action))") { $0.kept == action }
  }

  static var hasPanel: Predicate { .world("hasPanel") { $0.panel != nil } }

  static func panelShows(_ content: GatePanel<GuestAction>) -> Predicate {
    .world("panelShows(\(content))") { $0.panel?.content == content }
  }

  static func panelIs(_ phase: Panel.Phase) -> Predicate {
    .world("panelIs(\(phase))") { $0.panel?.phase == phase }
  }

  /// The panel says that the identity is at work.
  static var showsProgress: Predicate { .panelShows(.progress) && .panelIs(.up) }

  static var hasForm: Predicate { .world("hasForm") { $0.form != nil } }

  static func formIs(_ phase: GuestModel.Form.Phase) -> Predicate {
    .world("formIs(\(phase))") { $0.form?.phase == phase }
  }
}

extension GuestProperties {
  static var keptAndShown: [Predicate<GuestWorld>] {
    let contents =
      actions.flatMap { action in
        GateReason.allCases.map { GatePanel<GuestAction>.offer(action, $0, nil) }
      } + [.progress, .merge, .stopped, .unanswered]
    return actions.map { .keeps($0) } + contents.map { .panelShows($0) }
      + [.panelIs(.coming), .panelIs(.up), .panelIs(.going)]
  }
}
