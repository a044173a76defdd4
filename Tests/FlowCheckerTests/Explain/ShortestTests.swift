import FlowChecker
import FlowModel
import Testing

/// The shortest journey.
@Suite struct ShortestTests {
  private typealias Way = Crossing.Way

  /// One touch leads to the light, or three things that happen by themselves.
  private static let shortcut = Crossing(
    ways: [
      [Way(by: .person, id: "left", target: 3), Way(by: .system, id: "push", target: 1)],
      [Way(by: .system, id: "push", target: 2)], [Way(by: .system, id: "push", target: 3)], [],
    ], lit: [3])

  private func steps(
    _ world: Crossing, _ shortest: Shortest,
    @PropertyBuilder<Crossing> _ property: () -> [Property<Crossing>]
  ) throws -> PropertyResult {
    try #require(crossing(world, property).check(shortest: shortest).properties.first)
  }

  @Test func `has the fewest steps, or costs a person the least`() throws {
    func ids(_ shortest: Shortest) throws -> [String] {
      try steps(Self.shortcut, shortest) { AtNoTime<Crossing>("light") { $0.world.isLit } }
        .steps.map(\.id)
    }
    #expect(try ids(.steps) == ["left"])
    #expect(try ids(.effort) == ["push", "push", "push"])
  }

  /// Touches first, then steps, of the cheapest walk to a light.
  private func cheapest(_ world: Crossing) -> (touches: Int, steps: Int)? {
    var best: [Int: (Int, Int)] = [0: (0, 0)]
    for _ in 0..<(world.ways.count * 2) {
      for (place, cost) in best where !world.lit.contains(place) {
        for way in world.ways[place] {
          let next = (cost.0 + (way.by == .person ? 1 : 0), cost.1 + 1)
          if let old = best[way.target], old <= next { continue }
          best[way.target] = next
        }
      }
    }
    return world.lit.compactMap { best[$0] }.min { $0 < $1 }.map { ($0.0, $0.1) }
  }

  @Test(
    arguments: [0..<100, 100..<200, 200..<300] as [Range<UInt64>])
  func `The shortest journey is cheapest by brute force, for every form of property`(
    _ seeds: Range<UInt64>
  ) throws {
    for seed in seeds {
      let world = Crossing(seed: seed)
      let expected = cheapest(world)
      let report = crossing(world) {
        AtNoTime<Crossing>("never") { $0.world.isLit }
        Sometimes<Crossing>("sometimes") { $0.world.isLit }
        Before<Crossing>("before", { _ in false }, before: { $0.world.isLit })
        CanAlwaysReach<Crossing>("reach", whenever: { $0.world.isLit }) { _ in false }
        LeadsTo<Crossing>(
          "leads", fairly: [.everyTransition], { $0.world.isLit }, { _ in false })
      }.check(shortest: .effort)
      for result in report.properties {
        guard let expected else {
          #expect(result.verdict != .broken || result.name == "sometimes", "seed \(seed)")
          continue
        }
        #expect(
          result.verdict == (result.name == "sometimes" ? .holds : .broken),
          "seed \(seed), \(result.name)")
        #expect(
          result.steps.count { $0.by == .person } == expected.touches,
          "seed \(seed), \(result.name)")
        #expect(result.steps.count == expected.steps, "seed \(seed), \(result.name)")
      }
    }
  }
}
