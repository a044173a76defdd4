import CameraFlow
import CameraSystem
import EveryPath
import EveryPathTesting
import Testing

/// Every journey of the flow, on the real driver.
@MainActor
@Suite struct CameraDriverJourneyTests {
  @Test(arguments: try DriverJourneys.drivable.get())
  func `Every journey runs on the real driver`(_ journey: FlowJourney<CameraFlow>) async {
    let phone = PreparedPhone()
    let driver = phone.driver()
    await journey.verify(on: driver) {
      phone.next = $1
    } connect: {
      driver.connect(to: $0)
    }
  }

  @Test func `Every journey can be taken on a driver`() throws {
    let all = try DriverJourneys.pageFirst.get()
    let drivable = all.count { $0.isDrivable }
    #expect(drivable == all.count)
  }
}

/// The journeys of both policies, made once in a test run.
enum DriverJourneys {
  static let pageFirst = Result { try CameraFlow().journeys() }

  /// Those of both that can be taken on a driver.
  static let drivable = Result {
    try (pageFirst.get() + CameraFlow(policy: .gateBeforePush).journeys()).filter(\.isDrivable)
  }
}
