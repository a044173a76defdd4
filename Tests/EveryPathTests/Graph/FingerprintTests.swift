import EveryPath
import Testing

@Suite struct FingerprintTests {
  /// A flow whose every component can be varied.
  struct Varied: Flow {
    enum State: Hashable, Sendable { case start, middle, side, end }
    enum Event: Hashable, Sendable { case tap, back, ping, shown, hidden }
    enum Effect: Hashable, Sendable { case show, beep, buzz }
    enum Outcome: Hashable, Sendable { case done, given }

    var name = "Varied"
    var wait: Duration = .seconds(1)
    var timeout: Duration = .seconds(9)
    var target = State.middle
    var effect = Effect.beep
    var outcome = Outcome.done
    var awaited = Event.shown
    var isOpen = true
    var ignores = true
    var remembers = true
    var interrupts = false
    var givenUp = Outcome.given
    var resumed = State.start
    var told = Event.ping
    var reason = "it looks calmer"
    var start: State { .start }

    @RowBuilder func transitions(from state: State) -> Transitions {
      switch state {
      case .start:
        if isOpen {
          On(.tap) {
            Perform(.show, until: awaited)
            Wait(wait, because: reason)
            Perform(effect)
            if remembers { Remember() }
            Tell(ComponentID<Varied>("other"), told)
            Go(to: target)
          }
        }
        if interrupts { Interrupt(.back) { Go(to: .end) } } else { On(.back) { Go(to: .end) } }
        if ignores { Ignore(.ping, because: reason) }
        After(timeout, because: reason) { Go(to: .end) }
      case .middle, .side: On(.back) { Go(to: .end) }
      case .end: Finish(outcome)
      }
    }

    func answers(to effect: Effect) -> [Event] { effect == .show ? [.shown, .hidden] : [] }
    func resume(from state: State) -> Resumption<State, Outcome> { .at(resumed) }
    func abandoned(_ reason: Abandonment) -> Outcome { reason == .cancelled ? givenUp : .given }
  }

  static func fingerprint(_ change: (inout Varied) -> Void = { _ in }) throws -> String {
    var flow = Varied()
    change(&flow)
    return try FlowGraph(flow).compiled.fingerprint
  }

  @Test func `The fingerprint is the same on every machine and run`() throws {
    let fingerprint = try Self.fingerprint()
    #expect(fingerprint == "2bd10e91410c8017")
  }

  @Test(
    arguments: [
      { $0.name = "Other" }, { $0.wait = .seconds(2) }, { $0.timeout = .seconds(8) },
      { $0.target = .side }, { $0.effect = .buzz }, { $0.outcome = .given },
      { $0.awaited = .hidden }, { $0.isOpen = false }, { $0.ignores = false },
      { $0.remembers = false }, { $0.interrupts = true }, { $0.givenUp = .done },
      { $0.resumed = .end }, { $0.told = .tap },
    ] as [@Sendable (inout Varied) -> Void])
  func `The fingerprint changes with the behaviour`(change: @Sendable (inout Varied) -> Void) throws
  {
    #expect(try Self.fingerprint(change) != Self.fingerprint())
  }

  @Test func `The fingerprint does not change with words that change nothing`() throws {
    #expect(try Self.fingerprint { $0.reason = "a better reason" } == Self.fingerprint())
  }

  @Test func `The fingerprint does not change when only lines move`() throws {
    let here = Sketch { state in
      switch state {
      case .a: On(.tap) { Go(to: .z) }
      default: Finish(.done)
      }
    }
    let there = Sketch { state in
      switch state {

      case .a:

        On(.tap) {

          Go(to: .z)
        }
      default: Finish(.done)
      }
    }
    let compiledFlows = try [FlowGraph(here).compiled, FlowGraph(there).compiled]
    #expect(compiledFlows[0].edges.map(\.line) != compiledFlows[1].edges.map(\.line))
    #expect(compiledFlows[0].fingerprint == compiledFlows[1].fingerprint)
  }
}
