import EveryPath
import FlowChecker
import FlowModel
import Testing

/// That the time of one property is over is nobody's step: no other property is asked about it.
@Suite struct OtherClockTests {
  /// A light that somebody may switch on; only that it was just switched is noted.
  private struct Light: QuietWorld {
    enum Move: Hashable, Sendable { case push }
    enum Stimulus: Hashable, Sendable { case none }
    enum Observation: Hashable, Sendable { case pushed }

    var isOn = false

    func offer(_ moves: inout [Move]) { moves = [.push] }
    func text(of move: Move) -> ChoiceText { ChoiceText(.person, "push", "push the switch") }
    mutating func take(_ move: Move, _ output: inout WorldOutput<Self>) {
      isOn = true
      output.observe(.pushed)
    }
  }

  private typealias Fact = Property<Light>.Fact

  private static func properties() -> [Property<Light>] {
    let isOn: Fact = { $0.world.isOn }
    let isLeftOn: Fact = { $0.world.isOn && !$0.saw(.pushed) }
    let isPushed: Fact = { $0.saw(.pushed) }
    return [
      Always("on by a push", whenever: isOn, isPushed).property,
      AlwaysSettled("at rest after a push", whenever: isOn, isPushed).property,
      AtNoTime("on without a push", isLeftOn).property,
      Sometimes("left on", isLeftOn).property,
      Before("pushed before on", isPushed, before: isLeftOn).property,
      NeverAfter("pushed, then left on", isPushed, until: { _ in false }, isLeftOn).property,
      AtMostOnce("on once a push", per: isPushed, isOn).property,
      ExactlyOnce("on once from push to push", from: isPushed, to: isLeftOn, isOn).property,
      LeadsTo("left on, then off", isLeftOn, { !$0.world.isOn }).property,
      CanAlwaysReach("left on, then off", whenever: isLeftOn, { !$0.world.isOn }).property,
      NotBefore("not left on too soon", .seconds(3), after: isPushed, isLeftOn).property,
      Within("left on in time", .seconds(5), of: isPushed, isLeftOn).property,
    ]
  }

  private static let clock = Within<Light>(
    "off in time", .seconds(1), of: { $0.world.isOn }, { _ in false })

  private static func system(_ properties: [Property<Light>]) -> System<Light> {
    System("light", "", components: [], worlds: [Light()]) {
      for property in properties { property }
    }
  }

  @Test(arguments: properties().indices)
  func `has the verdict that it has alone`(_ number: Int) throws {
    let property = Self.properties()[number]
    let alone = try #require(Self.system([property]).check().properties.first)
    let beside = try #require(
      Self.system([property, Self.clock.property]).check().properties.first)
    #expect(beside.verdict == alone.verdict)
    #expect(beside.steps.map(\.id) == alone.steps.map(\.id))
  }

  @Test func `A property is not broken along a walk by that either`() throws {
    let system = Self.system(Self.properties() + [Self.clock.property])
    let walk = Walk(system, taking: ["push", "overdue-off-in-time"])
    #expect(walk.steps.count == 2)
    #expect(walk.trace.breaches.map(\.name) == ["off in time"])
  }
}
