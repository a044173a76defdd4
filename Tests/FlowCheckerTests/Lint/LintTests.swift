import EveryPath
import FlowChecker
import Testing

/// Who tests the tester: lint.
@Suite struct LintTests {
  struct Listed: Flow {
    enum State: Hashable, Sendable, CaseIterable { case here, passed, lost, lostPassage, over }
    enum Event: Hashable, Sendable, CaseIterable { case go, stop, unheard }
    enum Effect: Hashable, Sendable { case beep }
    enum Outcome: Hashable, Sendable { case done }
    static let line = #line + 6
    var start: State { .here }

    func transitions(from state: State) -> Transitions {
      switch state {
      case .here:
        On(.go) { Go(to: .passed) }
        On(.stop) { Stay() }
      case .passed:
        Enter { Go(to: .over) }
        On(.stop) { Go(to: .lost) }
      case .lost: On(.stop) { Go(to: .lostPassage) }
      case .lostPassage: Enter { Go(to: .over) }
      case .over: Finish(.done)
      }
    }

    func answers(to effect: Effect) -> [Event] { [] }
    func abandoned(_ reason: Abandonment) -> Outcome { .done }
  }

  @Test func `An unreachable state`() throws {
    let found = try findings(of: Listed()).filter { $0.rule == "unreachable-state" }
    #expect(
      found.map(\.sentence) == [
        "nothing leads to `lost`; remove it, or write the row that goes there",
        "nothing leads to `lostPassage`; remove it, or write the row that goes there",
      ])
    #expect(found.map(\.lineNumbers) == [[Listed.line + 5], [Listed.line + 6]])
  }

  @Test func `An unused event`() throws {
    let found = try findings(of: Listed()).filter { $0.rule == "unused-event" }
    #expect(
      found.map(\.sentence) == [
        "no state handles or ignores `unheard`; remove it, or write its row"
      ])
    // It answers no effect, so the place to write it is the first row.
    #expect(found.map(\.lineNumbers) == [[Listed.line]])
  }

  @Test(
    arguments: [
      (
        true,
        [
          "`a` is left after 1 s, so what is to be done after 2 s never is; remove it, or make it the shorter one"
        ]
      ), (false, []),
    ])
  func `a timeout that a shorter one never lets come`(leaves: Bool, sentences: [String]) throws {
    let line = #line + 5
    let found = try findings(
      of: Sketch { state in
        switch state {
        case .a:
          After(.seconds(2), because: "long") { Go(to: .c) }
          After(.seconds(1), because: "short") {
            if leaves { Go(to: .b) } else { Stay() }
          }
        case .b: On(.tap) { Go(to: .c) }
        default: Finish(.done)
        }
      }
    ).filter { $0.rule == "timeout-too-late" }
    #expect(found.map(\.sentence) == sentences)
    #expect(found.map(\.lineNumbers) == sentences.map { _ in [line + 1, line] })
  }

  @Test(
    arguments: [
      (
        true,
        [
          "`a` has two After of 1 s, of which either may come first; keep one, or make one the longer"
        ]
      ), (false, []),
    ])
  func `two timeouts that fall due together`(leaves: Bool, sentences: [String]) throws {
    let found = try findings(
      of: Sketch { state in
        switch state {
        case .a:
          After(.seconds(1), because: "one") { if leaves { Go(to: .b) } else { Stay() } }
          After(.seconds(1), because: "two") { Go(to: .c) }
        case .b: On(.tap) { Go(to: .c) }
        default: Finish(.done)
        }
      }
    ).filter { $0.rule == "two-timeouts" }
    #expect(found.map(\.sentence) == sentences)
  }

  @Test func `A trap`() throws {
    let line = #line + 6
    let found = try findings(
      of: Sketch { state in
        switch state {
        case .a:
          On(.tap) { Go(to: .b) }
          On(.back) { Go(to: .z) }
        case .b: On(.tap) { Go(to: .c) }
        case .c: On(.tap) { Go(to: .b) }
        default: Finish(.done)
        }
      })
    #expect(
      found.map(\.description) == [
        "\(#fileID):\(line + 1): no way leads from `b`, `c` to an end; write a way out"
      ])
    #expect(found.map(\.rule) == ["trap"])
    #expect(found.first?.lineNumbers == [line + 1, line + 2])
    #expect(found.first?.witness == ["tap"])
  }

  @Test func `A flow that never ends is no trap`() throws {
    let found = try findings(
      of: Sketch { state in
        switch state {
        case .a: On(.tap) { Go(to: .b) }
        default: On(.tap) { Go(to: .a) }
        }
      })
    #expect(found == [])
  }
}
