import FlowModel
import FlowTestSupport
import GuestModel
import Testing

/// What is walked in guest mode, on the drivers that an app has.
@MainActor
@Suite struct GuestJourneyTests {
  private static let folder = JourneyFolder("Guest") { GuestSystems.catalog }

  @Test func `What is kept of guest mode happens in an app`() async throws {
    let system = try GuestSystems.system("guest", "")
    var played = 0
    for journey in try Self.folder.journeys() where journey.system == "guest" {
      let run = PlayedJourney(system, on: try PlayedGuest())
      let difference = await run.take(journey.steps.map(\.choice))
      #expect(difference == nil, "\(journey.title)")
      played += 1
    }
    #expect(played > 15)
  }

  @Test func `Wherever a walk leads, the app follows`() async throws {
    let system = try GuestSystems.system("guest", "")
    for seed in 1...20 { try await walk(system, seed: UInt64(seed)) }
  }

  private func walk(_ system: System<GuestWorld>, seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let run = PlayedJourney(system, on: try PlayedGuest())
    for _ in 0..<40 {
      let state = run.walk.state
      // An identity that is read and opened at once is there before the gate goes on.
      let moves = system.moves(in: state).filter { move in
        move.cut == nil
          && (state.world.kept == nil || move.kind != .world(.launch(isFresh: true)))
      }
      guard let move = moves.randomElement(using: &random) else { break }
      let choice = system.text(of: move, in: state).id
      let disk = ["disk", "disk", "disk", "disk-fails", "disk-kill"]
      let results = (0..<Int.random(in: 0..<8, using: &random)).compactMap { _ in
        disk.randomElement(using: &random)
      }
      let difference = await run.take([choice] + results)
      #expect(difference == nil)
      guard difference == nil else { return }
    }
  }
}
