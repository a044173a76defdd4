import EveryPath
import FlowChecker
import FlowModel
import PermissionDoctor
import PermissionFacts
import StateSpace
import ToolSupport

extension Tool {
  /// Counts what many flight records show of what is known of permissions.
  func measure(_ invocation: Invocation) throws -> ExitCode {
    let named = try invocation.options["system"].map { try self.system($0) }
    var records = MeasuredRecords()
    telling("reading flight records") { records.read(invocation.operands, by: self) }
    guard !records.isEmpty else {
      let names = enumeration(invocation.operands.map(harmless))
      throw ToolError(
        "There is no file in \(names); links and hidden files in a folder are left out. Name flight "
          + "records, or folders that hold them.")
    }
    let groups = groups(&records, named)
    let different = count(groups.reduce(0) { $0 + $1.records.count }, "different record")
    let measured = try telling("explaining \(different)") {
      try self.measured(groups, invocation.limits)
    }
    let report = MeasureReport(measured, records.refusals, PermissionFacts.all, glyphs)
    if invocation.has("json") {
      try console.write(report.document.text + "\n")
    } else {
      for refusal in records.refusals { say(refusal.says) }
      try show(report.text)
    }
    return report.code
  }

  /// The records of each flow, but those that are refused, and the system that runs it.
  private func groups(
    _ records: inout MeasuredRecords, _ named: (any AnySystem)?
  ) -> [MeasuredGroup] {
    let flows = records.flows
    let known = named == nil && !flows.isEmpty ? flowsOfSystems : []
    return flows.compactMap { flow, group in
      system(running: flow, named, known, of: group, &records).map { ($0, group) }
    }
  }

  /// What each group shows; a system is worked out by one thread, since two would do so twice.
  private func measured(
    _ groups: [MeasuredGroup], _ limits: SearchLimits
  ) throws -> Measurement {
    let found = Jobs(threads: Jobs.usual).map(groups.count, done: { _ in }) { number in
      let (system, records) = groups[number]
      return Swift.Result {
        try system.accept(Measuring(records: records.map(\.record), limits: limits))
      }
    }
    var measured = Measurement()
    for (group, found) in zip(groups, found) {
      for (measure, entry) in zip(try found.get(), group.records) {
        measured.add(measure, of: group.system.name, in: entry.tally)
      }
    }
    return measured
  }

  /// The system that runs the very flow of some records; nil if they are refused.
  private func system(
    running flow: MeasuredRecords.Flow, _ named: (any AnySystem)?, _ known: [SystemFlows],
    of group: [MeasuredRecords.Entry], _ records: inout MeasuredRecords
  ) -> (any AnySystem)? {
    var all = FlightTally()
    for entry in group { all.add(entry.tally) }
    let file = all.file ?? ""
    let name = all.count == 1 ? file : "\(file) and \(count(all.count - 1, "more file"))"
    do {
      return try system(running: flow, named, known, name)
    } catch {
      let trouble = error as? ToolError ?? ToolError("\(name): \(error)")
      records.refuse(file, trouble, files: all.count)
      return nil
    }
  }

  /// What is explained by name alone would be counted for another flow.
  private func system(
    running flow: MeasuredRecords.Flow, _ named: (any AnySystem)?, _ known: [SystemFlows],
    _ name: String
  ) throws -> any AnySystem {
    let record = FlightRecord(flow: flow.name, fingerprint: flow.fingerprint)
    let system = try named ?? smallest(running: flow, known) ?? self.system(running: record, name)
    let flows = try system.accept(CompiledComponents()).filter { $0.name == flow.name }
    guard let now = flows.first else {
      throw ToolError("\(name): \(system.name) has no flow \"\(harmless(flow.name))\".")
    }
    guard !flows.contains(where: { $0.fingerprint == flow.fingerprint }) else { return system }
    throw ToolError(
      "\(name): made by another version of \(now.name) (fingerprint "
        + "\(harmless(flow.fingerprint)), here \(now.fingerprint)); measure it by the tool of that "
        + "version.")
  }
}

extension Tool {
  /// The flows of each system, lessons left out; a definition with mistakes has none.
  private var flowsOfSystems: [SystemFlows] {
    systems.filter { !$0.isLesson }.map { ($0, (try? $0.accept(CompiledComponents())) ?? []) }
  }

