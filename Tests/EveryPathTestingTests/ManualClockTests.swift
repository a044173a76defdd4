import EveryPath
import EveryPathTesting
import Testing

@MainActor
@Suite struct ManualClockTests {
  let clock = ManualClock()

  @Test func `Time passes only when it is told to`() {
    #expect(clock.now.offset == .zero)
    clock.advance(by: .seconds(2))
    #expect(clock.now.offset == .seconds(2))
    clock.run(to: .init(offset: .seconds(1)))
    #expect(clock.now.offset == .seconds(2), "time never goes back")
  }

  @Test func `Timers ring in the order of their deadlines, equal ones as they were set`() {
    var rung: [String] = []
    for (name, seconds) in [("c", 3), ("a", 1), ("b", 2), ("a2", 1), ("a3", 1)] {
      _ = clock.set(after: .seconds(seconds)) { rung.append(name) }
    }
    clock.advance(by: .seconds(3))
    #expect(rung == ["a", "a2", "a3", "b", "c"])
    #expect(clock.pendingCount == 0)
  }

  @Test func `While a timer rings it is the time of its deadline`() {
    var times: [Duration] = []
    for seconds in [2, 1] {
      _ = clock.set(after: .seconds(seconds)) { [clock] in times.append(clock.now.offset) }
    }
    clock.advance(by: .seconds(5))
    #expect(times == [.seconds(1), .seconds(2)])
    #expect(clock.now.offset == .seconds(5))
  }

  @Test func `A timer that is set by another rings in the same call if it is due`() {
    var times: [Duration] = []
    _ = clock.set(after: .seconds(1)) { [clock] in
      for seconds in [1, 5] {
        _ = clock.set(after: .seconds(seconds)) { times.append(clock.now.offset) }
      }
    }
    clock.advance(by: .seconds(3))
    #expect(times == [.seconds(2)])
    #expect(clock.nextDeadline?.offset == .seconds(6))
  }

  @Test func `A cancelled timer does not ring, even at its own deadline`() {
    var rung: [Int] = []
    var second: RunningTimer?
    _ = clock.set(after: .seconds(1)) {
      rung.append(1); second?.cancel()
    }
    second = clock.set(after: .seconds(1)) { rung.append(2) }
    clock.advance(by: .seconds(1))
    #expect(rung == [1])
  }

  @Test func `A task sleeps until its deadline`() async throws {
    let sleeper = Task { [clock] in
      try await clock.sleep(for: .seconds(1))
      return clock.now.offset
    }
    #expect(await becomesTrue { clock.pendingCount == 1 })
    clock.advance(by: .seconds(1))
    #expect(try await sleeper.value == .seconds(1))
  }

  @Test func `A task may sleep off the main actor`() async throws {
    let sleeper = Task.detached { [clock] in try await clock.sleep(for: .seconds(1)) }
    #expect(await becomesTrue { clock.pendingCount == 1 })
    clock.advance(by: .seconds(1))
    try await sleeper.value
  }

  @Test func `A deadline that has passed does not suspend`() async throws {
    let deadline = clock.now.advanced(by: .seconds(1))
    clock.advance(by: .seconds(1))
    try await clock.sleep(until: deadline)
    #expect(clock.pendingCount == 0)
  }

  @Test func `A cancelled sleeper wakes with an error and leaves nothing behind`() async throws {
    let sleeper = Task { [clock] in try await clock.sleep(for: .seconds(1)) }
    #expect(await becomesTrue { clock.pendingCount == 1 })
    sleeper.cancel()
    await #expect(throws: CancellationError.self) { try await sleeper.value }
    #expect(clock.pendingCount == 0)
  }

  @Test func `A sleeper that is cancelled before it sleeps never sleeps`() async throws {
    let sleeper = Task.detached { [clock] in
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await sleeper.value }
    #expect(clock.pendingCount == 0)
  }

  @Test func `Sleepers cancelled from everywhere are all woken`() async throws {
    let sleepers = (0..<100).map { _ in
      Task.detached { [clock] in try await clock.sleep(for: .seconds(1)) }
    }
    await withTaskGroup(of: Void.self) { group in
      for sleeper in sleepers { group.addTask { sleeper.cancel() } }
    }
    for sleeper in sleepers {
      await #expect(throws: CancellationError.self) { try await sleeper.value }
    }
    #expect(await becomesTrue { clock.pendingCount == 0 })
  }
}
