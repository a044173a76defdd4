import CameraFlow
import CameraModel
import EveryPath
import FlowModel
import Foundation
import JourneyTool
import SimulatedPhone

extension Section {
  /// Journeys as long as a file may hold, played by the tool, and gone on with by a person.
  static let long = Section(
    name: "long", summary: "long journeys and flight records, by the released tool beside this one"
  ) { report, effort in
    let system = try CameraSystems.system("camera", "", CameraFlow())
    try withTemporaryFolder { folder in
      let files = try LongFiles(system, in: folder, steps: effort.isQuick ? 1_000 : 100_000)
      measurePlays(of: files, report, effort)
      measureWalker(system, files, report, effort)
    }
  }

  private static func measurePlays(of files: LongFiles, _ report: Report, _ effort: Effort) {
    guard let journey = Tool(beside: "journey") else {
      return report.skip("play", because: "`journey` is not built beside this program")
    }
    for file in files.all {
      let runs = (0..<effort.rounds).compactMap { _ in
        MeasuredRun(journey.path, ["play", file.path])
      }
      guard runs.count == effort.rounds, runs.allSatisfy({ $0.status == 0 }) else {
        report.same("the status of play, \(file.what)", 1, 0)
        continue
      }
      let seconds = Figures(runs.map(\.seconds)).median
      let megabytes = Figures(runs.map(\.megabytes)).median
      let figure = "\(short(seconds)) s, \(short(megabytes)) MB"
      guard !effort.isQuick else {
        report.line("play, \(file.what): \(figure)")
        continue
      }
      report.target(
        "play, \(file.what): at most \(short(file.seconds)) s, \(short(file.megabytes)) MB",
        seconds <= file.seconds && megabytes <= file.megabytes, figure)
    }
  }

  /// In this process, so without the start of the tool and the writing to a terminal.
  private static func measureWalker(
    _ system: System<Phone>, _ files: LongFiles, _ report: Report, _ effort: Effort
  ) {
    guard let bytes = FileManager.default.contents(atPath: files.journey.path) else { return }
    let (opening, found) = Timing.of { () -> ScreenSession? in
      guard let file = try? JourneyFile(bytes: Array(bytes)) else { return nil }
      let walk = Replay(file.journey, in: system).walk
      let session = ScreenSession(SystemWalker(walk, from: file))
      draw(session)
      return session
    }
    guard var session = found else { return report.same("journeys that open", 0, 1) }
    func tell(_ what: String, _ timing: Timing, _ most: Double) {
      let text = "walk with \(files.what) behind it, \(what)"
      let figure = "\(short(timing.processor * 1000)) ms"
      guard !effort.isQuick else { return report.line("\(text): \(figure)") }
      report.target("\(text): at most \(short(most)) ms", timing.processor * 1000 <= most, figure)
    }
    tell("the first screen", opening, 2_000)
    let keys: [(String, Key)] = [
      ("a key", .down), ("a choice", .enter), ("a step back", .left), ("a step again", .pageDown),
    ]
    for (what, key) in keys {
      var timings: [Timing] = []
      for _ in 0..<effort.rounds {
        let (timing, _) = Timing.of {
          _ = session.take(key)
          draw(session)
        }
        timings.append(timing)
      }
      tell(what, timings.sorted { $0.processor < $1.processor }[timings.count / 2], 16)
    }
  }

  private static func draw(_ session: ScreenSession) {
    _ = Renderer(session, columns: 80, rows: 24).lines().map { $0.written(with: session.paint) }
  }
}

/// Long journeys and a long record in files.
private struct LongFiles {
  struct File {
    let what: String
    let path: String
    let seconds: Double
    let megabytes: Double
  }

  let what: String
  let journey: File
  let all: [File]

  init(_ system: System<Phone>, in folder: URL, steps: Int) throws {
    func write(_ name: String, _ text: String) throws -> String {
      let place = folder.appendingPathComponent(name)
      try Data(text.utf8).write(to: place)
      return place.path
    }
    what = "\(grouped(steps)) steps"
    let walk = Self.walk(system, steps)
    let file = walk.journeyWithEnd(title: "Again and again")
    journey = File(
      what: "a journey of \(what)",
      path: try write("long.journey", JourneyFile(file).text), seconds: 2, megabytes: 200)
    let longer = Self.walk(system, 3 * steps).journeyWithEnd(title: "Again and again")
    let record = try JSONEncoder().encode(
      Self.record(of: Self.walk(system, steps * 3 / 2), steps))
    all = [
      journey,
      File(
        what: "a journey of \(grouped(3 * steps)) steps",
        path: try write("longer.journey", JourneyFile(longer).text), seconds: 6, megabytes: 300),
      File(
        what: "a line of \(what)", path: try write("long.line", file.line + "\n"), seconds: 2,
        megabytes: 200),
      File(
        what: "a flight record of \(what)",
        path: try write("long.record", String(decoding: record, as: UTF8.self)), seconds: 10,
        megabytes: 500),
    ]
  }

  /// The camera is allowed, and then used as often as it takes.
  private static func walk(_ system: System<Phone>, _ steps: Int) -> Walk<Phone> {
    let first = [
      "launch", "active", "scan", "page-in", "status-not-determined", "prompt", "allow", "active",
      "callback", "status", "picture", "back", "page-out",
    ]
    let again = ["scan", "page-in", "status", "picture", "back", "page-out"]
    let choices = (first.count..<steps).map { again[($0 - first.count) % again.count] }
    return Walk(system, taking: first + choices)
  }

  /// What the app's runner would publish, as often as it takes.
  private static func record(of walk: Walk<Phone>, _ count: Int) -> FlightRecord {
    let compiled = walk.system.components[0].compiled
    var record = FlightRecord(flow: compiled.name, fingerprint: compiled.fingerprint)
    for entry in walk.steps.lazy.flatMap(\.log.entries) where record.steps.count < count {
      guard var step = compiled.published(entry) else { continue }
      let last = record.steps.last
      step.number = step.disposition == .started ? 1 : (last?.number ?? 0) + 1
      record.steps.append(step)
    }
    return record
  }
}
