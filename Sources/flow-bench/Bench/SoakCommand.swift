import Foundation

/// `flow-bench --soak N`: random events on coordinators of all flows, and nothing else.
struct SoakCommand {
  static let usage = "flow-bench --soak <events> [--seed <number>]"

  private let events: Int?
  private let seed: UInt64?

  /// What the arguments ask for; nil if that is no soak.
  init?(_ arguments: [String]) {
    guard let place = arguments.firstIndex(of: "--soak") else { return nil }
    events = arguments.dropFirst(place + 1).first.flatMap { Int($0) }
    if let place = arguments.firstIndex(of: "--seed") {
      seed = arguments.dropFirst(place + 1).first.flatMap { UInt64($0) }
    } else {
      seed = 1
    }
  }

  /// Soaks, prints the counts, and ends the process: with 1 if something went wrong.
  @MainActor
  func run() async {
    guard let events, let seed, events > 0 else {
      print("--soak takes a number of events, and --seed a number: \(Self.usage)")
      exit(64)
    }
    let clock = ContinuousClock()
    let start = clock.now
    var next = events / 10
    let report = await Soak.run(events: events, seed: seed) { done in
      guard done >= next else { return }
      print("\(done) events")
      next += max(1, events / 10)
    }
    print("\(report)\nseed \(seed), \(report.mistakes.count) mistakes, \(clock.now - start)")
    exit(report.mistakes.isEmpty ? 0 : 1)
  }
}
