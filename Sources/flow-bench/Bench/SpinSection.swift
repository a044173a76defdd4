import CameraFlow
import CameraModel
import FlowChecker
import FlowDiagrams
import FlowModel
import Foundation

extension Section {
  /// The same components in SPIN, where it is installed.
  static let spin = Section(
    name: "spin", summary: "the camera's page and its question, beside SPIN without reduction"
  ) { report, effort in
    let system = try CameraSystems.system("camera", "", CameraFlow())
    let composition = Composition("camera", system.components.prefix(2).map(\.flow))
    let deferred = effort.isQuick ? 1 : 2
    var (states, transitions) = (0, 0)
    let speeds = Figures(
      (0..<effort.rounds).map { _ in
        let (seconds, graph) = timing {
          OpenProduct(composition, mostDeferred: deferred).stateGraph()
        }
        (states, transitions) = (graph.states.count, graph.targets.count)
        return Double(states) / seconds
      })
    report.line(
      "\(grouped(states)) states, \(grouped(transitions)) transitions; "
        + "\(short(speeds.median / 1e3)) k states/s (spread \(short(speeds.spread * 100)) %)")
    guard Tool("spin") != nil, Tool("gcc") != nil else {
      return report.skip("SPIN", because: "there is no `spin`, or no `gcc`")
    }
    let promela = composition.structure(.promela, mostDeferred: deferred)
    let theirs = try (0..<effort.rounds).map { _ in try search(promela) }
    for run in theirs {
      report.same("states, of SPIN's", states, run.states)
      // SPIN counts the way to the start as well.
      report.same("transitions, of SPIN's", transitions + 1, run.transitions)
    }
    let speed = Figures(theirs.map { Double($0.states) / max($0.seconds, 0.01) }).median
    report.line("\(short(speeds.median / speed)) x SPIN's \(short(speed / 1e3)) k states/s")
  }

  /// What SPIN's verifier tells at its end.
  private static func search(
    _ promela: String
  ) throws -> (states: Int, transitions: Int, seconds: Double) {
    try withTemporaryFolder { folder in
      let (model, pan) = (folder.appendingPathComponent("model.pml"), "\(folder.path)/pan")
      try Data(promela.utf8).write(to: model)
      let flags = "-O1 -w -DSAFETY -DNOREDUCE -DMEMLIM=4000"
      let made = try Tool(path: "/bin/sh").run([
        "-c", "cd '\(folder.path)' && spin -a model.pml && gcc \(flags) -o pan pan.c",
      ])
      guard made.status == 0 else { throw Failure("SPIN made no verifier:\n\(made.output)") }
      let told = try Tool(path: pan).run(["-m4000000", "-w24"])
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
