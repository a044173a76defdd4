import FlowChecker
import FlowModel
import Testing

/// Each property form against its definition, tried out on every walk of many small graphs.
@Suite("Properties against brute force")
struct JudgeOracleTests {
  /// Whether a rule is broken at the last place of a walk; `has` says whether place `i` of the walk
  /// has a colour.
  typealias Rule = (_ i: Int, _ has: (Int, Int) -> Bool) -> Bool

  static let seeds: [Range<UInt64>] = [0..<50, 50..<100, 100..<150]
  /// More than twice the number of places: no shortest journey with one bit of memory is longer.
  static let length = 9

  private func expect(
    _ property: Property<Board>, premises: [Int], inOrder: Bool = false, _ seed: UInt64,
    _ rule: Rule, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let world = Board(seed: seed)
    let report = board(world) { [property] }.check()
    let result = try #require(report.properties.first)
    let walks = world.walks(upTo: Self.length)
    func has(_ walk: [Int], _ place: Int, _ colour: Int) -> Bool {
      world.colours[walk[place]] & (1 << colour) != 0
    }
    let shortest = walks.first { walk in
      rule(walk.count - 1) { has(walk, $0, $1) }
    }
    let isAsked =
      inOrder
      ? walks.contains { walk in
        has(walk, walk.count - 1, premises[1])
          && walk.indices.contains { has(walk, $0, premises[0]) }
      }
      : premises.allSatisfy { premise in walks.contains { has($0, $0.count - 1, premise) } }
    if let shortest {
      #expect(result.verdict == .broken, "seed \(seed)", sourceLocation: location)
      #expect(result.steps.count == shortest.count - 1, "seed \(seed)", sourceLocation: location)
      #expect(replays(result, on: world), "seed \(seed)", sourceLocation: location)
    } else {
      #expect(
        result.verdict == (isAsked ? .holds : .vacuous), "seed \(seed)", sourceLocation: location)
    }
  }

  private func replays(_ result: PropertyResult, on world: Board) -> Bool {
    var walk = Walk(board(world) {})
    return walk.take(result.steps.map(\.id)) == nil
  }

  @Test("At no time", arguments: seeds)
  func never(_ seeds: Range<UInt64>) throws {
    for seed in seeds {
      let property = AtNoTime<Board>("rule", given: { $0.world.has(1) }) { $0.world.has(0) }
        .property
      try expect(property, premises: [1], seed) { i, has in has(i, 0) }
    }
  }

  @Test("Always", arguments: seeds)
  func always(_ seeds: Range<UInt64>) throws {
    for seed in seeds {
      let property = Always<Board>("rule", whenever: { $0.world.has(1) }) { $0.world.has(0) }
        .property
      try expect(property, premises: [1], seed) { i, has in has(i, 1) && !has(i, 0) }
    }
  }

  @Test("Before", arguments: seeds)
  func before(_ seeds: Range<UInt64>) throws {
    for seed in seeds {
      let property = Before<Board>(
        "rule", since: { $0.world.has(2) }, { $0.world.has(0) }, before: { $0.world.has(1) }
      ).property
      try expect(property, premises: [1], seed) { i, has in
        has(i, 1)
          && !(0...i).contains { j in
            has(j, 0) && !((j + 1)..<(i + 1)).contains { has($0, 2) && !has($0, 0) }
          }
      }
    }
  }

  @Test("NeverAfter", arguments: seeds)
  func neverAfter(_ seeds: Range<UInt64>) throws {
    for seed in seeds {
      let property = NeverAfter<Board>(
        "rule", { $0.world.has(0) }, until: { $0.world.has(2) }, { $0.world.has(1) }
      ).property
      try expect(property, premises: [0], seed) { i, has in
        has(i, 1) && !has(i, 2)
          && (has(i, 0)
            || (0..<i).contains { j in
              has(j, 0) && !((j + 1)..<i).contains { has($0, 2) && !has($0, 0) }
            })
      }
    }
  }

  @Test("AtMostOnce", arguments: seeds)
  func atMostOnce(_ seeds: Range<UInt64>) throws {
    for seed in seeds {
      let property = AtMostOnce<Board>("rule", per: { $0.world.has(2) }) { $0.world.has(0) }
        .property
      try expect(property, premises: [0], seed) { i, has in
        has(i, 0)
          && (0..<i).contains { j in
            has(j, 0) && !((j + 1)...i).contains { has($0, 2) }
          }
      }
    }
  }

  @Test("ExactlyOnce", arguments: seeds)
  func exactlyOnce(_ seeds: Range<UInt64>) throws {
    for seed in seeds {
      let property = ExactlyOnce<Board>(
        "rule", from: { $0.world.has(1) }, to: { $0.world.has(2) }, { $0.world.has(0) }
      ).property
      try expect(property, premises: [1, 2], inOrder: true, seed) { i, has in
        let begin = (0...i).last { has($0, 1) }
        let isOpen = begin.map { j in !(j..<i).contains { has($0, 2) } } ?? false
        let isUndone = begin.map { j in !(j..<i).contains { has($0, 0) } } ?? false
        if has(i, 0) { return !(isOpen && isUndone) }
        return has(i, 2) && isOpen && isUndone
      }
    }
  }

  @Test("Sometimes", arguments: seeds)
  func sometimes(_ seeds: Range<UInt64>) throws {
    for seed in seeds {
      let world = Board(seed: seed)
      let report = board(world) { Sometimes<Board>("rule") { $0.world.has(0) } }.check()
      let result = try #require(report.properties.first)
      let shortest = world.walks(upTo: Self.length).first { walk in
        world.colours[walk[walk.count - 1]] & 1 != 0
      }
      #expect(result.verdict == (shortest == nil ? .broken : .holds), "seed \(seed)")
      if let shortest { #expect(result.steps.count == shortest.count - 1) }
    }
  }

  @Test("CanAlwaysReach", arguments: seeds)
  func canAlwaysReach(_ seeds: Range<UInt64>) throws {
    for seed in seeds {
      let world = Board(seed: seed)
      let property = CanAlwaysReach<Board>("rule", whenever: { $0.world.has(1) }) {
        $0.world.has(0)
      }
      let result = try #require(board(world) { property }.check().properties.first)
      let reach = world.reach { _ in true }
      let visited = world.ways.indices.filter { reach[0][$0] }
      func has(_ place: Int, _ colour: Int) -> Bool { world.colours[place] & (1 << colour) != 0 }
      let asked = visited.filter { has($0, 1) }
      let isStuck = asked.contains { from in
        !world.ways.indices.contains { reach[from][$0] && has($0, 0) }
      }
      #expect(
        result.verdict == (asked.isEmpty ? .vacuous : isStuck ? .broken : .holds), "seed \(seed)")
    }
  }

  @Test("LeadsTo, fairly and along every path", arguments: seeds)
  func leadsTo(_ seeds: Range<UInt64>) throws {
    for seed in seeds {
      let world = Board(seed: seed)
      func has(_ place: Int, _ colour: Int) -> Bool { world.colours[place] & (1 << colour) != 0 }
      let report = board(world) {
        LeadsTo<Board>("fair", fairly: [.everyTransition], { $0.world.has(0) }, { $0.world.has(1) })
        LeadsTo<Board>("unfair", { $0.world.has(0) }, { $0.world.has(1) })
      }.check()
      let anywhere = world.reach { _ in true }
      let avoiding = world.reach { !has($0, 1) }
      let asked = world.ways.indices.filter { anywhere[0][$0] && has($0, 0) }
      let waiting = world.ways.indices.filter { place in
        asked.contains { !has($0, 1) && avoiding[$0][place] }
      }
      let isLost = waiting.contains { place in
        !world.ways.indices.contains { anywhere[place][$0] && $0 != place && has($0, 1) }
          && !has(place, 1)
      }
      let isAvoidable = waiting.contains { place in
        world.ways[place].isEmpty
          || world.ways[place].contains { !has($0, 1) && avoiding[$0][place] }
      }
      #expect(
        report.properties[0].verdict == (asked.isEmpty ? .vacuous : isLost ? .broken : .holds),
        "seed \(seed)")
      let unfair = report.properties[1]
      #expect(
        unfair.verdict == (asked.isEmpty ? .vacuous : isAvoidable ? .broken : .holds),
        "seed \(seed)")
      if unfair.verdict == .broken { #expect(isLasso(unfair, on: world)) }
    }
  }

  /// Whether a shown loop really comes back, and never to the second.
  private func isLasso(_ result: PropertyResult, on world: Board) -> Bool {
    var walk = Walk(board(world) {})
    guard walk.take(result.steps.map(\.id)) == nil else { return false }
    guard let loopStart = result.loopStart else {
      return world.ways[walk.state.world.place].isEmpty
    }
    let places = [walk.start.world.place] + walk.steps.map(\.state.world.place)
    return places[loopStart] == places[places.count - 1]
      && places[loopStart...].dropFirst().allSatisfy { world.colours[$0] & 2 == 0 }
  }
}
