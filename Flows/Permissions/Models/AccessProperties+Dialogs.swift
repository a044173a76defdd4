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
      .explainedFirst, since: .began() && !.anyResumed || .processEnded,
      .explains || .saw(.cameBackFromErrand) || .anyResumed,
      before: .any(flow.explainedRefusals) { .delivered(F.Outcome($0)) })
  }

  /// The outcome is what the person has read, unless a read said otherwise since.
  @PropertyBuilder<Phone> var toldAsExplained: [Property<Phone>] {
    let refusals = flow.explainedRefusals
    for dialog in refusals.count > 1 ? refusals.map({ binding.dialog(for: $0) }) : [] {
      NeverAfter(
        .toldAsExplained(dialog.reason), .saw(.dialogOrdered(dialog)),
        until: .began() || .processEnded || .saw(.dialogSwept) || saysOther(than: dialog.reason)
          || (flow.hasStatus ? .never : explainsOther(than: dialog.reason)),
        .any(self.refusals(otherThan: dialog.reason)) { .delivered(F.Outcome($0)) })
    }
  }

  private func refusals(otherThan reason: Reason) -> [AccessRefusal] {
    flow.explainedRefusals.filter { binding.dialog(for: $0).reason != reason }
  }

  /// A read says that it is not, or no longer, out of reach for this reason.
  private func saysOther(than reason: Reason) -> Predicate<Phone> {
    let own = self
    return .firstRead("not reason \(reason)", at: slot) {
      $0 != .status(.notKnowable) && own.reason($0) != reason
    }
  }

  /// Another try was explained otherwise, which no read could say.
  private func explainsOther(than reason: Reason) -> Predicate<Phone> {
    .any(refusals(otherThan: reason)) { .saw(.dialogOrdered(binding.dialog(for: $0))) }
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
          .dialogAgrees(reading), .readContradicts(reading, at: slot),
          until: .read(reading, at: slot) || .processEnded,
          .isSettled && .hasDialog(saying: binding.dialog(for: refusal).reason))
      }
    }
  }

  var dialogStays: Property<Phone> {
    let stays = Predicate<Phone>.world("hasDialogThatStays") { phone in
      phone.interface.shown.map { $0.phase != .dismissing } ?? false
    }
    let own = self
    return Always(
      .dialogStays,
      whenever: stays.before
        && (.firstRead(in: [.status(.notKnowable)], at: slot)
          || .any(Reason.allCases) { reason in
            .firstRead("reason \(reason)", at: slot) { own.reason($0) == reason }
              && .hasDialog(saying: reason).before
          }),
      !.world("dismissesDialog") { $0.interface.shown?.phase == .dismissing }
    ).property
  }

  private func reason(_ reading: Reading) -> Reason? {
    guard case .refused(let refusal) = binding.reading(reading) else { return nil }
    return binding.dialog(for: refusal).reason
  }
}

extension Predicate<Phone> {
  /// A dialog that says this is on the screen, be it on its way.
  fileprivate static func hasDialog(saying reason: Reason) -> Predicate {
    hasDialog("saying: \(reason)") { $0.reason == reason }
  }
}
