import EveryPath
import Testing

/// Who tests the tester: outcomes.
@Suite struct OutcomeMistakesTests {
  @Test func `A path without an outcome`() {
    let line = #line + 5
    let found = mistakes(
      of: Sketch { state in
        switch state {
        case .a:
          On(.tap) { Go(to: .b) }
        case .b:
          On(.yes) {
            Deliver(.done); Go(to: .z)
          }
          On(.no) { Go(to: .z) }
        default: Finish()
        }
      })
    #expect(
      found.map(\.sentence) == [
        "the path from the start > tap > no ends in `z` without an outcome; deliver one on the "
          + "way, or write Finish(outcome)"
      ])
    #expect(found.map(\.rule) == ["path-without-outcome"])
    #expect(found.first?.lineNumbers == [line + 5])
  }

  @Test func `A path with two`() {
    let line = #line + 5
    let found = mistakes(
      of: Sketch { state in
        switch state {
        case .a:
          On(.tap) {
            Deliver(.done); Go(to: .b)
          }
        case .b:
          After(.seconds(3), because: "patience ends") { Go(to: .z) }
        default: Finish(.failed)
        }
      })
    #expect(
      found.map(\.sentence) == [
        "the path from the start > tap > 3 s pass delivers a second outcome; an attempt has "
          + "exactly one answer"
      ])
    #expect(found.map(\.rule) == ["path-with-two-outcomes"])
    // The row that leads there, and the end that delivers.
    #expect(found.first?.lineNumbers == [line + 4, line + 5])
  }

  @Test func `Two outcomes in one step`() {
    let line = #line + 5
    let found = mistakes(
      of: Sketch { state in
        switch state {
        case .a:
          On(.tap) {
            Deliver(.done); Deliver(.failed); Go(to: .z)
          }
        default: Finish()
        }
      })
    #expect(found.map(\.rule) == ["path-with-two-outcomes"])
    #expect(found.first?.lineNumbers == [line])
  }

  @Test func `Two outcomes before anything happens`() {
    let line = #line + 3
    let found = mistakes(
      of: Sketch {
        Enter {
          Deliver(.failed); Go(to: .z)
        }
      })
    #expect(
      found.map(\.sentence) == [
        "the path from the start delivers a second outcome; an attempt has exactly one answer"
      ])
    #expect(found.first?.lineNumbers == [line])
  }

  struct Resumed: Flow {
    enum State: Hashable, Sendable { case here, away, over }
    enum Event: Hashable, Sendable { case go }
    enum Effect: Hashable, Sendable { case beep }
    enum Outcome: Hashable, Sendable { case done }
    static let line = #line + 9
    var start: State { .here }

    func transitions(from state: State) -> Transitions {
      switch state {
      case .here:
        On(.go) {
          Deliver(.done); Go(to: .away)
        }
      case .away: On(.go) { Go(to: .over) }
      case .over: Finish()
      }
    }

    func answers(to effect: Effect) -> [Event] { [] }
    func resume(from state: State) -> Resumption<State, Outcome> { .at(.away) }
    func abandoned(_ reason: Abandonment) -> Outcome { .done }
  }

  @Test func `A resumed path without an outcome`() {
    let found = mistakes(of: Resumed())
    #expect(
      found.map(\.sentence) == [
        "the path from resuming in `away` > go ends in `over` without an outcome; deliver one on "
          + "the way, or write Finish(outcome)"
      ])
    #expect(found.first?.lineNumbers == [Resumed.line])
  }
}
