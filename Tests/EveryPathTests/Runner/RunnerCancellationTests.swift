import EveryPath
import EveryPathTesting
import Testing

/// Cancels the only caller everywhere it can wait.
@MainActor
@Suite struct RunnerCancellationTests {
  enum Move: Hashable {
    case event(Gate.Event)
    case time
  }

  @Test func `Cancelling at any position ends the attempt with exactly one outcome`() async throws {
    let paths = try everyPosition()
    let waiting = try FlowGraph(Gate()).compiled.positions.filter { $0.kind != .final }
    #expect(paths.map(\.position).sorted() == waiting.map(\.id).sorted())
    for (position, path) in paths {
      let run = try GateRun()
      let stream = run.runner.steps
      let caller = await run.caller()
      for move in path { make(move, run) }
      #expect(run.runner.position == position)
      let hadOutcome = run.runner.outcome != nil
      caller.cancel()
      #expect(await caller.value == (hadOutcome ? .allowed : .cancelled), "\(position)")
      if hadOutcome { run.runner.abandon(.dropped) }
      let steps = await stream.all
      #expect(steps.compactMap(\.outcome).count == 1, "\(position)")
      #expect(!run.runner.isRunning)
      #expect(run.clock.pendingCount == 0, "a timer is left at \(position)")
      #expect(run.store.intents.isEmpty, "an intent is left at \(position)")
    }
  }

  /// The shortest way to each position that is not final, found with runners alone.
  private func everyPosition() throws -> [(position: String, path: [Move])] {
    var found: [(position: String, path: [Move])] = []
    var open: [[Move]] = [[]]
    while !open.isEmpty {
      let path = open.removeFirst()
      let run = try GateRun()
      run.runner.start()
      for move in path { make(move, run) }
      guard run.runner.isRunning, let position = run.runner.position,
        !found.contains(where: { $0.position == position })
      else { continue }
      found.append((position, path))
      open += (Gate.Event.allCases.map(Move.event) + [.time]).map { path + [$0] }
    }
    return found
  }

  private func make(_ move: Move, _ run: GateRun) {
    switch move {
    case .event(let event): run.runner.send(event)
    case .time: if let deadline = run.clock.nextDeadline { run.clock.run(to: deadline) }
    }
  }
}
