import EveryPath
import EveryPathTesting
import FlowChecker
import Testing

/// What drivers and coordinators may do, and what a coordinator may not.
@MainActor
@Suite struct CoordinatorTests {
  nonisolated static let all = Result {
    try [Suite.Kind.transitions, .pairs, .everyEventEverywhere]
      .flatMap { try Telephone().journeys($0) }.filter(\.isDrivable)
  }

  let switchboard = Switchboard()

  /// Hears of things as one does in an app.
  private final class Coordinator: Sendable {
    private let runner: Runner<Telephone>

    init(_ runner: Runner<Telephone>) { self.runner = runner }

    /// Called on any thread.
    nonisolated func hear(_ event: Telephone.Event) {
      Task { @MainActor in runner.send(event) }
    }

    /// Comes by two ways round.
    nonisolated func overhear(_ event: Telephone.Event) {
      Task.detached { self.hear(event) }
    }
  }

  @Test(arguments: try all.get())
  func `An answer that nobody waits for is the driver's own business`(
    _ journey: FlowJourney<Telephone>
  ) async {
    switchboard.unasked = [.vibrate: .vibrated]
    await journey.verify(on: switchboard) { switchboard.prepare($0, $1) }
  }

  @Test(arguments: try all.get(), [false, true])
  func `News may be handed on by a task`(_ journey: FlowJourney<Telephone>, isDetached: Bool)
    async
  {
    await journey.verify(on: switchboard) {
      switchboard.prepare($0, $1)
    } tell: { event, runner in
      let coordinator = Coordinator(runner)
      if isDetached { coordinator.overhear(event) } else { coordinator.hear(event) }
    }
  }

  @Test(arguments: try all.get())
  func `News that is ignored need not be handed on`(_ journey: FlowJourney<Telephone>) async {
    await journey.verify(on: switchboard) {
      switchboard.prepare($0, $1)
    } tell: { event, runner in
      if event != .foregrounded || runner.state != .ringing { runner.send(event) }
    }
  }

  @Test func `News that is not handed on is found out`() async throws {
    try await expect(
      "expected to perform [beep, vibrate, show(first: answer)], but it was []",
      in: "quiet: foregrounded"
    ) { event, runner in
      if event != .foregrounded { runner.send(event) }
    }
  }

  @Test func `News that comes once more after the last step is found out`() async throws {
    try await expect("expected at ringing, but it is at over", in: "quiet: foregrounded") {
      event, runner in
      runner.send(event)
      Task { runner.send(.callerGone) }
    }
  }

  @Test func `News that is handed on as something else is found out by the outcome`()
    async throws
  {
    try await expect(
      "expected to deliver missed, but it delivered silent(refuse)", in: "ringing: callerGone"
    ) { event, runner in
      runner.send(event == .callerGone ? .tapped(.refuse) : event)
    }
  }

  private func expect(
    _ text: String, in name: String, tell: @MainActor (Telephone.Event, Runner<Telephone>) -> Void
  ) async throws {
    let journey = try #require(try Telephone().journeys().first { $0.id == name })
    let problems = await journey.problems(
      on: switchboard, prepare: { switchboard.prepare($0, $1) }, tell: tell)
    expectOne(text, of: problems)
    #expect(problems.first?.sourceLocation.fileID == "EveryPathTestingTests/Telephone.swift")
  }
}
