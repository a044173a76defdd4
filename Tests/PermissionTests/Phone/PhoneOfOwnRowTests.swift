import FlowModel
import PermissionFacts
import SimulatedPhone
import Testing

/// A phone with a row of one's own.
@Suite struct PhoneOfOwnRowTests {
  private static func row(_ settings: [AuthorizationStatus] = [.denied, .authorized])
    -> PermissionFacts
  {
    let source = Source.conclusion("invented")
    return PermissionFacts(
      named: "recipe-box",
      statuses: .uncertain([.notDetermined, .denied, .authorized], source),
      answers: .uncertain([.allow, .deny], source), settings: .uncertain(settings, source),
      killsOnChange: .uncertain(.no, source), keys: .uncertain([], source),
      keyMissing: [.uncertain(KeyMissing(.noKey), source)])
  }

  @Test func `A phone of one's own row is a phone like another if the row is of the table`() {
    #expect(Phone(facts: .contacts) == Phone(.contacts))
    #expect(Phone(facts: .contacts) != Phone(.camera))
  }

  @Test func `A phone of one's own row is the same for the same row`() {
    #expect(Phone(facts: Self.row()) == Phone(facts: Self.row()))
    #expect(Phone(facts: Self.row()).hashValue == Phone(facts: Self.row()).hashValue)
    #expect(Phone(facts: Self.row()) != Phone(facts: Self.row([.denied])))
    #expect(Phone(facts: Self.row()) != Phone(.camera))
  }

  @Test func `calls it by its name`() {
    let phone = Phone(facts: Self.row())
    #expect(phone.service.permission == nil)
    #expect(phone.title(of: Dialog(.guide, .denied)) == "“Recipe Box” Is Off")
    #expect(phone.facts.contains { $0.name == "recipe-box" && $0.value == "not known yet" })
  }

  @Test func `knows at once what the row rules out`() {
    let service = Phone(facts: Self.row()).service
    #expect(service.isRestricted == false)
    #expect(service.hasHardware == true)
    #expect(service.isSwitchedOff == false)
    #expect(service.hasDescription == true)
  }
}
