import Foundation

extension Section {
  /// What a person waits for who types a command.
  static let felt = Section(
    name: "felt", summary: "what people wait for: commands of the `journey` built beside this"
  ) { report, effort in
    guard let journey = Tool.journey else {
      return report.skip(
        "the commands",
        because: "there is no `journey` beside this program; build it with "
          + "`swift build -c release --product journey`")
    }
    try FeltCommands(journey: journey, report: report, effort: effort).run()
  }
}

/// The tool that is built beside the benchmark, timed from its start to its end.
private struct FeltCommands {
  let journey: Tool
  let report: Report
  let effort: Effort

  func run() throws {
    let names = try systems()
    try measureAll(effort.isQuick ? Array(names.prefix(2)) : names)
    let checks: [(systems: [String], most: Double)] =
      effort.isQuick
      ? [(["camera-sketch"], 100)]
      : [(["camera", "location-always"], 1.1), (["guest", "guest-replace", "kicked"], 2)]
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
    let checks = try names.map(check)
    let wall = checks.reduce(0) { $0 + $1.run.wall }
    report.target(
      "check of all \(names.count) systems and lessons, one after the other: at most 35 s",
      wall <= 35, "\(short(wall)) s", effort)
    let sizes = zip(names, checks).map { (name: $0, transitions: $1.transitions, run: $1.run) }
    guard let largest = sizes.max(by: { $0.transitions < $1.transitions }) else { return }
    let bytes = Double(largest.run.bytes) / Double(largest.transitions)
    report.target(
      "peak memory, to a transition of the largest (\(largest.name), "
        + "\(grouped(largest.transitions))): at most 85 bytes",
      bytes <= 85, "\(short(bytes)) bytes", effort)
  }

  private func measureCheck(of name: String, most: Double) throws {
    let checks = try (0..<effort.rounds).map { _ in try check(name) }
    let wall = Figures(checks.map(\.run.wall))
    let transitions = checks[0].transitions
    let cost = wall.median / Double(transitions) * 1e6
    report.target(
      "check \(name), \(grouped(transitions)) transitions: at most \(short(most)) µs each",
      cost <= most, "\(short(cost)) µs, \(short(wall.median)) s", effort)
  }

  private func measure(_ arguments: [String], most: Double) throws {
    let wall = try wall(of: arguments)
    report.target(
      "\(arguments.joined(separator: " ")): at most \(short(most)) s", wall.median <= most,
      "\(short(wall.median)) s (spread \(short(wall.spread * 100)) %)", effort)
  }

  /// The first screen in plain lines, which an input that ends at once asks for.
  private func measureFirstScreens(_ names: [String]) throws {
    let walls = try names.map { (name: $0, wall: try wall(of: ["walk", $0, "--lines"]).median) }
    guard let slowest = walls.max(by: { $0.wall < $1.wall }) else { return }
    report.target(
      "first screen of a walk, in plain lines, from the start of the program to its end, for each "
        + "of \(names.count) systems: at most 20 ms", slowest.wall <= 0.02,
      "\(short(Figures(walls.map(\.wall)).median * 1e3)) ms in the middle, "
        + "\(short(slowest.wall * 1e3)) ms for \(slowest.name)", effort)
  }

  // MARK: - Running the tool

  private func check(_ name: String) throws -> (transitions: Int, run: Tool.Run) {
    struct Told: Decodable { let transitions: Int }
    let run = try run(["check", name, "--json"])
    let told = try JSONDecoder().decode(Told.self, from: Data(run.output.utf8))
    return (max(1, told.transitions), run)
  }

  private func systems() throws -> [String] {
    struct Told: Decodable {
      struct System: Decodable { let name: String }
      let systems: [System]
    }
    let output = try run(["list", "--json"]).output
    return try JSONDecoder().decode(Told.self, from: Data(output.utf8)).systems.map(\.name)
  }

  private func wall(of arguments: [String]) throws -> Figures {
    Figures(try (0..<effort.rounds).map { _ in try run(arguments).wall })
  }

  private func run(_ arguments: [String]) throws -> Tool.Run {
    let run = try journey.run(arguments + ["--quiet"])
    // A lesson breaks its rules, which is an answer.
    guard run.status < 2 else {
      throw Failure(
        "`journey \(arguments.joined(separator: " "))` ended with \(run.status):\n\(run.output)")
    }
    return run
  }
}
