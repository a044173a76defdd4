import FlowChecker
import Foundation

extension Section {
  /// What a person waits for who types a command.
  static let felt = Section(
    name: "felt", summary: "what people wait for: commands of the `journey` built beside this",
    besides: ["search", "spin"]
  ) { report, effort in
    if let commands = FeltCommands(report, effort) {
      try commands.run()
    } else {
      report.skip(
        "the commands",
        because: "there is no `journey` beside this program; build it with "
          + "`swift build -c release --product journey`")
    }
    try growChecks(report, effort)
  }

  /// The time of a check while its system grows.
  private static func growChecks(_ report: Report, _ effort: Effort) throws {
    report.line("guests      states  transitions      s  µs/state")
    var costs: [Double] = []
    for guests in effort.isQuick ? 3...4 : 4...8 {
      let system = try guestHouse(guests)
      var checked: CheckReport?
      let seconds = Figures(
        (0..<effort.rounds).map { _ in
          let (timing, report) = Timing.of { system.check() }
          checked = report
          return timing.processor
        })
      guard let checked else { return }
      report.same("\(guests) guests: states", checked.states, 1 << (2 * guests))
      let cost = seconds.median / Double(checked.states) * 1e6
      costs.append(cost)
      report.line(
        [
          padded("\(guests)", 6), padded(grouped(checked.states), 12),
          padded(grouped(checked.transitions), 13), padded(short(seconds.median), 7),
          padded(short(cost), 10),
        ].joined())
    }
    guard !effort.isQuick, let first = costs.first, let last = costs.last else { return }
    report.target(
      "a state of the largest house costs at most 4 x one of the smallest (each has twice the transitions)",
      last <= 4 * first, "\(short(last / first)) x")
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}

/// The tool that is built beside the benchmark, timed from its start to its end.
struct FeltCommands {
  private let journey: Tool
  private let report: Report
  private let effort: Effort

  /// Nothing if there is no tool.
  init?(_ report: Report, _ effort: Effort) {
    guard let journey = Tool(beside: "journey") else { return nil }
    self.journey = journey
    (self.report, self.effort) = (report, effort)
  }

  func run() throws {
    let names = try systems()
    // First, while no other program has run: its memory is the peak of all.
    try measureAll(effort.isQuick ? Array(names.prefix(2)) : names)
    let checks: [(systems: [String], most: Double)] =
      effort.isQuick
      ? [(["camera-sketch"], 100)]
      : [
        (["camera", "location-always"], 1.1), (["guest", "guest-replace", "kicked"], 2),
      ]
    for (systems, most) in checks {
      for system in systems { try measureCheck(of: system, most: most) }
    }
    let small = effort.isQuick ? "camera-sketch" : "camera"
    try measure(["mutate", small, "--jobs", "2"], most: 6)
    try measure(["suite", small], most: 0.4)
    try measureFirstScreens(names)
  }

  /// A check of every system, one after the other, and the memory of the largest.
  private func measureAll(_ names: [String]) throws {
    var (wall, largest) = (0.0, Checked(name: "", transitions: 0, wall: 0))
    for name in names {
      let checked = try check(name)
      wall += checked.wall
      if checked.transitions > largest.transitions { largest = checked }
    }
    report.target(
      "check of all \(names.count) systems and lessons, one after the other: at most 35 s",
      wall <= 35, "\(short(wall)) s")
    let bytes = Double(Tool.mostBytesOfChildren) / Double(max(1, largest.transitions))
    report.target(
      "peak memory, to a transition of the largest (\(largest.name), "
        + "\(grouped(largest.transitions))): at most 85 bytes",
      bytes <= 85, "\(short(bytes)) bytes")
  }

  private func measureCheck(of name: String, most: Double) throws {
    var transitions = 1
    let wall = try Figures(
      (0..<effort.rounds).map { _ in
        let checked = try check(name)
        transitions = checked.transitions
        return checked.wall
      })
    let cost = wall.median / Double(max(1, transitions)) * 1e6
    report.target(
      "check \(name), \(grouped(transitions)) transitions: at most \(short(most)) µs each",
      cost <= most, "\(short(cost)) µs, \(short(wall.median)) s")
  }

  private func measure(_ arguments: [String], most: Double) throws {
    let wall = try Figures((0..<effort.rounds).map { _ in try time(arguments).wall })
    report.target(
      "\(arguments.joined(separator: " ")): at most \(short(most)) s", wall.median <= most,
      "\(short(wall.median)) s (spread \(short(wall.spread * 100)) %)")
  }

  /// The first screen in plain lines, which an input that ends at once asks for.
  private func measureFirstScreens(_ names: [String]) throws {
    let walls = try names.map { name in
      (
        name: name,
        wall: try Figures(
          (0..<effort.rounds).map { _ in try time(["walk", name, "--lines"]).wall })
      )
    }
    guard let slowest = walls.max(by: { $0.wall.median < $1.wall.median }) else { return }
    report.target(
      "first screen of a walk, in plain lines, from the start of the program to its end, for each "
        + "of \(names.count) systems: at most 20 ms",
      slowest.wall.median <= 0.02,
      "\(short(Figures(walls.map(\.wall.median)).median * 1e3)) ms in the middle, "
        + "\(short(slowest.wall.median * 1e3)) ms for \(slowest.name)")
  }

  // MARK: - Running the tool

  private struct Checked {
    let name: String
    let transitions: Int
    let wall: Double
  }

  private func check(_ name: String) throws -> Checked {
    struct Told: Decodable { let transitions: Int }
    let (wall, output) = try time(["check", name, "--json"])
    let told = try JSONDecoder().decode(Told.self, from: Data(output.utf8))
    return Checked(name: name, transitions: told.transitions, wall: wall)
  }

  private func systems() throws -> [String] {
    struct Told: Decodable {
      struct System: Decodable { let name: String }
      let systems: [System]
    }
    let output = try time(["list", "--json"]).output
    return try JSONDecoder().decode(Told.self, from: Data(output.utf8)).systems.map(\.name)
  }

  private func time(_ arguments: [String]) throws -> (wall: Double, output: String) {
    let run = try journey.run(arguments + ["--quiet"])
    // A lesson breaks its rules, which is an answer.
    guard run.status < 2 else {
      throw Failure(
        "`journey \(arguments.joined(separator: " "))` ended with \(run.status):\n\(run.output)")
    }
    return (run.wall, run.output)
  }
}
