import FlowModel
import PermissionFlow

/// A promise that nothing breaks proves nothing: each must be broken by a lesson or mutant.
enum Breakability {
  /// How far a breaker is searched: what it breaks lies near its start.
  private static let limits = SearchLimits(maxStates: 25_000)

  static func findings<W: World>(_ system: System<W>) -> [Finding] {
    let breakers: [System<W>]
    do { breakers = try system.breakers() } catch {
      return [
        Finding(
          rule: "broken-breaker", sentence: "the lessons of `\(system.name)` do not build: \(error)",
          lines: [])
      ]
    }
    guard !breakers.isEmpty else { return [] }
    var unbroken = system.promises.map(\.name)
    for breaker in breakers where !unbroken.isEmpty {
      let report = check(breaker, limits: limits)
      let broken = Set(report.promises.filter { $0.verdict == .broken }.map(\.name))
      unbroken.removeAll { broken.contains($0) }
    }
    return unbroken.map { name in
      Finding(
        rule: "unbreakable-promise",
        sentence: "no lesson or mutant of `\(system.name)` breaks \"\(name)\"; a rule that cannot "
          + "fail proves nothing: write the mistake that breaks it",
        lines: [])
    }
  }
}
