import EveryPath
import EveryPathTesting
import FaceIDPermission
import HealthKit
import HealthKitPermission
import LocalAuthentication
import LocalNetworkPermission
import LocationExactPermission
import LocationWhenInUsePermission
import NearbyInteraction
import NearbyInteractionPermission
import Network
import NotificationsPermission
import PermissionDrivers
import PermissionFacts
import PermissionFlows
import PlayedPhone
import ScreenTimePermission
import SimulatedPhone
import Testing
import UserNotifications

extension PlayedTests {
  /// What is particular to one framework.
  @MainActor
  @Suite struct FirstUseTests {
    private func begin(_ permission: Permission, _ status: AuthorizationStatus = .notDetermined)
      throws
    {
      let source = PlayedSource.devices.first { $0.permission == permission }
      try #require(source).begin(status)
    }

    // MARK: - Face ID

    @Test func `What is in the way of Face ID is a refusal only where the type is known`()
      async throws
    {
      defer { (LAContext.obstacle, LAContext.playedBiometry) = (nil, .faceID) }
      try begin(.faceID)
      let source = FaceIDSource(reason: "To unlock your notes.")
      let readings: KeyValuePairs<LAError.Code, AccessReading<WholeGrant>> = [
        .biometryNotAvailable: .refused(.denied), .biometryNotEnrolled: .refused(.unavailable),
        .passcodeNotSet: .refused(.unavailable), .biometryLockout: .unknown,
      ]
      for (obstacle, reading) in readings {
        LAContext.obstacle = obstacle
        #expect(await event { source.read($0) } == .read(reading), "\(obstacle)")
      }
      LAContext.playedBiometry = .touchID
      for obstacle in [nil, LAError.Code.biometryNotAvailable] {
        LAContext.obstacle = obstacle
        #expect(await event { source.read($0) } == .read(.refused(.unavailable)))
      }
    }

    @Test func `Only one error of an evaluation is a refusal`() async throws {
      defer { LAContext.failure = .userCancel }
      let others: [LAError.Code] = [
        .authenticationFailed, .userCancel, .userFallback, .systemCancel, .passcodeNotSet,
        .biometryNotEnrolled, .biometryLockout, .appCancel, .invalidContext, .notInteractive,
      ]
      for failure in others {
        try begin(.faceID)
        LAContext.failure = failure
        let told = Told<WholeGrant>()
        FaceIDSource(reason: "To unlock your notes.").ask(.access, told.reply)
        PlayedPhone.play(.about(0, .failsOtherwise))
        #expect(await becomesTrue { told.event == .failed }, "\(failure)")
      }
    }

    @Test func `Face ID without a reason is misconfigured, and nothing is evaluated`() async throws
    {
      try begin(.faceID)
      #expect(await PermissionCoordinator.blind().ask(.faceID(reason: " \n")) == .misconfigured)
      #expect(!PlayedPhone.phone.isAsking)
    }

    // MARK: - The local network

    @Test func `A search in silence has a limit, unless a question is on the screen`() {
      let source = LocalNetworkSource("_game._tcp", patience: .seconds(5))
      #expect(source.settlingLimit == .seconds(5))
      #expect(LocalNetworkSource("_game._tcp").settlingLimit == .seconds(10))
    }

    @Test func `Only one error of a search is a refusal`() async throws {
      let answers: [(AuthorizationStatus, Move, AccessEvent<WholeGrant>)] = [
        (.denied, .callback, .answered(.no)), (.authorized, .about(0, .failsOtherwise), .failed),
        (.notDetermined, .about(0, .failsOtherwise), .failed),
      ]
      for (status, move, event) in answers {
        try begin(.localNetwork, status)
        NWBrowser.searching = 0
        let told = Told<WholeGrant>()
        LocalNetworkSource("_game._tcp").ask(.operation, told.reply)
        PlayedPhone.play(move)
        #expect(await becomesTrue { told.event == event }, "\(status)")
        #expect(NWBrowser.searching == 0)
      }
    }

