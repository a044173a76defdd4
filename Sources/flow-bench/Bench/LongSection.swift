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
    name: "long", summary: "long journeys and flight records, by the `journey` built beside this"
  ) { report, effort in
    let system = try CameraSystems.system("camera", "", CameraFlow())
    let steps = effort.isQuick ? 1_000 : 100_000
    let file = walk(system, steps).journeyWithEnd(title: "Again and again")
    let journey = JourneyFile(file).text
    try withTemporaryFolder { folder in
      func play(
        _ what: String, _ text: String, seconds: Double, megabytes: Double
      ) throws {
        guard let tool = Tool.journey else {
          return report.skip("play", because: "`journey` is not built beside this program")
        }
        let place = folder.appendingPathComponent("long")
        try Data(text.utf8).write(to: place)
        let runs = try (0..<effort.rounds).map { _ in try tool.run(["play", place.path]) }
        for run in runs {
          if run.status != 0 { report.line("\(run.output.suffix(1_000))") }
          report.same("the status of play, \(what)", Int(run.status), 0)
        }
        let time = Figures(runs.map(\.seconds)).median
        let memory = Figures(runs.map { Double($0.bytes) / 1_048_576 }).median
        report.target(
          "play, \(what): at most \(short(seconds)) s, \(short(megabytes)) MB",
          time <= seconds && memory <= megabytes, "\(short(time)) s, \(short(memory)) MB", effort)
      }
      let longer = walk(system, 3 * steps).journeyWithEnd(title: "Again and again")
      let record = try JSONEncoder().encode(record(of: walk(system, steps * 3 / 2), steps))
      try play("a journey of \(grouped(steps)) steps", journey, seconds: 2, megabytes: 200)
      try play(
        "a journey of \(grouped(3 * steps)) steps", JourneyFile(longer).text, seconds: 6,
        megabytes: 300)
      try play("the first as a line", file.line + "\n", seconds: 2, megabytes: 200)
      try play(
        "a flight record of \(grouped(steps)) steps", String(decoding: record, as: UTF8.self),
        seconds: 10, megabytes: 500)
    }
    try measureWalker(system, Array(journey.utf8), report, effort)
  }

  /// In this process, so without the start of the tool and the writing to a terminal.
  private static func measureWalker(
    _ system: System<Phone>, _ bytes: [UInt8], _ report: Report, _ effort: Effort
  ) throws {
    func draw(_ session: ScreenSession) {
      _ = Renderer(session, columns: 80, rows: 24).lines().map { $0.written(with: session.paint) }
    }
    func tell(_ what: String, _ seconds: Double, _ most: Double) {
      report.target(
        "walk with the first journey behind it, \(what): at most \(short(most)) ms",
        seconds * 1000 <= most, "\(short(seconds * 1000)) ms", effort)
    }
    let opened = try timing {
      let file = try JSONDecoder().decode(JourneyFile.self, from: Data(bytes))
      let session = ScreenSession(
        SystemWalker(Replay(file.journey, in: system).walk, from: file))
      draw(session)
      return session
    }
    tell("the first screen", opened.seconds, 2_000)
    var session = opened.result
    let keys: [(String, Key)] = [
      ("a key", .down), ("a choice", .enter), ("a step back", .left), ("a step again", .pageDown),
    ]
    for (what, key) in keys {
      let seconds = (0..<effort.rounds).map { _ in
        timing {
          _ = session.take(key)
          draw(session)
        }.seconds
      }
      tell(what, Figures(seconds).median, 16)
    }
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

  /// What the runner of the page would publish, as often as it takes.
  private static func record(of walk: Walk<Phone>, _ count: Int) -> FlightRecord {
    let compiled = walk.system.components[0].compiled
    var record = FlightRecord(flow: compiled.name, fingerprint: compiled.fingerprint)
    for entry in walk.steps.lazy.flatMap(\.log.entries) where record.steps.count < count {
      guard entry.component == 0, var step = compiled.published(entry) else { continue }
      let last = record.steps.last
      step.number = step.disposition == .started ? 1 : (last?.number ?? 0) + 1
      record.steps.append(step)
    }
    return record
  }
}
