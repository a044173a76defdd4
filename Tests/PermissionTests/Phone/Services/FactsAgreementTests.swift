import PermissionFacts
import SimulatedPhone
import Testing

/// The phone and the table of facts agree.
@Suite struct FactsAgreementTests {
  /// The permissions whose status cannot be read: the phone keeps one for them all the same.
  private static let unread = Set(
    Permission.allCases.filter { PermissionFacts.of($0).statuses.value.isEmpty })

  private func fresh(_ permission: Permission) -> Handset {
    var handset = Handset(Phone(permission))
    handset.read()
    return handset
  }

  @Test(arguments: Permission.allCases)
  func `what can be stored is what can be read`(_ permission: Permission) {
    let facts = PermissionFacts.of(permission)
    let stored = fresh(permission).firstReads().compactMap { first in
      if case .stored(let status) = first { status } else { nil }
    }
    #expect(Set(stored).count == stored.count)
    var expected = Set(facts.statuses.value).subtracting([.restricted])
    if Self.unread.contains(permission) { expected = [.notDetermined, .denied, .authorized] }
    // Somebody may have answered for reading alone, of which no status tells.
    if permission == .healthKit { expected.insert(.notKnowable) }
    #expect(Set(stored.map(\.readsAs)) == expected)
    // Until the system asks again it reads as always.
    #expect(stored.contains(.provisionalAlways) == (permission == .locationAlways))
  }

  @Test(arguments: Permission.allCases)
  func `what else it may turn out to be follows from the table`(_ permission: Permission) {
    let facts = PermissionFacts.of(permission)
    let reads = fresh(permission).firstReads()
    #expect(reads.contains(.restricted) == facts.statuses.value.contains(.restricted))
    #expect(reads.contains(.noHardware) == (facts.hardware.value == .mayLack))
    #expect(reads.contains(.switchedOff) == (facts.globalSwitch.value != .none))
    let effect = facts.keyMissing.first?.value.effect
    let isHarmless = effect == .noKey || effect == .noCrash
    #expect(reads.contains(.missingDescription) == !isHarmless)
  }

  @Test(arguments: Permission.allCases)
  func `each first reading is what is read from then on`(_ permission: Permission) {
    for first in fresh(permission).firstReads() {
      var handset = fresh(permission)
      handset.take(.statusIsRead(first))
      guard case .read(let reading)? = handset.stimuli.last else {
        Issue.record("nothing is read after \(first)")
        continue
      }
      #expect(handset.phone.reading == reading)
      handset.read()
      handset.take(.statusIsRead(nil))
      #expect(handset.stimuli.last == .read(reading))
      let statuses = PermissionFacts.of(permission).statuses.value
      guard case .status(let status) = reading, status != .notKnowable else { continue }
      // A refusal of Face ID can be told from a missing sensor, although there is no status.
      #expect(
        statuses.contains(status)
          || (Self.unread.contains(permission) && status == .denied), "\(first)")
    }
  }

  @Test func `what a change in Settings does to the app is what the table says of it`() {
    for permission in Permission.allCases {
      let facts = PermissionFacts.of(permission)
      if facts.row.value == .elsewhere { continue }
      var handset = Handset(Phone(permission, answer: .denied))
      handset.visitSettings()
      var aftermaths: [Move.Aftermath] = []
      for case .set(_, let aftermath) in handset.moves(at: 0)
      where !aftermaths.contains(aftermath) {
        aftermaths.append(aftermath)
      }
      let expected: [Move.Aftermath] =
        switch facts.killsOnChange.value {
        case .yes: [.kills, .survives, .seesOld]
        case .unknown: [.kills, .survives]
        case .no: [.survives]
        }
      #expect(aftermaths == expected, "\(facts.permission)")
    }
  }

  @Test(arguments: Permission.allCases)
  func `what is final is asked about no more`(_ permission: Permission) {
    let facts = PermissionFacts.of(permission)
    for status in facts.final.value where status != .restricted {
      let handset = Handset(Phone(permission, answer: status)).asked()
      #expect(!handset.offers(.promptAppears), "\(status)")
    }
  }
}
