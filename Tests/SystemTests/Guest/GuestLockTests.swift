import FlowChecker
import FlowModel
import FlowTestSupport
import GuestFlow
import GuestModel
import Testing

/// An identity that cannot be read yet is not taken for none.
@Suite struct GuestLockTests {
  private static let guest = ["launch", "guest-granted", "disk", "disk", "kill"]
  private static let locks = ["lock", "lock-empty"]

  private func walk(_ choices: [String]) throws -> Walk<GuestWorld> {
    var walk = Walk(try GuestSystems.system("guest", ""))
    #expect(walk.take(choices) == nil)
    return walk
  }

  @Test(arguments: locks)
  func `Nothing is asked for while the device is locked`(_ lock: String) throws {
    let walk = try walk(Self.guest + [lock, "prewarm"])
    #expect(walk.positions.first == "locked")
    #expect(walk.steps.last?.log.observations == [])
    #expect(walk.choices.map(\.text.id) == ["unlock", "kill"])
  }

  @Test(arguments: locks)
  func `The identity is read again when the app can, and stays who it was`(_ lock: String) throws {
    let walk = try walk(Self.guest + [lock, "prewarm", "unlock", "launch"])
    #expect(walk.positions.first?.hasPrefix("settling") == true)
    #expect(walk.state.world.stored == .guest)
    #expect(!walk.steps.flatMap(\.log.observations).dropFirst(2).contains(.guestOrdered))
  }

  @Test func `Locking the device while the app is in use makes no difference`() throws {
    let shipped = try GuestSystems.system("guest", "")
    let reports = [false, true].map { locksInUse in
      // Small: without the gate and what a guest makes.
      var world = GuestWorld(gated: [], free: [], items: []).withUser
      world.locksInUse = locksInUse
      return System("small", "", components: shipped.components, worlds: [world]) {
        shipped.properties
      }
      .explore()
    }
    #expect(differences(of: reports[0], and: reports[1], in: shipped) == [])
  }
}
