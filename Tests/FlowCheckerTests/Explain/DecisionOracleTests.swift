import FlowChecker
import FlowModel
import Testing

/// The decisive choice against its definition, tried out on small graphs: the last point of the
/// journey from which one that passes still existed, and the nearest of those.
@Suite struct DecisionOracleTests {
  static let seeds: [Range<UInt64>] = [0..<100, 100..<200, 200..<300]

  /// How many steps the shortest walk from a place has, of one step at least, that ends where it is
  /// wanted and goes nowhere where it must not; nil if there is none.
  private func distance(
    _ world: Crossing, from place: Int, by first: String? = nil, to isWanted: (Int) -> Bool,
    through isOpen: (Int) -> Bool
  ) -> Int? {
    var reached = Set(
      world.ways[place].filter { first == nil || $0.id == first }.map(\.target).filter(isOpen))
    for steps in 1...(world.ways.count + 1) {
      if reached.contains(where: isWanted) { return steps }
      reached = Set(reached.flatMap { world.ways[$0].map(\.target) }.filter(isOpen))
    }
    return nil
  }

  private func expect(
    _ result: PropertyResult, _ world: Crossing, _ seed: UInt64, to isWanted: (Int) -> Bool,
    through isOpen: (Int) -> Bool
  ) throws {
    let explanation = try #require(result.explanation)
    var walk = Walk(crossing(world) {})
    #expect(walk.take(result.steps.map(\.id)) == nil)
    let places = [0] + walk.steps.map(\.state.world.place)
    let last = result.steps.indices.last { step in
      world.ways[places[step]].contains { way in
        way.id != result.steps[step].id
          && distance(world, from: places[step], by: way.id, to: isWanted, through: isOpen) != nil
      } || step > 0 && isWanted(places[step])
    }
    #expect(explanation.decision?.step == last.map { $0 + 1 }, "seed \(seed)")
    guard let decision = explanation.decision, let last else { return }
    let nearest = world.ways[places[last]].filter { $0.id != result.steps[last].id }
      .compactMap { distance(world, from: places[last], by: $0.id, to: isWanted, through: isOpen) }
      .min()
    #expect(decision.passing.count == nearest ?? 0, "seed \(seed)")
    var instead = Walk(crossing(world) {})
    let ids = result.steps.prefix(last).map(\.id) + decision.passing.map(\.id)
    #expect(instead.take(ids) == nil)
    #expect(isWanted(instead.state.world.place), "seed \(seed)")
    for alternative in decision.alternatives {
      let steps = distance(
        world, from: places[last], by: alternative.text.id, to: isWanted, through: isOpen)
      #expect(alternative.steps == steps, "seed \(seed), \(alternative.text.id)")
    }
  }

  @Test(arguments: seeds)
  func `The decisive choice is found where a property must stay reachable`(_ seeds: Range<UInt64>)
    throws
  {
    var broken = 0
    for seed in seeds {
      let world = Crossing(seed: seed)
      let report = crossing(world) { CanAlwaysReach<Crossing>("light") { $0.world.isLit } }.check()
      let result = try #require(report.properties.first)
      guard result.verdict == .broken, !result.steps.isEmpty else { continue }
      broken += 1
      try expect(result, world, seed, to: { world.lit.contains($0) }, through: { _ in true })
    }
    #expect(broken > 0)
  }

  @Test(arguments: seeds)
  func `The decisive choice is found where something must never happen`(_ seeds: Range<UInt64>)
    throws
  {
    var broken = 0
    for seed in seeds {
      var world = Crossing(seed: seed)
      world.busy = Set(world.ways.indices.filter { ($0 &+ Int(seed)) % 3 != 0 })
      let report = crossing(world) { AtNoTime<Crossing>("light") { $0.world.isLit } }.check()
      let result = try #require(report.properties.first)
      guard result.verdict == .broken else { continue }
      broken += 1
      try expect(
        result, world, seed,
        to: { !world.lit.contains($0) && !world.busy.contains($0) },
        through: { !world.lit.contains($0) })
    }
    #expect(broken > 0)
  }
}

extension DecisionOracleTests {
  /// More places than are looked at near by: the whole graph is asked, with the same answer.
  @Test func `The decisive choice is found however far the passing path is`() throws {
    typealias Way = Crossing.Way
    let length = 3_000
    // A choice at the start: to the light at once, or down a long path to a place of rest.
    var ways = [
      [Way(by: .person, id: "left", target: 1), Way(by: .person, id: "right", target: 2)]
    ]
    ways.append([])
    for place in 2..<length { ways.append([Way(by: .system, id: "push", target: place + 1)]) }
    ways.append([])
    var world = Crossing(ways: ways, lit: [1])
    world.busy = Set(0..<length)
    let report = crossing(world) { AtNoTime<Crossing>("light") { $0.world.isLit } }.check()
    let decision = try #require(report.properties[0].explanation?.decision)
    #expect(decision.step == 1)
    #expect(decision.passing.count == length - 1)
    #expect(decision.alternatives.map(\.steps) == [length - 1])
  }
}
