import FlowModel
import PermissionFlow
import StateSpace

/// A promise that nothing breaks proves nothing: each must be broken by a lesson or mutant.
enum Breakability {
  /// How far every breaker is searched at first: most of what it breaks lies near its start.
  private static let nearest = SearchLimits(maxStates: 300)
  /// How far every breaker is searched.
  private static let nearby = SearchLimits(maxStates: 3_000)
  /// How far a breaker is searched for what it is meant to break, step by step up to the whole.
  private static let farther = [nearby, SearchLimits(maxStates: 30_000), .usual]

  /// What no breaker breaks, and what a breaker is meant to break that nobody promised.
  ///
  /// - Parameter seconds: how long the breakers may be searched; nil for as long as it takes.
  /// - Returns: the findings, and whether the breakers were searched to the end.
  static func findings<W: World>(
    _ system: System<W>, seconds: Double?
  ) -> (findings: [Finding], isComplete: Bool) {
    let end = seconds.map { ContinuousClock.now.advanced(by: .seconds($0)) }
    let breakers: [System<W>]
    do { breakers = try system.breakers() } catch {
      let finding = Finding(
        rule: "broken-breaker",
        sentence: "the lessons of `\(system.name)` do not build: \(error)", lines: [])
      return ([finding], true)
    }
    guard !breakers.isEmpty else { return ([], true) }
    let unknown = UnknownPromise.findings(breakers, of: system)
    var unbroken = system.promises.map(\.name)
    var isComplete = true
    func search(_ limits: SearchLimits, where isSearched: (System<W>) -> Bool = { _ in true }) {
      for breaker in breakers where !unbroken.isEmpty && isSearched(breaker) {
        var limits = limits
        limits.seconds = end.map { ContinuousClock.now.duration(to: $0) / .seconds(1) }
        if let left = limits.seconds, left <= 0 {
          isComplete = false
          return
        }
        let broken = broken(by: breaker, among: unbroken, limits: limits)
        unbroken.removeAll { broken.contains($0) }
      }
    }
    // The order saves time and changes nothing: in the end all that was searched has its say.
    search(nearest)
    for limits in farther {
      search(limits) { $0.breaks.contains(where: unbroken.contains) }
    }
    search(nearby)
    // The last search may have been cut short as well.
    if let end, ContinuousClock.now >= end { isComplete = false }
    guard isComplete || unbroken.isEmpty else { return (unknown, false) }
    let unbreakable = unbroken.map { name in
      Finding(
        rule: "unbreakable-promise",
        sentence: "no lesson or mutant of `\(system.name)` breaks \"\(name)\"; a rule that cannot "
          + "fail proves nothing: write the mistake that breaks it",
        lines: [])
    }
    return (unknown + unbreakable, true)
  }

  private static func broken<W: World>(
    by breaker: System<W>, among names: [String], limits: SearchLimits
  ) -> Set<String> {
    let kept = breaker.asking { names.contains($0.name) }
    return SystemSearch(kept).broken(limits: limits)
  }
}
