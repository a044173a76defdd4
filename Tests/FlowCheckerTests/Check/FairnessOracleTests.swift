import FlowChecker
import FlowModel
import Testing

/// `LeadsTo` under declared fairness against its definition, tried out on every set of
/// transitions that a journey can go round for ever.
@Suite struct FairnessOracleTests {
  /// Every assumption that is compared, as it is declared.
  static let assumptions: [[Fairness]] = [
    [], [.weak("push")], [.strong("push")], [.weak(.system)], [.strong(.system)],
    [.weak(.person), .strong("pull")], [.strong(.person), .strong(.system)], [.weak("left")],
    [.everyTransition],
  ]
  static let seeds: [Range<UInt64>] = [0..<40, 60..<100, 120..<160]

  /// A way with the place it starts from.
  struct Arrow: Hashable {
    var source: Int
    var way: Crossing.Way
  }

  /// Whether a light that is waited for from the start may stay out for ever.
  ///
  /// Straight from the definition: a journey ends in the dark, or the ways it takes again and again
  /// are a connected set without a light that breaks no assumption.
  private func canStayDark(_ world: Crossing, _ fairness: [Fairness]) -> Bool {
    guard !world.lit.contains(0) else { return false }
    var dark: Set<Int> = [0]
    for _ in world.ways {
      for place in dark {
        dark.formUnion(world.ways[place].map(\.target).filter { !world.lit.contains($0) })
      }
    }
    if dark.contains(where: { world.ways[$0].isEmpty }) { return true }
    let arrows = dark.sorted().flatMap { place in
      world.ways[place].filter { !world.lit.contains($0.target) }.map {
        Arrow(source: place, way: $0)
      }
    }
    return (1..<(1 << arrows.count)).contains { set in
      let taken = arrows.indices.filter { set & (1 << $0) != 0 }.map { arrows[$0] }
      return isRound(taken) && fairness.allSatisfy { isKept($0, by: taken, world) }
    }
  }

  /// Whether one can go from everywhere to everywhere along these ways.
  private func isRound(_ arrows: [Arrow]) -> Bool {
    let places = Set(arrows.map(\.source) + arrows.map(\.way.target))
    return places.allSatisfy { start in
      var seen: Set<Int> = [start]
      for _ in places {
        seen.formUnion(arrows.filter { seen.contains($0.source) }.map(\.way.target))
      }
      return seen == places
    }
  }

  private func isKept(_ fairness: Fairness, by taken: [Arrow], _ world: Crossing) -> Bool {
    let places = Set(taken.map(\.source))
    if fairness == .everyTransition {
      return places.allSatisfy { place in
        world.ways[place].allSatisfy { taken.contains(Arrow(source: place, way: $0)) }
      }
    }
    let all = Set(world.ways.flatMap { $0 }.map(\.id))
    return all.allSatisfy { id in
      let isMeant = world.ways.joined().contains { way in
        guard way.id == id else { return false }
        switch fairness.subject {
        case .choice(let name): return name == id
        case .each(let cause): return way.by == cause
        case .certain: return false
        case .everyTransition: return true
        }
      }
      let offering = places.filter { place in world.ways[place].contains { $0.id == id } }
      let isOwed =
        fairness.strength == .strong ? !offering.isEmpty : offering.count == places.count
      return !isMeant || !isOwed || taken.contains { $0.way.id == id }
    }
  }

  @Test(arguments: seeds)
  func `LeadsTo without fairness, with weak and with strong`(_ seeds: Range<UInt64>) throws {
    var broken = 0
    for seed in seeds {
      let world = Crossing(seed: seed)
      let report = crossing(world) {
        for (number, fairness) in Self.assumptions.enumerated() {
          LeadsTo<Crossing>("\(number)", fairly: fairness, { $0.world.place == 0 }) {
            $0.world.isLit
          }
        }
      }.check()
      for (result, fairness) in zip(report.properties, Self.assumptions) {
        // Coming back to the start asks the same question again, with the same answer.
        let expected = canStayDark(world, fairness)
        #expect(
          result.verdict == (expected ? .broken : .holds), "seed \(seed), \(fairness)")
        if result.verdict == .broken {
          broken += 1
          #expect(shows(result, world, fairness), "seed \(seed), \(fairness)")
        }
      }
    }
    #expect(broken > 0)
  }

  /// Whether the journey that is shown is one that breaks the property in a fair world.
  private func shows(
    _ result: PropertyResult, _ world: Crossing, _ fairness: [Fairness]
  ) -> Bool {
    var walk = Walk(crossing(world) {})
    guard walk.take(result.steps.map(\.id)) == nil else { return false }
    let places = [0] + walk.steps.map(\.state.world.place)
    guard let start = result.loopStart else {
      let end = places[places.count - 1]
      // Where every way is fair, the journey ends where no light can come any more.
      return world.ways[end].isEmpty || fairness.contains(.everyTransition)
    }
    let loop = (start..<result.steps.count).map { step in
      Arrow(
        source: places[step],
        way: world.ways[places[step]].first { $0.id == result.steps[step].id }
          ?? Crossing.Way(by: .time, id: "", target: -1))
    }
    return places[start] == places[places.count - 1]
      && loop.allSatisfy { !world.lit.contains($0.way.target) }
      && fairness.allSatisfy { isKept($0, by: loop, world) }
  }
}