    @Test func `A search that found something ends`() async throws {
      try begin(.localNetwork, .authorized)
      NWBrowser.searching = 0
      let source = LocalNetworkSource("_game._tcp")
      let told = Told<WholeGrant>()
      source.ask(.operation, told.reply)
      PlayedPhone.play(.callback)
      #expect(await becomesTrue { told.event == .answered(.yes) })
      #expect(NWBrowser.searching == 0)
    }

    // MARK: - Health data

    @Test func `Health data without types is misconfigured, and nothing is asked`() async throws {
      try begin(.healthKit)
      #expect(await PermissionCoordinator.blind().ask(.health()) == .misconfigured)
      #expect(!PlayedPhone.phone.isAsking)
    }

    @Test func `Health data needs the usage descriptions of what it does alone`() async throws {
      let type = HKQuantityType(.stepCount)
      for (source, key) in [
        (HealthKitSource(share: [type], read: []), "NSHealthUpdateUsageDescription"),
        (HealthKitSource(share: [], read: [type]), "NSHealthShareUsageDescription"),
      ] {
        try begin(.healthKit)
        UsageDescription.find = { $0 == key ? "So that the app works." : nil }
        #expect(await event { source.read($0) } == .read(.notDetermined), "\(key)")
        UsageDescription.find = { $0 == key ? nil : "So that the app works." }
        #expect(await event { source.read($0) } == .read(.refused(.missingDescription)), "\(key)")
      }
    }

    @Test func `What is only read of health data is asked, and never granted for sure`()
      async throws
    {
      for status in [AuthorizationStatus.authorized, .notKnowable] {
        try begin(.healthKit, status)
        let source = HealthKitSource(share: [], read: [HKQuantityType(.stepCount)])
        #expect(await event { source.read($0) } == .read(.granted(.asked)))
      }
    }

    @Test func `Where the store cannot tell, what may be written is known all the same`()
      async throws
    {
      defer { HKHealthStore.isUncertain = false }
      let readings: [(AuthorizationStatus, AccessReading<HealthKitFlow.Grant>)] = [
        (.authorized, .granted(.write)), (.denied, .refused(.denied)),
        (.notDetermined, .notDetermined),
      ]
      for (status, reading) in readings {
        try begin(.healthKit, status)
        HKHealthStore.isUncertain = true
        let source = HealthKitSource(share: [HKQuantityType(.bodyMass)], read: [])
        #expect(await event { source.read($0) } == .read(reading), "\(status)")
      }
    }

    @Test func `Health data of other types is another kind, whatever the order`() {
      let (steps, mass) = (HKQuantityType(.stepCount), HKQuantityType(.bodyMass))
      let kinds: [PermissionKind<HealthKitFlow>] = [
        .health(share: [steps]), .health(read: [steps]), .health(read: [mass]),
        .health(read: [steps, mass]), .health(share: [mass], read: [steps]),
      ]
      #expect(Set(kinds.map(\.variant)).count == kinds.count)
      #expect(
        PermissionKind.health(read: [steps, mass]).variant
          == PermissionKind.health(read: [mass, steps]).variant)
    }

    @Test func `A type that HealthKit raises for is misconfigured, and nothing is called`()
      async throws
    {
      let pressure = HKCorrelationType(.bloodPressure)
      let records = HKClinicalType(.allergyRecord)
      let wrong: [(PermissionKind<HealthKitFlow>, String)] = [
        (.health(share: [pressure]), "bloodPressureSystolic and bloodPressureDiastolic"),
        (.health(read: [pressure]), "bloodPressureSystolic and bloodPressureDiastolic"),
        (.health(share: [HKQuantityType(.appleExerciseTime)]), "ask to read it"),
        (.health(share: [records]), "ask to read it"),
        (
          .health(read: [HKObjectType.visionPrescriptionType()]),
          "requestPerObjectReadAuthorization"
        ),
      ]
      for (kind, words) in wrong {
        try begin(.healthKit)
        HKHealthStore.raised = []
        let permissions = PermissionCoordinator.blind()
        var problems: [String] = []
        permissions.onProblem = { problems.append("\($0)") }
        #expect(await permissions.status(of: kind) == .refused(.missingDescription), "\(words)")
        #expect(await permissions.ask(kind) == .misconfigured, "\(words)")
        #expect(HKHealthStore.raised == [] && !PlayedPhone.phone.isAsking)
        #expect(problems.count == 1 && problems[0].hasPrefix("healthkit: `HK"))
        #expect(problems[0].contains(words), "\(problems)")
      }
      // The stand-in does raise.
      HKHealthStore().getRequestStatusForAuthorization(toShare: [pressure], read: []) { _, _ in }
      #expect(HKHealthStore.raised == [pressure.identifier])
    }

