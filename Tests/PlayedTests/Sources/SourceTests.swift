import EveryPathTesting
import PermissionDrivers
import PermissionFacts
import Photos
import PlayedPhone
import SimulatedPhone
import Testing

extension PlayedTests {
  /// What each source reads and how it asks, on the phone behind the stand-ins.
  @MainActor
  @Suite struct SourceTests {
    /// The key without which a fetch of chosen photos brings up a sheet of the system's.
    private static let prevention = "PHPhotoLibraryPreventAutomaticLimitedAccessAlert"

    private let permissions = PermissionCoordinator.blind()

    @Test(arguments: PlayedSource.all)
    func `A permission is called in an app as in the table of facts`(_ source: PlayedSource) {
      #expect(source.name.rawValue == source.facts.name)
    }

    @Test(arguments: PlayedSource.all)
    func `Every status is read as what it means`(_ source: PlayedSource) async {
      for status in source.facts.statuses.value {
        begin(source, Phone(source.permission, status))
        #expect(await source.read(permissions) == source.expected(status), "\(status)")
      }
      #expect(PlayedPhone.hazards == [])
    }

    @Test(arguments: PlayedSource.all)
    func `Every reading is one that the flow lists`(_ source: PlayedSource) async {
      var found: [String] = []
      for status in source.facts.statuses.value {
        for hasHardware in [true, false] {
          for isSwitchedOff in [true, false] {
            for keys in subsets(of: source.keys) {
              let phone = Phone(
                source.permission, status, hasHardware: hasHardware,
                isSwitchedOff: isSwitchedOff)
              for isPrevented in [true, false] {
                begin(source, phone, keys: keys, isPrevented: isPrevented)
                let reading = await source.read(permissions)
                #expect(source.listed.contains(reading), "\(status) \(keys)")
                if !found.contains(reading) { found.append(reading) }
              }
            }
          }
        }
      }
      // And what it lists can be read, but for what the framework of the source cannot tell.
      let untold = source.listed.filter { !found.contains($0) }
      #expect(untold == source.untold)
    }

    @Test(arguments: PlayedSource.all.filter { !$0.keys.isEmpty })
    func `Without a usage description nothing is asked`(_ source: PlayedSource) async {
      for text in [nil, " \n", String(repeating: "a", count: 4_000)] as [String?] {
        begin(source, Phone(source.permission, .notDetermined))
        UsageDescription.find = { _ in text }
        #expect(await source.read(permissions) == "refused missingDescription")
        #expect(await source.ask(permissions) == "misconfigured")
        #expect(!PlayedPhone.phone.isAsking)
      }
    }

    @Test(arguments: PlayedSource.all)
    func `Each of its usage descriptions is enough`(_ source: PlayedSource) async {
      for key in source.keys {
        begin(source, Phone(source.permission, .notDetermined), keys: [key])
        #expect(await source.read(permissions) == "notDetermined", "\(key)")
      }
    }

    @Test(arguments: PlayedSource.all)
    func `A read asks nothing`(_ source: PlayedSource) async {
      for status in source.facts.statuses.value {
        begin(source, Phone(source.permission, status))
        _ = await source.read(permissions)
        #expect(!PlayedPhone.phone.isAsking)
      }
    }

    @Test(arguments: PlayedSource.all)
    func `An answer that comes on another thread reaches the flow`(_ source: PlayedSource) async {
      for answer in source.facts.answers.value where answer.from == .notDetermined {
        begin(source, Phone(source.permission, .notDetermined))
        let attempt = Task { await source.ask(permissions) }
        #expect(await becomesTrue { PlayedPhone.phone.isAsking })
        PlayedPhone.play(.promptAppears)
        PlayedPhone.play(.answerPrompt(answer.name))
        if answer.opensSheet { PlayedPhone.play(.about(0, .finishChoosing)) }
        PlayedPhone.play(.callback)
        let reading = source.expected(answer.status)
        let outcome = await attempt.value
        if answer.name == .deny {
          #expect(outcome == "\(answer.status)")
        } else {
          #expect(outcome.hasSuffix(".\(reading.split(separator: " ")[1]))"), "\(answer.name)")
        }
        #expect(PlayedPhone.hazards == [])
      }
    }

