import EveryPath
import FlowChecker
import Testing

/// Who tests the tester: what no journey comes to.
@Suite struct OutOfReachTests {
  /// `lost` is listed and nothing leads there; `passed` is only passed.
  struct Astray: Flow {
    enum State: Hashable, Sendable, CaseIterable { case here, passed, lost, over }
    enum Event: Hashable, Sendable { case go, hum, shrug, hidden, sigh, bell }
    enum Effect: Hashable, Sendable { case beep, sing, hide, wave, page }
    enum Outcome: Hashable, Sendable { case done }
    static let line = #line + 6
    var start: State { .here }

    func transitions(from state: State) -> Transitions {
      switch state {
      case .here:
        On(.go) {
          Perform(.beep); Go(to: .passed)
        }
      case .passed:
        Enter {
          Perform(.wave); Go(to: .over)
        }
        On(.bell) {
          Perform(.page); Go(to: .over)
        }
      case .lost:
        On(.go) {
          Perform(.beep); Go(to: .over)
        }
        On(.hum) {
          Perform(.sing); Perform(.hide, until: .hidden); Go(to: .over)
        }
        Ignore(.shrug, because: "it says nothing")
        On(.sigh) { Go(to: .over) }
      case .over: Finish(.done)
      }
    }

    func answers(to effect: Effect) -> [Event] { effect == .hide ? [.hidden] : [] }
    func abandoned(_ reason: Abandonment) -> Outcome { .done }
  }

  @Test func `an effect that only a state without journeys performs`() throws {
    let found = try findings(of: Astray()).filter { $0.rule == "effect-never-performed" }
      .sorted { $0.lines[0].line < $1.lines[0].line }
    #expect(
      found.map(\.sentence)
        == ["page", "sing", "hide"].map {
          "no journey performs `\($0)`; remove it, or order it on a path that one takes"
        })
    #expect(
      found.map(\.lineNumbers) == [[Astray.line + 8], [Astray.line + 15], [Astray.line + 15]])
  }

  @Test func `an event that only a state without journeys handles or ignores`() throws {
    let found = try findings(of: Astray()).filter { $0.rule == "unused-event" }
      .sorted { $0.lines[0].line < $1.lines[0].line }
    #expect(
      found.map(\.sentence)
        == ["bell", "hum", "hidden", "shrug", "sigh"].map {
          "no journey rests where `\($0)` is handled or ignored; remove it, or write its row where "
            + "one does"
        })
    #expect(found.map(\.lineNumbers) == [7, 14, 15, 17, 18].map { [Astray.line + $0] })
  }

  /// A state that is only passed, and remembered on the way: a new process goes on behind it.
  struct Remembering: Flow {
    enum State: Hashable, Sendable { case here, passed, again, over }
    enum Event: Hashable, Sendable { case go, ring }
    enum Effect: Hashable, Sendable { case sing }
    enum Outcome: Hashable, Sendable { case done }
    var start: State { .here }

    func transitions(from state: State) -> Transitions {
      switch state {
      case .here: On(.go) { Go(to: .passed) }
      case .passed:
        Enter {
          Remember(); Forget(); Go(to: .over)
        }
      case .again:
        On(.ring) {
          Perform(.sing); Forget(); Go(to: .over)
        }
      case .over: Finish(.done)
      }
    }

    var boundEvents: [Event] { [.go, .ring] }
    func answers(to effect: Effect) -> [Event] { [] }
    func resume(from state: State) -> Resumption<State, Outcome> {
      .at(state == .passed ? .again : .here)
    }
    func abandoned(_ reason: Abandonment) -> Outcome { .done }
  }

  @Test func `what happens only after a resumption happens`() throws {
    #expect(try findings(of: Remembering()) == [])
  }

  /// Its effects can be listed, and one is left over.
  struct Leftover: Flow {
    enum State: Hashable, Sendable { case here, over }
    enum Event: Hashable, Sendable { case go }
    enum Effect: Hashable, Sendable, CaseIterable { case sing, dance }
    enum Outcome: Hashable, Sendable { case done }
    static let line = #line + 6
    var start: State { .here }

    func transitions(from state: State) -> Transitions {
      switch state {
      case .here:
        On(.go) {
          Perform(.sing); Go(to: .over)
        }
      case .over: Finish(.done)
      }
    }

    var boundEvents: [Event] { [.go] }
    func answers(to effect: Effect) -> [Event] { [] }
    func abandoned(_ reason: Abandonment) -> Outcome { .done }
  }

  @Test func `an effect that can be listed, and that nothing orders`() throws {
    let found = try findings(of: Leftover())
    #expect(found.map(\.rule) == ["effect-never-performed"])
    #expect(found.map(\.sentence) == ["nothing performs `dance`; remove it, or order it"])
    #expect(found.map(\.lineNumbers) == [[Leftover.line]])
  }
}
