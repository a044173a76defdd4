import FlowChecker
import FlowModel
import FlowTestSupport
import GuestFlow
import GuestModel
import Testing

/// An identity that cannot be read yet is not taken for none.
@Suite struct GuestLockTests {
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
