import FlowModel
import Testing

/// Properties along one walk.
@Suite struct PropertyTraceTests {
  private func broken(
    _ choices: [String], @PropertyBuilder<Porch> _ properties: () -> [Property<Porch>]
  ) throws -> [Int] {
    let base = try porch()
    let system = System(
      "porch", "", components: base.components, worlds: [Porch()], properties: properties)
    return Walk(system, taking: choices).trace.breaches.map(\.step)
  }

  @Test func `properties of single moments are judged at each, the start included`() throws {
    #expect(try broken([]) { AtNoTime("n") { !$0.world.lampIsOn } } == [0])
    #expect(try broken(["ring"]) { Always("a") { !$0.world.hasVisitor } } == [1])
    #expect(
      try broken(["ring"]) {
        Always("a", whenever: { $0.world.lampIsOn }) { !$0.world.hasVisitor }
      } == [])
    // A lamp that will go out by itself is not at rest.
    #expect(
      try broken(["ring", "lamp-on"]) { AlwaysSettled("s") { !$0.world.hasVisitor } } == [])
    #expect(
      try broken([]) { AlwaysSettled("s") { $0.world.hasVisitor } } == [0])
  }

  @Test func `properties of order remember what came first`() throws {
    #expect(
      try broken(["ring", "lamp-on"]) {
        Before("b", { !$0.world.isRunning }, before: { $0.saw(.click) })
      } == [2])
    #expect(
      try broken(["ring", "lamp-on"]) { Before("b", { $0.began() }, before: { $0.saw(.click) }) }
        == [])
    #expect(
      try broken(["ring", "lamp-on"]) { NeverAfter("n", { $0.began() }) { $0.saw(.click) } }
        == [2])
    #expect(
      try broken(["ring", "lamp-on"]) {
        NeverAfter("n", { $0.began() }, until: { $0.saw(.click) }) { $0.saw(.click) }
      } == [])
    // The step that begins counts, unless it is the end as well; the step before it does not.
    #expect(
      try broken(["ring"]) { NeverAfter("n", { $0.began() }) { $0.world.hasVisitor } } == [1])
    #expect(
      try broken(["ring"]) {
        NeverAfter("n", { $0.began() }, until: { $0.began() }) { $0.world.hasVisitor }
      } == [])
    #expect(
      try broken(["ring"]) { NeverAfter("n", { $0.began() }) { !$0.world.hasVisitor } } == [])
  }

  @Test func `properties of number count`() throws {
    let ringing = ["ring", "lamp-dead", "ring"]
    #expect(try broken(ringing) { AtMostOnce("m") { $0.began() } } == [3])
    #expect(
      try broken(ringing) { AtMostOnce("m", per: { $0.delivered() }) { $0.began() } } == [])
    #expect(
      try broken(["ring", "lamp-dead"]) {
        ExactlyOnce("e", from: { $0.began() }, to: { $0.ended() }) { $0.delivered() }
      } == [])
    #expect(
      try broken(["ring", "lamp-dead"]) {
        ExactlyOnce("e", from: { $0.began() }, to: { $0.ended() }) { $0.saw(.click) }
      } == [2])
  }

  @Test func `properties of time break when their time is over`() throws {
    let system = System("porch", "", components: try porch().components, worlds: [Porch()]) {
      Within("w", .seconds(1), of: { $0.began() }) { $0.saw(.click) }
    }
    let walk = Walk(system, taking: ["ring"])
    let overdue = try #require(walk.choices.first { $0.text.id.hasPrefix("overdue") })
    #expect(walk.trace.breaches.isEmpty)
    var late = walk
    late.take(overdue.move)
    #expect(late.trace.breaches.map(\.name) == ["w"])
  }

  @Test func `properties that need every path stay open`() throws {
    let trace = Walk(try porch(), taking: ["ring", "kill"]).trace
    #expect(trace.statuses.last?.status == .needsEveryPath)
  }
}
