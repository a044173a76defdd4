import PermissionFacts
import SimulatedPhone
import Testing

/// What was used before the grant.
@Suite struct StaleObjectTests {
  static let stores = Permission.allCases.filter { PermissionFacts.of($0).staleObject != nil }

  private func granted(_ permission: Permission) -> Handset {
    var handset = Handset(Phone(permission, answer: .notDetermined)).asked()
    handset.take(.promptAppears, .answerPrompt(.allow))
    return handset
  }

  @Test func `A stale object is the store of events and reminders`() {
    #expect(Self.stores == [.calendarsFull, .calendarsWriteOnly, .reminders])
  }

  @Test(arguments: stores)
  func `gives nothing until it is made anew`(_ permission: Permission) {
    var handset = granted(permission)
    #expect(handset.phone.service.hasStaleObject)
    handset.order { phone, _ in phone.renewObject() }
    #expect(!handset.phone.service.hasStaleObject)
  }

  @Test(arguments: stores)
  func `A stale object is gone with its process`(_ permission: Permission) {
    var handset = granted(permission)
    handset.take(.killApp)
    #expect(!handset.phone.service.hasStaleObject)
  }

  @Test(arguments: stores)
  func `gives nothing after a switch in Settings, if the app lives on`(_ permission: Permission) {
    var handset = Handset(Phone(permission, answer: .denied))
    handset.visitSettings()
    handset.take(.set(.authorized, .survives))
    #expect(handset.phone.service.hasStaleObject)
    handset.take(.set(.denied, .survives))
    #expect(!handset.phone.service.hasStaleObject)
  }

  @Test(arguments: [Permission.contacts, .microphone, .motion])
  func `an object of every other framework goes on`(_ permission: Permission) {
    var handset = Handset(Phone(permission, answer: .denied))
    handset.visitSettings()
    handset.take(.set(.authorized, .survives))
    #expect(!handset.phone.service.hasStaleObject)
  }
}
