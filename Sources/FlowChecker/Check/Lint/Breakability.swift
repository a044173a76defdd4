import EveryPath
import FlowModel
import StateSpace

/// A property that nothing breaks proves nothing: each must be broken by a lesson or mutant.
enum Breakability {
  /// How far every breaker is searched at first: most of what it breaks lies near its start.
  private static let nearest = SearchLimits(maxStates: 300)
  /// How far every breaker is searched.
  private static let nearby = SearchLimits(maxStates: 3_000)
  /// How far a breaker is searched for what it is meant to break, step by step up to the whole.
  private static let farther = [nearby, SearchLimits(maxStates: 30_000), .usual]

  /// What no breaker breaks, and what a breaker is meant to break that is no property.
  ///
  /// - Parameters:
  ///   - end: until when the breakers may be searched; nil for as long as it takes.
  ///   - isStopped: asked before each search whether the result is not wanted any more.
  ///   - note: receives how far it is.
  /// - Returns: the findings, and whether the breakers were searched to the end.
  static func findings<W: World>(
    _ system: System<W>, before end: ContinuousClock.Instant?,
    isStopped: () -> Bool, note: (CheckStage) -> Void
  ) -> (findings: [Finding], isComplete: Bool) {
    guard !isStopped() else { return ([], false) }
    let breakers: [System<W>]
    do { breakers = try system.breakers() } catch {
      let finding = Finding(
        rule: "broken-breaker",
        sentence: "the lessons of `\(system.name)` do not build: \(error)", lines: [])
      return ([finding], true)
    }
    guard !breakers.isEmpty else { return ([], true) }
    let unknown = UnknownProperty.findings(breakers, of: system)
    var breakerSearch = BreakerSearch(breakers, of: system, before: end)
    breakerSearch.search(nearest, isStopped, note)
    for limits in farther { breakerSearch.searchAims(limits, isStopped, note) }
    breakerSearch.search(nearby, isStopped, note)
    breakerSearch.searchRest(isStopped, note)
    // The last search may have been cut short as well.
    if let end, ContinuousClock.now >= end { breakerSearch.isComplete = false }
    guard breakerSearch.isComplete || breakerSearch.unbroken.isEmpty else {
      return (unknown, false)
    }
    let unbreakable = breakerSearch.unbroken.map { name in
      Finding(
        rule: "unbreakable-property",
        sentence:
          "no lesson or mutant of `\(system.name)` breaks \"\(name)\"; a property that cannot "
          + "fail proves nothing: write the mistake that breaks it",
        lines: [])
    }
    return (unknown + unbreakable, true)
  }
}

/// The properties that nothing broke yet, while one breaker after the other is searched.
///
/// The order saves time and changes nothing: in the end all that was searched has its say.
private struct BreakerSearch<W: World> {
  private(set) var unbroken: [String]
  var isComplete = true
  private let breakers: [System<W>]
  /// The searches that have begun, by the breaker's number; they continue from where they stopped.
  private var searches: [Int: SystemSearch<W>] = [:]
  private let end: ContinuousClock.Instant?
  private var tried = 0
  /// What was searched only until its aims were broken, by the number of the breaker.
  private var rest: [(breaker: Int, limits: SearchLimits)] = []

  init(_ breakers: [System<W>], of system: System<W>, before end: ContinuousClock.Instant?) {
    self.breakers = breakers
    self.end = end
    unbroken = system.properties.map(\.name)
  }

  mutating func search(
    _ limits: SearchLimits, _ isStopped: () -> Bool, _ note: (CheckStage) -> Void
  ) {
    for number in breakers.indices where goesOn(isStopped, note) {
      _ = search(number, limits, until: [])
    }
  }

  /// Searches so far each breaker that is meant to break what nothing broke yet, until it has.
  mutating func searchAims(
    _ limits: SearchLimits, _ isStopped: () -> Bool, _ note: (CheckStage) -> Void
  ) {
    for number in breakers.indices {
      let aims = breakers[number].breaks.map(\.text).filter(unbroken.contains)
      guard !aims.isEmpty, goesOn(isStopped, note) else { continue }
      if !search(number, limits, until: Array(Set(aims))) { rest.append((number, limits)) }
    }
  }

  /// Searches on, what else a breaker breaks, if there is anything that nothing broke.
  mutating func searchRest(_ isStopped: () -> Bool, _ note: (CheckStage) -> Void) {
    for (number, limits) in rest where goesOn(isStopped, note) {
      _ = search(number, limits, until: [])
    }
  }

  /// Whether there is anything left to be broken, and time.
  private mutating func goesOn(_ isStopped: () -> Bool, _ note: (CheckStage) -> Void) -> Bool {
    guard !unbroken.isEmpty, isComplete else { return false }
    note(.breaking(tried: tried, unbroken: unbroken.count))
    if isStopped() || end.map({ ContinuousClock.now >= $0 }) ?? false { isComplete = false }
    return isComplete
  }

  /// Searches a breaker; whether as far as it may be.
  private mutating func search(
    _ number: Int, _ limits: SearchLimits, until aims: [String]
  ) -> Bool {
    var limits = limits
    limits.seconds = end.map { ContinuousClock.now.duration(to: $0) / .seconds(1) }
    let search = search(of: number)
    let found = search.broken(limits: limits, until: aims)
    unbroken.removeAll { found.names.contains($0) }
    tried += 1
    return found.isWhole
  }

  /// The search of a breaker: the one that has begun, or a new one if most of what that asks is
  /// broken by now, since a property costs more than the states that it looks at again.
  private mutating func search(of number: Int) -> SystemSearch<W> {
    let names = unbroken
    if let begun = searches[number] {
      let asked = begun.system.properties
      if asked.count(where: { names.contains($0.name) }) * 2 > asked.count { return begun }
    }
    let search = SystemSearch(
      breakers[number].asking { names.contains($0.name) }, comparesNames: false)
    searches[number] = search
    return search
  }
}
