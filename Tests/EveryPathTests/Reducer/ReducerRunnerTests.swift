import EveryPath
import EveryPathTesting
import Reducers
import Testing

@MainActor
@Suite struct ReducerRunnerTests {
  @Test func `A timer brings its event when its time is over`() {
    let kitchen = Kitchen()
    kitchen.runner.send(.put)
    kitchen.clock.advance(by: .seconds(4))
    #expect(kitchen.runner.state.isBoiling)
    #expect(kitchen.runner.remainingTime(until: .done) == .seconds(1))
    kitchen.clock.advance(by: .seconds(1))
    #expect(!kitchen.runner.state.isBoiling)
    #expect(kitchen.runner.remainingTime(until: .done) == nil)
  }

  @Test func `A paused timer keeps what remains, and goes on with it`() {
    let kitchen = Kitchen()
    kitchen.runner.send(.put)
    kitchen.clock.advance(by: .seconds(2))
    kitchen.runner.send(.lift)
    kitchen.clock.advance(by: .seconds(60))
    #expect(kitchen.runner.state.isBoiling)
    #expect(kitchen.runner.remainingTime(until: .done) == .seconds(3))
    kitchen.runner.send(.lower)
    kitchen.clock.advance(by: .milliseconds(2_999))
    #expect(kitchen.runner.state.isBoiling)
    kitchen.clock.advance(by: .milliseconds(1))
    #expect(!kitchen.runner.state.isBoiling)
  }

  @Test func `A stopped timer brings nothing, and a new one begins anew`() {
    let kitchen = Kitchen()
    kitchen.runner.send(.put)
    kitchen.clock.advance(by: .seconds(4))
    kitchen.runner.send(.take)
    kitchen.clock.advance(by: .seconds(4))
    #expect(kitchen.driver.replies.isEmpty)
    kitchen.runner.send(.put)
    kitchen.clock.advance(by: .seconds(4))
    kitchen.runner.send(.put)
    kitchen.clock.advance(by: .seconds(4))
    #expect(kitchen.driver.replies.isEmpty)
    kitchen.clock.advance(by: .seconds(1))
    #expect(kitchen.driver.replies.count == 1)
  }

  @Test func `A timer that falls due just before it is stopped brings nothing`() async {
    let kitchen = Kitchen()
    kitchen.runner.send(.put)
    kitchen.driver.whenTasting = {
      // The timer rings during a reaction, and the stop is the next in the queue.
      kitchen.runner.send(.take)
      kitchen.clock.advance(by: .seconds(5))
    }
    let steps = await kitchen.steps { kitchen.runner.send(.done) }
    #expect(
      steps.map(\.description) == [
        "2. done: changes, orders taste", "3. take: nothing changes, orders stop",
      ])
  }

  @Test func `An answer is an event, the first of each effect alone`() {
    let kitchen = Kitchen()
    kitchen.runner.send(.done)
    #expect(kitchen.driver.replies[0].resolve(.tasted(isGood: true)) == .moved)
    #expect(kitchen.driver.replies[0].resolve(.tasted(isGood: true)) == .droppedAsStale)
    #expect(kitchen.runner.state.eggs == 1)
  }

  @Test func `What is told during a reaction waits for its end`() async {
    let kitchen = Kitchen()
    kitchen.driver.whenTasting = {
      kitchen.driver.replies[0].resolve(.tasted(isGood: true))
      #expect(kitchen.runner.state.eggs == 0)
    }
    let steps = await kitchen.steps { kitchen.runner.send(.done) }
    #expect(
      steps.map(\.description) == [
        "1. done: nothing changes, orders taste", "2. tasted(isGood: true) (answer): changes",
      ])
    #expect(steps.map(\.source) == [.sent, .answer])
  }

  @Test func `After the end nothing changes any more, and whoever waits is told`() {
    let kitchen = Kitchen()
    kitchen.runner.send(.put)
    kitchen.runner.send(.done)
    kitchen.runner.end()
    #expect(kitchen.driver.cancelled == 1)
    kitchen.clock.advance(by: .seconds(60))
    #expect(kitchen.driver.replies[0].resolve(.tasted(isGood: true)) == .droppedAsStale)
    kitchen.runner.send(.put)
    #expect(kitchen.runner.state == Egg.State())
    #expect(kitchen.clock.pendingCount == 0)
  }

  @Test func `An effect that has been answered is not cancelled`() {
    let kitchen = Kitchen()
    kitchen.runner.send(.done)
    kitchen.driver.replies[0].resolve(.tasted(isGood: false))
    kitchen.runner.end()
    #expect(kitchen.driver.cancelled == 0)
  }
}

extension Kitchen {
  /// The steps of what `work` does.
  func steps(_ work: () -> Void) async -> [ReducerStep<Egg>] {
    let stream = runner.steps
    work()
    runner.end()
    let steps = await stream.all
    return steps
  }
}
