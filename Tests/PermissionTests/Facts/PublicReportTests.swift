import PermissionFacts
import Testing

/// What people report in public.
@Suite struct PublicReportTests {
  private func note(
    _ words: String, of facts: PermissionFacts
  ) throws -> Fact<String> {
    try #require(
      facts.notes.map(\.fact).first { $0.value.contains(words) }, "\(facts.name): \(words)")
  }

  @Test func `names the switch above motion, and that a change ends the app`() throws {
    let facts = PermissionFacts.motion
    #expect(facts.globalSwitch.value == .fitnessTracking)
    #expect(facts.globalSwitch.mark == .reported)
    #expect(facts.killsOnChange == .reported(.yes, .issue("openradar 31351434")))
    #expect(try note("reads restricted", of: facts).mark == .reported)
    #expect(try note("27.2", of: facts).mark == .uncertain)
  }

  @Test func `names the switches above speech and Siri`() throws {
    #expect(PermissionFacts.speech.globalSwitch.value == .siriAndDictation)
    #expect(PermissionFacts.speech.globalSwitch.mark == .reported)
    #expect(PermissionFacts.siri.globalSwitch.value == .siri)
    #expect(PermissionFacts.siri.globalSwitch.mark == .documented)
  }

  @Test func `puts the answer about Bluetooth before power`() throws {
    let facts = PermissionFacts.bluetooth
    #expect(try note("does not depend on power", of: facts).mark == .documented)
    #expect(try note("depends on use", of: facts).mark == .uncertain)
    #expect(try note("alert of its own", of: facts).mark == .documented)
    #expect(try note("Control Center", of: facts).mark == .reported)
  }

  @Test(arguments: [PermissionFacts.locationWhenInUse, .locationAlways])
  func `tells of the alert about Location Services, and keeps the row`(
    _ facts: PermissionFacts
  ) throws {
    #expect(try note("an alert of its own", of: facts).mark == .documented)
    #expect(facts.row.mark == .uncertain)
    #expect(facts.row.source.name.contains("Ask Next Time"))
  }

  @Test func `gives managed defaults to what a page names, and none to the local network`() {
    func permissions(_ isMeant: (Fact<ManagedDefault>) -> Bool) -> [Permission?] {
      PermissionFacts.all.filter { isMeant($0.managedDefault) }.map(\.permission)
    }
    #expect(
      permissions { $0.mark == .documented && $0.value == .canGrant } == [
        .camera, .microphone, .locationWhenInUse, .locationAlways,
      ])
    #expect(permissions { $0.value == .cannot } == [.localNetwork])
    #expect(permissions { $0.mark == .uncertain }.count == Permission.allCases.count - 5)
  }

  @Test(arguments: [
    (PermissionFacts.reminders, "NSRemindersUsageDescription"),
    (.calendarsFull, "NSCalendarsUsageDescription"),
    (.calendarsWriteOnly, "NSCalendarsUsageDescription"),
  ])
  func `cites its own key, and the store that must be made anew`(
    _ facts: PermissionFacts, _ key: String
  ) throws {
    #expect(facts.keyMissing.last?.source == .document(key))
    #expect(facts.staleObject?.mark == .documented)
  }

  @Test func `has three answers while adding photos is granted, and a row that gives no reading`()
    throws
  {
    let facts = PermissionFacts.photosReadWrite
    #expect(facts.answers.mark == .reported)
    let names = facts.answers.value.filter { $0.from == .writeOnly }.map(\.name)
    #expect(names == [.selectPhotos, .allow, .keepAddOnly, .keepAddOnlyForGood])
    #expect(facts.returns.map(\.value).contains(.readWriteAfterAddOnly))
    #expect(try note("Add Photos Only", of: facts).mark == .reported)
    #expect(try note("shares the prompt", of: .photosAddOnly).mark == .reported)
  }

  @Test(arguments: [
    (PermissionFacts.photosReadWrite, Mark.reported), (.photosAddOnly, .uncertain),
    (.microphone, .documented), (.speech, .uncertain), (.mediaLibrary, .uncertain),
  ])
  func `knows the first uses that prompt`(_ facts: PermissionFacts, _ mark: Mark) throws {
    #expect(try note("by itself", of: facts).mark == mark)
  }
}
