import PermissionFacts
import PermissionFlows
import SimulatedPhone
import Testing

/// A failure that is no refusal.
@Suite struct FailureTests {
  /// Those whose use or request may fail for another reason.
  static let fallible = Permission.allCases.filter {
    !PermissionFacts.of($0).otherFailures.isEmpty
  }
  static let infallible = Permission.allCases.filter { !fallible.contains($0) }

  private func asked(_ permission: Permission, _ answer: AuthorizationStatus) -> Handset {
    Handset(Phone(permission, answer: answer)).asked()
  }

  @Test func `a failure can happen where the flow of the permission can tell it from a refusal`() {
    let whole = WholeAccessFlow.all.filter(\.tellsFailure).map(\.name)
    let own: [Permission] = [
      .contacts, .calendarsFull, .calendarsWriteOnly, .healthKit, .localNetwork,
    ]
    #expect(
      Self.fallible
        == Permission.allCases.filter { whole.contains($0.rawValue) || own.contains($0) })
  }

  @Test(arguments: fallible)
  func `a failure comes in place of success, and stores nothing`(_ permission: Permission) {
    var handset = asked(permission, .authorized)
    handset.take(.about(0, .failsOtherwise))
    #expect(handset.stimuli == [.failedOtherwise])
    #expect(handset.observations.last == .about(0, .failedOtherwise))
    #expect(handset.phone.service.answer == .authorized)
    #expect(!handset.offers(.callback))
  }

  @Test(arguments: fallible)
  func `a failure comes before any question, and leaves Settings without a row`(
    _ permission: Permission
  ) {
    var handset = asked(permission, .notDetermined)
    handset.take(.about(0, .failsOtherwise))
    #expect(handset.stimuli == [.failedOtherwise])
    #expect(handset.phone.service.answer == .notDetermined)
    #expect(!handset.phone.service.hasRow)
    #expect(!handset.offers(.promptAppears))
    // Another try brings the question all the same.
    handset.request()
    #expect(handset.offers(.promptAppears))
  }

  @Test(arguments: fallible)
  func `a refusal needs no other reason`(_ permission: Permission) {
    #expect(!asked(permission, .denied).offers(.about(0, .failsOtherwise)))
  }

  @Test(arguments: infallible)
  func `a request that a framework answers itself has no other reason`(_ permission: Permission) {
    for answer in [AuthorizationStatus.notDetermined, .authorized] {
      #expect(!asked(permission, answer).offers(.about(0, .failsOtherwise)))
    }
  }

  @Test func `Bonjour without its services asks nothing or asks in words of the system's own`() {
    var handset = Handset(Phone(.localNetwork, answer: .notDetermined, hasDescription: false))
    #expect(handset.phone.reading == .missingDescription)
    handset.request()
    #expect(handset.hazards == [.useWithoutDescription])
    #expect(handset.offers(.promptAppears))
    handset.take(.about(0, .failsOtherwise))
    #expect(handset.stimuli == [.failedOtherwise])
    #expect(handset.phone.isRunning && !handset.phone.service.hasRow)
  }

  @Test func `Face ID without its description is not asked about, and the app lives on`() {
    var handset = Handset(Phone(.faceID, answer: .notDetermined, hasDescription: false)).asked()
    #expect(handset.phone.isRunning && !handset.offers(.promptAppears))
    handset.take(.callback)
    #expect(handset.stimuli == [.answered(isAllowed: false)])
  }
}
