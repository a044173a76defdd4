import FlowModel
import GuestFlow
import GuestModel
import GuestSystem
import IMLoginFlow
import IMLoginModel
import IMLoginSystem
import PermissionDrivers
import PermissionFacts
import PermissionFlows
import SimulatedPhone
import Testing

/// The words on the screens of the models are those that ship: a wrong one is seen in a walk.
@Suite struct ShippedWordsTests {
  @Test func `Panel and form say what their drivers say`() {
    let shipped = GuestTexts(language: "en")
    for (key, words) in ShippedGuestWords.panel.merging(
      ShippedGuestWords.form, uniquingKeysWith: { one, _ in one })
    {
      #expect(shipped[key] == words, "\(key)")
    }
    for reason in GateReason.allCases {
      for action in GuestAction.allCases {
        #expect(ShippedGuestWords.offer(action, reason) == shipped.panel(action, reason))
      }
    }
    for fault in LoginFault.allCases {
      let said = GuestWorld.words(for: .faultShown(fault))
      #expect(said == "the person reads: \(shipped.fault(fault))")
    }
  }

  @Test func `The messenger says why the login page is there, and how the connection is`() {
    let shipped = IMTexts(language: "en")
    for reason in LoginReason.allCases {
      #expect(ShippedIMWords.reason(reason) == shipped.reason(reason))
    }
    for state in IMConnection.State.allCases {
      #expect(ShippedIMWords.connections[state.rawValue] == shipped.connection(state))
    }
  }

  @Test(arguments: Permission.allCases)
  func `The phone's dialogs are those of the permission`(_ permission: Permission) {
    let (shipped, phone) = (PermissionTexts(language: "en"), Phone(permission))
    let name = PermissionName(rawValue: permission.rawValue)
    let refusals: [(Reason, String)] = [
      (.denied, "denied"), (.deniedRequestable, "deniedRequestable"), (.restricted, "restricted"),
      (.unavailable, "unavailable"), (.switchedOff, "switchedOff"), (.failed, "failed"),
      (.misconfigured, "missingDescription"), (.addOnly, "addOnly"),
    ]
    for (dialog, key) in refusals.map({ (Dialog(.guide, $0), $1) })
      + [(Dialog(.primer, .explanation), "primer")]
    {
      #expect(phone.title(of: dialog) == shipped.text("\(key).title", for: name))
      #expect(phone.message(of: dialog) == shipped.text("\(key).message", for: name))
    }
  }

  @Test func `The camera's page and all buttons say what ships`() {
    let (shipped, phone) = (PermissionTexts(language: "en"), Phone(.camera))
    for reason in [Reason.busy, .beside, .failed, .interrupted] {
      let words = shipped.text("message.\(reason.rawValue)", for: "camera")
      #expect(phone.message(onPage: reason) == words)
    }
    for button in Button.allCases {
      #expect(button.title == shipped.text("button.\(button.rawValue)", for: "camera"))
    }
  }
}
