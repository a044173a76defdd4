import PermissionFacts
import SimulatedPhone
import Testing

@Suite("What was used before the grant")
struct StaleObjectTests {
  static let stores = Permission.allCases.filter { PermissionFacts.of($0).staleObject != nil }

  private func granted(_ permission: Permission) -> Handset {
    var handset = Handset(Phone(permission, answer: .notDetermined))
    handset.request()
    handset.take(.promptAppears, .answerPrompt(.allow))
    return handset
  }

  @Test("is the store of events and reminders")
  func which() {
    #expect(Self.stores == [.calendarsFull, .calendarsWriteOnly, .reminders])
  }

  @Test("gives nothing until it is made anew", arguments: stores)
  func renewed(_ permission: Permission) {
    var handset = granted(permission)
    #expect(handset.phone.service.hasStaleObject)
    handset.order { phone, _ in phone.renewObject() }
    #expect(!handset.phone.service.hasStaleObject)
  }

  @Test("is gone with its process", arguments: stores)
  func ended(_ permission: Permission) {
    var handset = granted(permission)
    handset.take(.killApp)
    #expect(!handset.phone.service.hasStaleObject)
  }

  @Test("gives nothing after a switch in Settings, if the app lives on", arguments: stores)
  func switched(_ permission: Permission) {
    var handset = Handset(Phone(permission, answer: .denied))
    handset.visitSettings()
    handset.take(.set(.authorized, .survives))
    #expect(handset.phone.service.hasStaleObject)
    handset.take(.set(.denied, .survives))
    #expect(!handset.phone.service.hasStaleObject)
  }

  @Test("of every other framework goes on", arguments: [Permission.contacts, .microphone, .motion])
  func others(_ permission: Permission) {
    var handset = Handset(Phone(permission, answer: .denied))
    handset.visitSettings()
    handset.take(.set(.authorized, .survives))
    #expect(!handset.phone.service.hasStaleObject)
  }
}
