import FlowModel
import FlowTestSupport
import GuestModel
import Testing

/// What is walked in guest mode, on the drivers that an app has.
@MainActor
@Suite struct GuestJourneyTests {
  private static let folder = JourneyFolder("Guest") { GuestSystems.catalog }

  @Test func `What is kept of guest mode happens in an app`() async throws {
    let (count, differences) = try await Self.folder.play(try GuestSystems.system("guest", "")) {
      _ in try PlayedGuest()
    }
    #expect(count > 15)
    #expect(differences == [])
  }

  @Test func `Wherever a walk leads, the app follows`() async throws {
    let system = try GuestSystems.system("guest", "")
    for seed in 1...(isOptimised ? 60 : 8) { try await walk(system, seed: UInt64(seed)) }
  }

  private func walk(_ system: System<GuestWorld>, seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let run = PlayedJourney(system, on: try PlayedGuest())
    let difference = await run.take(steps: 40) { walk in
      let state = walk.state
      // An identity that is read and opened at once is there before the gate goes on.
      let moves = system.moves(in: state).filter { move in
        move.cut == nil
          && (state.world.kept == nil || move.kind != .world(.launch(isFresh: true)))
      }
      guard let move = moves.randomElement(using: &random) else { return nil }
      let disk = ["disk", "disk", "disk", "disk-fails", "disk-kill"]
      let results = (0..<Int.random(in: 0..<8, using: &random)).compactMap { _ in
        disk.randomElement(using: &random)
      }
      return [system.text(of: move, in: state).id] + results
    }
    #expect(difference == nil)
  }
}
