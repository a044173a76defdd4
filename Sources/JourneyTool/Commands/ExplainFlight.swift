import EveryPath
import FlowChecker
import FlowModel
import Foundation
import StateSpace

extension Tool {
  /// Holds a flight record against a system: the named one, or else the first with its flow.
  func explained(
    _ bytes: [UInt8], _ name: String, in system: (any AnySystem)?, _ invocation: Invocation
  ) throws -> (record: FlightRecord, found: FlightExplanation) {
    let record = try record(bytes, name)
    do {
      let system = try system ?? self.system(running: record, name)
      let explaining = Explaining(record: record, limits: invocation.limits)
      return (
        record,
        try telling("explaining \(name) by \(system.name)") { try system.accept(explaining) }
      )
    } catch let refusal as FlightRefusal {
      throw ToolError("\(name): \(refusal)")
    }
  }

  /// A flight record of a file.
  func record(_ bytes: [UInt8], _ name: String) throws(ToolError) -> FlightRecord {
    let file: RecordFile
    do throws(Unreadable) {
      file = try decodedJSON(RecordFile.self, from: bytes)
    } catch {
      throw ToolError("\(name): \(error.sentence)")
    }
    sayUnknown(file.unknown, in: name)
    guard !file.record.steps.isEmpty else {
      throw ToolError("\(name): nothing is recorded in it, so there is nothing to explain.")
    }
    return file.record
  }

  /// The first system, lessons last, that runs the very flow of a record, or else one of its name.
  func system(running record: FlightRecord, _ name: String) throws -> any AnySystem {
    var sameName: (any AnySystem)?
    var flows: [String] = []
    for system in systems.filter({ !$0.isLesson }) + systems.filter(\.isLesson) {
      // A definition with mistakes is reported when it is used, not when another is looked for.
      for compiled in (try? system.accept(CompiledComponents())) ?? [] {
        if !flows.contains(compiled.name) { flows.append(compiled.name) }
        guard compiled.name == record.flow else { continue }
        if compiled.fingerprint == record.fingerprint { return system }
        sameName = sameName ?? system
      }
    }
    if let sameName { return sameName }
    throw ToolError(
      "\(name): no system here runs a flow \"\(harmless(record.flow))\"."
        + "\(didYouMean(nearest(to: record.flow, among: flows))) See `\(toolName) list`.")
  }

  /// Says which fields of a file this version does not know.
  func sayUnknown(_ fields: [String], in name: String) {
    guard !fields.isEmpty else { return }
    let names = fields.prefix(5).map { "\"\(harmless($0))\"" }
    let more = fields.count > 5 ? " and \(fields.count - 5) more" : ""
    say("\(name): this version does not know \(names.joined(separator: ", "))\(more).")
  }
}

/// Whether a file says that it is a flight record, of whatever version.
func isFlightRecord(_ bytes: [UInt8]) -> Bool {
  struct Head: Decodable { let format: String }
  let head = try? JSONDecoder().decode(Head.self, from: Data(bytes))
  return head?.format.prefix { $0 != "/" } == FlightRecord.format.prefix { $0 != "/" }
}

/// A flight record as a file holds it, with the names of what is not known.
private struct RecordFile: Decodable {
  let record: FlightRecord
  private(set) var unknown: [String]

  init(from decoder: any Decoder) throws {
    record = try FlightRecord(from: decoder)
    let values = try decoder.container(keyedBy: FieldName.self)
    unknown = try values.names(without: FlightRecord.CodingKeys.self)
    let steps = try values.decode([UnknownInStep].self, forKey: FieldName(stringValue: "steps"))
    for (number, step) in steps.enumerated() {
      unknown += step.names.map { "steps[\(number + 1)].\($0)" }
    }
  }

  private struct UnknownInStep: Decodable {
    let names: [String]

    init(from decoder: any Decoder) throws {
      names = try decoder.container(keyedBy: FieldName.self)
        .names(without: FlightRecord.Step.CodingKeys.self)
    }
  }
}

private struct Explaining: SystemVisitor {
  let record: FlightRecord
  let limits: SearchLimits

  func visit<W: World>(_ system: System<W>) throws -> FlightExplanation {
    try system.explain(record, limits: limits)
  }
}

/// The flows of a system's components.
struct CompiledComponents: SystemVisitor {
  func visit<W: World>(_ system: System<W>) throws -> [CompiledFlow] {
    system.components.map(\.compiled)
  }
}
