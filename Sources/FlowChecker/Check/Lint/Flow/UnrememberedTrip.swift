import EveryPath

/// A trip to Settings is remembered before it begins.
///
/// The system ends the app when a person changes a permission there; without an intent the journey is
/// lost. A flow that drops every journey in `resume(from:)` does so on purpose.
enum UnrememberedTrip {
  static func findings(
    in plan: Plan, _ draft: Draft, _ paths: IntentPaths
  ) -> [Finding] {
    let isResumed = plan.resumptions.contains { if case .at = $0 { true } else { false } }
    guard isResumed else { return [] }
    var reported: Set<[SourceLine]> = []
    return paths.passages.compactMap { passage in
      guard let effect = openedUnremembered(on: passage, plan) else { return nil }
      let lines = lines(of: effect, on: passage, plan, draft)
      guard reported.insert(lines).inserted else { return nil }
      return Finding(
        rule: "unremembered-trip",
        sentence:
          "`\(plan.effects[effect].id)` leaves for Settings with nothing remembered, and the "
          + "system ends the app when a switch is changed there, so the journey is lost; write "
          + "Remember() before it",
        lines: lines, witness: paths.way(along: passage))
    }
  }

  /// The first effect of a passage that leaves for Settings without an intent.
  private static func openedUnremembered(
    on passage: IntentPaths.Passage, _ plan: Plan
  ) -> Int? {
    for (order, remembered) in passage.orders where remembered == nil {
      if case .perform(let effect, _) = order, plan.effects[effect].role == .opensSettings {
        return effect
      }
    }
    return nil
  }

  /// The lines of the step that performs the effect: the waiting place it leads to, or else every
  /// step that may be meant.
  private static func lines(
    of effect: Int, on passage: IntentPaths.Passage, _ plan: Plan, _ draft: Draft
  ) -> [SourceLine] {
    let target = plan.positions[passage.target.position]
    if case .awaiting(_, effect) = target.kind { return [target.line] }
    let states = [passage.origin?.position, passage.target.position]
      .compactMap { $0.map { plan.positions[$0].state } }
    let isMeant = { (id: String) in id == plan.effects[effect].id }
    let near = draft.linesOfEffects(in: states, isMeant)
    return near.isEmpty ? draft.linesOfEffects(isMeant) : near
  }
}
