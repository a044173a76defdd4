import FlowChecker
import FlowModel
import StateSpace
import Testing

@Suite("Declared fairness")
struct FairnessTests {
  private func verdict(
    _ world: Crossing, fairly fairness: [Fairness]
  ) throws -> (PropertyResult.Verdict, [String], loopStart: Int?) {
    let report = crossing(world) {
      LeadsTo<Crossing>("light", fairly: fairness, { $0.world.place == 0 }) { $0.world.isLit }
    }.check()
    let result = try #require(report.properties.first)
    return (result.verdict, result.steps.map(\.id), result.loopStart)
  }

  private typealias Way = Crossing.Way

  /// Waiting, or the lamp answers: at every moment it could.
  private static let patient = Crossing(
    ways: [
      [
        Way(by: .person, id: "wait", target: 0), Way(by: .system, id: "answer", target: 1),
      ], [],
    ], lit: [1])

  /// The lamp can answer only every other moment.
  private static let blinking = Crossing(
    ways: [
      [Way(by: .person, id: "wait", target: 1), Way(by: .system, id: "answer", target: 2)],
      [Way(by: .person, id: "wait", target: 0)], [],
    ], lit: [2])

  @Test("what is not declared is not taken for granted")
  func nothing() throws {
    let (verdict, steps, loopStart) = try verdict(Self.patient, fairly: [])
    #expect(verdict == .broken)
    #expect(steps == ["wait"])
    #expect(loopStart == 0)
  }

  @Test(
    "weak fairness counts what is offered without a break, strong what is offered again and again",
    arguments: [
      ([Fairness.weak("answer")], PropertyResult.Verdict.holds, PropertyResult.Verdict.broken),
      ([.weak(.system)], .holds, .broken), ([.strong("answer")], .holds, .holds),
      ([.strong(.system)], .holds, .holds), ([.strong(.person)], .broken, .broken),
      ([.everyTransition], .holds, .holds),
    ])
  func strength(
    fairness: [Fairness], patient: PropertyResult.Verdict, blinking: PropertyResult.Verdict
  ) throws {
    #expect(try verdict(Self.patient, fairly: fairness).0 == patient)
    #expect(try verdict(Self.blinking, fairly: fairness).0 == blinking)
  }

  @Test("a shown loop does all that fairness asks for, and still avoids the second")
  func fairLoop() throws {
    // Both push and pull have to happen again and again; neither leads out.
    let world = Crossing(
      ways: [
        [
          Way(by: .system, id: "push", target: 1), Way(by: .person, id: "left", target: 0),
          Way(by: .person, id: "right", target: 2),
        ],
        [Way(by: .system, id: "pull", target: 0)], [],
      ], lit: [2])
    let (verdict, steps, loopStart) = try verdict(world, fairly: [.strong(.system)])
    #expect(verdict == .broken)
    #expect(loopStart == 0)
    #expect(Set(steps).isSuperset(of: ["push", "pull"]))
    #expect(!steps.contains("right"))
  }

  @Test("a choice that would have to be taken is kept away from, if the loop can do without it")
  func streett() throws {
    // The big loop passes a place that offers the way out; the small one does not.
    let world = Crossing(
      ways: [
        [Way(by: .person, id: "left", target: 1)],
        [
          Way(by: .person, id: "left", target: 2), Way(by: .system, id: "out", target: 3),
        ],
        [
          Way(by: .person, id: "left", target: 0), Way(by: .person, id: "right", target: 2),
        ], [],
      ], lit: [3])
    let (verdict, steps, loopStart) = try verdict(world, fairly: [.strong("out")])
    #expect(verdict == .broken)
    #expect(steps == ["left", "left", "right"])
    #expect(loopStart == 2)
  }

  /// A known hole of another checker: a state that was seen on a path that had its second already
  /// hides the paths that come there without one.
  @Test("a state that is come to again is judged anew, by a join and by a cycle")
  func revisits() throws {
    // By the left the light is passed, by the right it is not; both end at 3.
    let join = Crossing(
      ways: [
        [Way(by: .person, id: "left", target: 1), Way(by: .person, id: "right", target: 2)],
        [Way(by: .person, id: "left", target: 3)], [Way(by: .person, id: "left", target: 3)], [],
      ], lit: [1])
    let (verdict, steps, loopStart) = try verdict(join, fairly: [])
    #expect(verdict == .broken)
    #expect(steps == ["right", "left"])
    #expect(loopStart == nil)
    // The only way that avoids the light goes back to a place that was seen before.
    let cycle = Crossing(
      ways: [
        [Way(by: .person, id: "left", target: 1)],
        [Way(by: .person, id: "left", target: 2), Way(by: .person, id: "right", target: 0)], [],
      ], lit: [2])
    let found = try self.verdict(cycle, fairly: [])
    #expect(found.0 == .broken)
    #expect(found.1 == ["left", "right"])
    #expect(found.loopStart == 0)
    // A light on the cycle's way in does not help who goes round after it and asks again.
    let late = Crossing(
      ways: [
        [Way(by: .person, id: "left", target: 1)], [Way(by: .person, id: "left", target: 2)],
        [Way(by: .person, id: "left", target: 0), Way(by: .person, id: "right", target: 3)],
        [Way(by: .person, id: "left", target: 3)],
      ], lit: [1])
    #expect(try self.verdict(late, fairly: []).0 == .holds)
  }

  @Test("a loop that was seen breaks it, although the search was cut short")
  func truncated() throws {
    let world = Crossing(
      ways: [
        [Way(by: .person, id: "left", target: 0), Way(by: .person, id: "right", target: 1)],
        [Way(by: .person, id: "right", target: 2)], [Way(by: .person, id: "right", target: 3)], [],
      ], lit: [3])
    func verdict(_ fairness: [Fairness]) -> PropertyResult.Verdict? {
      let system = crossing(world) {
        LeadsTo<Crossing>("light", fairly: fairness, { $0.world.place == 0 }) { $0.world.isLit }
      }
      return system.check(limits: SearchLimits(maxStates: 2)).properties.first?.verdict
    }
    #expect(verdict([]) == .broken)
    #expect(verdict([.strong("right")]) == .undecided)
    #expect(verdict([.everyTransition]) == .undecided)
  }
}
