import EveryPath
import EveryPathTesting
import Testing

/// Answers the read, waits for ever to be told about the alert, and has no answer to the rest.
@MainActor
private final class SlowDriver: AsyncDriver {
  var begun: [Gate.Effect] = []
  var cancelled: [Gate.Effect] = []
  var readAnswer: Gate.Event = .denied

  func perform(_ effect: Gate.Effect) async -> Gate.Event? {
    begun.append(effect)
    switch effect {
    case .read: return readAnswer
    case .startSession: return .sessionStarted
    case .showAlert, .dismissAlert, .stopSession:
      try? await ManualClock().sleep(for: .seconds(1))
      if Task.isCancelled { cancelled.append(effect) }
      return nil
    case .ask, .openSettings: return nil
    }
  }
}

@MainActor
@Suite struct AsyncDriverTests {
  @Test func `What an effect returns is its answer`() async throws {
    let driver = SlowDriver()
    driver.readAnswer = .allowed
    let runner = try Runner(Gate(), driver: driver, clock: ManualClock())
    #expect(await runner.run() == .allowed)
    #expect(driver.begun == [.read, .startSession])
    runner.abandon(.dropped)
  }

  @Test func `An effect that returns nothing gives no answer`() async throws {
    let driver = SlowDriver()
    driver.readAnswer = .undecided
    let runner = try Runner(Gate(), driver: driver, clock: ManualClock())
    let stream = runner.steps
    runner.start()
    #expect(await becomesTrue { driver.begun == [.read, .ask] })
    runner.abandon(.dropped)
    let inputs = await stream.all.map { "\($0.input)" }
    #expect(inputs == ["start", "undecided", "abandon dropped"])
  }

  @Test func `The task of an answer that is still due is cancelled at the end`() async throws {
    let driver = SlowDriver()
    let runner = try Runner(Gate(), driver: driver, clock: ManualClock())
    runner.start()
    #expect(await becomesTrue { driver.begun == [.read, .showAlert] })
    runner.abandon(.dropped)
    #expect(await becomesTrue { driver.cancelled == [.showAlert] })
  }

  @Test func `The tasks of the last effects are not cancelled`() async throws {
    let driver = SlowDriver()
    driver.readAnswer = .allowed
    let runner = try Runner(Gate(), driver: driver, clock: ManualClock())
    #expect(await runner.run() == .allowed)
    runner.send(.doneTapped)
    #expect(await becomesTrue { driver.begun.last == .stopSession })
    for _ in 0..<100 { await Task.yield() }
    #expect(driver.cancelled == [])
  }

  @Test func `Cancelling a caller cancels what it waits for, and it is answered`() async throws {
    let driver = SlowDriver()
    let runner = try Runner(Gate(), driver: driver, clock: ManualClock())
    let caller = Task { await runner.run() }
    #expect(await becomesTrue { driver.begun == [.read, .showAlert] })
    caller.cancel()
    #expect(await caller.value == .cancelled)
    #expect(await becomesTrue { driver.cancelled == [.showAlert] })
  }
}
