import EveryPath
import FlowChecker
import FlowModel
import FlowTestSupport
import Foundation
import JourneyTool
import PermissionFacts
import PermissionModels
import SimulatedPhone
import Testing

/// Many flight records, and what they show.
@Suite struct MeasureCommandTests {
  private static let names = [
    "camera-access", "microphone", "contacts", "notifications", "location-when-in-use",
    "photos-read-write", "reminders", "bluetooth", "tracking", "speech",
  ]

  /// What people and iOS did, by the ids of a camera's choices, and what its record shows: that of a
  /// refusal not which, for a prompt that is swept away may count as one.
  private static let flights: [String: (steps: String, shows: [String])] = [
    "allowed": (
      "launch,active,scan,status-not-determined,prompt,allow,callback,active,status",
      [
        "answer comes by completion", "prompt answers allow", "statuses authorized",
        "statuses notDetermined",
      ]
    ),
    "denied": (
      "launch,active,scan,status-not-determined,prompt,deny,callback,active,status",
      [
        "answer comes by completion", "statuses denied",
        "statuses notDetermined",
      ]
    ),
    "refused": ("launch,active,scan,status-denied,dialog-up,by-hand", ["statuses denied"]),
    "absent": ("launch,active,scan,status-no-camera", ["hardware may be lacking"]),
  ]

  private func run(_ arguments: [String], _ console: FakeConsole) -> ExitCode {
    Tool(
      systems: PermissionSystems.catalog, console: console, environment: Environment()
    ).run(arguments)
  }

  private static func system(_ name: String) throws -> System<Phone> {
    let system = try #require(PermissionSystems.catalog.first { $0.name == name }, "\(name)")
    return try #require(try system.accept(Opening()))
  }

  private struct Opening: SystemVisitor {
    func visit<W: World>(_ system: System<W>) throws -> System<Phone>? { system as? System<Phone> }
  }

  private func camera(_ steps: String) throws -> FlightRecord {
    let system = try Self.system("camera-access")
    let choices = steps.split(separator: ",").map(String.init)
    let walk = Walk(system, taking: choices)
    #expect(walk.path.count == choices.count)
    return system.record(of: walk)
  }

  private func text(_ record: FlightRecord) throws -> String {
    String(decoding: try JSONEncoder().encode(record), as: UTF8.self)
  }

  private struct Document: Decodable {
    struct Fact: Decodable {
      let fact, value, standing: String
      let records: Int
    }
    struct Report: Decodable {
      let system, says, file: String
      let step, records: Int
    }
    struct Refusal: Decodable {
      let says: String
      let files: Int
    }
    let version, records: Int
    let outcome: String
    let systems: [[String: Value]]
    let facts: [Fact]
    let reports: [Report]
    let refused: [Refusal]
    struct Value: Decodable {
      let number: Int?
      init(from decoder: any Decoder) throws {
        number = try? decoder.singleValueContainer().decode(Int.self)
      }
    }
  }

  private func document(
    _ files: [String: String], _ code: ExitCode, _ options: [String] = []
  ) throws -> Document {
    let console = FakeConsole(files: files)
    #expect(run(["measure", "records", "--json"] + options, console) == code)
    return try JSONDecoder().decode(Document.self, from: Data(console.output.utf8))
  }

  @Test func `Each fact is counted by what records show of it, and by iOS`() throws {
    var files: [String: String] = [:]
    var expected: [String: Int] = [:]
    let versions = [nil, FlightRecord.Version(26, 1), FlightRecord.Version(26, 10)]
    for (number, name) in Self.flights.keys.sorted().enumerated() {
      let flight = try #require(Self.flights[name])
      for copy in 0...number {
        var record = try camera(flight.steps)
        record.iOS = versions[copy % 3]
        files["records/\(name)-\(copy).json"] = try text(record)
        for fact in flight.shows { expected[fact, default: 0] += 1 }
      }
    }
    let found = try document(files, .yes)
    #expect(found.version == 1 && found.records == 10 && found.outcome == "ok")
    for fact in found.facts {
      let key = "\(fact.fact) \(fact.value)"
      #expect(fact.records == expected[key] ?? 0, "\(fact)")
      #expect(fact.standing == (expected[key] == nil ? "never seen" : "seen"), "\(fact)")
    }
    let console = FakeConsole(files: files)
    #expect(run(["measure"] + files.keys.sorted().reversed(), console) == .yes)
    #expect(console.output.hasPrefix("camera-access: 10 records, 10 explained\niOS 26.1: "))
    #expect(console.output.contains("26.10: 2, unknown: 5\n"))
    let again = FakeConsole(files: files)
    #expect(run(["measure", "records"], again) == .yes)
    #expect(again.output == console.output)
  }

