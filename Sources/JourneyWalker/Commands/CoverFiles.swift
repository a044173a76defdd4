import FlowExplorer
import FlowModel
import PermissionFlow

extension Tool {
  /// The system, named or that of the first file, and the journeys: of the files, or else its own.
  ///
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
        guard !named.journeys.isEmpty else {
          throw Trouble("\(named.name) has no journeys of its own; name journey files.")
        }
        return (named, named.journeys)
      }
    }
    var system = named
    var journeys: [Journey] = []
    for path in paths {
      let name = harmless(path)
      let bytes = try bytes(of: path)
      let journey =
        FlightRecordFile.isRecord(bytes)
        ? try journey(explaining: bytes, name, in: system, invocation)
        : try parsed(bytes, name).journey
      if let system, journey.system != system.name {
        throw Trouble(
          "\(name) is a journey of \(harmless(journey.system)), not of \(harmless(system.name)); "
            + "take one system at a time.")
      }
      system = try system ?? self.system(journey.system)
      journeys.append(journey)
    }
    guard let system else { throw Trouble("A system or a file is needed.") }
    return (system, journeys)
  }

  /// The journey that explains a flight record; nothing is covered by one that is not explained.
  private func journey(
    explaining bytes: [UInt8], _ name: String, in system: (any AnySystem)?,
    _ invocation: Invocation
  ) throws -> Journey {
    let (_, found) = try explained(bytes, name, in: system, invocation)
    if let warning = found.warning { say("\(name): \(warning).") }
    switch found.verdict {
    case .explained: return found.journey
    case .unexplained(let misfit):
      throw Trouble("\(name): not explained by \(found.system), \(misfit)", .no)
    case .undecided(let completeness):
      throw Trouble("\(name): not decided, \(completeness).", .unfinished)
    }
  }
}
