import BluetoothPermission
import CoreBluetooth
import EveryPath
import EveryPathTesting
import HomeKit
import HomeKitPermission
import PermissionDrivers
import PermissionFacts
import PermissionFlows
import PlayedPhone
import SimulatedPhone
import Testing

extension PlayedTests {
  /// Frameworks that ask when a manager is made.
  @MainActor
  @Suite struct ManagerTests {
    private let bluetooth = PlayedSource.devices.first { $0.permission == .bluetooth }
    private let home = PlayedSource.devices.first { $0.permission == .homeKit }

    @Test func `A read of Bluetooth makes no manager until that asks nothing`() async throws {
      for status in [AuthorizationStatus.notDetermined, .denied, .restricted] {
        try #require(bluetooth).begin(status)
        CBCentralManager.made = 0
        let source = BluetoothSource()
        _ = await event { source.read($0) }
        #expect(CBCentralManager.made == 0)
      }
      try #require(bluetooth).begin(.authorized, keys: [])
      let source = BluetoothSource()
      #expect(await event { source.read($0) } == .read(.refused(.missingDescription)))
      #expect(CBCentralManager.made == 0)
    }

    @Test func `One manager of Bluetooth tells of the power each time`() async throws {
      try #require(bluetooth).begin(.authorized, isSwitchedOff: true)
      CBCentralManager.made = 0
      let source = BluetoothSource()
      #expect(await event { source.read($0) } == .read(.refused(.switchedOff)))
      PlayedPhone.play(.about(0, .flipInControlCenter(isOn: true)))
      #expect(await event { source.read($0) } == .read(.granted(.full)))
      #expect(CBCentralManager.made == 1)
    }

    @Test(arguments: [CBManagerState.unauthorized, .unknown, .resetting])
    func `A manager of Bluetooth that has not settled refuses nothing`(_ first: CBManagerState)
      async throws
    {
      defer { CBCentralManager.unsettled = nil }
      try #require(bluetooth).begin(.authorized)
      CBCentralManager.unsettled = first
      let source = BluetoothSource()
      let told = Told<WholeGrant>()
      source.read(told.reply)
      _ = await becomesTrue(withinTurns: 500) { told.event != nil }
      #expect(told.event == nil && source.settlingLimit == .seconds(10))
      CBCentralManager.unsettled = nil
      #expect(await event { source.read($0) } == .read(.granted(.full)))
      #expect(told.event == .read(.granted(.full)))
    }

    @Test(arguments: ["NSAccessorySetupKitSupports", "NSAccessorySetupSupports"])
    func `An app that picks accessories of Bluetooth is not asked, and waits for nothing`(
      _ key: String
    ) async throws {
      for (status, outcome) in [
        (AuthorizationStatus.notDetermined, AccessOutcome<WholeGrant>.unavailable),
        (.denied, .denied), (.authorized, .granted(.full)),
      ] {
        try #require(bluetooth).begin(status)
        CBCentralManager.made = 0
        let find = UsageDescription.find
        UsageDescription.find = { $0 == key ? ["WiFi", "Bluetooth"] : find($0) }
        let permissions = PermissionCoordinator.blind()
        var problems: [String] = []
        permissions.onProblem = { problems.append("\($0)") }
        #expect(await permissions.ask(.bluetooth) == outcome)
        #expect(CBCentralManager.made == (status == .authorized ? 1 : 0))
        #expect(problems.count == (status == .notDetermined ? 1 : 0))
        #expect(problems.allSatisfy { $0.contains("ASAccessorySession") })
      }
    }

    @Test func `Bluetooth that was asked in vain is asked by a new manager`() async throws {
      try #require(bluetooth).begin(.notDetermined)
      CBCentralManager.made = 0
      let source = BluetoothSource()
      let first = Told<WholeGrant>()
      source.ask(.access, first.reply)
      PlayedPhone.play(.promptAppears)
      PlayedPhone.play(.goHome(.toldNo))
      PlayedPhone.play(.callback)
      #expect(await becomesTrue { first.event == .answered(.no) })
      #expect(await event { source.read($0) } == .read(.notDetermined))
      source.ask(.access, Told().reply)
      #expect(CBCentralManager.made == 2)
      #expect(PlayedPhone.phone.isAsking)
    }

    @Test func `A read of home data makes no manager before the person has answered`() async throws
    {
      for status in [AuthorizationStatus.notDetermined, .authorized, .denied] {
        try #require(home).begin(status)
        try HomeMemory.begin(answered: false)
        HMHomeManager.made = 0
        let source = HomeKitSource(remembersIn: HomeMemory.folder)
        #expect(await event { source.read($0) } == .read(.notDetermined))
        #expect(HMHomeManager.made == 0)
      }
    }

    @Test func `Home data that was answered before is answered at once, and remembered`()
      async throws
    {
      try #require(home).begin(.denied)
      try HomeMemory.begin(answered: false)
      let source = HomeKitSource(remembersIn: HomeMemory.folder)
      #expect(await event { source.ask(.access, $0) } == .answered(.no))
      #expect(await event { source.read($0) } == .read(.refused(.denied)))
      #expect(HomeMemory.holds)
      let next = HomeKitSource(remembersIn: HomeMemory.folder)
      #expect(await event { next.read($0) } == .read(.refused(.denied)))
      #expect(!PlayedPhone.phone.isAsking)
    }

    @Test func `Home data that is a question again is no longer remembered`() async throws {
      try #require(home).begin(.notDetermined)
      try HomeMemory.begin(answered: true)
      let source = HomeKitSource(remembersIn: HomeMemory.folder)
      let read = Told<WholeGrant>()
      source.read(read.reply)
      PlayedPhone.play(.promptAppears)
      PlayedPhone.play(.goHome(.toldNo))
      PlayedPhone.play(.callback)
      #expect(await becomesTrue { read.event == .read(.notDetermined) })
      #expect(!HomeMemory.holds)
    }
  }
}
