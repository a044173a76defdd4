import PermissionFacts
import PermissionFlows
import Testing

@Suite struct FactTests {
  @Test func `the facts have every permission once, in its order`() {
    #expect(PermissionFacts.all.map(\.permission) == Permission.allCases)
  }

  @Test(arguments: PermissionFacts.all)
  func `the facts have a mark and a source each`(_ facts: PermissionFacts) {
    let origins = Origin.all(of: facts)
    #expect(origins.count >= 13)
    for origin in origins {
      #expect(origin.source.name.contains { !$0.isWhitespace })
      switch origin.mark {
      case .documented: #expect(origin.isOfApple, "\(origin.source)")
      case .reported: #expect(origin.isOfDevelopers, "\(origin.source)")
      case .uncertain: break
      }
    }
  }

  @Test func `facts that all permissions share have a mark and a source too`() {
    #expect(PermissionFacts.common.count >= 10)
    for origin in PermissionFacts.common.map({ Origin($0) }) {
      #expect(origin.mark != .documented || origin.isOfApple)
      #expect(origin.mark != .reported || origin.isOfDevelopers)
    }
  }

  @Test(arguments: PermissionFacts.all)
  func `leave nothing of a permission out`(_ facts: PermissionFacts) {
    let isAsked = facts.callback.value != .never
    #expect(facts.answers.value.isEmpty != isAsked)
    #expect(facts.returns.isEmpty != isAsked)
    #expect(!facts.settings.value.isEmpty)
    #expect(!facts.conditions.isEmpty)
    #expect(!facts.keyMissing.isEmpty)
    #expect(facts.statusTypes.isEmpty == facts.statuses.value.isEmpty)
    #expect(facts.keys.value.isEmpty == (facts.keyMissing.map(\.value.effect) == [.noKey]))
    #expect(facts.returns.map(\.value).contains(.reinstall) == isAsked)
  }

  @Test(arguments: PermissionFacts.all.filter { !$0.statuses.value.isEmpty })
  func `name only statuses that can be read`(_ facts: PermissionFacts) throws {
    let readable = facts.statuses.value
    #expect(Set(readable).count == readable.count)
    #expect(
      Set(readable).isSubset(
        of: facts.statusTypes.flatMap(\.value.cases).compactMap(\.status) + [
          .notDetermined, .denied,
          // Read from the other level of photos, and counted in what was chosen.
          .writeOnly, .nothingChosen,
          // Told by an error of the request.
          facts.permission == .screenTime ? .restricted : .denied,
        ]))
    #expect(Set(facts.final.value).isSubset(of: readable))
    #expect(!facts.final.value.contains(.notDetermined))
    for answer in facts.answers.value where answer.status != .notKnowable {
      #expect(readable.contains(answer.status.readsAs))
      #expect(readable.contains(answer.from.readsAs))
    }
  }

  @Test func `say where nothing can be read`() {
    let blind = PermissionFacts.all.filter { $0.statuses.value.isEmpty }.map(\.name)
    let flows = WholeAccessFlow.all.filter { !$0.hasStatus }.map(\.name)
    #expect(Set(blind) == Set(flows + ["local-network"]))
  }

  @Test(arguments: PermissionFacts.all)
  func `facts are uncertain where nobody knows whether a change ends the app`(
    _ facts: PermissionFacts
  ) {
    let kills = facts.killsOnChange
    #expect((kills.value == .unknown) == (kills.mark == .uncertain))
  }

  @Test func `know which permissions end the app for certain, and which do not`() {
    func permissions(_ kills: KillOnChange) -> [Permission?] {
      PermissionFacts.all.filter { $0.killsOnChange.value == kills }.map(\.permission)
    }
    #expect(
      permissions(.yes) == [
        .camera, .microphone, .photosReadWrite, .contacts, .calendarsFull, .calendarsWriteOnly,
        .reminders, .bluetooth, .motion, .speech,
      ])
    #expect(permissions(.no) == [.locationWhenInUse, .locationAlways, .notifications])
  }

  @Test func `know the answer the app is never told`() {
    let silent = PermissionFacts.all.flatMap { facts in
      facts.answers.value.filter { !$0.isTold }.map { answer in
        "\(facts.name): \(answer.name.rawValue), from \(answer.from)"
      }
    }
    #expect(
      silent == [
        "location-always: keep only while using, from whenInUse",
        "location-always: change to always, from provisionalAlways",
      ])
  }

  @Test func `know what tracking needs, and location`() {
    #expect(
      PermissionFacts.tracking.conditions.map(\.value) == [.active, .nothingElsePending])
    for facts in [PermissionFacts.locationWhenInUse, .locationAlways, .localNetwork] {
      #expect(facts.conditions[0].value == .foreground)
      #expect(facts.conditions[0].mark == .documented)
    }
  }

  private func permissions(where holds: (PermissionFacts) -> Bool) -> [Permission?] {
    PermissionFacts.all.filter(holds).map(\.permission)
  }

  @Test func `know what is a switch alone, and what a new process may not know yet`() {
    let switches = permissions { $0.callback.value == .never }
    #expect(switches == [.liveActivities])
    let onceAsked = permissions { $0.settling.value == .onceAsked }
    #expect(onceAsked == [.alarms, .screenTime])
    let maybeNever = permissions { $0.settling.value == .maybeNever }
    #expect(maybeNever == [.bluetooth, .homeKit, .gameCenterFriends])
  }

  @Test func `know which key takes a question away`() throws {
    let taken = PermissionFacts.all.filter { $0.questionTaken != nil }
    #expect(taken.map(\.permission) == [.bluetooth])
    let question = try #require(taken.first?.questionTaken?.value)
    #expect(
      question.keys.map(\.name) == ["NSAccessorySetupKitSupports", "NSAccessorySetupSupports"])
    #expect(question.entry == "Bluetooth")
  }

  @Test func `know where a missing key does not end the app`() {
    let silent = PermissionFacts.all.filter { facts in
      facts.keyMissing.contains { [.countsAsDenied, .doesNothing].contains($0.value.effect) }
    }
    #expect(
      silent.map(\.permission) == [
        .locationWhenInUse, .locationAlways, .calendarsFull, .calendarsWriteOnly, .reminders,
      ])
  }
}
