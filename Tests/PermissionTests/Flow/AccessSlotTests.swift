import ContactsPermission
import EveryPath
import FlowChecker
import FlowModel
import FlowTestSupport
import PermissionFacts
import PermissionFlows
import PermissionModels
import SimulatedPhone
import StateSpace
import Testing

/// Contacts on a phone whose first permission is another.
@Suite struct AccessSlotTests {
  /// The way to the dialog after an earlier refusal.
  static let refused = ["launch", "active", "scan", "contacts-status-denied", "dialog-up"]

  private func system(hasPrimer: Bool = false) throws -> System<Phone> {
    var flow = ContactsFlow()
    flow.policy.hasPrimer = hasPrimer
    let binding = AccessBinding(flow: flow, slot: 1)
    return System(
      "contacts-second", "contacts after the camera",
      components: [try binding.component("contacts")],
      worlds: [.calm(.camera, .contacts)]
    ) {
      Always("a dialog speaks of contacts") { transition in
        transition.world.interface.shown.map { $0.dialog.slot == 1 } ?? true
      }
      AccessProperties(flow: flow, permission: .contacts, binding: binding).all
    }
  }

  @Test(.optimised, arguments: [false, true])
  func `satisfies every property, over every path`(_ hasPrimer: Bool) throws {
    let report = try system(hasPrimer: hasPrimer).explore().report
    #expect(report.completeness == .complete)
    for property in report.properties {
      #expect(property.verdict == .holds, "\(property.name): \(property.steps.map(\.id))")
    }
    #expect(report.findings.map(\.description) == [])
  }

  @Test func `explains a refusal of its own`() throws {
    let walk = Walk(try system(), taking: Self.refused)
    let phone = walk.state.world
    let dialog = try #require(phone.interface.shown?.dialog)
    #expect(dialog == Dialog(.guide, .denied, at: 1))
    #expect(phone.title(of: dialog).contains("Contacts"))
  }
}
