import FlowChecker
import FlowModel
import Testing

/// A property is only asked for where what it begins with has happened and is not forgotten;
/// against every walk of many small graphs.
@Suite struct PremiseTests {
  static let seeds: [Range<UInt64>] = [0..<40, 40..<80]
  /// No shortest journey with one bit of memory is longer.
  static let length = 8

  enum Kind: CaseIterable {
    case notBefore
    case exactlyOnce

    var property: Property<Board> {
      switch self {
      case .notBefore:
        NotBefore<Board>(
          "rule", .seconds(1), since: { $0.world.has(2) }, after: { $0.world.has(0) },
          { $0.world.has(1) }
        ).property
      case .exactlyOnce:
        ExactlyOnce<Board>(
          "rule", from: { $0.world.has(0) }, to: { $0.world.has(1) }, void: { $0.world.has(2) },
          { _ in false }
        ).property
      }
    }

    /// Whether the last place of a walk is asked for.
    func isAsked(_ walk: [Int], on world: Board) -> Bool {
      func has(_ place: Int, _ colour: Int) -> Bool {
        world.colours[walk[place]] & (1 << colour) != 0
      }
      let last = walk.count - 1
      guard has(last, 1), !has(last, 2) else { return false }
      // Nothing has forgotten, or ended, what began last.
      return (0...last).contains { first in
        has(first, 0) && !(first...last).contains { has($0, 2) }
          && (self == .notBefore || !(first..<last).contains { has($0, 1) })
      }
    }
  }

  private func status(_ system: System<Board>, _ journeys: [Journey]) throws
    -> CoverageReport.Status
  {
    let report = system.cover(by: journeys)
    return try #require(report.items.first { $0.goal.kind == .properties }).status
  }

  @Test(arguments: seeds, Kind.allCases)
  func `premises are met where a shortest walk meets them`(_ seeds: Range<UInt64>, _ kind: Kind)
    throws
  {
    var met = 0
    for seed in seeds {
      let world = Board(seed: seed)
      let system = board(world) { [kind.property] }
      let shortest = world.walks(upTo: Self.length).first { kind.isAsked($0, on: world) }
      let status = try status(system, [])
      guard let shortest else {
        #expect(status == .unreachable, "seed \(seed)")
        #expect(system.check().properties[0].verdict != .holds, "seed \(seed)")
        continue
      }
      guard case .missed(let journey) = status else {
        Issue.record("seed \(seed): \(status)")
        continue
      }
      met += 1
      #expect(journey.steps.count == shortest.count - 1, "seed \(seed)")
      #expect(try self.status(system, [journey]) == .seen, "seed \(seed)")
      #expect(system.check().properties[0].verdict != .vacuous, "seed \(seed)")
    }
    #expect(met > 2)
  }

  @Test(arguments: Kind.allCases)
  func `premises are seen by a walk if and only if it meets them`(_ kind: Kind) throws {
    for seed in UInt64(0)..<20 {
      let world = Board(seed: seed)
      let system = board(world) { [kind.property] }
      for places in world.walks(upTo: 4) {
        var walk = Walk(system)
        for (from, to) in zip(places, places.dropFirst()) {
          let way = try #require(world.ways[from].firstIndex(of: to))
          walk.take(SystemMove(.world(way)))
        }
        let isMet = places.indices.contains { kind.isAsked(Array(places[...$0]), on: world) }
        let isSeen = try status(system, [walk.journey(title: "")]) == .seen
        #expect(isSeen == isMet, "seed \(seed), \(places)")
      }
    }
  }
}
