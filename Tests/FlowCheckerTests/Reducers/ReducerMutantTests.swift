import EveryPath
import FlowChecker
import FlowModel
import Testing

/// What becomes of a mutant of a reducer.
@Suite struct ReducerMutantTests {
  private static let house = System("house", "a lift", components: [], worlds: [House()]) {}

  /// The lift is there at once, so nobody sees it arrive.
  private static func instant(
    @PropertyBuilder<House> properties: () -> [Property<House>] = { [] }
  ) -> System<House> {
    var house = House()
    house.isInstant = true
    return System(
      "house", "an instant lift", components: [], worlds: [house], properties: properties)
  }

  private func status(of system: (any AnySystem)?, beside original: (any AnySystem)?) throws
    -> MutantStatus
  {
    let mutant = SystemMutant(
      id: "instant", kind: "redirect", change: "the lift were instant", system: system,
      original: original)
    var mutationTest = ReducerMutationTest(flow: "house")
    return try mutationTest.result(of: mutant).status
  }

  @Test func `one that no property notices survives, one that never comes is equivalent`() throws {
    #expect(try status(of: Self.instant(), beside: nil) == .survived(nil))
    #expect(try status(of: nil, beside: Self.house) == .equivalent)
  }

  @Test func `one that a property notices is killed by it`() throws {
    let thereAtOnce = AtNoTime<House>("it is there at once") { transition in
      transition.saw(.told(.call(1))) && transition.saw(.told(.arrived(1)))
    }
    let house = System("house", "a lift", components: [], worlds: [House()]) { thereAtOnce }
    let system = Self.instant { thereAtOnce }
    #expect(try status(of: system, beside: house) == .killed(by: "never: it is there at once"))
  }

  @Test func `a property that does not hold without the change tells nothing of it`() throws {
    let house = System("house", "a lift", components: [], worlds: [House()]) {
      AtNoTime<House>("it flies", given: { _ in false }) { _ in false }
    }
    #expect {
      try status(of: Self.instant(), beside: house)
    } throws: { error in
      "\(error)"
        == "the property \"never: it flies\" of `house` is vacuous without any change, as a check of it "
        + "shows; fix that first, or leave the property out"
    }
  }
}
