public import FlowModel
import PermissionFacts

/// What moves show of the table of permissions; those that are rare show nothing.
extension Phone {
  /// What a move shows, where it is taken now, of the facts about its permission.
  public func evidence(of move: Move) -> [Evidence] {
    switch move {
    case .goHome(let unanswered?), .lockPhone(let unanswered?):
      guard let slot = promptOnScreen else { return [] }
      return [evidence(.unanswered, unanswered.rawValue, at: slot)]
    case .about(let slot, let move): return evidence(of: move, at: slot)
    default: return []
    }
  }

  private func evidence(
    _ about: Claim.About, _ value: String, at slot: PermissionSlot
  ) -> Evidence { Evidence(self[slot].name, about.rawValue, value) }

  private func evidence(of move: ServiceMove, at slot: PermissionSlot) -> [Evidence] {
    let service = self[slot]
    func shows(_ about: Claim.About, _ value: String) -> [Evidence] {
      [evidence(about, value, at: slot)]
    }
    switch move {
    case .statusIsRead(let first): return evidence(reading: first, at: slot)
    case .readsTooEarly: return shows(.settling, service.rules.facts.settling.value.rawValue)
    case .answerPrompt(let name):
      let opensSheet = service.choices.contains { $0.name == name && $0.opensSheet }
      return opensSheet ? [] : shows(.answers, name.rawValue)
    case .finishChoosing, .finishChoosingNothing:
      return service.choices.filter(\.opensSheet).prefix(1)
        .flatMap { shows(.answers, $0.name.rawValue) }
    case .callback, .delegateCalls:
      return shows(.callback, service.rules.callback(of: service.request).rawValue)
    case .dropsRequest: return shows(.conditions, Condition.nothingElsePending.rawValue)
    case .failsOtherwise: return shows(.failures, "fails")
    case .set(let status, let aftermath):
      return shows(.settings, status.rawValue)
        + (isRunning ? shows(.killsOnChange, aftermath == .kills ? "yes" : "no") : [])
    case .setGlobalSwitch, .flipInControlCenter:
      return shows(.globalSwitch, service.rules.globalSwitch.rawValue)
    case .lapses: return shows(.returns, PromptReturn.allowOnceExpires.rawValue)
    default: return []
    }
  }

  /// What is read of it: that the device lacks something only where nothing else hides it.
  private func evidence(reading first: Move.FirstRead?, at slot: PermissionSlot) -> [Evidence] {
    var service = self[slot]
    if let first { service.turnOut(first) }
    switch service.staleReading ?? service.reading {
    case .status(let status) where !service.rules.facts.statuses.value.isEmpty:
      return [evidence(.statuses, status.readsAs.rawValue, at: slot)]
    case .switchedOff:
      return [evidence(.globalSwitch, service.rules.globalSwitch.rawValue, at: slot)]
    case .noHardware where first == .noHardware:
      return [evidence(.hardware, Hardware.mayLack.rawValue, at: slot)]
    default: return []
    }
  }
}

/// What a property can see of a step: what the app did, what the phone did, and hazards.
public enum Observation: Hashable, Sendable {
  /// What concerns one of the phone's permissions.
  case about(PermissionSlot, ServiceObservation)
  /// The app ordered a dialog.
  case dialogOrdered(Dialog)
  /// A dialog came up.
  case dialogShown(Dialog)
  /// A dialog went without a touch, and not by order.
  case dialogSwept
  /// The person touched a button.
  case touched(Button)
  /// The app ordered Settings.
  case settingsOrdered
  /// Settings opened for the app.
  case settingsOpened
  /// The app ordered its page.
  case pageOrdered
  /// The person asked for the feature.
  case entered
  /// The app started the session.
  case sessionOrdered
  /// The picture appeared.
  case pictureShown
  /// The app came back to the front.
  case becameActive
  /// The person came back from somewhere else.
  case cameBack
  /// The person came back from Settings, where the app had sent them.
  case cameBackFromErrand
  /// An interruption ended.
  case interruptionEnded
  /// The person cancelled a swipe back.
  case swipeCancelled
  /// The person opened the app, whose process had ended.
  case launched(isFresh: Bool)
  /// The system started the app's process out of the person's sight.
  case launchedInBackground
  /// The app did something that goes wrong on a real phone.
  case hazard(Hazard)
}