  @Test(arguments: names)
  func `A record shows nothing that its walk did not, and only what the table has`(
    _ name: String
  ) throws {
    let system = try Self.system(name)
    let explainer = FlightExplainer(system)
    let facts = try #require(PermissionFacts.all.first { name.hasPrefix($0.name) })
    let known = Set(facts.claims.map { Evidence(facts.name, $0.about.rawValue, $0.value) })
    var shown = 0
    for seed in 0..<(isOptimised ? 200 : 12) {
      let walk = system.walk(seed: UInt64(seed))
      let evidence = system.evidence(in: walk)
      let strange = evidence.subtracting(known).filter { $0.fact != "change ends the app" }
      #expect(strange.isEmpty)
      let record = system.record(of: walk)
      guard !record.steps.isEmpty else { continue }
      let measure = try explainer.measure(record)
      #expect(measure.verdict == .explained && measure.rareMoves.isEmpty)
      #expect(Set(measure.shown).isSubset(of: evidence), "\(record)")
      #expect(Set(measure.shown).count == measure.shown.count)
      shown += measure.shown.count
    }
    #expect(shown > 0)
  }

  /// The search that says the same one record at a time, which limits lead to.
  @Test func `What records that begin alike share is what each shows by itself`() throws {
    let system = try Self.system("camera-access")
    let explainer = FlightExplainer(system)
    for seed in 0..<(isOptimised ? 100 : 6) {
      let record = system.record(of: system.walk(seed: UInt64(seed)))
      let alone = try explainer.measure(record, limits: SearchLimits(maxDepth: 1_000))
      #expect(try explainer.measure(record).shown == alone.shown, "\(record)")
    }
  }

