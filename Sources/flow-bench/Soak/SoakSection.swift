extension Section {
  /// Each round has a seed of its own.
  static let soak = Section(
    name: "soak", summary: "random events on coordinators of all permissions, by seed"
  ) { report, effort in
    for seed in 1...effort.rounds {
      let found = await Soak.run(
        events: effort.isQuick ? 10_000 : 200_000, seed: UInt64(seed))
      report.line("seed \(seed): \(found.text)")
      report.same("mistakes with seed \(seed)", found.mistakes.count, 0)
    }
  }
}
