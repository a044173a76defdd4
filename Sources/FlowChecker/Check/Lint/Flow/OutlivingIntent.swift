import EveryPath

/// An attempt that comes to its end has forgotten its intent.
///
/// An end does not clear what was remembered: a new process would go on with an attempt that is
/// over, and whose outcome was told. What an abandoned attempt leaves is not looked at: when the
/// process ends it is to be there.
enum OutlivingIntent {
  static func findings(in compiled: CompiledFlow, _ paths: IntentPaths) -> [Finding] {
    var reported: Set<SourceLine> = []
    var seen: Set<IntentPaths.Place> = []
    return paths.passages.compactMap { passage in
      let end = compiled.positions[passage.target.position]
      guard seen.insert(passage.target).inserted, end.kind == .final,
        let remembered = passage.target.remembered, reported.insert(passage.line).inserted
      else { return nil }
      return Finding(
        rule: "intent-outlives-end",
        sentence: "`\(end.id)` is the end, and what was remembered is still there, so the next "
          + "process goes on with an attempt that is over; write Forget() on the way",
        lines: passage.line == remembered.line ? [passage.line] : [passage.line, remembered.line],
        witness: paths.path(to: passage.target))
    }
  }
}