  /// The first system with the fewest components that runs the very flow of records: what else a
  /// larger one does has no part in them, and takes time.
  private func smallest(
    running flow: MeasuredRecords.Flow, _ known: [SystemFlows]
  ) -> (any AnySystem)? {
    let running = known.filter { _, flows in
      flows.contains { $0.name == flow.name && $0.fingerprint == flow.fingerprint }
    }
    return running.min { $0.flows.count < $1.flows.count }?.system
  }
}

private typealias SystemFlows = (system: any AnySystem, flows: [CompiledFlow])

/// Records of one flow, and the system that explains them.
private typealias MeasuredGroup = (system: any AnySystem, records: [MeasuredRecords.Entry])

private struct Measuring: SystemVisitor {
  let records: [FlightRecord]
  let limits: SearchLimits

  func visit<W: World>(_ system: System<W>) throws -> [FlightMeasure] {
    let explainer = FlightExplainer(system)
    return try records.map { try explainer.measure($0, limits: limits) }
  }
}

/// Flight records of files and folders, each different one once.
struct MeasuredRecords {
  /// A record without its version, and the files that hold it.
  typealias Entry = (record: FlightRecord, tally: FlightTally)

  /// The flow of a record, as it was then.
  struct Flow: Hashable, Comparable {
    let name: String
    let fingerprint: String

    static func < (left: Flow, right: Flow) -> Bool {
      (left.name, left.fingerprint) < (right.name, right.fingerprint)
    }
  }

  /// What is not measured: the first of so many files, and why.
  struct Refusal {
    let file: String
    let files: Int
    let says: String
  }

  /// The largest file that is read.
  private static let largest = 64 << 20

  private(set) var refusals: [Refusal] = []
  private var tallies: [FlightRecord: FlightTally] = [:]
  /// The records of files that were read.
  private var known: [[UInt8]: FlightRecord] = [:]

  /// The records of each flow, in an order that has nothing to do with that of the files.
  var flows: [(Flow, [Entry])] {
    let entries = tallies.map { Entry(record: $0.key, tally: $0.value) }
    let groups = Dictionary(grouping: entries) {
      Flow(name: $0.record.flow, fingerprint: $0.record.fingerprint)
    }
    return groups.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value.sorted { $0.tally.file ?? "" < $1.tally.file ?? "" }) }
  }

  /// Whether there was nothing to read.
  var isEmpty: Bool { tallies.isEmpty && refusals.isEmpty }

  mutating func refuse(_ file: String, _ trouble: ToolError, files: Int = 1) {
    refusals.append(Refusal(file: file, files: files, says: trouble.sentence))
  }

  /// Reads files, and those in folders, each once and by name; what cannot be read is refused.
  mutating func read(_ operands: [String], by tool: Tool) {
    var files: Set<String> = []
    for operand in operands { find(operand, &files, tool.console) }
    // A file counts once, however it is named.
    var known: Set<String> = []
    for file in files.sorted() where known.insert(tool.console.path(behind: file)).inserted {
      do {
        try add(file, tool)
      } catch {
        refuse(harmless(file), error)
      }
    }
  }

  /// Finds what is in a folder; hidden files and links in it are left out.
  private mutating func find(_ path: String, _ files: inout Set<String>, _ console: any Console) {
    guard console.isFolder(path) else {
      files.insert(path)
      return
    }
    do {
      for name in try console.names(in: path) ?? [] where !name.hasPrefix(".") {
        let place = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
        if !console.isLink(place) { find(place, &files, console) }
      }
    } catch {
      refuse(harmless(path), error)
    }
  }

  private mutating func add(_ file: String, _ tool: Tool) throws(ToolError) {
    guard !file.isEmpty else { throw ToolError("The name of a file is empty.") }
    let bytes = try tool.console.readDocument(file, atMost: Self.largest)
    let record =
      if let record = known[bytes] { record } else { try read(bytes, harmless(file), tool) }
    known[bytes] = record
    var plain = record
    plain.iOS = nil
    tallies[plain, default: FlightTally()].add(record.iOS, in: harmless(file))
  }

  private func read(
    _ bytes: [UInt8], _ name: String, _ tool: Tool
  ) throws(ToolError) -> FlightRecord {
    guard !bytes.isEmpty else { throw ToolError("\(name): the file is empty.") }
    do throws(ToolError) {
      return try tool.record(bytes, name)
    } catch {
      let isOther = !isFlightRecord(bytes) && (try? decodedJSON(JSONNode.self, from: bytes)) != nil
      throw isOther ? ToolError("\(name): this is no flight record.") : error
    }
  }
}