  @Test func `The first step that no path explains is a report, with its records`() throws {
    let whole = try camera(Self.flights["allowed"]?.steps ?? "")
    var swapped = whole
    swapped.steps.swapAt(2, 3)
    for index in swapped.steps.indices { swapped.steps[index].number = index + 1 }
    let files = ["records/a": try text(whole), "records/b": try text(swapped)]
    let found = try document(files, .no)
    #expect(found.outcome == "mismatch" && found.reports.count == 1)
    let report = try #require(found.reports.first)
    #expect(report.step == 3 && report.records == 1 && report.file == "records/b")
    #expect(report.says.hasPrefix("step 3, "))
    let console = FakeConsole(files: files)
    #expect(run(["measure", "records"], console) == .no)
    #expect(
      console.output.contains(
        "\nNOT EXPLAINED: 1 record of camera-access, iOS unknown: 1, such as records/b: step 3, "))
  }

  @Test func `Reports that read the same are in the order of what was recorded`() throws {
    var record = try camera(Self.flights["allowed"]?.steps ?? "")
    record.steps.removeFirst()
    var files: [String: String] = [:]
    for number in 1...8 {
      record.steps[0].effects = ["effect \(number)"]
      files["records/\(9 - number)"] = try text(record)
    }
    let reports = try document(files, .no).reports
    #expect(Set(reports.map(\.says)).count == 1)
    #expect(reports.map(\.file) == (1...8).reversed().map { "records/\($0)" })
  }

  /// Of a camera the table says that a change in Settings ends the app.
  @Test func `A value that the table does not have refutes it`() throws {
    let steps =
      "launch,active,scan,status-denied,dialog-up,open-settings,dialog-gone,status,"
      + "wait-leaving-enter-wait-0.2-s,settings-open,"
    let lives = try camera(steps + "switch-on,return,active,status")
    let facts = try document(["records/a": try text(lives)], .no).facts
    let refuted = try #require(facts.last)
    #expect(refuted.standing == "refuted" && refuted.records == 1)
    #expect(refuted.fact == "change ends the app" && refuted.value == "no")
    #expect(facts.dropLast().allSatisfy { $0.standing != "refuted" })
    let killed = try camera(steps + "switch-on-kill,launch,active,status")
    let others = try document(["records/a": try text(killed)], .yes).facts
    #expect(others.filter { $0.standing == "seen" }.map(\.value).contains("authorized"))
  }

  @Test func `What only rare moves explain is counted apart, and for no fact`() throws {
    let steps =
      "launch,active,scan,status-not-determined,prompt,profile-forbids,callback,active,status"
    let found = FakeConsole(files: ["records/a": try text(try camera(steps))])
    #expect(run(["measure", "records"], found) == .yes)
    #expect(found.output.hasPrefix("camera-access: 1 record, 1 only by rare moves\n"))
    #expect(found.output.contains("\nRARE: 1 record of camera-access, "))
    #expect(!found.output.contains("never seen"))
  }

  @Test func `What is no record is refused in a sentence each, and the rest is counted`() throws {
    let record = try camera(Self.flights["allowed"]?.steps ?? "")
    var old = record
    old.fingerprint = "0"
    let text = try text(record)
    let files = [
      "records/a": text, "records/b": String(text.dropLast(5)), "records/c": "",
      "records/d": "# Notes", "records/e": try self.text(old), "records/f": try self.text(old),
      "records/g": text.replacing("\"flow\":", with: "\"iOS\":\"Anna's phone\",\"flow\":"),
      "records/.hidden": "", "records/h": text.replacing("\"start\"", with: "\"begin\""),
    ]
    let found = try document(files, .askedWrongly)
    #expect(found.records == 1 && found.outcome == "error")
    let says = found.refused.map(\.says)
    #expect(says.count == 6)
    #expect(says[0].hasPrefix("records/b: "))
    #expect(says[1] == "records/c: the file is empty.")
    #expect(says[2] == "records/d: line 1, column 1: it is not JSON: Invalid value.")
    #expect(says[3].hasSuffix("iOS must be a version, digits and dots such as 26.1."))
    #expect(says[4] == "records/h: steps[1].kind has a value that is not known: begin.")
    #expect(says[5].hasPrefix("records/e and 1 more file: made by another version of"))
    #expect(found.refused[5].files == 2)
    let empty = FakeConsole(files: ["records/.hidden": text])
    #expect(run(["measure", "records"], empty) == .askedWrongly)
    #expect(empty.errors.hasPrefix("journey: There is no file in records; links and hidden files"))
    let none = FakeConsole()
    #expect(run(["measure", "nowhere"], none) == .askedWrongly)
    #expect(none.errors == "journey: Cannot read nowhere: No such file or directory.\n")
    #expect(none.output == "No flight record was measured.\n")
  }

  @Test func `What a limit keeps from an answer is not decided`() throws {
    let files = ["records/a": try text(try camera(Self.flights["allowed"]?.steps ?? ""))]
    let found = try document(files, .unfinished, ["--max-states", "1"])
    #expect(found.outcome == "limit" && found.systems.first?["undecided"]?.number == 1)
  }

  @Test(arguments: names)
  func `Every field of a record is an id of its flow, a number or the version`(
    _ name: String
  ) throws {
    let system = try Self.system(name)
    let flow = system.components[0].compiled
    let ids: [String] =
      flow.symbols.map(\.id) + flow.positions.map(\.id) + flow.effects.map(\.id)
      + flow.timers.map(\.id)
      + flow.outcomes + [flow.name, flow.fingerprint, "flight-record/1"]
      + FlightRecord.Step.Kind.allCases.map(\.rawValue)
      + FlightRecord.Step.Disposition.allCases.map(\.rawValue)
      + Abandonment.allCases.map { "\($0)" }
    for seed in 0..<12 {
      var record = system.record(of: system.walk(seed: UInt64(seed)))
      record.iOS = FlightRecord.Version(-1, .max, 7)
      let object = try JSONSerialization.jsonObject(with: try JSONEncoder().encode(record))
      let strange = leaves(of: object).filter { !ids.contains($0) && Int($0) == nil }
      #expect(Set(strange) == ["0.9999.7"])
    }
  }

  private func leaves(of object: Any) -> [String] {
    if let fields = object as? [String: Any] { return fields.values.flatMap(leaves) }
    if let elements = object as? [Any] { return elements.flatMap(leaves) }
    return ["\(object)"]
  }
}
