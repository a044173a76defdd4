import FlowChecker
import FlowModel
import FlowTestSupport
import Testing

/// What a search makes of predicates is what it makes of closures that say the same.
@Suite struct PredicateTests {
  private typealias Fact = Predicate<Crossing>

  private static func isAt(_ place: Int) -> Fact { .world("at \(place)") { $0.place == place } }
  private static let isLit = Fact.world("isLit") { $0.isLit }
  private static let isLate = Fact.happened("isLate") { !$0.overdue.isEmpty }

  @Test func `a predicate reads as it is written`() {
    let one = Self.isAt(1)
    #expect("\(one && !Self.isLit || one.before)" == "(at 1 && !isLit) || at 1.before")
    #expect("\(!(one || Self.isLit) && !(!one))" == "!(at 1 || isLit) && at 1")
    #expect("\(Fact.all(0..<2) { Self.isAt($0) })" == "at 0 && at 1")
    #expect("\(Fact.any(0..<0) { Self.isAt($0) }), \(Fact.always)" == "never, always")
  }

  @Test func `what happened has no before`() {
    let system = crossing(Crossing(seed: 1)) {
      AtNoTime("it happened before", Fact.happened("anything") { _ in true }.before)
    }
    #expect(system.check().properties.map(\.verdict) == [.holds])
  }

  /// Some predicates over two places and the light, as a seed has it.
  private static func predicates(_ seed: UInt64) -> [Fact] {
    var random = SplitMix(seed: seed)
    func some(_ depth: Int) -> Fact {
      switch random.next() % (depth == 0 ? 4 : 8) {
      case 0: isLit
      case 1: isAt(Int(random.next() % 5))
      case 2: isAt(Int(random.next() % 5)).before
      case 3: isLate || Fact.isSettled
      case 4: !some(depth - 1)
      case 5: some(depth - 1) && some(depth - 1)
      case 6: some(depth - 1) || some(depth - 1)
      default: (some(depth - 1) && some(depth - 1)).before || isLit
      }
    }
    return (0..<4).map { _ in some(3) }
  }

  private static func properties(
    _ world: Crossing, _ facts: [Fact]
  ) -> System<Crossing> {
    let (one, two, three, four) = (facts[0], facts[1], facts[2], facts[3])
    return crossing(world) {
      Always("always", whenever: one, two)
      AlwaysSettled("settled", whenever: one, two)
      AtNoTime("never", given: one, two && three)
      Sometimes("sometimes", one && two)
      LeadsTo("leads to", one, two)
      Before("before", since: three, one, before: two)
      NeverAfter("never after", one, until: three, two)
      AtMostOnce("once", per: two, one)
      ExactlyOnce("exactly", from: one, to: two, void: three, four)
      Within("within", .seconds(1), of: one, two)
      NotBefore("not before", .seconds(1), since: three, after: one, two)
      CanAlwaysReach("reach", whenever: one, without: three, two)
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `predicates are judged as closures are that say the same`(seed: UInt64) {
    let facts = Self.predicates(seed)
    let closures = facts.map { fact in Fact.step("\(fact)") { fact.holds(in: $0) } }
    let world = Crossing(seed: seed)
    let (asked, expected) = (
      Self.properties(world, facts).explore().report,
      Self.properties(world, closures).explore().report
    )
    #expect(asked.states == expected.states)
    for (result, other) in zip(asked.properties, expected.properties) {
      #expect(result.verdict == other.verdict, "\(result.name): \(facts)")
      #expect(result.steps.map(\.id) == other.steps.map(\.id), "\(result.name): \(facts)")
    }
  }

  @Test func `more closures than a word has bits for are asked as well`() {
    let world = Crossing(seed: 3)
    func report(_ make: (Int) -> Fact) -> CheckReport {
      crossing(world) {
        for number in 0..<40 {
          Sometimes(PropertyID("number \(number)"), make(number))
        }
      }
      .explore().report
    }
    let asked = report { number in Self.isAt(number % 6) && !Self.isAt(number / 8).before }
    let closures = report { number in
      .step("\(number)") { $0.world.place == number % 6 && $0.before.world.place != number / 8 }
    }
    #expect(asked.properties.map(\.verdict) == closures.properties.map(\.verdict))
    #expect(Set(asked.properties.map(\.verdict)) == [.holds, .broken])
  }

  @Test func `closures of two properties with one name are two`() {
    let verdicts = crossing(Crossing(seed: 3)) {
      Sometimes("it comes") { $0.world.place == 1 }
      Sometimes("it comes") { $0.world.place == 99 }
    }
    .explore().report.properties.map(\.verdict)
    #expect(verdicts == [.holds, .broken])
  }

  @Test func `two predicates of one name that differ are a finding`() {
    func findings(_ name: @escaping @Sendable (Int) -> String) -> [String] {
      crossing(Crossing(seed: 3)) {
        for place in 0..<3 {
          Sometimes(
            PropertyID("place \(place)"),
            Fact.world(name(place)) { $0.place == place })
        }
      }
      .check().findings.map(\.description).filter { $0.contains("predicate") }
    }
    #expect(findings { "at \($0)" } == [])
    #expect(
      findings { _ in "at it" } == [
        "two predicates of `crossing` are called `at it` and differ at a step, so that only one of "
          + "them is asked; put what tells them apart into their names"
      ])
  }

  @Test func `an explanation says which half failed`() throws {
    let ways = [[Crossing.Way(by: .person, id: "go", target: 1)], []]
    let system = crossing(Crossing(ways: ways, lit: [0])) {
      Always("lit in between", whenever: Self.isAt(1), Self.isAt(0).before && Self.isLit)
      AtNoTime("dark", Self.isAt(1) && (Self.isAt(2) || !Self.isLit))
      Always("by a closure") { $0.world.isLit }
    }
    let results = system.check().properties
    let reasons = try results.map { try #require($0.explanation).reasons }
    #expect(reasons == [["at 1", "!isLit"], ["at 1", "!isLit"], []])
  }
}

/// Numbers that only look random, the same on every machine.
private struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
