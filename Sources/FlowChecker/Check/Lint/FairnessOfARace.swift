import EveryPath

/// A property that counts on a timer, of which it is open whether it can fall due: another one runs
/// beside it, and at some moments that one comes first.
enum FairnessOfARace {
  /// - Parameter results: those of a complete search.
  static func findings(_ results: [PropertyResult]) -> [Finding] {
    results.filter { $0.verdict == .undecided }.map { result in
      Finding(
        rule: "fairness-of-a-race",
        sentence: "\"\(result.name)\" counts on a timer that falls due first at some moments only, "
          + "so it is undecided; count on what restarts or stops the other timer, or write a Within",
        lines: [])
    }
  }
}
