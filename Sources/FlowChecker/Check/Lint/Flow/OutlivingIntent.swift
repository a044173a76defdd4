import EveryPath

/// An attempt that comes to its end has forgotten its intent.
///
/// An end does not clear what was remembered: a new process would resume an attempt that is
/// over, and whose outcome was delivered. What an abandoned attempt leaves is not looked at: when the
/// process ends it is to be there.
enum OutlivingIntent {
  static func findings(in compiled: CompiledFlow, _ paths: IntentPaths) -> [Finding] {
    var reported: Set<SourceLine> = []
    var seen: Set<IntentPaths.Node> = []
    return paths.segments.compactMap { segment in
      let end = compiled.positions[segment.target.position]
      guard seen.insert(segment.target).inserted, end.kind == .final,
        let remembered = segment.target.remembered, reported.insert(segment.line).inserted
      else { return nil }
      return Finding(
        rule: "intent-outlives-end",
        sentence: "`\(end.id)` is the end, and what was remembered is still there, so the next "
          + "process resumes an attempt that is over; write Forget() on the way",
        lines: segment.line == remembered.line ? [segment.line] : [segment.line, remembered.line],
        witness: paths.path(to: segment.target))
    }
  }
}
