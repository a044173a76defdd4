import EveryPath
import FlowChecker
import FlowModel
import StateSpace

extension Tool {
  /// Says whether a model explains a flight record, and saves the journey that does.
  func playFlight(
    _ bytes: [UInt8], _ name: String, _ invocation: Invocation
  ) throws -> PlayRecord {
    let path = invocation.options["save"]
    try checkPlace(of: path, invocation)
    let system = try invocation.options["system"].map { try self.system($0) }
    let (record, found) = try explained(bytes, name, in: system, invocation)
    var played = Played(warning: found.warning, broken: found.journey.expectation.broken)
    let code: ExitCode
    switch found.verdict {
    case .explained: code = .yes
    case .unexplained(let misfit):
      code = .no
      played.complaints = ["not explained by \(found.system), \(misfit)"]
    case .undecided(let completeness):
      code = .unfinished
      played.complaints = [
        "not decided, \(completeness); so far \(found.system) explains \(found.explained) of "
          + "\(count(record.steps.count, "step"))."
      ]
    }
    let saved = found.journey.steps.count
    if let path, code == .no, saved == 0 {
      say("\(harmless(path)) is not written: no step of the record is explained.")
    } else if let path, code != .unfinished {
      try console.writeFile(
        path, JourneyFile(found.journey).text, replacing: invocation.has("force"))
      let part = code == .no ? ", up to what is not explained" : ""
      say("Saved \(count(saved, "step")) in \(harmless(path))\(part).")
    }
    return PlayRecord(
      name: name, steps: record.steps.count, played: played, flight: found, code: code)
  }
}

/// What is printed of a flight record that was compared with a system.
struct FlightText {
  let tool: String
  let name: String
  let steps: Int
  let found: FlightExplanation
  let glyphs: Glyphs

  /// The lines: whether it is explained, the journey as a command, and which rare moves it takes.
  var text: String {
    let journey = found.journey
    let command = journey.steps.isEmpty ? "" : "  \(glyphs.shown(journey.command(of: tool)))\n"
    guard found.verdict == .explained else { return command }
    let look = command + (found.rareMoves.map { "  \(glyphs.shown($0.sentence))\n" } ?? "")
    let broken = journey.expectation.broken.map { "\"\(harmless($0))\"" }
    let breaks = broken.isEmpty ? "" : ", breaks \(enumeration(broken))"
    let gap =
      found.unrecorded == 0
      ? ""
      : ", if \(count(found.unrecorded, "step")) of the flow before the end of its process "
        + "\(found.unrecorded == 1 ? "was" : "were") not recorded"
    let rarely = found.rareMoves?.fewer == .complete ? "only by rare moves, " : ""
    return
      "\(name): explained \(rarely)by \(found.system), \(count(steps, "step")) in a journey of "
      + "\(journey.steps.count)\(gap)\(breaks):\n" + look
  }
}

extension RareMoves {
  /// The moves, and what is known of explanations without them.
  var sentence: String {
    let told = moves.map { "\(harmless($0.says)) (\(harmless($0.id)))" }.uniqued
    let without =
      fewer == .complete
      ? "No explanation does without rare moves"
      : "Whether an explanation does without rare moves is not decided, \(fewer)"
    return "Rare: \(told.joined(separator: "; ")). \(without): the model may lack what happened."
  }
}
