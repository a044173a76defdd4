import CameraFlow
import CameraModel
import CameraSystem
import EveryPath
import EveryPathTesting
import FlowChecker
import FlowModel
import FlowTestSupport
import Testing

/// What was walked on the simulated phone, on the real driver.
@MainActor
@Suite struct KeptJourneyTests {
  private nonisolated static let folder = JourneyFolder("Camera") { CameraSystems.catalog }

  private nonisolated static var kept: [Journey] {
    get throws { try folder.journeys().filter { $0.system == "camera" } }
  }

  private struct Walked: SystemVisitor {
    let journey: Journey

    func visit<W: World>(_ system: System<W>) throws -> [FlowJourney<CameraFlow>] {
      let replay = Replay(journey, in: system)
      guard replay.result == .matched else { return [] }
      return try CameraFlow().journeys(on: replay.walk, named: journey.title)
    }
  }

  private nonisolated static let journeysOfWalks = Result {
    let camera = try #require(CameraSystems.catalog.first { $0.name == "camera" })
    return try kept.flatMap { try camera.accept(Walked(journey: $0)) }
  }

  @Test(arguments: try journeysOfWalks.get())
  func `What was walked runs on the real driver`(_ journey: FlowJourney<CameraFlow>) async {
    journey.verify()
    #expect(journey.isDrivable)
    let phone = PreparedPhone()
    let driver = phone.driver()
    await journey.verify(on: driver) {
      phone.next = $1
    } connect: {
      driver.connect(to: $0)
    }
  }

  @Test func `Every attempt is a journey, and does what it did on its walk`() throws {
    let all = try Self.journeysOfWalks.get()
    #expect(all.count > 30)
    #expect(Set(all.map(\.id)).count == all.count)
    #expect(all.contains { $0.id.hasSuffix(", attempt 2") })
    let allowed = try #require(all.first { $0.id.hasPrefix("Path 1") })
    #expect(allowed.steps.last?.position == "running")
    #expect(allowed.steps.contains { $0.outcome == .ready })
  }

  @Test func `A walk of another flow is refused with a sentence`() throws {
    struct Other: SystemVisitor {
      func visit<W: World>(_ system: System<W>) -> String {
        do {
          _ = try CameraFlow(policy: .gateBeforePush).journeys(on: Walk(system), named: "x")
          return ""
        } catch {
          return "\(error)"
        }
      }
    }
    let camera = try #require(CameraSystems.catalog.first { $0.name == "camera" })
    let sentence = try camera.accept(Other())
    #expect(
      sentence
        == "component 0 of `camera` runs `camera`, so its walk is none of `camera-gate`; name the "
        + "component with `component:`, and make the flow with the same policy")
  }
}