    @Test func `A request of before iOS 17 fails from iOS 17 on, and nothing is concluded from it`()
      async throws
    {
      let source = try #require(
        PlayedSource.all.first { $0.isBefore17 && $0.permission == .reminders })
      begin(source, Phone(.reminders, .notDetermined))
      PlayedPhone.isBefore17 = false
      #expect(await source.ask(permissions) == "failed")
      #expect(!PlayedPhone.phone.isAsking)
    }

    @Test func `Whether photos were chosen is counted only where that asks nothing`() async throws {
      let source = try #require(PlayedSource.all.first { $0.permission == .photosReadWrite })
      begin(source, Phone(.photosReadWrite, .nothingChosen), isPrevented: false)
      #expect(await source.read(permissions) == "granted limited")
      begin(source, Phone(.photosReadWrite, .nothingChosen), isPrevented: true)
      #expect(await source.read(permissions) == "granted nothingChosen")
    }

    @Test(arguments: [PHAuthorizationStatus.denied, .notDetermined])
    func `Adding alone is told from a refusal, and from no decision`(
      _ status: PHAuthorizationStatus
    ) async throws {
      PHPhotoLibrary.statusOfAddOnly = status
      defer { PHPhotoLibrary.statusOfAddOnly = .denied }
      let source = try #require(PlayedSource.all.first { $0.permission == .photosReadWrite })
      begin(source, Phone(.photosReadWrite, .writeOnly))
      #expect(await source.read(permissions) == "refused addOnly")
    }

    @Test func `Everything is not asked for without its usage description where adding is granted`()
      async throws
    {
      let source = try #require(PlayedSource.all.first { $0.permission == .photosReadWrite })
      begin(source, Phone(.photosReadWrite, .writeOnly), keys: [])
      #expect(await source.read(permissions) == "refused denied")
    }

    private func begin(
      _ source: PlayedSource, _ phone: Phone, keys: [String]? = nil, isPrevented: Bool = true
    ) {
      PlayedPhone.begin(with: phone)
      PlayedPhone.play(.launch(isFresh: true))
      PlayedPhone.play(.becomeActive)
      PlayedPhone.isBefore17 = source.isBefore17
      let keys = keys ?? source.keys
      UsageDescription.find = { key in
        if key == Self.prevention { return isPrevented }
        if key == "NSSensorKitUsageDetail" { return [String: String]() }
        return keys.contains(key) ? "So that the app works." : nil
      }
    }

    private func subsets(of keys: [String]) -> [[String]] {
      keys.reduce([[]]) { subsets, key in subsets + subsets.map { $0 + [key] } }
    }
  }
}

extension Phone {
  /// A phone whose answers are decided.
  fileprivate init(
    _ permission: Permission, _ status: AuthorizationStatus, hasHardware: Bool = true,
    isSwitchedOff: Bool = false
  ) {
    self.init(
      permission, answer: status == .restricted ? .notDetermined : status,
      isRestricted: status == .restricted, hasHardware: hasHardware, isSwitchedOff: isSwitchedOff)
  }
}

extension PlayedSource {
  /// What the flow lists, and the source cannot read.
  fileprivate var untold: [String] {
    switch permission {
    // What is restricted is told by no status of these.
    case .microphone, .screenTime: ["refused restricted"]
    // What never settles is told by the driver.
    case .gameCenterFriends: ["refused failed"]
    case .calendarsFull where isBefore17: ["granted writeOnly"]
    case .calendarsWriteOnly where isBefore17: ["granted writeOnly"]
    default: []
    }
  }
}
