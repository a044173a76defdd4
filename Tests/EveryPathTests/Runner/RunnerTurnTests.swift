import EveryPath
import EveryPathTesting
import Testing

/// What a runner is told while something else is being taken.
@MainActor
@Suite struct RunnerTurnTests {
  let driver = ScriptedDriver<Bell>()
  let bell: Runner<Bell>
  let guest: Runner<Guest>

  init() throws {
    // Without a search for dead ends: the flows are as small as can be.
    bell = Runner(try FlowGraph(Bell(), checksPaths: false), driver: driver)
    guest = Runner(
      try FlowGraph(Guest(), checksPaths: false), driver: ScriptedDriver<Guest>())
    guest.connect(Guest.bell, to: bell)
    guest.start()
  }

  /// Pokes the bell until it has rung twice, the second time for an attempt that began meanwhile.
  private func ringTwice(then act: @escaping (Runner<Bell>) -> Void) {
    var rings = 0
    driver.whenPerforming = { [bell, guest] _ in
      rings += 1
      if rings == 1 {
        // The guest calls anew: the first attempt ends, and a second begins, before what is told of
        // the second ring comes.
        guest.send(.again)
        bell.send(.poke)
      } else {
        act(bell)
      }
    }
    bell.send(.poke)
    #expect(rings == 2)
  }

  @Test func `A call is for the attempt that runs when its turn comes`() {
    ringTwice { $0.send(.tick) }
    #expect(bell.position == "hot")
  }

  @Test func `ends the attempt that runs when its turn comes`() {
    ringTwice { $0.abandon(.dropped) }
    #expect(!bell.isRunning)
  }

  @Test func `A call is for the attempt that runs, if that is to end only later`() {
    driver.whenPerforming = { [bell, guest] _ in
      guest.send(.again)
      bell.send(.tick)
    }
    bell.send(.poke)
    // Cancelled and begun anew by then, but the tick came before both.
    #expect(bell.position == "idle")
    #expect(bell.isRunning)
    #expect(bell.abandon(.dropped) == .abandoned)
    #expect(!bell.isRunning)
  }

  /// Rings when it is poked, and heats up at a tick.
  struct Bell: Flow {
    enum State: Hashable, Sendable, CaseIterable { case idle, hot, over }
    enum Event: Hashable, Sendable { case poke, tick }
    enum Effect: Hashable, Sendable { case ring }
    enum Outcome: Hashable, Sendable { case done, gone }

    var start: State { .idle }
    func transitions(from state: State) -> Transitions {
      switch state {
      case .idle:
        On(.poke) {
          Perform(.ring)
          Stay()
        }
        On(.tick) { Go(to: .hot) }
      case .hot: On(.poke) { Go(to: .over) }
      case .over: Finish(.done)
      }
    }
    func answers(to effect: Effect) -> [Event] { [] }
    func resume(from state: State) -> Resumption<State, Outcome> { .drop(.gone) }
    func abandoned(_ reason: Abandonment) -> Outcome { .gone }
  }

  /// Calls the bell, and again.
  struct Guest: Flow {
    enum State: Hashable, Sendable, CaseIterable { case calling, over }
    enum Event: Hashable, Sendable { case again }
    enum Effect: Hashable, Sendable { case none }
    enum Outcome: Hashable, Sendable { case done, gone }
    static let bell = ComponentID<Bell>("bell")

    var start: State { .calling }
    func transitions(from state: State) -> Transitions {
      switch state {
      case .calling:
        Enter {
          Call(Self.bell, until: .done)
          Go(to: .over)
        }
        Interrupt(.again) { Go(to: .calling) }
      case .over: Finish(.done)
      }
    }
    func answers(to effect: Effect) -> [Event] { [] }
    func resume(from state: State) -> Resumption<State, Outcome> { .drop(.gone) }
    func abandoned(_ reason: Abandonment) -> Outcome { .gone }
  }
}
