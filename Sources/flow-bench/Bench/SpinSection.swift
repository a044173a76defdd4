import Foundation

extension Section {
  /// The same models in SPIN, where it is installed.
  static let spin = Section(
    name: "spin", summary: "SPIN, exhaustive and without reduction, on the same models"
  ) { report, effort in
    guard let spin = Tool("spin") else {
      return report.skip("SPIN", because: "there is no `spin` (Debian: apt-get install spin)")
    }
    guard let gcc = Tool("gcc") else { return report.skip("SPIN", because: "there is no `gcc`") }
    let size = effort.isQuick ? 4 : 7
    let race = SpinRace(spin: spin, gcc: gcc, report: report, effort: effort)
    let counters = Counters(effort.isQuick ? 4 : 6)
    try race.run("(a) \(counters.count) counters", counters.promela, goal: nil) {
      SearchFigures(whole(packedSearch(counters)))
    }
    let automata = PermissionAutomata(size)
    try race.run("(b) \(size) permission automata", automata.promela, goal: 20) {
      SearchFigures(whole(packedSearch(automata)))
    }
  }
}

/// A model searched here and by SPIN, in turn.
struct SpinRace {
  let spin: Tool
  let gcc: Tool
  let report: Report
  let effort: Effort

  func run(
    _ name: String, _ promela: String, goal: Double?, ours: () -> SearchFigures
  ) throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("model.pml")
      try promela.write(to: file, atomically: true, encoding: .utf8)
      try succeed(spin.run(["-a", "model.pml"], in: folder), "spin -a")
      try succeed(
        gcc.run(
          ["-O2", "-w", "-DSAFETY", "-DNOREDUCE", "-DMEMLIM=4000", "-o", "pan", "pan.c"], in: folder
        ),
        "gcc")
      let pan = Tool(path: folder.appendingPathComponent("pan").path)
      var ratios: [Double] = []
      var speeds: [Double] = []
      for _ in 0..<(effort.isQuick ? 1 : 3) {
        let (timing, found) = Timing.of(ours)
        // A state without a way on is no mistake here; a path may be as long as there are states.
        let told = try pan.run(["-E", "-m4000000", "-w24"], in: folder)
        guard let theirs = SpinFigures(told.output) else {
          throw Failure("SPIN told no count of states:\n\(told.output)")
        }
        report.same("\(name): states, of SPIN's", found.states, theirs.states)
        // SPIN counts the way to the start as well.
        report.same("\(name): transitions, of SPIN's", found.transitions + 1, theirs.transitions)
        let speed = Double(theirs.states) / max(told.seconds, 0.01)
        speeds.append(speed)
        ratios.append(Double(found.states) / timing.processor / speed)
      }
      let ratio = Figures(ratios)
      report.line(
        "\(name): SPIN \(short(Figures(speeds).median / 1e6)) M states/s; ours is "
          + "\(short(ratio.median)) x as fast (spread \(short(ratio.spread * 100)) %)")
      if let goal, !effort.isQuick {
        report.target(
          "\(name): at least \(short(goal)) x SPIN", ratio.median >= goal,
          "\(short(ratio.median)) x")
      }
    }
  }

  private func succeed(_ run: Tool.Run, _ what: String) throws {
    guard run.status == 0 else {
      throw Failure("`\(what)` ended with \(run.status):\n\(run.output)")
    }
  }
}

/// What SPIN's verifier tells at its end.
struct SpinFigures {
  var states = 0
  var transitions = 0

  init?(_ output: String) {
    for line in output.split(separator: "\n") {
      let words = line.split(separator: " ")
      if line.contains("states, stored"), let count = words.first.flatMap({ Double($0) }) {
        states = Int(count)
      } else if line.contains("transitions (="), let count = words.first.flatMap({ Double($0) }) {
        transitions = Int(count)
      }
    }
    if states == 0 { return nil }
  }
}
