import EveryPath
import EveryPathTesting
import PermissionDrivers
import PermissionFacts
import PlayedPhone
import SimulatedPhone
import Testing

extension PlayedTests {
  /// What each source reads and how it asks, by a delegate, a first use, or later settings.
  @MainActor
  @Suite struct DeviceSourceTests {
    // A source is made once for each coordinator; each phone here is one that was just switched on.
    private var permissions: PermissionCoordinator { .blind() }

    @Test(arguments: PlayedSource.devices)
    func `Every status is read as what it means`(_ source: PlayedSource) async throws {
      for status in source.statuses {
        try source.begin(status)
        #expect(await source.read(permissions) == source.expected(status), "\(status)")
      }
      #expect(PlayedPhone.hazards == [])
    }

    @Test(arguments: PlayedSource.devices)
    func `Every reading is one that the flow lists`(_ source: PlayedSource) async throws {
      var found: [String] = []
      for status in source.statuses {
        for hasHardware in source.facts.hardware.value == .none ? [true] : [true, false] {
          for isSwitchedOff in source.facts.globalSwitch.value == .none ? [false] : [true, false] {
            for keys in subsets(of: source.keys) {
              try source.begin(
                status, hasHardware: hasHardware, isSwitchedOff: isSwitchedOff, keys: keys)
              let reading = await source.read(permissions)
              #expect(source.listed.contains(reading), "\(status) \(keys)")
              if !found.contains(reading) { found.append(reading) }
              #expect(!PlayedPhone.phone.isAsking, "\(status) \(keys)")
            }
          }
        }
      }
      // And what it lists can be read; that it was granted, some frameworks do not tell, and that
      // nothing settles the driver does.
      let untold = [source.listed.contains("unknown") ? "granted full" : "", "refused failed"]
        .filter { source.listed.contains($0) }
      #expect(source.listed.filter { !found.contains($0) } == untold)
    }

    @Test(arguments: PlayedSource.devices)
    func `Without one of its usage descriptions nothing is asked`(_ source: PlayedSource)
      async throws
    {
      for key in source.keys {
        let others = source.keys.filter { $0 != key }
        try source.begin(.notDetermined, keys: others)
        #expect(await source.read(permissions) == "refused missingDescription", "\(key)")
        #expect(await source.ask(permissions) == "misconfigured", "\(key)")
        #expect(!PlayedPhone.phone.isAsking)
      }
    }

    @Test(arguments: PlayedSource.devices)
    func `An answer that comes on another thread reaches the flow`(_ source: PlayedSource)
      async throws
    {
      for (answers, outcome) in source.expectedOutcomes {
        try source.begin(.notDetermined)
        let permissions = permissions
        let attempt = Task { await source.ask(permissions) }
        for answer in answers {
          if let answer {
            #expect(await phoneOffers(.promptAppears), "\(answer)")
            PlayedPhone.play(.promptAppears)
            PlayedPhone.play(.answerPrompt(answer))
          }
          #expect(await phoneOffers(.callback))
          PlayedPhone.play(.callback)
          if PlayedPhone.phone.scene != .active { PlayedPhone.play(.becomeActive) }
        }
        let told = await attempt.value
        #expect(told == outcome || told.hasSuffix(".\(outcome))"), "\(answers): \(told)")
        #expect(PlayedPhone.hazards == [])
      }
    }

    private func subsets(of keys: [String]) -> [[String]] {
      keys.reduce([[]]) { subsets, key in subsets + subsets.map { $0 + [key] } }
    }
  }
}

/// Whether something can happen to the phone, soon.
@MainActor
func phoneOffers(_ move: Move) async -> Bool {
  await becomesTrue {
    var moves: [Move] = []
    PlayedPhone.phone.offer(&moves)
    return moves.contains(move)
  }
}
