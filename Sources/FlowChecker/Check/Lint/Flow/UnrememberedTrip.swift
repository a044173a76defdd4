import EveryPath

/// A trip to Settings is remembered before it begins.
///
/// The system ends the app when a person changes a permission there; without an intent the journey
/// is lost. A flow that drops every journey in `resume(from:)` does so on purpose.
enum UnrememberedTrip {
  static func findings(
    in compiled: CompiledFlow, _ elaborated: ElaboratedFlow, _ paths: IntentPaths
  ) -> [Finding] {
    let isResumed = compiled.resumptions.contains { if case .at = $0 { true } else { false } }
    guard isResumed else { return [] }
    return paths.segments.compactMap { segment in
      guard let effect = openedUnremembered(on: segment, compiled) else { return nil }
      return Finding(
        rule: "unremembered-trip",
        sentence:
          "`\(compiled.effects[effect].id)` leaves for Settings with nothing remembered, and the "
          + "system ends the app when a switch is changed there, so the journey is lost; write "
          + "Remember() before it",
        lines: lines(of: effect, on: segment, compiled, elaborated),
        witness: paths.path(along: segment))
    }
  }

  /// The first effect of a segment that leaves for Settings without an intent.
  private static func openedUnremembered(
    on segment: IntentPaths.Segment, _ compiled: CompiledFlow
  ) -> Int? {
    for (order, remembered) in segment.orders where remembered == nil {
      if case .perform(let effect, _) = order, compiled.effects[effect].role == .opensSettings {
        return effect
      }
    }
    return nil
  }

  /// The lines of the step that performs the effect: the waiting place it leads to, or else every
  /// step that may be meant.
  private static func lines(
    of effect: Int, on segment: IntentPaths.Segment, _ compiled: CompiledFlow,
    _ elaborated: ElaboratedFlow
  ) -> [SourceLine] {
    let target = compiled.positions[segment.target.position]
    if case .awaiting(_, effect) = target.kind { return [target.line] }
    let states = [segment.origin?.position, segment.target.position]
      .compactMap { $0.map { compiled.positions[$0].state } }
    let isMeant = { (id: String) in id == compiled.effects[effect].id }
    let near = elaborated.linesOfEffects(in: states, isMeant)
    return near.isEmpty ? elaborated.linesOfEffects(isMeant) : near
  }
}