    @Test func `What may be written by the common request is written, if only read by the object`()
      async throws
    {
      try begin(.healthKit)
      let source = HealthKitSource(share: [HKObjectType.visionPrescriptionType()], read: [])
      #expect(await event { source.read($0) } == .read(.notDetermined))
      #expect(source.problem == nil)
    }

    @Test func `Clinical records need a key of their own`() async throws {
      let key = "NSHealthClinicalHealthRecordsShareUsageDescription"
      let source = HealthKitSource(share: [], read: [HKClinicalType(.allergyRecord)])
      try begin(.healthKit)
      #expect(await event { source.read($0) } == .read(.refused(.missingDescription)))
      UsageDescription.find = { name in
        [key, "NSHealthShareUsageDescription"].contains(name) ? "Why." : nil
      }
      #expect(await event { source.read($0) } == .read(.notDetermined))
    }

    @Test func `Screen Time that a request calls restricted reads as restricted, and asks anew`()
      async throws
    {
      PlayedPhone.begin(with: Phone(.screenTime, answer: .notDetermined, isRestricted: true))
      PlayedPhone.play(.launch(isFresh: true))
      PlayedPhone.play(.becomeActive)
      let source = ScreenTimeSource(isForChild: false)
      #expect(await event { source.read($0) } == .read(.notDetermined))
      let told = Told<WholeGrant>()
      source.ask(.access, told.reply)
      #expect(await becomesTrue { PlayedPhone.phone.isBusy })
      PlayedPhone.play(.callback)
      #expect(await becomesTrue { told.event == .answered(.no) })
      #expect(await event { source.read($0) } == .read(.refused(.restricted)))
    }

    // MARK: - The others

    @Test func `Without a configuration nearby interaction fails, and nothing is asked`()
      async throws
    {
      try begin(.nearbyInteraction)
      #expect(await PermissionCoordinator.blind().ask(.nearbyInteraction { nil }) == .failed)
      #expect(!PlayedPhone.phone.isAsking)
    }

    @Test func `A session that ends for another reason than a refusal has failed`() async throws {
      try begin(.nearbyInteraction)
      let source = NearbyInteractionSource {
        NINearbyPeerConfiguration(peerToken: NIDiscoveryToken())
      }
      let told = Told<WholeGrant>()
      source.ask(.access, told.reply)
      PlayedPhone.play(.about(0, .failsOtherwise))
      #expect(await becomesTrue { told.event == .failed })
    }

    @Test func `Notifications are muted only while every switch is off`() async throws {
      defer { UNNotificationSettings.onlySwitch = nil }
      let source = NotificationsSource()
      for name in ["alert", "sound", "badge", "lock screen", "center"] {
        try begin(.notifications, .muted)
        UNNotificationSettings.onlySwitch = name
        #expect(await event { source.read($0) } == .read(.granted(.full)), "\(name)")
      }
    }

    @Test func `The exact place needs a text of its purpose, and not of another`() async throws {
      try begin(.locationWhenInUse)
      let source = LocationExactSource(purpose: "Game")
      #expect(await event { source.read($0) } == .read(.refused(.missingDescription)))
    }

    @Test func `The delegate's first call answers no, and the flow reads again`() async throws {
      try begin(.locationWhenInUse)
      let source = LocationWhenInUseSource()
      let told = Told<LocationWhenInUseFlow.Grant>()
      source.ask(.whenInUse, told.reply)
      PlayedPhone.play(.about(0, .delegateCalls))
      #expect(await becomesTrue { told.event == .answered(.no) })
      #expect(PlayedPhone.phone.isAsking)
    }
  }
}
