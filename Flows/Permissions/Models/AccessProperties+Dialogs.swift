import EveryPath
import FlowModel
import PermissionFacts
import PermissionFlows
import SimulatedPhone

extension PropertyID {
  static let explainedFirst = PropertyID("a refusal is explained before it is the outcome")
  static let dialogStays = PropertyID("a dialog stays while reads say the same")

  static func toldAsExplained(_ reason: Reason) -> PropertyID {
    PropertyID("what was explained as \(reason.rawValue) is told as no other refusal")
  }

  static func dialogAgrees(_ reading: Reading) -> PropertyID {
    PropertyID("the dialog about \"\(reading.told)\" does not stay once a read says otherwise")
  }
}

/// A dialog says what is so, stays as long as it is so, and what it said is the outcome.
extension AccessProperties {
  /// A refusal is told once the person has read why.
  @PropertyBuilder<Phone> var explained: [Property<Phone>] {
    Before(
      .explainedFirst, since: { $0.began() && $0.log.resumed.isEmpty || $0.log.processEnded },
      { $0.explains || $0.saw(.cameBackFromErrand) || !$0.log.resumed.isEmpty },
      before: { isExplainedRefusal($0) })
  }

  private func isExplainedRefusal(_ transition: Transition<Phone>) -> Bool {
    !transition.log.outcomes.isEmpty
      && flow.explainedRefusals.contains { transition.delivered(F.Outcome($0)) }
  }

  /// The outcome is what the person has read, unless a read said otherwise since.
  @PropertyBuilder<Phone> var toldAsExplained: [Property<Phone>] {
    let refusals = flow.explainedRefusals
    for dialog in refusals.count > 1 ? refusals.map({ binding.dialog(for: $0) }) : [] {
      NeverAfter(
        .toldAsExplained(dialog.reason), { $0.saw(.dialogOrdered(dialog)) },
        until: { transition in
          transition.began() || transition.log.processEnded || transition.saw(.dialogSwept)
            || saysOther(than: dialog.reason, transition)
            || !flow.hasStatus && explainsOther(than: dialog.reason, transition)
        }
      ) { deliversRefusal(other: dialog.reason, $0) }
    }
  }

  /// A read says that it is not, or no longer, out of reach for this reason.
  private func saysOther(than reason: Reason, _ transition: Transition<Phone>) -> Bool {
    guard let reading = transition.reading(at: place), reading != .status(.notKnowable) else {
      return false
    }
    return self.reason(reading) != reason
  }

  /// Another try was explained otherwise, which no read could say.
  private func explainsOther(than reason: Reason, _ transition: Transition<Phone>) -> Bool {
    flow.explainedRefusals.contains { refusal in
      let dialog = binding.dialog(for: refusal)
      return dialog.reason != reason && transition.saw(.dialogOrdered(dialog))
    }
  }

  private func deliversRefusal(other reason: Reason, _ transition: Transition<Phone>) -> Bool {
    !transition.log.outcomes.isEmpty
      && flow.explainedRefusals.contains { refusal in
        binding.dialog(for: refusal).reason != reason && transition.delivered(F.Outcome(refusal))
      }
  }

  /// What a dialog says is no longer so.
  @PropertyBuilder<Phone> var dialogsAgree: [Property<Phone>] {
    for reading in readings + obstacles {
      // What failed stays while nothing else is read, be it the request or the read itself.
      if case .refused(let refusal) = binding.reading(reading), flow.explains(refusal),
        refusal != .failed,
        (readings + obstacles).contains(where: { $0 != reading && $0 != .status(.notKnowable) })
      {
        NeverAfter(
          .dialogAgrees(reading), { $0.readContradicts(reading, at: place) },
          until: { $0.saw(.about(place, .read(reading))) || $0.log.processEnded }
        ) { transition in
          guard let dialog = transition.phone.interface.shown?.dialog, transition.isSettled else {
            return false
          }
          return dialog.reason == binding.dialog(for: refusal).reason
        }
      }
    }
  }

  /// A dialog that says what is so stays.
  var dialogStays: Property<Phone> {
    Always(
      .dialogStays,
      whenever: { transition in
        guard let shown = transition.before.world.interface.shown, shown.phase != .dismissing else {
          return false
        }
        guard let reading = transition.reading(at: place) else { return false }
        return reading == .status(.notKnowable) || reason(reading) == shown.dialog.reason
      }
    ) { $0.phone.interface.shown?.phase != .dismissing }.property
  }

  /// The reason of the dialog about a reading.
  private func reason(_ reading: Reading) -> Reason? {
    guard case .refused(let refusal) = binding.reading(reading) else { return nil }
    return binding.dialog(for: refusal).reason
  }
}
