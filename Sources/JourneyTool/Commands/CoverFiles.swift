import EveryPath
import FlowChecker
import FlowModel

extension Tool {
  /// The system, named or that of the first file, and the journeys: of the files, or else its own.
  ///
  /// Of a system that is named, other systems' files are left out.
  /// A flight record counts as the journey that explains it.
  func journeys(
    _ invocation: Invocation
  ) throws -> (system: any AnySystem, journeys: [Journey]) {
    let operands = invocation.operands
    var paths = operands[...]
    let named = systems.first { $0.name == operands[0] }
    if let named {
      paths = paths.dropFirst()
      guard !paths.isEmpty else {
        // Without any journey all is still to be covered: that can be listed, or journeys
        // suggested.
        guard !named.journeys.isEmpty || ["suggest", "missing"].contains(where: invocation.has)
        else {
          throw ToolError(
            "\(named.name) has no journeys of its own; name journey files, or let --suggest 5 find some."
          )
        }
        return (named, named.journeys)
      }
    }
    var system = named
    var journeys: [Journey] = []
    var foreign: [(file: String, system: String)] = []
    while let path = paths.popFirst() {
      var name = harmless(path)
      let bytes: [UInt8]
      if path.hasPrefix(JourneyLine.mark) {
        // A line pasted without quotes arrives as several words.
        bytes = Array(([path] + paths).joined(separator: " ").utf8)
        name = "the pasted line"
        paths = []
      } else {
        bytes = try self.bytes(ofJourney: path)
      }
      let journey: Journey
      if bytes.starts(with: JourneyLine.mark.utf8) {
        let line = try Self.pastedLine(String(decoding: bytes, as: UTF8.self))
        journey = try self.system(line.system).accept(Unfolding(line: line, name: name))
      } else if isFlightRecord(bytes) {
        journey = try self.journey(explaining: bytes, name, in: system, invocation)
      } else {
        journey = try parsed(bytes, name).journey
      }
      if let named, journey.system != named.name {
        foreign.append((name, harmless(journey.system)))
        continue
      }
      if let system, journey.system != system.name {
        throw ToolError(
          "\(name) is a journey of \(harmless(journey.system)), not of \(harmless(system.name)); "
            + "take one system at a time.")
      }
      let own = try system ?? self.system(journey.system)
      try sayUnknown(propertiesIn: journey, of: own, name)
      system = own
      journeys.append(journey)
    }
    guard let system else { throw ToolError("A system or a file is needed.") }
    if journeys.isEmpty, let first = foreign.first {
      throw ToolError(
        "None of the files is a journey of \(harmless(system.name)); \(first.file) is one of "
          + "\(first.system).")
    }
    for other in foreign { say("\(other.file): left out, a journey of \(other.system).") }
    return (system, journeys)
  }

  /// The contents of a journey's file; a misspelt system is reported.
  private func bytes(ofJourney path: String) throws(ToolError) -> [UInt8] {
    do throws(ToolError) {
      return try bytes(of: path)
    } catch {
      guard !path.contains("/"), let near = nearest(to: path, among: systems.map(\.name)) else {
        throw error
      }
      throw ToolError("\(error.sentence) Did you mean the system \"\(near)\"?", error.code)
    }
  }

  /// The journey that explains a flight record; nothing is covered by one that is not explained.
  private func journey(
    explaining bytes: [UInt8], _ name: String, in system: (any AnySystem)?,
    _ invocation: Invocation
  ) throws -> Journey {
    let (_, found) = try explained(bytes, name, in: system, invocation)
    if let warning = found.warning { say("\(name): \(warning).") }
    switch found.verdict {
    case .explained:
      if let rareMoves = found.rareMoves { say("\(name): \(rareMoves.sentence)") }
      return found.journey
    case .unexplained(let misfit):
      throw ToolError("\(name): not explained by \(found.system), \(misfit)", .no)
    case .undecided(let completeness):
      throw ToolError("\(name): not decided, \(completeness).", .unfinished)
    }
  }
}

extension Tool {
  /// Says which properties a journey is to break that its system does not have: where no end is
  /// compared, nothing else does.
  func sayUnknown(propertiesIn journey: Journey, of system: any AnySystem, _ name: String) throws {
    for difference in try system.accept(UnknownProperties(end: journey.expectation)) {
      say("\(name): \(difference)")
    }
  }
}

private struct UnknownProperties: SystemVisitor {
  let end: Journey.Expectation

  func visit<W: World>(_ system: System<W>) throws -> [EndDifference] {
    EndDifference.unknown(in: end, of: system)
  }
}

private struct Unfolding: SystemVisitor {
  let line: JourneyLine
  let name: String

  func visit<W: World>(_ system: System<W>) throws -> Journey {
    var walk = try Walk(system, in: line.world, orWhereFit: line.choices)
    let done = walk.steps.count
    if let mismatch = walk.take(Array(line.choices.dropFirst(done))) {
      throw ToolError("\(name): \(mismatch.after(done))", .no)
    }
    return walk.journey(title: name)
  }
}
