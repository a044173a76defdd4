import Foundation
import StateSpace

extension Section {
  /// The same model in SPIN, where it is installed.
  static let spin = Section(
    name: "spin", summary: "an exhaustive search, beside SPIN's without reduction"
  ) { report, effort in
    let counters = Counters(count: effort.isQuick ? 4 : 6)
    var (states, transitions) = (0, 0)
    let speeds = Figures(
      (0..<effort.rounds).map { _ in
        let (seconds, found) = timing {
          var search = Explorer(counters, storage: HashedStorage(), record: PredecessorMap())
          search.run()
          return (search.states.count, search.transitionCount)
        }
        (states, transitions) = found
        return Double(states) / seconds
      })
    let expected = (0..<counters.count).reduce(1) { product, _ in product * 10 }
    report.same("states", states, expected)
    report.same("transitions", transitions, expected / 10 * 9 * counters.count)
    report.line(
      "\(counters.count) counters: \(grouped(states)) states, \(grouped(transitions)) transitions; "
        + "\(short(speeds.median / 1e6)) M states/s (spread \(short(speeds.spread * 100)) %)")
    guard Tool("spin") != nil, Tool("gcc") != nil else {
      return report.skip("SPIN", because: "there is no `spin`, or no `gcc`")
    }
    let theirs = try (0..<effort.rounds).map { _ in try search(counters.promela) }
    for run in theirs {
      report.same("states, of SPIN's", states, run.states)
      // SPIN counts the way to the start as well.
      report.same("transitions, of SPIN's", transitions + 1, run.transitions)
    }
    let speed = Figures(theirs.map { Double($0.states) / max($0.seconds, 0.01) }).median
    let figure = "\(short(speeds.median / speed)) x its \(short(speed / 1e6)) M states/s"
    report.target("at least 2 x SPIN", speeds.median >= 2 * speed, figure, effort)
  }

  /// What SPIN's verifier tells at its end.
  private static func search(
    _ promela: String
  ) throws -> (states: Int, transitions: Int, seconds: Double) {
    try withTemporaryFolder { folder in
      let (model, pan) = (folder.appendingPathComponent("model.pml"), "\(folder.path)/pan")
      try Data(promela.utf8).write(to: model)
      let flags = "-O2 -w -DSAFETY -DNOREDUCE -DMEMLIM=4000"
      let made = try Tool(path: "/bin/sh").run([
        "-c", "cd '\(folder.path)' && spin -a model.pml && gcc \(flags) -o pan pan.c",
      ])
      guard made.status == 0 else { throw Failure("SPIN made no verifier:\n\(made.output)") }
      // A state without a way on is no mistake here; a path may be as long as there are states.
      let told = try Tool(path: pan).run(["-E", "-m4000000", "-w24"])
      func count(before words: String) -> Int? {
        let line = told.output.split(separator: "\n").first { $0.contains(words) }
        return line?.split(separator: " ").first.flatMap { Double($0) }.map { Int($0) }
      }
      guard let states = count(before: "states, stored"),
        let transitions = count(before: "transitions (=")
      else { throw Failure("SPIN told no count of states:\n\(told.output)") }
      return (states, transitions, told.seconds)
    }
  }
}
